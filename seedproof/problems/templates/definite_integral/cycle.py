"""Reads the formula of the function by its kind, and the ends from the questions."""

import re
from math import isqrt

from seedproof.problems.checking.angles import turns_of
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.definite_integral import facts as kinds
from seedproof.problems.templates.definite_integral.phrases import TEXTS

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


def made(values: Values) -> kinds.Facts:
    """Return the facts of the one kind whose formula this is."""
    rule = values["rule"]
    if "\\sin" in rule or "\\cos" in rule:
        return _wave(rule, values)
    ends = str(integer_of(values["low"])), str(integer_of(values["high"]))
    if match := _POWERS.fullmatch(rule):
        square, _, constant = _coefficients(match["polynomial"])
        return kinds.Powers((square, constant, int(match["sign"] + match["number"])), 0, ends)
    if match := _EXPONENTIAL.fullmatch(rule):
        return kinds.Exponential(_linear(match["polynomial"]), _factor(match["rate"]), ends)
    if match := _ABSOLUTE_VALUE.fullmatch(rule):
        return kinds.AbsoluteValue(_coefficients(match["polynomial"]), 0, ends)
    if match := _ARC.fullmatch(rule):
        return kinds.Arc(_linear(match["polynomial"]), _side(match["square"]), ends)
    if match := _CIRCLE.fullmatch(rule):
        return kinds.Circle((_side(match["square"]),), 0, ends)
    raise Unreadable("the function is of no known kind")


def _wave(rule: str, values: Values) -> kinds.Wave:
    terms = list(_WAVES.finditer(rule))
    is_sum = " ".join(term[0] for term in terms) == rule
    if not is_sum or not all(term["factor"].startswith(("+ ", "- ")) for term in terms[1:]):
        raise Unreadable("the function is of no known kind")
    factors = {term["name"]: _factor(term["factor"]) for term in terms}
    rates = {_factor(term["rate"]) for term in terms}
    if len(factors) != len(terms) or len(rates) != 1:
        raise Unreadable("the waves have different frequencies, or are not sine and cosine")
    low, high = (str(turns_of(values[name])) for name in ("low", "high"))
    return kinds.Wave((factors.get("sin", 0), factors.get("cos", 0)), rates.pop(), (low, high))


def _coefficients(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "x")]


def _linear(text: str) -> tuple[int, int]:
    """Read slope and constant."""
    slope, constant = _coefficients(text)
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


READER = reader(kinds.Facts, Phrases(TEXTS, {}), made)
