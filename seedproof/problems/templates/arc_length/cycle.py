"""Reads the kind of the curve from its formula, and numbers from the gaps."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.arc_length.facts import Facts, Kind
from seedproof.problems.templates.arc_length.phrases import (
    BEADS,
    CURVES,
    DISTANCES,
    LENGTHS,
    RANGES,
    SHARES,
    SIGNS,
    STATEMENTS,
    TURNS,
)

_POWER = re.compile(
    r"\\frac\{(?P<above>[24])\}\{3\} (?:x|\\left\((?P<base>[^()]+)\\right\))\^\{\\frac\{3\}\{2\}\}"
)
_LAURENT = re.compile(
    r"\\frac\{(?P<above>[0-9]+)\}\{(?P<below>[0-9]+)\} x\^\{(?P<degree>[234])\} "
    r"(?:- \\frac\{1\}\{(?P<log>[0-9]+)\} \\ln\\left\(x\\right\)"
    r"|\+ \\frac\{1\}\{(?P<first>[0-9]+) x\}"
    r"|\+ \\frac\{1\}\{(?P<second>[0-9]+) x\^\{2\}\})"
)
_FRACTION = re.compile(r"(?P<sign>-?)\\frac\{(?P<above>[0-9]+)\}\{(?P<below>[0-9]+)\}")
_MULTIPLE = re.compile(r"(?P<factor>[0-9]*) ?t")

_KINDS: dict[str, tuple[Kind, ...]] = {
    "parametric": ("involute", "cycloid", "spiral", "astroid", "cubic", "semicubical"),
    "polar": ("cardioid", "square", "shifted"),
    "endless": ("inward",),
}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read the length of a curve."""
    if drawing is not None:
        raise Unreadable("the length of a curve has no figure")
    length, further = questions
    family, gaps = read_kind(statement, STATEMENTS)
    read_gaps(length, LENGTHS[family])
    if family == "graph":
        return _graph(gaps, further)
    kind, numbers = read_kind(gaps["curve"], {kind: CURVES[kind] for kind in _KINDS[family]})
    ends = read_gaps(gaps["range"], RANGES[kind])
    match family:
        case "endless":
            part = _number(read_gaps(further, SHARES["endless"])["part"])
            rate = _number(numbers["rate"])
            return Facts(
                kind, integer_of(numbers["scale"]), [rate.numerator, rate.denominator], "0", "oo", str(part)
            )
        case "polar":
            return _polar(kind, numbers, ends, further)
        case _:
            return _parametric(kind, numbers, ends, further)


def _number(text: str) -> Fraction:
    """Read an integer or a fraction."""
    match = _FRACTION.fullmatch(text)
    if match is None:
        return Fraction(integer_of(text))
    return Fraction(int(match["sign"] + match["above"]), int(match["below"]))


def _graph(gaps: Gaps, further: str) -> Facts:
    catenary = re.fullmatch(r"(?P<scale>[0-9]+) \\cosh.*", gaps["curve"])
    if catenary is not None:
        scale = integer_of(read_gaps(gaps["curve"], CURVES["catenary"])["scale"])
        ends = read_gaps(gaps["range"], RANGES["catenary"])
        if integer_of(ends["scale"]) != scale:
            raise Unreadable("the end has another scale")
        part = _number(read_gaps(further, DISTANCES["graph"])["part"])
        return Facts("catenary", scale, [], "0", str(integer_of(ends["high"])), str(part))
    ends = read_gaps(gaps["range"], RANGES["power"])
    low = str(_number(ends["low"]))
    high = str(_number(ends["high"]))
    power = _POWER.fullmatch(gaps["curve"])
    if power is not None:
        shift = 0
        if power["base"]:
            leading, constant = polynomial_of(power["base"], "x")
            if leading != 1:
                raise Unreadable("the base is not x plus a number")
            shift = integer(constant)
        part = _number(read_gaps(further, DISTANCES["graph"])["part"])
        return Facts("power", 1, [int(power["above"]) // 2, shift], low, high, str(part))
    part = _number(read_gaps(further, BEADS)["part"])
    return Facts("laurent", 1, _laurent(gaps["curve"]), low, high, str(part))


def _laurent(curve: str) -> list[int]:
    """Read factor and exponent of u, where the slope of the curve is (u - 1/u)/2."""
    match = _LAURENT.fullmatch(curve)
    if match is None:
        raise Unreadable("the function is of no known kind")
    exponent = int(match["degree"]) - 1
    factor = integer(Fraction(int(match["above"]), int(match["below"])) * 2 * (exponent + 1))
    expected = {1: match["log"], 2: match["first"], 3: match["second"]}[exponent]
    if expected != str(2 * factor * max(1, exponent - 1)):
        raise Unreadable("both terms do not belong together")
    return [factor, exponent]


def _parametric(kind: Kind, numbers: Gaps, ends: Gaps, further: str) -> Facts:
    high = _parametric_end(kind, ends)
    shape: list[int] = []
    match kind:
        case "spiral":
            shape = [_coefficient(numbers["rate"]), _coefficient(numbers["turn"])]
            scale = integer_of(numbers["scale"])
        case "semicubical":
            scale = integer_of(numbers["cube"]) // 2
        case _:
            scale = integer_of(numbers["scale"])
    if kind in ("cubic", "semicubical"):
        if integer_of(numbers["square"]) != 3 * scale:
            raise Unreadable("the coordinates do not belong together")
        part = _number(read_gaps(further, DISTANCES["parametric"])["part"])
    else:
        part = _number(read_gaps(further, SHARES["parametric"])["part"])
    return Facts(kind, scale, shape, "0", high, str(part))


def _parametric_end(kind: Kind, ends: Gaps) -> str:
    match kind:
        case "astroid":
            return "1/2"
        case "cycloid":
            turns, _ = read_kind(ends["high"], TURNS)
            return turns
        case _:
            return str(integer_of(ends["high"]))


def _coefficient(text: str) -> int:
    match = _MULTIPLE.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no multiple of t")
    return int(match["factor"] or 1)


def _polar(kind: Kind, numbers: Gaps, ends: Gaps, further: str) -> Facts:
    scale = integer_of(numbers["scale"])
    if kind == "cardioid":
        sign, _ = read_kind(numbers["sign"], SIGNS)
        high, _ = read_kind(ends["high"], TURNS)
        part = _number(read_gaps(further, SHARES["polar"])["part"])
        return Facts(kind, scale, [sign], "0", high, str(part))
    gaps = read_gaps(further, DISTANCES["polar"])
    low = ends.get("low", "0")
    if gaps["start"] != low:
        raise Unreadable("the distance is counted from another place")
    return Facts(kind, scale, [], low, str(integer_of(ends["high"])), str(_number(gaps["part"])))


READER = Reader(read=read)
