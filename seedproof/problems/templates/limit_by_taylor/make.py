"""Subtracts Taylor polynomials from elementary functions: the limit is a quotient of two coefficients."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial, gcd

from seedproof.problems.making import coefficients
from seedproof.problems.making.power_series import Series, expansion_step, known_series, of_multiple, padded
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Worked, step
from seedproof.problems.templates.limit_by_taylor.facts import Denominator, Facts, Function, Name, Term
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, product, total

A = Symbol("a")
X = Symbol("x")

_SINGLE: tuple[Name, ...] = ("exp", "cos", "log", "sqrt", "sin", "arctan")
_PAIRS: tuple[tuple[Name, Name], ...] = (
    ("exp", "sin"),
    ("exp", "cos"),
    ("exp", "log"),
    ("sqrt", "sin"),
    ("sqrt", "cos"),
    ("log", "cos"),
    ("sqrt", "exp"),
    ("arctan", "exp"),
    ("log", "sin"),
)
_ODD = ("sin", "arctan")
_WITH_NEGATIVE_MULTIPLES = ("exp", "log", "sqrt", "expm1")

_ORDERS: dict[Name, int] = {"sin": 1, "log": 1, "arctan": 1, "expm1": 1, "vercos": 2}
"""Of the first term, where it is not the number 1. These functions stand in denominators."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one function over a power; then two, added or multiplied; then over functions, too.

    Raises: Rejected.
    """
    if difficulty == 1:
        name = draws.choice(_SINGLE)
        factor = draws.choice((1, 1, 2, 3))
        terms = [Term(factor, [_function(draws, difficulty, name)])]
        order = 3 if name in _ODD else 2
    else:
        terms = _two_functions(draws, difficulty)
        order = draws.between(3, difficulty + 1)
    divisors: list[Function] = []
    if difficulty == 3:
        names = draws.sample(list(_ORDERS), draws.between(1, 2))
        divisors = [_function(draws, difficulty, name) for name in names]
    power = order - sum(_ORDERS[divisor.name] for divisor in divisors)
    expansions = [_series(function, order) for function in _functions(terms)]
    *subtracted, last = _combined(terms, expansions, NO_SLIP)
    sizes = [abs(coefficient) + 4 * coefficient.denominator for coefficient in subtracted]
    if power < 0 or last == 0 or max(sizes) > 40:
        raise Rejected("the denominator's order does not fit, or a coefficient is no nice one")
    if subtracted[-1] == 0:
        raise Rejected("the constant would be zero")
    polynomial = [str(-coefficient) for coefficient in subtracted]
    polynomial[-1] = "-a" if subtracted[-1] > 0 else "a"
    below = Denominator(draws.between(1, 5), power, divisors)
    limit = last / _leading_coefficient(below, NO_SLIP)
    common = gcd(below.factor, terms[0].factor, terms[-1].factor)
    if limit.denominator > 40 or abs(limit) > 60 or common > 1:
        raise Rejected("the limit is no nice number, nothing is subtracted, or something cancels")
    return Facts(functions=terms, polynomial=polynomial, below=below)


def _function(draws: Draws, difficulty: int, name: Name) -> Function:
    multiple = draws.between(1, 6 if difficulty == 1 else 3)
    if name in _WITH_NEGATIVE_MULTIPLES and draws.below(3) == 0:
        multiple = -multiple
    return Function(name, multiple)


def _two_functions(draws: Draws, difficulty: int) -> list[Term]:
    """Draw a product of two functions, or a sum of their multiples."""
    first, second = [_function(draws, difficulty, name) for name in draws.choice(_PAIRS)]
    if draws.below(2) == 0:
        return [Term(1, [first, second])]
    first_factor = draws.between(1, 3)
    second_factor = draws.choice((-2, -1, 1, 2))
    return [Term(first_factor, [first]), Term(second_factor, [second])]


def _functions(terms: Sequence[Term]) -> list[Function]:
    return [function for term in terms for function in term.functions]


def _written(function: Function) -> Formula:
    inside = function.multiple * X
    match function.name:
        case "log" | "sqrt":
            return call(function.name, 1 + inside)
        case "expm1":
            return call("exp", inside) - 1
        case "vercos":
            return 1 - call("cos", inside)
    return call(function.name, inside)


def _written_functions(facts: Facts) -> Formula:
    """Return the terms of the numerator that have functions."""
    return total(*(product(term.factor, *map(_written, term.functions)) for term in facts.functions))


def _below(facts: Facts) -> Formula:
    return product(facts.below.factor, X**facts.below.power, *map(_written, facts.below.functions))


def _quotient(facts: Facts, constant: Formula) -> Formula:
    """Return the function, with this formula for the constant."""
    unknown = {"a": constant, "-a": -constant}
    terms = [
        (unknown[coefficient] if coefficient in unknown else formula(Fraction(coefficient))) * X**power
        for power, coefficient in enumerate(facts.polynomial)
    ]
    return total(_written_functions(facts), *terms) / _below(facts)


def work(facts: Facts, slip: Slip) -> Worked:
    """Functions, their combination, the unknown constant, the denominator, and the limit."""
    order = facts.below.power + sum(_ORDERS[function.name] for function in facts.below.functions)
    functions = _functions(facts.functions)
    orders = [order for _ in functions]
    if len(facts.functions[0].functions) > 1:
        # In a product, a function is needed less far, by the order of the other factor.
        orders = [order - _ORDERS.get(other.name, 0) for other in reversed(functions)]
    expansions = _expansions(functions, orders, slip)
    numerator = _combined(facts.functions, [padded(series, order) for series in expansions], slip)
    denominator = _leading_coefficient(facts.below, slip)
    limit = numerator[order] / denominator
    if slip and not (0 < abs(limit) <= 60 and limit.denominator <= 120 and abs(numerator[order]) <= 250):
        raise Rejected("a number is no nice one")
    steps = [
        expansion_step(X, _written(function), series)
        for function, series in zip(functions, expansions, strict=True)
    ]
    if len(functions) > 1 or facts.functions[0].factor != 1:
        steps.append(expansion_step(X, _written_functions(facts), numerator))
    to_cancel = numerator[order - 1]
    sign = -1 if facts.polynomial[-1] == "a" else 1
    constant = slip.or_else(sign * to_cancel, constant_sign_lost=-sign * to_cancel)
    steps.append(step("satisfies", letter=A, value=constant, left=to_cancel - sign * A, right=0))
    if facts.below.functions:
        leading = _below(facts) / X**order
        steps.append(step("limit", letter=X, at=0, expression=leading, value=denominator))
    whole = _quotient(facts, formula(constant))
    steps.append(step("limit", letter=X, at=0, expression=whole, value=limit))
    return Worked(tuple(steps), (formula(constant), formula(limit)))


def _series(function: Function, order: int) -> Series:
    name = {"expm1": "exp", "vercos": "cos"}.get(function.name, function.name)
    series = of_multiple(known_series(name, order), function.multiple)
    if function.name == "vercos":
        series = [-coefficient for coefficient in series]
    if name != function.name:
        series[0] = Fraction(0)
    return series


def _expansions(functions: Sequence[Function], orders: Sequence[int], slip: Slip) -> list[Series]:
    """Expand every function as far as it matters; an error is injected in the first one that can have it."""
    expansions: list[Series] = []
    factor = Fraction(1)
    for function, order in zip(functions, orders, strict=True):
        series = _series(function, order)
        power = slip.or_else(order, power_slip=order - 1)
        if factor == 1 and power > 1 and series[power] != 0:
            factor = _mistaken_factor(function, power, slip)
            series[power] *= factor
        expansions.append(series)
    return expansions


def _mistaken_factor(function: Function, power: int, slip: Slip) -> Fraction:
    """Return by what an injected error multiplies the coefficient of a power."""
    without_factorials = function.name in ("log", "arctan")
    match slip:
        case "sign_flipped":
            return Fraction(-1)
        case "power_slip":
            return Fraction(1, function.multiple ** (power - 1))
        case "factorial_slip" if without_factorials:
            return Fraction(power, factorial(power))
        case "factorial_slip":
            return Fraction(factorial(power), power if power > 2 else 1)
        case "coefficient_slip" if without_factorials:
            return Fraction(power)
    return Fraction(1)


def _combined(terms: Sequence[Term], series: Sequence[Series], slip: Slip) -> Series:
    """Return the series of the numerator, without the polynomial."""
    order = len(series[0]) - 1
    if len(series) > len(terms):
        first, second = series
        combined = coefficients.series_product(first, second)
        if slip == "term_lost":
            mixed = [first[power] * second[order - power] for power in range(1, order)]
            combined[order] -= next((term for term in mixed if term != 0), Fraction(0))
        return coefficients.scaled(combined, Fraction(terms[0].factor))
    multiples = [
        coefficients.scaled(function, Fraction(term.factor))
        for function, term in zip(series, terms, strict=True)
    ]
    if slip == "term_lost" and len(terms) > 1:
        multiples[-1][order] = Fraction(0)
    return [sum(several, Fraction(0)) for several in zip(*multiples, strict=True)]


def _leading_coefficient(below: Denominator, slip: Slip) -> Fraction:
    """Return the first coefficient of the denominator."""
    coefficient = Fraction(below.factor)
    for function in below.functions:
        multiple = Fraction(function.multiple)
        multiple = slip.or_else(multiple, inner_factor_lost=multiple / abs(multiple))
        coefficient *= multiple**2 / 2 if function.name == "vercos" else multiple
    return coefficient


SHEET = Sheet(
    subject="differential_calculus",
    method="truncated series",
    sample=sample,
    gaps=lambda facts: {"quotient": _quotient(facts, A)},
    order=(0, 2, 1),
    work=work,
    types=(Typed("number", ("a",)), Typed("number", ("L",))),
    version=2,
    slips={
        "sign_flipped": "a coefficient of a Taylor polynomial has the wrong sign",
        "power_slip": "the factor of x is not raised to the power in a term of a Taylor polynomial",
        "factorial_slip": "a factorial in a Taylor polynomial is incomplete, or stands where there is none",
        "coefficient_slip": "the denominator of a coefficient of a Taylor polynomial is left out",
        "term_lost": "a term is left out where the Taylor polynomials are multiplied or added",
        "constant_sign_lost": "the constant has the wrong sign",
        "inner_factor_lost": "the factor of x in the functions of the denominator is ignored",
    },
    levels={
        1: "one function, whose expansion also fixes an unknown constant",
        2: "a sum or a product of two functions, to the third order",
        3: "functions in the denominator, too, to the fourth order",
    },
)
