"""Draws one bar about each number."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.partial_sum_bars.facts import Facts
from seedproof.problems.templates.partial_sum_bars.make import gaps


def drawing(facts: Facts) -> Drawing:
    """Draw the bars on a grid that shows their heights."""
    count = len(facts.heights)
    bars = {
        "kind": "bars",
        "edges": [str(Fraction(2 * edge + 1, 2)) for edge in range(count + 1)],
        "heights": [str(height) for height in facts.heights],
    }
    return {
        "kind": "axes",
        "x": ["0", str(count + 1)],
        "y": [str(min(0, *facts.heights) - 1), str(max(0, *facts.heights) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "n",
        "y_label": "aₙ" if facts.kind == "terms" else "xₙ",
        "items": [bars],
    }


FIGURE = Figure(
    drawing=drawing,
    alt=lambda facts: (
        f"Bar chart with {gaps(facts)['count']} bars over the first positive integers n; "
        "the height of each bar can be read off a grid of unit squares."
    ),
    twin=lambda facts: replace(facts, heights=[-height for height in facts.heights]),
)
