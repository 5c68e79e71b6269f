"""Multiplies known power series, or puts one into another, in the ring of truncated series over Q."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial

from seedproof.problems.making.coefficients import series_product
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.taylor_polynomial.facts import Facts, Function, Outer
from seedproof.problems.templates.taylor_polynomial.phrases import DERIVATIVES, POLYNOMIALS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex, polynomial, product, quotient, total

X = Symbol("x")

Series = list[Fraction]
"""The coefficients up to a power, that of 1 first."""

_FUNCTIONS: tuple[Function, ...] = ("exp", "sin", "cos", "log", "reciprocal", "sqrt")
_EASY_FUNCTIONS: tuple[Function, ...] = ("exp", "sin", "cos", "log", "reciprocal")
_OUTER: tuple[Outer, ...] = ("exp", "log", "reciprocal", "sqrt")
_DISGUISED: tuple[set[str], ...] = (
    {"", "sin", "cos"},
    {"", "reciprocal", "sqrt"},
    {"exp", "log"},
    {"log", "reciprocal"},
)
"""Functions that together make another one: `exp(log t)`, for example."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a polynomial times a function; two functions; a function of one that is 0 at 0."""
    match difficulty:
        case 1:
            facts = _polynomial_times_function(draws)
        case 2:
            facts = _product_of_functions(draws)
        case _:
            facts = _composition(draws)
    series = _expansion(facts)
    nonzero = [coefficient for coefficient in series if coefficient != 0]
    if series[-1] == 0 or len(nonzero) < 1 + difficulty:
        raise Rejected("the last derivative is 0, or too many are")
    if is_ugly(series):
        raise Rejected("a coefficient is ugly")
    return facts


def is_ugly(series: Series) -> bool:
    """Tell whether a numerator or a denominator is large."""
    return any(abs(coefficient.numerator) > 150 or coefficient.denominator > 150 for coefficient in series)


def _polynomial_times_function(draws: Draws) -> Facts:
    coefficients = [draws.choice((1, 1, 2, -1)), draws.between(-4, 4)]
    if draws.below(3) == 0:
        coefficients = [1, *coefficients]
    factors = _factors(draws, draws.sample(_EASY_FUNCTIONS, 1))
    _check("", factors)
    return Facts("", coefficients, factors, order=3)


def _product_of_functions(draws: Draws) -> Facts:
    factors = _factors(draws, draws.sample(_FUNCTIONS, 2))
    _check("", factors)
    return Facts("", [1], factors, order=draws.between(3, 4))


def _composition(draws: Draws) -> Facts:
    """Draw a function of another one, which is multiplied by x where it is not 0 at 0."""
    outer = draws.choice(_OUTER)
    factors = _factors(draws, draws.sample(_FUNCTIONS, 1))
    function, _ = factors[0]
    coefficients = [1]
    if function not in ("sin", "log"):
        coefficients = [draws.choice((1, 1, 1, 2, -1)), 0]
    _check(outer, factors)
    return Facts(outer, coefficients, factors, order=draws.between(3, 4))


def _factors(draws: Draws, functions: Sequence[Function]) -> list[tuple[Function, int]]:
    """Draw the number before x for each function."""
    return [(function, draws.choice((1, 1, 2, 2, -1, -1, -2, 3))) for function in sorted(functions)]


def _check(outer: str, factors: Sequence[tuple[Function, int]]) -> None:
    """Raises: Rejected where a simpler formula would do."""
    if any(function in ("sin", "cos") and scale < 0 for function, scale in factors):
        raise Rejected("the sign of an angle could be taken out")
    functions = [function for function, _ in factors]
    if {outer, *functions} in _DISGUISED or outer == functions[0] == "reciprocal":
        raise Rejected("the function is another one in disguise")


def known_series(function: Function, order: int) -> Series:
    """Return the expansion of a function of t."""
    return [_known_coefficient(function, power) for power in range(order + 1)]


def _known_coefficient(function: Function, power: int) -> Fraction:
    match function:
        case "exp":
            return Fraction(1, factorial(power))
        case "sin":
            return Fraction((0, 1, 0, -1)[power % 4], factorial(power))
        case "cos":
            return Fraction((1, 0, -1, 0)[power % 4], factorial(power))
        case "log":
            return _logarithm_coefficient(power)
        case "reciprocal":
            return Fraction(1)
        case "sqrt":
            return _root_coefficient(power)


def _logarithm_coefficient(power: int) -> Fraction:
    if power == 0:
        return Fraction(0)
    return -Fraction((-1) ** power, power)


def _root_coefficient(power: int) -> Fraction:
    """Return the binomial coefficient of one half."""
    coefficient = Fraction(1)
    for index in range(power):
        coefficient *= Fraction(1 - 2 * index, 2 * index + 2)
    return coefficient


def padded(coefficients: Sequence[int], order: int) -> Series:
    """Return a polynomial, given with the highest power first, as a series."""
    series = [Fraction(coefficient) for coefficient in reversed(coefficients)]
    while len(series) <= order:
        series.append(Fraction(0))
    return series


def _expansion(facts: Facts) -> Series:
    """Return the coefficients of f; those of a composition by Horner's rule."""
    inner = padded(facts.polynomial, facts.order)
    for function, scale in facts.factors:
        factor = known_series(function, facts.order)
        inner = series_product(inner, [value * scale**power for power, value in enumerate(factor)])
    if facts.outer == "":
        return inner
    series = padded([], facts.order)
    for coefficient in reversed(known_series(facts.outer, facts.order)):
        series = series_product(series, inner)
        series[0] += coefficient
    return series


def answers(facts: Facts) -> list[Answer]:
    """Give the series, cut off, and its last coefficient times the factorial."""
    series = _expansion(facts)
    derivative = series[-1] * factorial(facts.order)
    return [
        Answer(ascending(series, X), "expression(x)"),
        Answer(formula(derivative), "number", (f"f^{{({facts.order})}}(0)",)),
    ]


def ascending(series: Series, variable: Formula) -> Formula:
    """Return the sum of the terms, the constant one first."""
    return total(*(coefficient * variable**power for power, coefficient in enumerate(series)))


def applied(function: Function, inside: Formula) -> Formula:
    """Return a function as it is written."""
    match function:
        case "reciprocal":
            return quotient(1, 1 - inside)
        case "log" | "sqrt":
            return call(function, 1 + inside)
        case "exp" | "sin" | "cos":
            return call(function, inside)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function as one formula, with a fraction for the reciprocal."""
    order = str(facts.order)
    statement = fill(draws.choice(STATEMENTS), f=latex(formula_of(facts)))
    taylor = fill(draws.choice(POLYNOMIALS), order=order)
    derivative = fill(draws.choice(DERIVATIVES), order=order)
    return Words(statement, (taylor, derivative))


def formula_of(facts: Facts) -> Formula:
    """Return the function."""
    above = polynomial(facts.polynomial, X)
    below = formula(1)
    for function, scale in facts.factors:
        if function == "reciprocal":
            below = 1 - scale * X
        else:
            above = product(above, applied(function, scale * X))
    inner = quotient(above, below)
    if facts.outer == "":
        return inner
    return applied(facts.outer, inner)


TEMPLATE = Template(
    subject="sequences_series",
    method="derivatives by differential equations",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a polynomial times a known function",
        2: "a product of two known functions",
        3: "a function of another function",
    },
)
