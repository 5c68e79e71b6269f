"""Reads the kind of the curve from its formula, and the axis from the statement."""

import re

from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.surface_of_revolution.facts import Facts, Kind
from seedproof.problems.templates.surface_of_revolution.phrases import CURVES, RANGES, TEXTS

_MONOMIAL = re.compile(r"(?P<factor>[0-9]*) ?x\^\{(?P<power>[23])\}")
_EXPONENT = re.compile(r"\\frac\{x\}\{(?P<below>[0-9]+)\}")

_KINDS: dict[str, tuple[Kind, ...]] = {
    "about x": ("root", "cubic", "catenary"),
    "about y": ("parabola", "logarithmic", "reciprocal"),
    "horn": ("horn",),
    "trumpet": ("trumpet",),
}


def made(values: Values) -> Facts:
    """Return what the formula of the curve, its range, and the price say."""
    family = values["family"]
    kind, numbers = read_kind(values["curve"], {kind: CURVES[kind] for kind in _KINDS[family]})
    if kind == "horn":
        match = _EXPONENT.fullmatch(numbers["exponent"])
        if match is None:
            raise Unreadable("the exponent is no fraction of x")
        return Facts(kind, integer_of(numbers["height"]), int(match["below"]), 0, 0, 0)
    if kind == "trumpet":
        if numbers["first"] != values["end"]:
            raise Unreadable("the curve does not end on the axis")
        return Facts(kind, integer_of(numbers["first"]), integer_of(numbers["height"]), 0, 0, 0)
    number = _number(kind, numbers)
    ends = read_gaps(values["range"], RANGES["catenary" if kind == "catenary" else "plain"])
    if integer_of(ends.get("first", str(number))) != number:
        raise Unreadable("the end has another scale")
    low = integer_of(ends.get("low", "0"))
    high = integer_of(ends["high"])
    return Facts(kind, number, 0, low, high, values["price"])


def _number(kind: Kind, numbers: Gaps) -> int:
    """Read the number of a curve, which stands in it once or twice. Raises: Unreadable."""
    readings: list[int] = []
    if "double" in numbers:
        double = integer_of(numbers["double"])
        if double % 2 == 1:
            raise Unreadable(f"{double} is odd")
        readings.append(double // 2)
    if "first" in numbers:
        readings.append(integer_of(numbers["first"]))
    for name, power in (("square", "2"), ("cube", "3")):
        if name in numbers:
            match = _MONOMIAL.fullmatch(numbers[name])
            if match is None or match["power"] != power:
                raise Unreadable("a power is another one")
            readings.append(int(match["factor"] or 1))
    if len({*readings}) != 1:
        raise Unreadable(f"the numbers of the {kind} do not belong together")
    return readings[0]


READER = reader(Facts, Phrases(TEXTS, {}), made)
