"""Puts what is stated into the differential equation, by the arithmetic of polynomials."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import factorial

from flint import fmpq

from seedproof.equivalence import read
from seedproof.equivalence.deciding.rationals import rational as rational_value
from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import flint_polynomial, polynomial_of
from seedproof.problems.checking.series import LONGEST, Operator, expansion, rational
from seedproof.problems.templates.ode_power_series.facts import Facts

_CHECKED = 12
"""Quotients of coefficients."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Build a series by the stated quotients, and compare it with everything else that is stated."""
    ratio, taylor, last = answers
    if not 1 <= facts.order < LONGEST or not 0 <= facts.number <= LONGEST:
        yield "the orders are not those of small terms"
        return
    try:
        coefficients = _continued(facts, ratio)
        beginning = flint_polynomial(polynomial_of(taylor, "x"))
    except (ValueError, ZeroDivisionError) as error:
        yield f"an answer is not in the expected form: {error}"
        return
    if any(_residual(facts, coefficients)[: len(coefficients) - 3]):
        yield f"with the quotients {ratio}, the series does not solve the equation"
        return
    if beginning != flint_polynomial(coefficients[facts.order :: -1]):
        yield f"{taylor} is not the beginning of the series"
    try:
        yield from _last_wrong(facts, coefficients, last)
    except ValueError as error:
        yield f"the last answer is not in the expected form: {error}"


def _last_wrong(facts: Facts, coefficients: Sequence[Fraction], last: str) -> Iterator[str]:
    if facts.asked == "derivative":
        if rational(last) != coefficients[facts.number] * factorial(facts.number):
            yield f"the derivative is not {last}"
        return
    if expansion(last, "x", LONGEST) != list(coefficients[:LONGEST]):
        yield f"{last} does not have the series of the solution"


def _continued(facts: Facts, ratio: str) -> list[Fraction]:
    """Return the coefficients by the stated quotients, beginning with the initial values."""
    shift = Operator((facts.zeroth, facts.first, facts.second)).shift
    coefficients = [Fraction(number) for number in facts.start]
    while len(coefficients) < _CHECKED:
        index = len(coefficients) - shift
        coefficients.append(_value(ratio, index) * coefficients[index])
    return coefficients


def _value(ratio: str, index: int) -> Fraction:
    value = rational_value(read(re.sub(r"\bn\b", f"({index})", ratio)))
    if value is None:
        raise ValueError(f"{ratio!r} is no quotient of polynomials in n")
    return value


def _residual(facts: Facts, coefficients: Sequence[Fraction]) -> list[fmpq]:
    """Return the coefficients of what the equation makes of the truncated series."""
    series = flint_polynomial(coefficients[::-1])
    slope = series.derivative()
    second, first, zeroth = map(flint_polynomial, (facts.second, facts.first, facts.zeroth))
    residual = second * slope.derivative() + first * slope + zeroth * series
    return [residual[power] for power in range(len(coefficients))]


def types(facts: Facts) -> list[str]:
    """Return the type of each part."""
    is_logarithmic = facts.asked == "closed form" and not facts.zeroth
    from_index = 1 if is_logarithmic else 0
    ratio = f"expression(n; n >= {from_index}, integer)"
    if facts.asked == "derivative":
        return [ratio, "expression(x)", "number"]
    where = f"0 < x < 1/{abs(facts.second[0])}" if is_logarithmic else "x > 0"
    return [ratio, "expression(x)", f"expression(x; {where})"]


CHECKER = Checker(facts=Facts, method="substitution into the differential equation", wrong=wrong, types=types)
