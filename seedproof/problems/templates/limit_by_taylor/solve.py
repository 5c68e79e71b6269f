"""Expands every function, adds or multiplies the expansions, and divides the first coefficients left."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial
from typing import NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.limit_by_taylor.facts import Facts, Function
from seedproof.problems.templates.limit_by_taylor.generate import (
    ORDERS,
    A,
    below,
    order_of_denominator,
    quotient,
    taylor_series,
    written,
    written_functions,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, formula, total

X = Symbol("x")

_IN_ONE_COEFFICIENT = ("sign_flipped", "power_slip", "factorial_slip", "coefficient_slip")
_WITHOUT_FACTORIALS = ("log", "arctan")
"""Their Taylor coefficients have the power itself as denominator."""


class _Expansion(NamedTuple):
    """A function, and its Taylor coefficients, the constant term first."""

    function: Function
    series: list[Fraction]


def work(facts: Facts, slip: str) -> Worked:
    """Functions, their combination, the unknown constant, the denominator, and the limit."""
    order = order_of_denominator(facts)
    expansions = _expansions(facts, order, slip)
    numerator = _combined(facts, [expansion.series for expansion in expansions], order, slip)
    denominator = _leading_coefficient(facts, slip)
    limit = numerator[order] / denominator
    steps = [_expansion_step(written(expansion.function), expansion.series) for expansion in expansions]
    if len(expansions) > 1 or facts.functions[0].factor != 1:
        steps.append(_expansion_step(total(*written_functions(facts)), numerator))
    constant = _constant(facts, numerator[order - 1], slip)
    unknown = A if facts.polynomial[-1] == "a" else -A
    steps.append(step("satisfies", letter=A, value=constant, left=numerator[order - 1] + unknown, right=0))
    steps += _limit_steps(facts, denominator, formula(constant), formula(limit))
    answers = [formula(constant), formula(limit)]
    if slip and tuple(answers) == work(facts, "").answers:
        raise Rejected("the slip changes no answer")
    if slip and not (0 < abs(limit) <= 60 and limit.denominator <= 120 and abs(numerator[order]) <= 250):
        raise Rejected("a number is no nice one")
    return Worked(tuple(steps), tuple(answers))


def _expansions(facts: Facts, order: int, slip: str) -> list[_Expansion]:
    """Expand every function as far as it matters, the first one that can be mistaken with the slip.

    Raises: Rejected where none can.
    """
    expansions: list[_Expansion] = []
    slipped = slip not in _IN_ONE_COEFFICIENT
    for function, last in zip(_functions(facts), _last_orders(facts, order), strict=True):
        series = taylor_series(function, last)
        power = last
        if slip == "power_slip":
            power = last - 1
        if not slipped and power > 1 and series[power] != 0:
            factor = _mistaken_factor(function, power, slip)
            series[power] *= factor
            slipped = factor != 1
        expansions.append(_Expansion(function, series))
    if not slipped:
        raise Rejected("no coefficient can be mistaken like this")
    return expansions


def _functions(facts: Facts) -> list[Function]:
    return [function for term in facts.functions for function in term.functions]


def _last_orders(facts: Facts, order: int) -> list[int]:
    """Return to which order each function is needed: in a product less, by that of the other factor."""
    if not _is_product(facts):
        return [order for _ in _functions(facts)]
    first, second = _functions(facts)
    return [order - ORDERS.get(second.name, 0), order - ORDERS.get(first.name, 0)]


def _is_product(facts: Facts) -> bool:
    return len(facts.functions[0].functions) > 1


def _mistaken_factor(function: Function, power: int, slip: str) -> Fraction:
    """Return by what the slip multiplies the coefficient of a power."""
    without_factorials = function.name in _WITHOUT_FACTORIALS
    match slip:
        case "sign_flipped":
            return Fraction(-1)
        case "power_slip":
            return Fraction(1, function.multiple ** (power - 1))
        case "factorial_slip" if without_factorials:
            return Fraction(power, factorial(power))
        case "factorial_slip" if power > 2:
            return Fraction(factorial(power), power)
        case "factorial_slip":
            return Fraction(factorial(power))
        case "coefficient_slip" if without_factorials:
            return Fraction(power)
    return Fraction(1)


def _combined(facts: Facts, series: list[list[Fraction]], order: int, slip: str) -> list[Fraction]:
    """Return the series of the numerator, without the polynomial."""
    if _is_product(facts):
        first, second = series
        (term,) = facts.functions
        return coefficients.scaled(_product(first, second, order, slip), Fraction(term.factor))
    terms = [
        coefficients.scaled(expansion, Fraction(term.factor))
        for expansion, term in zip(series, facts.functions, strict=True)
    ]
    if slip == "term_lost" and len(terms) > 1:
        terms[-1][order] = Fraction(0)
    combined = [Fraction(0)] * (order + 1)
    for expansion in terms:
        combined = coefficients.total(combined, expansion)
    return combined


def _product(first: list[Fraction], second: list[Fraction], order: int, slip: str) -> list[Fraction]:
    """Return the product; with the slip, without the first mixed term of the highest order."""
    left = _padded(first, order)
    right = _padded(second, order)
    product = coefficients.series_product(left, right)
    if slip == "term_lost":
        mixed = [left[power] * right[order - power] for power in range(1, order)]
        product[order] -= next((term for term in mixed if term != 0), Fraction(0))
    return product


def _padded(series: list[Fraction], order: int) -> list[Fraction]:
    zeros = [Fraction(0)] * (order + 1 - len(series))
    return [*series, *zeros]


def _constant(facts: Facts, coefficient: Fraction, slip: str) -> Fraction:
    """Return the constant that makes a coefficient of the numerator zero."""
    constant = coefficient
    if facts.polynomial[-1] == "a":
        constant = -constant
    if slip == "constant_sign_lost":
        constant = -constant
    return constant


def _leading_coefficient(facts: Facts, slip: str) -> Fraction:
    """Return the first coefficient of the denominator."""
    coefficient = Fraction(facts.below.factor)
    for function in facts.below.functions:
        multiple = Fraction(function.multiple)
        if slip == "inner_factor_lost":
            multiple /= abs(multiple)
        if function.name == "vercos":
            coefficient *= multiple**2 / 2
        else:
            coefficient *= multiple
    return coefficient


def _expansion_step(function: Formula, series: Sequence[Fraction]) -> Step:
    return step(
        "expansion",
        letter=X,
        order=len(series) - 1,
        function=function,
        polynomial=_written_series(series),
    )


def _limit_steps(facts: Facts, denominator: Fraction, constant: Formula, limit: Formula) -> list[Step]:
    order = order_of_denominator(facts)
    whole = quotient(facts, constant)
    steps: list[Step] = []
    if facts.below.functions:
        leading = below(facts) / X**order
        steps.append(step("limit", letter=X, at=0, expression=leading, value=denominator))
    steps.append(step("limit", letter=X, at=0, expression=whole, value=limit))
    return steps


def _written_series(series: Sequence[Fraction]) -> Formula:
    return total(*(coefficient * X**power for power, coefficient in enumerate(series)))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "a coefficient of a Taylor polynomial has the wrong sign",
        "power_slip": "the factor of x is not raised to the power in a term of a Taylor polynomial",
        "factorial_slip": "a factorial in a Taylor polynomial is incomplete, or stands where there is none",
        "coefficient_slip": "the denominator of a coefficient of a Taylor polynomial is left out",
        "term_lost": "a term is left out where the Taylor polynomials are multiplied or added",
        "constant_sign_lost": "the constant has the wrong sign",
        "inner_factor_lost": "the factor of x in the functions of the denominator is ignored",
    },
)
