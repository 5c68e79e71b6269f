"""Reads the kind of the curve from its formula, and numbers from the gaps."""

import re
from fractions import Fraction

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.arc_length.facts import Facts, Kind
from seedproof.problems.templates.arc_length.phrases import CURVES, RANGES, SIGNS, TEXTS, TURNS

_POWER = re.compile(
    r"\\frac\{(?P<above>[24])\}\{3\} (?:x|\\left\((?P<base>[^()]+)\\right\))\^\{\\frac\{3\}\{2\}\}"
)
_LAURENT = re.compile(
    r"\\frac\{(?P<above>[0-9]+)\}\{(?P<below>[0-9]+)\} x\^\{(?P<degree>[234])\} "
    r"(?:- \\frac\{1\}\{(?P<log>[0-9]+)\} \\ln\\left\(x\\right\)"
    r"|\+ \\frac\{1\}\{(?P<first>[0-9]+) x\}"
    r"|\+ \\frac\{1\}\{(?P<second>[0-9]+) x\^\{2\}\})"
)
_MULTIPLE = re.compile(r"(?P<factor>[0-9]*) ?t")

_KINDS: dict[str, tuple[Kind, ...]] = {
    "motion": ("cubic", "semicubical"),
    "motion by share": ("involute", "cycloid", "spiral", "astroid"),
    "polar": ("square", "shifted"),
    "polar by share": ("cardioid",),
    "endless": ("inward",),
}


def made(values: Values) -> Facts:
    """Return what the formula of the curve, its range, and the part of it say."""
    family = values["family"]
    if family in ("graph", "bead"):
        return _graph(values)
    kind, numbers = read_kind(values["curve"], {kind: CURVES[kind] for kind in _KINDS[family]})
    ends = read_gaps(values["range"], RANGES[kind])
    scale = integer_of(numbers["cube"]) // 2 if kind == "semicubical" else integer_of(numbers["scale"])
    low = ends.get("low", "0")
    if integer_of(numbers.get("square", str(3 * scale))) != 3 * scale or values.get("start", low) != low:
        raise Unreadable("the coordinates do not belong together, or the distance begins elsewhere")
    return Facts(
        kind=kind,
        scale=scale,
        shape=_shape(kind, numbers),
        low=low,
        high=_high(kind, ends),
        part=str(_number(values["amount"])),
    )


def _number(text: str) -> Fraction:
    """Read an integer or a fraction."""
    (number,) = polynomial_of(text, "x")
    return number


def _shape(kind: Kind, numbers: Gaps) -> list[int]:
    match kind:
        case "spiral":
            return [_coefficient(numbers["rate"]), _coefficient(numbers["turn"])]
        case "cardioid":
            sign, _ = read_kind(numbers["sign"], SIGNS)
            return [sign]
        case "inward":
            return [*_number(numbers["rate"]).as_integer_ratio()]
    return []


def _coefficient(text: str) -> int:
    match = _MULTIPLE.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no multiple of t")
    return int(match["factor"] or 1)


def _high(kind: Kind, ends: Gaps) -> str:
    match kind:
        case "astroid":
            return "1/2"
        case "inward":
            return "oo"
        case "cycloid" | "cardioid":
            turns, _ = read_kind(ends["high"], TURNS)
            return turns
    return str(integer_of(ends["high"]))


def _graph(values: Values) -> Facts:
    curve = values["curve"]
    part = str(_number(values["amount"]))
    if values["family"] == "graph" and "cosh" in curve:
        scale = integer_of(read_gaps(curve, CURVES["catenary"])["scale"])
        ends = read_gaps(values["range"], RANGES["catenary"])
        if integer_of(ends["scale"]) != scale:
            raise Unreadable("the end has another scale")
        return Facts("catenary", scale, [], "0", str(integer_of(ends["high"])), part)
    ends = read_gaps(values["range"], RANGES["power"])
    low = str(_number(ends["low"]))
    high = str(_number(ends["high"]))
    if values["family"] == "graph":
        return Facts("power", 1, _power(curve), low, high, part)
    return Facts("laurent", 1, _laurent(curve), low, high, part)


def _power(curve: str) -> list[int]:
    """Read the numbers c and p of (2/3) c (x + p)^(3/2)."""
    power = _POWER.fullmatch(curve)
    if power is None:
        raise Unreadable("the function is of no known kind")
    leading, constant = polynomial_of(power["base"] or "x", "x")
    if leading != 1:
        raise Unreadable("the base is not x plus a number")
    return [int(power["above"]) // 2, integer(constant)]


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


READER = reader(Facts, Phrases(TEXTS, {}), made)
