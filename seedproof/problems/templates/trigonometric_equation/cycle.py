"""Reads the terms of a trigonometric equation, and turns squares and double angles into one polynomial."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.trigonometric_equation.facts import Facts, Form, Function, Interval
from seedproof.problems.templates.trigonometric_equation.phrases import INTERVALS, QUESTIONS, STATEMENTS

_FUNCTIONS: dict[str, Function] = {r"\sin": "sin", r"\cos": "cos", r"\tan": "tan"}
_TERM = re.compile(
    r"(?P<sign> [+-] |^-?)(?P<factor>[0-9]+)? ?"
    r"(?:(?P<function>\\sin|\\cos|\\tan)(?:\^\{(?P<power>[2-9])\})?\\left\((?P<multiple>[2-9])? ?x\\right\))?"
)
_ANGLE = re.compile(
    r"0|(?P<sign>-)?(?:(?P<times>[0-9]+) )?\\pi|(?P<minus>-)?\\frac\{\\pi\}\{(?P<under>[0-9]+)\}"
)


class _Power(NamedTuple):
    """A power of a function of a multiple of x."""

    function: Function
    multiple: int
    exponent: int


class _Term(NamedTuple):
    """A power and its coefficient; no power in the constant term."""

    power: _Power | None
    coefficient: int


class _Polynomial(NamedTuple):
    """The left side in one function, the highest power first, and the form that it has."""

    function: Function
    form: Form
    multiple: int
    coefficients: list[int]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a trigonometric equation on an interval."""
    if drawing is not None:
        raise Unreadable("a trigonometric equation has no figure")
    (question,) = questions
    interval = _interval(read_gaps(question, QUESTIONS)["interval"])
    terms = _terms(read_gaps(statement, STATEMENTS)["left"])
    polynomial = _polynomial(terms)
    return Facts(
        function=polynomial.function,
        form=polynomial.form,
        multiple=polynomial.multiple,
        coefficients=polynomial.coefficients,
        interval=interval,
    )


def _interval(text: str) -> Interval:
    brackets, gaps = read_kind(text, INTERVALS)
    return Interval(low=_angle(gaps["low"]), high=_angle(gaps["high"]), brackets=brackets)


def _angle(text: str) -> str:
    """Return an angle in units of pi. Raises: Unreadable."""
    match = _ANGLE.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no end of an interval")
    if text == "0":
        return text
    size = Fraction(int(match["times"] or 1), int(match["under"] or 1))
    if match["sign"] or match["minus"]:
        size = -size
    return str(size)


def _terms(text: str) -> list[_Term]:
    """Read a sum of terms. Raises: Unreadable where there is something else, or a term stands twice."""
    terms: list[_Term] = []
    end = 0
    while end < len(text):
        match = _TERM.match(text, end)
        if match is None or not (match["factor"] or match["function"]):
            raise Unreadable(f"{text[end:]!r} is no term")
        term = _term(match)
        if any(term.power == before.power for before in terms):
            raise Unreadable("a term stands twice")
        terms.append(term)
        end = match.end()
    return terms


def _term(match: re.Match[str]) -> _Term:
    coefficient = int(match["factor"] or 1)
    if "-" in match["sign"]:
        coefficient = -coefficient
    if match["function"] is None:
        return _Term(None, coefficient)
    power = _Power(
        function=_FUNCTIONS[match["function"]],
        multiple=int(match["multiple"] or 1),
        exponent=int(match["power"] or 1),
    )
    return _Term(power, coefficient)


def _polynomial(terms: Sequence[_Term]) -> _Polynomial:
    """Write the terms in one function. Raises: Unreadable where they cannot be rewritten."""
    constant = sum(term.coefficient for term in terms if term.power is None)
    coefficients = {term.power: term.coefficient for term in terms if term.power is not None}
    functions = {power.function for power in coefficients}
    multiples = {power.multiple for power in coefficients}
    if len(functions) == 1 and len(multiples) == 1:
        return _plain(functions.pop(), multiples.pop(), coefficients, constant)
    if len(coefficients) != 2 or "tan" in functions:
        raise Unreadable("it cannot be rewritten in one function")
    first, second = coefficients
    if second.exponent != 1:
        raise Unreadable("there is no linear term")
    return _rewritten(first, second, coefficients, constant)


def _plain(function: Function, multiple: int, coefficients: dict[_Power, int], constant: int) -> _Polynomial:
    degree = max(power.exponent for power in coefficients)
    powers = [_Power(function, multiple, exponent) for exponent in range(degree, 0, -1)]
    ordered = [coefficients.get(power, 0) for power in powers]
    return _Polynomial(function, "plain", multiple, [*ordered, constant])


def _rewritten(first: _Power, linear: _Power, coefficients: dict[_Power, int], constant: int) -> _Polynomial:
    """Replace the square of the other function, or cos(2x). Raises: Unreadable for anything else."""
    function = linear.function
    leading = coefficients[first]
    if first.exponent == 2 and first.multiple == linear.multiple and first.function != function:
        quadratic = [-leading, coefficients[linear], constant + leading]
        return _Polynomial(function, "mixed", linear.multiple, quadratic)
    if first == _Power("cos", 2, 1) and linear.multiple == 1:
        square = -2 * leading if function == "sin" else 2 * leading
        quadratic = [square, coefficients[linear], constant - square // 2]
        return _Polynomial(function, "double", 1, quadratic)
    raise Unreadable("it cannot be rewritten in one function")


READER = Reader(read=read)
