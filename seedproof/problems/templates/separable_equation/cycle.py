"""Reads the right side of the equation as a product of powers or of linear factors."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.evaluating import exact, real_value
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.separable_equation.facts import Bounded, Facts, Reciprocal, Root
from seedproof.problems.templates.separable_equation.phrases import (
    INTERVALS,
    SOLUTIONS,
    STATEMENTS,
    STEEPEST,
)

_SQUARE = re.compile(r"(.+) y\^\{2\}")
_OVER_Y = re.compile(r"(-?)\\frac\{([^{}]+(?:\{[^{}]*\})?)\}\{([0-9]*) ?y\}")
_BETWEEN = re.compile(r"-?(?:\\frac\{)?.*(?:\\right\)|y)(?:\}\{[0-9]+\})?")
"""One of the bounds may be 0: then its difference is y, with the sign in front of all."""


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a separable equation."""
    if drawing is not None:
        raise Unreadable("the equation has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    first, second = questions
    read_gaps(first, SOLUTIONS)
    slope = gaps["slope"]
    start = _number(gaps["start"])
    square = _SQUARE.fullmatch(slope)
    over = _OVER_Y.fullmatch(slope)
    if square:
        read_gaps(second, INTERVALS)
        return _reciprocal(square[1], start)
    if over:
        read_gaps(second, INTERVALS)
        return _root(over, start)
    read_gaps(second, STEEPEST)
    return _bounded(slope, start)


def _number(text: str) -> Fraction:
    (value,) = polynomial_of(text, "x")
    return value


def _monomial(text: str) -> tuple[Fraction, int]:
    """Return coefficient and exponent. Raises: Unreadable."""
    coefficient, *rest = polynomial_of(text, "x")
    if any(rest) or not rest:
        raise Unreadable(f"{text!r} is no power of x with a factor")
    return coefficient, len(rest)


def _root_of(value: Fraction, power: int) -> int:
    """Return the integer whose power this is, the negative one where only that is it. Raises: Unreadable."""
    for number in range(1, 20):
        if Fraction(number) ** power == value:
            return number
        if Fraction(-number) ** power == value:
            return -number
    raise Unreadable(f"{value} is no such power of an integer")


def _reciprocal(text: str, start: Fraction) -> Reciprocal:
    coefficient, exponent = _monomial(text)
    power = exponent + 1
    factor = integer(coefficient / power)
    return Reciprocal(factor=factor, power=power, end=_root_of(1 / (start * factor), power))


def _root(over: re.Match[str], start: Fraction) -> Root:
    sign, above, below = over.groups()
    coefficient, exponent = _monomial(above)
    power = exponent + 1
    factor = coefficient * 2 / int(below or 1) / power
    if sign != "-":
        factor = -factor
    end = _root_of(start**2 / factor, power)
    base = abs(end) if power % 2 else 1
    square = abs(factor) / base
    return Root(factor=_root_of(square, 2), power=power, end=end, base=base)


def _bounded(text: str, start: Fraction) -> Bounded:
    """Find the zeros among the integers, and the factor from a value of the right side."""
    if not _BETWEEN.fullmatch(text):
        raise Unreadable(f"{text!r} is no product of two differences")
    tree = read_formula(text)
    heights = {number: real_value(tree, {"y": exact(number)}) for number in range(-20, 21)}
    zeros = [number for number, height in heights.items() if height == 0]
    if len(zeros) != 2:
        raise Unreadable(f"{text!r} has not two integer zeros")
    low, high = zeros
    middle = _exact_value(text, Fraction(low + high, 2))
    factor = middle * 4 / Fraction(high - low) ** 2
    return Bounded(
        factor=factor.numerator,
        divisor=factor.denominator,
        low=low,
        high=high,
        start=integer(start),
    )


def _exact_value(text: str, y: Fraction) -> Fraction:
    coefficients = polynomial_of(text, "y")
    value = Fraction(0)
    for coefficient in coefficients:
        value = value * y + coefficient
    return value


READER = Reader(read=read)
