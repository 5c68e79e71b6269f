"""Subtracts Taylor polynomials from elementary functions: the limit is a quotient of two coefficients."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial, gcd

from seedproof.problems.making.coefficients import scaled, series_product, total
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.limit_by_taylor.facts import Denominator, Facts, Function, Name, Term
from seedproof.problems.templates.limit_by_taylor.phrases import (
    DEFINITIONS,
    QUESTIONS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import Formula, Symbol, call, latex, product

X = Symbol("x")
A = Symbol("a")

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

ORDERS: dict[Name, int] = {"sin": 1, "log": 1, "arctan": 1, "expm1": 1, "vercos": 2}
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
        names = draws.sample(list(ORDERS), draws.between(1, 2))
        divisors = [_function(draws, difficulty, name) for name in names]
    power = order - sum(ORDERS[divisor.name] for divisor in divisors)
    series = _numerator(terms, order)
    _check_series(series, power)
    polynomial = _subtracted(series[:order])
    below = Denominator(draws.between(1, 5), power, divisors)
    facts = Facts(functions=terms, polynomial=polynomial, below=below)
    limit = _limit(facts)
    common = gcd(below.factor, terms[0].factor, terms[-1].factor)
    if limit.denominator > 40 or abs(limit) > 60 or not polynomial or common > 1:
        raise Rejected("the limit is no nice number, nothing is subtracted, or something cancels")
    return facts


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


def _check_series(series: list[Fraction], power: int) -> None:
    """Raise Rejected unless the last coefficient is the first that is left, and the others are simple."""
    *subtracted, last = series
    sizes = [abs(coefficient) + 4 * coefficient.denominator for coefficient in subtracted]
    if power < 0 or last == 0 or max(sizes) > 40:
        raise Rejected("the denominator's order does not fit, or a coefficient is no nice one")


def _subtracted(series: list[Fraction]) -> list[str]:
    """Return the polynomial that cancels the series. Raises: Rejected where the constant would be zero."""
    polynomial = [str(-coefficient) for coefficient in series]
    if series[-1] == 0:
        raise Rejected("the constant would be zero")
    polynomial[-1] = "-a" if series[-1] > 0 else "a"
    return polynomial


def taylor_series(function: Function, order: int) -> list[Fraction]:
    """Return the Taylor coefficients at 0 up to an order, the constant term first."""
    return [
        _taylor_coefficient(function.name, power) * function.multiple**power for power in range(order + 1)
    ]


def _taylor_coefficient(name: Name, power: int) -> Fraction:
    """Return the coefficient of a power of x, where the multiple of x is x itself."""
    is_odd = power % 2 == 1
    alternating = (-1) ** (power // 2)
    match name:
        case "expm1" | "vercos" | "log" if power == 0:
            return Fraction(0)
        case "exp" | "expm1":
            return Fraction(1, factorial(power))
        case "log":
            return Fraction((-1) ** (power + 1), power)
        case "sqrt":
            return _binomial(Fraction(1, 2), power)
        case "sin" if is_odd:
            return Fraction(alternating, factorial(power))
        case "arctan" if is_odd:
            return Fraction(alternating, power)
        case "cos" if not is_odd:
            return Fraction(alternating, factorial(power))
        case "vercos" if not is_odd:
            return -Fraction(alternating, factorial(power))
    return Fraction(0)


def _binomial(exponent: Fraction, power: int) -> Fraction:
    """Return the generalized binomial coefficient."""
    coefficient = Fraction(1)
    for number in range(power):
        coefficient *= (exponent - number) / (number + 1)
    return coefficient


def _product_series(functions: Sequence[Function], order: int) -> list[Fraction]:
    """Return the series of a product, of none that of the number 1."""
    series = [Fraction(1)] + [Fraction(0)] * order
    for function in functions:
        series = series_product(series, taylor_series(function, order))
    return series


def _numerator(terms: Sequence[Term], order: int) -> list[Fraction]:
    """Return the series of the functions, without the polynomial."""
    series = [Fraction(0)] * (order + 1)
    for term in terms:
        series = total(series, scaled(_product_series(term.functions, order), Fraction(term.factor)))
    return series


def order_of_denominator(facts: Facts) -> int:
    """Return the power of x with which the denominator begins."""
    return facts.below.power + sum(ORDERS[function.name] for function in facts.below.functions)


def has_constant(facts: Facts) -> bool:
    """Return whether there is an unknown constant."""
    return facts.polynomial[-1] in ("a", "-a")


def _limit(facts: Facts) -> Fraction:
    """Return the first coefficient that is left, over that of the denominator."""
    order = order_of_denominator(facts)
    below = facts.below
    leading = below.factor * _product_series(below.functions, order - below.power)[-1]
    return _numerator(facts.functions, order)[-1] / leading


def answers(facts: Facts) -> list[Answer]:
    """Return the constant, which is the coefficient that has to vanish, too, and the limit."""
    limit = Answer(formula.formula(_limit(facts)), "number", ("L",))
    if not has_constant(facts):
        return [limit]
    order = order_of_denominator(facts)
    constant = abs(_numerator(facts.functions, order)[order - 1])
    return [Answer(formula.formula(constant), "number", ("a",)), limit]


def written(function: Function) -> Formula:
    """Return the function as a formula."""
    inside = function.multiple * X
    match function.name:
        case "log" | "sqrt":
            return call(function.name, 1 + inside)
        case "expm1":
            return call("exp", inside) - 1
        case "vercos":
            return 1 - call("cos", inside)
    return call(function.name, inside)


def written_functions(facts: Facts) -> list[Formula]:
    """Return the terms of the numerator that have functions."""
    return [
        product(term.factor, *(written(function) for function in term.functions)) for term in facts.functions
    ]


def _written_coefficient(coefficient: str, constant: Formula) -> Formula:
    match coefficient:
        case "a":
            return constant
        case "-a":
            return -constant
    return formula.formula(Fraction(coefficient))


def words(facts: Facts, draws: Draws) -> Words:
    """Write the quotient, functions first."""
    written_quotient = latex(quotient(facts, A))
    wording = draws.choice(STATEMENTS)
    limit_question = draws.choice(QUESTIONS["limit"])
    if not has_constant(facts):
        definition = fill(DEFINITIONS["limit"], quotient=written_quotient)
        return Words(fill(wording, definition=definition), (limit_question,))
    definition = fill(DEFINITIONS["limit with constant"], quotient=written_quotient)
    constant_question = draws.choice(QUESTIONS["constant"])
    return Words(fill(wording, definition=definition), (constant_question, limit_question))


def quotient(facts: Facts, constant: Formula) -> Formula:
    """Return the function, with this formula for the constant."""
    terms = written_functions(facts)
    for power, coefficient in enumerate(facts.polynomial):
        terms.append(_written_coefficient(coefficient, constant) * X**power)
    return formula.total(*terms) / below(facts)


def below(facts: Facts) -> Formula:
    """Return the denominator."""
    divisors = [written(function) for function in facts.below.functions]
    return product(facts.below.factor, X**facts.below.power, *divisors)


TEMPLATE = Template(
    subject="differential_calculus",
    method="truncated series",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "one function, whose expansion also fixes an unknown constant",
        2: "a sum or a product of two functions, to the third order",
        3: "functions in the denominator, too, to the fourth order",
    },
    version=2,
)
