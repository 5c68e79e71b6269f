"""Expands the known functions, puts the expansions together, and reads the derivative off the last term."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial
from typing import NamedTuple

from msgspec.structs import replace

from seedproof.problems.making.coefficients import scaled, series_product
from seedproof.problems.making.coefficients import total as polynomial_total
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.taylor_polynomial.facts import Facts, Function
from seedproof.problems.templates.taylor_polynomial.generate import (
    Series,
    X,
    applied,
    ascending,
    formula_of,
    is_ugly,
    known_series,
    padded,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, formula

T = Symbol("t")


class Expanded(NamedTuple):
    """A series, and the steps to it."""

    series: Series
    steps: list[Step]


def work(facts: Facts, slip: str) -> Worked:
    """Find the expansions, what they are put together to, and the derivative."""
    series, steps = _expanded(facts, slip)
    order = facts.order
    if slip and slip != "factorial_lost":
        _check(facts, series, slip)
    derivative = formula(series[order] * factorial(order))
    if slip == "factorial_lost":
        derivative = formula(series[order])
    last = step("derivative_at_zero", function=formula_of(facts), letter=X, order=order, value=derivative)
    return Worked((*steps, last), (ascending(series, X), derivative))


def _check(facts: Facts, series: Series, slip: str) -> None:
    """Raises: Rejected where the slip changes nothing, or what it leads to is not neat."""
    if series == _expanded(facts, "").series:
        raise Rejected("the slip changes nothing up to this power")
    if slip == "series_confused" and facts.outer:
        raise Rejected("the inner function would not be 0 at 0, or of a higher order")
    if not 0 < abs(series[-1]) * factorial(facts.order) <= 1500:
        raise Rejected("the derivative is 0, or ugly")
    if is_ugly(series):
        raise Rejected("a coefficient is ugly")


def _expanded(facts: Facts, slip: str) -> Expanded:
    """Expand the factors, multiply them, and put them into the outer function."""
    functions: list[tuple[Function, int]] = [*facts.factors]
    if facts.outer:
        functions.append((facts.outer, 1))
    expansions = _expansions(functions, facts.order, slip)
    factors = expansions[: len(facts.factors)]
    steps = [
        _expanded_to(X, applied(function, scale * X), factor)
        for (function, scale), factor in zip(facts.factors, factors, strict=True)
    ]
    if len(facts.polynomial) > 1:
        factors = [padded(facts.polynomial, facts.order), *factors]
    inner = factors[0]
    if len(factors) > 1:
        inner = _product(factors, slip)
        steps.append(_expanded_to(X, formula_of(replace(facts, outer="")), inner))
    if not facts.outer:
        return Expanded(inner, steps)
    series, more = _composed(facts, expansions[-1], inner, slip)
    return Expanded(series, [*steps, *more])


def _expansions(functions: Sequence[tuple[Function, int]], order: int, slip: str) -> list[Series]:
    """Return the expansions of functions of multiples of x; the slip is made once, where it first can be."""
    expansions = [_expansion(function, scale, order, "") for function, scale in functions]
    for index, (function, scale) in enumerate(functions):
        mistaken = _expansion(function, scale, order, slip)
        if mistaken != expansions[index]:
            expansions[index] = mistaken
            return expansions
    return expansions


def _expansion(function: Function, scale: int, order: int, slip: str) -> Series:
    series = _mistaken_series(function, order, slip)
    if slip == "power_slip":
        return [series[0], *scaled(series[1:], Fraction(scale))]
    return [coefficient * scale**power for power, coefficient in enumerate(series)]


def _mistaken_series(function: Function, order: int, slip: str) -> Series:
    """Return the expansion of a function of t."""
    series = known_series(function, order)
    match slip, function:
        case "series_confused", "sin":
            return known_series("cos", order)
        case "series_confused", "cos":
            return known_series("sin", order)
        case "factorial_slip", ("exp" | "sin" | "cos"):
            return [coefficient * factorial(power) for power, coefficient in enumerate(series)]
        case "sign_flipped", "reciprocal":
            return [(-1) ** power * coefficient for power, coefficient in enumerate(series)]
        case "sign_flipped", _:
            return [abs(coefficient) for coefficient in series]
    return series


def _product(factors: Sequence[Series], slip: str) -> Series:
    """Return the product of two series."""
    first, second = factors
    series = series_product(first, second)
    if slip == "product_dropped":
        products = [left * right for left, right in zip(first, reversed(second), strict=True)]
        kept = [term for term in products if term != 0][:-1]
        if kept:
            series[-1] = sum(kept, Fraction(0))
    return series


def _expanded_to(letter: Symbol, function: Formula, series: Series) -> Step:
    return step(
        "expansion",
        letter=letter,
        order=len(series) - 1,
        function=function,
        polynomial=ascending(series, letter),
    )


def _composed(facts: Facts, series: Series, inner: Series, slip: str) -> Expanded:
    """Put the inner series into the outer one."""
    if facts.outer == "":
        raise ValueError("there is no outer function")
    order = len(inner) - 1
    powers = _powers(inner, slip)
    if slip == "power_dropped":
        series = [*series[:-1], Fraction(0)]
    result = padded([], order)
    for coefficient, power in zip(series, powers, strict=True):
        result = polynomial_total(result, scaled(power, coefficient))
    inside = formula_of(replace(facts, outer=""))
    steps = [
        *(_expanded_to(X, inside**exponent, powers[exponent]) for exponent in range(2, order + 1)),
        _expanded_to(T, applied(facts.outer, T), series),
        _expanded_to(X, formula_of(facts), result),
    ]
    return Expanded(result, steps)


def _powers(series: Series, slip: str) -> list[Series]:
    """Return the powers of a series, from the exponent 0 on."""
    order = len(series) - 1
    square = series_product(series, series)
    if slip == "binomial_slip":
        square = _squares(series)
    powers = [padded([1], order), series, square]
    while len(powers) <= order:
        powers.append(series_product(powers[-1], series))
    return powers


def _squares(series: Series) -> Series:
    """Return the sum of the squares of the terms."""
    squares = padded([], len(series) - 1)
    for power in range(0, len(series), 2):
        squares[power] = series[power // 2] ** 2
    return squares


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "factorial_slip": "the factorials of a known series are forgotten",
        "sign_flipped": "the signs of a known series are wrong",
        "series_confused": "the series of sine and cosine are confused",
        "power_slip": "the factor before x is not raised to the powers of x",
        "product_dropped": "one of the products that make up the last term is left out",
        "binomial_slip": "the mixed terms of the square are left out",
        "power_dropped": "the outer series is broken off one power too early",
        "factorial_lost": "the last coefficient is taken for the derivative, without its factorial",
    },
)
