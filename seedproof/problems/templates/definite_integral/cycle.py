"""Reads the formula of the function by its kind, and the ends from the questions."""

import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from math import isqrt

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps
from seedproof.problems.templates.definite_integral.facts import (
    AbsoluteValue,
    Arc,
    Circle,
    Exponential,
    Facts,
    Powers,
    Wave,
)
from seedproof.problems.templates.definite_integral.phrases import INTEGRALS, MEANS, STATEMENTS

_POWERS = re.compile(
    r"(?P<polynomial>[0-9]+ x\^\{2\}(?: [-+] [0-9]+)?) (?P<sign>[-+]) \\frac\{(?P<number>[0-9]+)\}\{x\}"
)
_WAVES = re.compile(
    r"(?P<factor>(?:[-+] )?-?[0-9]*) ?\\(?P<name>sin|cos)\\left\((?P<rate>[0-9]*) ?x\\right\)"
)
_EXPONENTIAL = re.compile(
    r"(?P<polynomial>(?:\\left\([^()]+\\right\)|[0-9]* ?x)) e\^\{(?P<rate>-?[0-9]*) ?x\}"
)
_ABSOLUTE_VALUE = re.compile(r"\\left\|(?P<polynomial>[^|]+)\\right\|")
_ARC = re.compile(r"\\frac\{(?P<polynomial>-?[0-9]* ?x [-+] [0-9]+)\}\{x\^\{2\} \+ (?P<square>[0-9]+)\}")
_CIRCLE = re.compile(r"\\sqrt\{(?P<square>[0-9]+) - x\^\{2\}\}")
_FRACTION_OF_PI = re.compile(r"(?P<sign>-?)\\frac\{(?P<above>[0-9]*) ?\\pi\}\{(?P<below>[0-9]+)\}")
_MULTIPLE_OF_PI = re.compile(r"(?P<factor>-?[0-9]*) ?\\pi")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a definite integral."""
    if drawing is not None:
        raise Unreadable("a definite integral has no figure")
    rule = read_gaps(statement, STATEMENTS)["rule"]
    integral, mean = questions
    ends = read_gaps(integral, INTEGRALS)
    if read_gaps(mean, MEANS) != ends:
        raise Unreadable("the mean is asked of another interval")
    return _facts(rule, ends)


def _facts(rule: str, ends: Gaps) -> Facts:
    readers: Sequence[Callable[[str, Gaps], Facts | None]] = (
        _powers,
        _wave,
        _exponential,
        _absolute_value,
        _arc,
        _circle,
    )
    readings = [reading for reader in readers if (reading := reader(rule, ends)) is not None]
    if len(readings) != 1:
        raise Unreadable("the function is of no known kind")
    return readings[0]


def _powers(rule: str, ends: Gaps) -> Powers | None:
    match = _POWERS.fullmatch(rule)
    if match is None:
        return None
    square, _, constant = _coefficients(match["polynomial"])
    inverse = int(match["sign"] + match["number"])
    return Powers((square, constant, inverse), 0, _integers(ends))


def _wave(rule: str, ends: Gaps) -> Wave | None:
    terms = list(_WAVES.finditer(rule))
    if not terms or " ".join(term[0] for term in terms) != rule:
        return None
    if not all(term["factor"].startswith(("+ ", "- ")) for term in terms[1:]):
        return None
    factors = {term["name"]: _factor(term["factor"]) for term in terms}
    rates = {_factor(term["rate"]) for term in terms}
    if len(factors) != len(terms) or len(rates) != 1:
        raise Unreadable("the waves have different frequencies, or are not sine and cosine")
    (rate,) = rates
    low = _multiple_of_pi(ends["low"])
    high = _multiple_of_pi(ends["high"])
    return Wave((factors.get("sin", 0), factors.get("cos", 0)), rate, (str(low), str(high)))


def _exponential(rule: str, ends: Gaps) -> Exponential | None:
    match = _EXPONENTIAL.fullmatch(rule)
    if match is None:
        return None
    return Exponential(_linear(match["polynomial"]), _factor(match["rate"]), _integers(ends))


def _absolute_value(rule: str, ends: Gaps) -> AbsoluteValue | None:
    match = _ABSOLUTE_VALUE.fullmatch(rule)
    if match is None:
        return None
    return AbsoluteValue(_coefficients(match["polynomial"]), 0, _integers(ends))


def _arc(rule: str, ends: Gaps) -> Arc | None:
    match = _ARC.fullmatch(rule)
    if match is None:
        return None
    return Arc(_linear(match["polynomial"]), _side(match["square"]), _integers(ends))


def _circle(rule: str, ends: Gaps) -> Circle | None:
    match = _CIRCLE.fullmatch(rule)
    if match is None:
        return None
    return Circle((_side(match["square"]),), 0, _integers(ends))


def _coefficients(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "x")]


def _linear(text: str) -> tuple[int, int]:
    """Read slope and constant."""
    coefficients = _coefficients(text)
    if len(coefficients) != 2:
        raise Unreadable(f"{text!r} is not linear")
    slope, constant = coefficients
    return slope, constant


def _side(square: str) -> int:
    """Return the number with this square."""
    side = isqrt(int(square))
    if side == 0 or side**2 != int(square):
        raise Unreadable(f"{square} is not the square of a positive integer")
    return side


def _integers(ends: Gaps) -> tuple[str, str]:
    """Return both ends, which are integers, as text."""
    return str(integer_of(ends["low"])), str(integer_of(ends["high"]))


def _factor(text: str) -> int:
    """Read the number that stands before something; there may be nothing, or only a sign."""
    digits = text.replace(" ", "")
    if digits in ("", "+", "-"):
        return int(f"{digits}1")
    return int(digits)


def _multiple_of_pi(text: str) -> Fraction:
    """Read `0`, a multiple of pi, or such a multiple over a number."""
    if text == "0":
        return Fraction(0)
    if match := _MULTIPLE_OF_PI.fullmatch(text):
        return Fraction(_factor(match["factor"]))
    if match := _FRACTION_OF_PI.fullmatch(text):
        return Fraction(_factor(match["sign"] + match["above"]), int(match["below"]))
    raise Unreadable(f"{text!r} is no multiple of pi")


READER = Reader(read=read)
