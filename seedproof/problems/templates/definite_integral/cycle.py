"""Reads the formula of the function by its kind, and the ends from the questions."""

import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from math import isqrt

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.definite_integral.facts import (
    AbsoluteValue,
    Arc,
    Circle,
    Exponential,
    Facts,
    Powers,
    Wave,
)
from seedproof.problems.templates.definite_integral.phrases import TEXTS

Ends = tuple[str, str]

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


def made(values: Values) -> Facts:
    """Return the facts of the one kind whose formula this is."""
    rule = values["rule"]
    readings: list[Facts] = []
    for pattern, kind in _KINDS:
        if match := pattern.fullmatch(rule):
            ends = str(integer_of(values["low"])), str(integer_of(values["high"]))
            readings.append(kind(match, ends))
    if len(readings) > 1:
        raise Unreadable("the function is of several kinds")
    return readings[0] if readings else _wave(rule, values)


def _wave(rule: str, values: Values) -> Wave:
    terms = list(_WAVES.finditer(rule))
    is_sum = " ".join(term[0] for term in terms) == rule
    if not terms or not is_sum or not all(term["factor"].startswith(("+ ", "- ")) for term in terms[1:]):
        raise Unreadable("the function is of no known kind")
    factors = {term["name"]: _factor(term["factor"]) for term in terms}
    rates = {_factor(term["rate"]) for term in terms}
    if len(factors) != len(terms) or len(rates) != 1:
        raise Unreadable("the waves have different frequencies, or are not sine and cosine")
    low, high = (str(_multiple_of_pi(values[name])) for name in ("low", "high"))
    return Wave((factors.get("sin", 0), factors.get("cos", 0)), rates.pop(), (low, high))


def _powers(match: re.Match[str], ends: Ends) -> Powers:
    square, _, constant = _coefficients(match["polynomial"])
    return Powers((square, constant, int(match["sign"] + match["number"])), 0, ends)


def _exponential(match: re.Match[str], ends: Ends) -> Exponential:
    return Exponential(_linear(match["polynomial"]), _factor(match["rate"]), ends)


def _absolute_value(match: re.Match[str], ends: Ends) -> AbsoluteValue:
    return AbsoluteValue(_coefficients(match["polynomial"]), 0, ends)


def _arc(match: re.Match[str], ends: Ends) -> Arc:
    return Arc(_linear(match["polynomial"]), _side(match["square"]), ends)


def _circle(match: re.Match[str], ends: Ends) -> Circle:
    return Circle((_side(match["square"]),), 0, ends)


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


_KINDS: Sequence[tuple[re.Pattern[str], Callable[[re.Match[str], Ends], Facts]]] = (
    (_POWERS, _powers),
    (_EXPONENTIAL, _exponential),
    (_ABSOLUTE_VALUE, _absolute_value),
    (_ARC, _arc),
    (_CIRCLE, _circle),
)

READER = reader(Facts, Phrases(TEXTS, {}), made)
