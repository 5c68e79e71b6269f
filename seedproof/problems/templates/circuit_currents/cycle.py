"""Reads voltages and resistances off the boxes of the figure."""

import re
from collections.abc import Sequence

from seedproof.problems.checking.axes import diagram_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.circuit_currents.facts import Facts
from seedproof.problems.templates.circuit_currents.phrases import (
    CHANGES,
    CURRENTS,
    ORDER,
    POWERS,
    STATEMENTS,
)

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
_LABEL = re.compile(r"([1-9][0-9]*) ([VΩ])")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn circuit."""
    flows, power, change = questions
    read_gaps(statement, STATEMENTS)
    if read_gaps(flows, CURRENTS)["currents"] != ORDER:
        raise Unreadable("the currents are asked for in another order")
    read_gaps(power, POWERS)
    asked, _ = read_kind(change, CHANGES)
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
    left, right, middle = (_value(boxes.get(place, ""), "V") for place in _SOURCES)
    first, second, third = (_value(boxes[place], "Ω") for place in _RESISTORS)
    return Facts((left, right, middle), (first, second, third), asked)


def _value(label: str, unit: str) -> int:
    """Return the number in a box, 0 where there is no box. Raises: Unreadable for another unit."""
    if not label:
        return 0
    match = _LABEL.fullmatch(label)
    if match is None or match[2] != unit:
        raise Unreadable(f"{label!r} is no number of {unit}")
    return int(match[1])


READER = Reader(read=read)
