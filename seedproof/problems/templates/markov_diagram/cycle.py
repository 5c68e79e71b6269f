"""Reads the probabilities at the arrows of the figure."""

import re
from collections.abc import Sequence

from seedproof.problems.checking.axes import diagram_of
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.markov_diagram.facts import Facts
from seedproof.problems.templates.markov_diagram.phrases import TEXTS

_STATES = {("2", "2"): 0, ("12", "2"): 1, ("7", "8"): 2}
"""The states in the order of their names, by where they are drawn."""
_ARROWS = {
    (("33/10", "5/2"), ("107/10", "5/2")): (0, 1),
    (("107/10", "3/2"), ("33/10", "3/2")): (1, 0),
    (("13/5", "33/10"), ("28/5", "71/10")): (0, 2),
    (("63/10", "13/2"), ("33/10", "27/10")): (2, 0),
    (("57/5", "33/10"), ("42/5", "71/10")): (1, 2),
    (("77/10", "13/2"), ("107/10", "27/10")): (2, 1),
}
"""From which state to which an arrow goes, by both of its ends."""
_PROBABILITY = re.compile(r"0\.([1-9])")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn Markov chain."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    return Facts(leaving=_leaving(diagram_of(drawing)["items"]), **values)


def _leaving(items: Sequence[Drawing]) -> list[tuple[int, int, int]]:
    """Return the tenths at the arrows. Raises: Unreadable for another figure."""
    circles = {tuple(item["centre"]) for item in items if item["kind"] == "circle"}
    names = {tuple(item["at"]): item["text"] for item in items if item["kind"] == "text"}
    arrows = [item for item in items if item["kind"] == "arrow"]
    if circles != {*_STATES} or [names.get(centre) for centre in _STATES] != ["A", "B", "C"]:
        raise Unreadable("the states have other places, or names")
    if len(circles) + len(names) + len(arrows) != len(items):
        raise Unreadable("there is more in the figure than states and arrows")
    tenths = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    for arrow in arrows:
        ends = (tuple(arrow["from"]), tuple(arrow["to"]))
        match = _PROBABILITY.fullmatch(arrow["label"])
        if ends not in _ARROWS or match is None:
            raise Unreadable("an arrow has no probability, or leads from no state to another")
        source, target = _ARROWS[ends]
        tenths[source][target] = int(match[1])
    return [(first, second, third) for first, second, third in tenths]


READER = Reader(read=read)
