"""Multiplies known power series, or puts one into another, and reads the derivative off the last term."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial

from msgspec.structs import replace

from seedproof.problems.making import coefficients, power_series
from seedproof.problems.making.power_series import Series, ascending, expansion_step, known_series, padded
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.taylor_polynomial.facts import Facts, Function, Outer
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, polynomial, product

T = Symbol("t")
X = Symbol("x")

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
    kinds = {1: _polynomial_times_function, 2: _product_of_functions, 3: _composition}
    facts = kinds[difficulty](draws)
    series, _ = _expanded(facts, NO_SLIP)
    nonzero = [coefficient for coefficient in series if coefficient != 0]
    if series[-1] == 0 or len(nonzero) < 1 + difficulty:
        raise Rejected("the last derivative is 0, or too many are")
    if _is_ugly(series):
        raise Rejected("a coefficient is ugly")
    return facts


def _is_ugly(series: Series) -> bool:
    return any(abs(coefficient.numerator) > 150 or coefficient.denominator > 150 for coefficient in series)


def _polynomial_times_function(draws: Draws) -> Facts:
    powers = [draws.choice((1, 1, 2, -1)), draws.between(-4, 4)]
    if draws.below(3) == 0:
        powers = [1, *powers]
    factors = _factors(draws, draws.sample(_EASY_FUNCTIONS, 1))
    _check("", factors)
    return Facts("", powers, factors, order=3)


def _product_of_functions(draws: Draws) -> Facts:
    factors = _factors(draws, draws.sample(_FUNCTIONS, 2))
    _check("", factors)
    return Facts("", [1], factors, order=draws.between(3, 4))


def _composition(draws: Draws) -> Facts:
    """Draw a function of another one, which is multiplied by x where it is not 0 at 0."""
    outer = draws.choice(_OUTER)
    factors = _factors(draws, draws.sample(_FUNCTIONS, 1))
    function, _ = factors[0]
    powers = [1]
    if function not in ("sin", "log"):
        powers = [draws.choice((1, 1, 1, 2, -1)), 0]
    _check(outer, factors)
    return Facts(outer, powers, factors, order=draws.between(3, 4))


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


def _function(facts: Facts) -> Formula:
    """Write the function as one formula, with a fraction for the reciprocal."""
    above = polynomial(facts.polynomial, X)
    below = formula(1)
    for function, scale in facts.factors:
        if function == "reciprocal":
            below = 1 - scale * X
        else:
            above = product(above, _applied(function, scale * X))
    inner = above / below
    return _applied(facts.outer, inner) if facts.outer else inner


def _applied(function: Function, inside: Formula) -> Formula:
    match function:
        case "reciprocal":
            return 1 / (1 - inside)
        case "log" | "sqrt":
            return call(function, 1 + inside)
    return call(function, inside)


def work(facts: Facts, slip: Slip) -> Worked:
    """Find the expansions, what they are put together to, and the derivative."""
    series, steps = _expanded(facts, slip)
    order = facts.order
    if slip not in ("", "factorial_lost"):
        if not 0 < abs(series[order]) * factorial(order) <= 1500 or _is_ugly(series):
            raise Rejected("the derivative is 0, or a number is ugly")
        if slip == "series_confused" and facts.outer:
            raise Rejected("the inner function would not be 0 at 0, or of a higher order")
    derivative = formula(series[order] * slip.or_else(factorial(order), factorial_lost=1))
    last = step("derivative_at_zero", function=_function(facts), letter=X, order=order, value=derivative)
    return Worked((*steps, last), (ascending(series, X), derivative))


def _expanded(facts: Facts, slip: Slip) -> tuple[Series, list[Step]]:
    """Expand the factors, multiply them, and put them into the outer function; return the work, too."""
    functions: list[tuple[Function, int]] = [*facts.factors]
    if facts.outer:
        functions.append((facts.outer, 1))
    expansions = _expansions(functions, facts.order, slip)
    factors = expansions[: len(facts.factors)]
    steps = [
        expansion_step(X, _applied(function, scale * X), factor)
        for (function, scale), factor in zip(facts.factors, factors, strict=True)
    ]
    if len(facts.polynomial) > 1:
        factors = [padded(list(map(Fraction, reversed(facts.polynomial))), facts.order), *factors]
    inner = factors[0]
    if len(factors) > 1:
        inner = _product(factors, slip)
        steps.append(expansion_step(X, _function(replace(facts, outer="")), inner))
    if not facts.outer:
        return inner, steps
    series, more = _composed(facts, facts.outer, expansions[-1], inner, slip)
    return series, [*steps, *more]


def _expansions(functions: Sequence[tuple[Function, int]], order: int, slip: Slip) -> list[Series]:
    """Return the expansions of functions of multiples of x; an error is injected where it first can be."""
    expansions = [_expansion(function, scale, order, NO_SLIP) for function, scale in functions]
    for index, (function, scale) in enumerate(functions):
        mistaken = _expansion(function, scale, order, slip)
        if mistaken != expansions[index]:
            expansions[index] = mistaken
            break
    return expansions


def _expansion(function: Function, scale: int, order: int, slip: Slip) -> Series:
    series = known_series(function, order)
    match slip, function:
        case "series_confused", "sin":
            series = known_series("cos", order)
        case "series_confused", "cos":
            series = known_series("sin", order)
        case "factorial_slip", ("exp" | "sin" | "cos"):
            series = [coefficient * factorial(power) for power, coefficient in enumerate(series)]
        case "sign_flipped", "reciprocal":
            series = [(-1) ** power * coefficient for power, coefficient in enumerate(series)]
        case "sign_flipped", _:
            series = list(map(abs, series))
        case "power_slip", _:
            return [series[0], *coefficients.scaled(series[1:], Fraction(scale))]
    return power_series.of_multiple(series, scale)


def _product(factors: Sequence[Series], slip: Slip) -> Series:
    """Return the product of two series."""
    first, second = factors
    series = coefficients.series_product(first, second)
    if slip == "product_dropped":
        products = [left * right for left, right in zip(first, reversed(second), strict=True)]
        kept = [term for term in products if term != 0][:-1]
        if kept:
            series[-1] = sum(kept, Fraction(0))
    return series


def _composed(
    facts: Facts, outer: Outer, series: Series, inner: Series, slip: Slip
) -> tuple[Series, list[Step]]:
    """Put the inner series into that of the outer function."""
    if slip == "power_dropped":
        series = [*series[:-1], Fraction(0)]
    powers = _powers(inner, slip)
    result = padded([], facts.order)
    for coefficient, power in zip(series, powers, strict=True):
        result = coefficients.total(result, coefficients.scaled(power, coefficient))
    inside = _function(replace(facts, outer=""))
    steps = [expansion_step(X, inside**exponent, powers[exponent]) for exponent in range(2, facts.order + 1)]
    steps += [expansion_step(T, _applied(outer, T), series), expansion_step(X, _function(facts), result)]
    return result, steps


def _powers(series: Series, slip: Slip) -> list[Series]:
    """Return the powers of a series, from the exponent 0 on."""
    order = len(series) - 1
    square = coefficients.series_product(series, series)
    if slip == "binomial_slip":
        square = [Fraction(1 - power % 2) * series[power // 2] ** 2 for power in range(order + 1)]
    powers = [padded([Fraction(1)], order), series, square]
    while len(powers) <= order:
        powers.append(coefficients.series_product(powers[-1], series))
    return powers


SHEET = Sheet(
    subject="sequences_series",
    method="derivatives by differential equations",
    sample=sample,
    gaps=lambda facts: {"f": _function(facts)},
    work=work,
    types=lambda facts: (Typed("expression(x)"), Typed("number", (f"f^{{({facts.order})}}(0)",))),
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
    levels={
        1: "a polynomial times a known function",
        2: "a product of two known functions",
        3: "a function of another function",
    },
)
