"""Draws time across, the rate up; steps are not joined."""

from itertools import pairwise

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.net_change_from_rate.facts import Facts

_LABELS = {"particle": "v(t) [m/s]", "tank": "r(t) [L/min]", "battery": "p(t) [kW]"}


def drawing(facts: Facts) -> Drawing:
    """Draw a line for every step, or a single one through all corners."""
    times = [str(time) for time in facts.times]
    rates = [str(rate) for rate in facts.rates]
    lines = [list(zip(times, rates, strict=False))]
    if facts.shape == "steps":
        lines = [[(a, rate), (b, rate)] for (a, b), rate in zip(pairwise(times), rates, strict=True)]
    return {
        "kind": "axes",
        "x_step": "1",
        "y_step": "1",
        "items": [{"kind": "polyline", "points": list(map(list, line))} for line in lines],
        "x": ["0", times[-1]],
        "y": [str(min(facts.rates) - 1), str(max(facts.rates) + 1)],
        "x_label": "t",
        "y_label": _LABELS[facts.story],
    }


FIGURE = Figure(
    drawing=drawing,
    alt="A rate of change over time, drawn on a grid of unit squares in pieces between lattice points.",
    twin=lambda facts: replace(facts, rates=[facts.rates[0] + 1, *facts.rates[1:]]),
)
