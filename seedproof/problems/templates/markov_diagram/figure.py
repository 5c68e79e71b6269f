"""Draws the states as circles, and an arrow for each change with a probability."""

from itertools import chain

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.markov_diagram.facts import Facts

_CENTRES = {"A": ["2", "2"], "B": ["12", "2"], "C": ["7", "8"]}
_ARROWS = {
    (0, 1): (["33/10", "5/2"], ["107/10", "5/2"]),
    (1, 0): (["107/10", "3/2"], ["33/10", "3/2"]),
    (0, 2): (["13/5", "33/10"], ["28/5", "71/10"]),
    (2, 0): (["63/10", "13/2"], ["33/10", "27/10"]),
    (1, 2): (["57/5", "33/10"], ["42/5", "71/10"]),
    (2, 1): (["77/10", "13/2"], ["107/10", "27/10"]),
}
"""Where the arrow from one state to another begins and ends."""


def drawing(facts: Facts) -> Drawing:
    """Draw the chain."""
    circles = [
        [{"kind": "circle", "centre": centre, "radius": "1"}, {"kind": "text", "at": centre, "text": name}]
        for name, centre in _CENTRES.items()
    ]
    arrows = [
        {"kind": "arrow", "from": start, "to": end, "label": f"0.{facts.leaving[source][target]}"}
        for (source, target), (start, end) in _ARROWS.items()
        if facts.leaving[source][target]
    ]
    return {"kind": "diagram", "x": ["0", "14"], "y": ["0", "10"], "items": [*chain(*circles), *arrows]}


def twin(facts: Facts) -> Facts:
    """Return the chain in which A and B have exchanged their probabilities."""
    (_, a_to_b, a_to_c), (b_to_a, _, b_to_c), (c_to_a, c_to_b, _) = facts.leaving
    return replace(facts, leaving=[(0, b_to_a, b_to_c), (a_to_b, 0, a_to_c), (c_to_b, c_to_a, 0)])


FIGURE = Figure(
    drawing=drawing,
    alt="Three circles, named A, B and C, and arrows between them with probabilities as labels.",
    twin=twin,
)
