"""Reads voltages and resistances off the boxes of the figure."""

import re
from collections.abc import Sequence

from seedproof.problems.checking.axes import diagram_of
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.circuit_currents.facts import Facts
from seedproof.problems.templates.circuit_currents.phrases import TEXTS

_WIRES = [
    (["1", "1"], ["1", "7"]),
    (["1", "7"], ["11", "7"]),
    (["11", "7"], ["11", "1"]),
    (["11", "1"], ["1", "1"]),
    (["6", "1"], ["6", "7"]),
]
_ARROWS = [
    ("I1", ["1", "7"], ["5/2", "7"]),
    ("I2", ["11", "7"], ["19/2", "7"]),
    ("I3", ["6", "7"], ["6", "29/5"]),
]
_SOURCES = (("1", "4"), ("11", "4"), ("6", "5/2"))
_RESISTORS = (("4", "7"), ("8", "7"), ("6", "5"))


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn circuit."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    items = diagram_of(drawing)["items"]
    wires = [item for item in items if item["kind"] == "segment"]
    if [(wire["from"], wire["to"]) for wire in wires] != _WIRES or any("label" in wire for wire in wires):
        raise Unreadable("the wires are not those of three branches")
    arrows = [(item["label"], item["from"], item["to"]) for item in items if item["kind"] == "arrow"]
    if arrows != _ARROWS:
        raise Unreadable("the currents have other names, or directions")
    boxes = {tuple(item["at"]): item["label"] for item in items if item["kind"] == "box"}
    if len(boxes) + len(_WIRES) + len(_ARROWS) != len(items):
        raise Unreadable("there is more in the figure than wires, arrows and boxes")
    if not {*_SOURCES[:2], *_RESISTORS} <= {*boxes} <= {*_SOURCES, *_RESISTORS}:
        raise Unreadable("a box is missing, or stands elsewhere")
    left, right, middle = (_value(boxes[at], "V") if at in boxes else 0 for at in _SOURCES)
    first, second, third = (_value(boxes[at], "Ω") for at in _RESISTORS)
    return Facts(voltages=(left, right, middle), resistances=(first, second, third), **values)


def _value(label: str, unit: str) -> int:
    match = re.fullmatch(rf"([1-9][0-9]*) {unit}", label)
    if match is None:
        raise Unreadable(f"{label!r} is no number of {unit}")
    return int(match[1])


READER = Reader(read=read)
