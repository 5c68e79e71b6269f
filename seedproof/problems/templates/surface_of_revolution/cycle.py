"""Reads the kind of the curve from its formula, and the axis from the statement."""

import re
from collections.abc import Sequence

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.surface_of_revolution.facts import Facts, Kind
from seedproof.problems.templates.surface_of_revolution.phrases import (
    AREAS,
    CURVES,
    PRICES,
    RANGES,
    STATEMENTS,
    VOLUMES,
    WALLS,
    Group,
)

_MONOMIAL = re.compile(r"(?P<factor>[0-9]*) ?x\^\{(?P<power>[23])\}")
_EXPONENT = re.compile(r"\\frac\{x\}\{(?P<below>[0-9]+)\}")

_KINDS: dict[Group, tuple[Kind, ...]] = {
    "about x": ("root", "cubic", "catenary"),
    "about y": ("parabola", "logarithmic", "reciprocal"),
    "horn": ("horn",),
    "trumpet": ("trumpet",),
}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a surface of revolution."""
    if drawing is not None:
        raise Unreadable("a surface of revolution has no figure")
    first, second = questions
    group, gaps = read_kind(statement, STATEMENTS)
    kind, numbers = read_kind(gaps["curve"], {kind: CURVES[kind] for kind in _KINDS[group]})
    if group in ("horn", "trumpet"):
        read_gaps(first, WALLS)
        read_gaps(second, VOLUMES)
        return _horn(kind, numbers, gaps)
    read_gaps(first, AREAS)
    price = integer_of(read_gaps(second, PRICES)["price"])
    number = _number(kind, numbers)
    if kind == "catenary":
        ends = read_gaps(gaps["range"], RANGES["catenary"])
        if integer_of(ends["first"]) != number:
            raise Unreadable("the end has another scale")
        return Facts(kind, number, 0, 0, integer_of(ends["high"]), price)
    ends = read_gaps(gaps["range"], RANGES["plain"])
    return Facts(kind, number, 0, integer_of(ends["low"]), integer_of(ends["high"]), price)


def _horn(kind: Kind, numbers: Gaps, gaps: Gaps) -> Facts:
    if kind == "horn":
        match = _EXPONENT.fullmatch(numbers["exponent"])
        if match is None:
            raise Unreadable("the exponent is no fraction of x")
        return Facts(kind, integer_of(numbers["height"]), int(match["below"]), 0, 0, 0)
    if numbers["first"] != gaps["end"]:
        raise Unreadable("the curve does not end on the axis")
    return Facts(kind, integer_of(numbers["first"]), integer_of(numbers["height"]), 0, 0, 0)


def _number(kind: Kind, numbers: Gaps) -> int:
    """Read the number of a curve, which stands in it once or twice. Raises: Unreadable."""
    stated: list[int] = []
    if "double" in numbers:
        double = integer_of(numbers["double"])
        if double % 2 == 1:
            raise Unreadable(f"{double} is odd")
        stated.append(double // 2)
    if "first" in numbers:
        stated.append(integer_of(numbers["first"]))
    for name, power in (("square", "2"), ("cube", "3")):
        if name in numbers:
            match = _MONOMIAL.fullmatch(numbers[name])
            if match is None or match["power"] != power:
                raise Unreadable("a power is another one")
            stated.append(int(match["factor"] or 1))
    if len({*stated}) != 1:
        raise Unreadable(f"the numbers of the {kind} do not belong together")
    return stated[0]


READER = Reader(read=read)
