"""Draws two quotients of polynomials, puts one into the other, and clears the fractions in the fraction.

The composition in lowest terms can have a value where the inner function has none: such inputs stay excluded.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, isqrt

from seedproof.problems.making.coefficients import product, total, value, with_roots, without_leading_zeros
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.composition_of_functions.facts import Asked, Facts, Quotient
from seedproof.problems.templates.composition_of_functions.phrases import QUESTIONS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, collection, latex, polynomial

X = Symbol("x")

_ASKED: dict[int, tuple[Asked, ...]] = {
    1: ("formula", "excluded", "reverse"),
    2: ("formula", "excluded", "reverse"),
    3: ("formula", "excluded", "zeros"),
}
"""By difficulty."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """The inner function with a constant above; then two linear ones; then a quadratic one below f."""
    f = _outer_function(draws, difficulty)
    g = _inner_function(draws, difficulty)
    degree = len(f[1]) - 1
    if _proportional(*g) or gcd(*g[0], *g[1]) > 1:
        raise Rejected("the inner function is constant, or can be reduced")
    if value(f[1], _zero(f[0])) == 0:
        raise Rejected("the outer function can be reduced")
    _check_composition(composed(f, g), degree)
    if difficulty < 3:
        _check_composition(composed(g, f), degree)
        if composed(f, g) == composed(g, f):
            raise Rejected("both orders give the same function")
    excluded = _excluded(f, g)
    if len(excluded) <= degree or max(x.denominator for x in excluded) > 4:
        raise Rejected("the excluded inputs are few, or not nice")
    if difficulty == 3 and not _preimages(g, _zero(f[0])):
        raise Rejected("the composition has no zero")
    return Facts(f, g, list(_ASKED[difficulty]))


def _outer_function(draws: Draws, difficulty: int) -> Quotient:
    """Draw a quotient of linear functions, or with two poles in the last difficulty."""
    denominator = [1, *draws.nonzeros(1, 5)]
    if difficulty == 3:
        poles = draws.sample((-4, -3, -2, -1, 0, 1, 2, 3, 4), 2)
        denominator = with_roots(poles, 1)
    numerator = [draws.choice((1, 1, 2, 3, -1)), draws.between(-5, 5)]
    return numerator, denominator


def _inner_function(draws: Draws, difficulty: int) -> Quotient:
    """Draw a quotient of linear functions; in the first difficulty the numerator is a constant."""
    if difficulty == 1:
        numerator = draws.nonzeros(1, 6)
        return numerator, [1, draws.between(-4, 4)]
    slope = draws.choice((1, 1, 2))
    numerator = draws.nonzeros(2, 4)
    return numerator, [slope, draws.between(-4, 4)]


def _proportional(numerator: Sequence[int], denominator: Sequence[int]) -> bool:
    """Return whether one is a multiple of the other; the denominator is linear."""
    if len(numerator) == 1:
        return False
    return numerator[0] * denominator[1] == numerator[1] * denominator[0]


def _check_composition(composition: Quotient, degree: int) -> None:
    """Raise Rejected where the composition cannot be asked for."""
    numerator, denominator = composition
    largest = max(abs(coefficient) for coefficient in numerator + denominator)
    if len(denominator) <= degree or largest > 40:
        raise Rejected("the composition has no fraction, or large numbers")


def answers(facts: Facts) -> list[Answer]:
    """Answer each question that is asked."""
    return [_answer(facts, asked) for asked in facts.asked]


def _answer(facts: Facts, asked: Asked) -> Answer:
    """Take the inputs of given values: g sends excluded ones to a pole of f, and zeros to the zero of f."""
    f = facts.f
    g = facts.g
    match asked:
        case "formula":
            return Answer(_quotient_formula(composed(f, g)), "expression(x)")
        case "reverse":
            return Answer(_quotient_formula(composed(g, f)), "expression(x)")
        case "excluded":
            return Answer(collection(*_excluded(f, g)), "set", ("x",))
        case "zeros":
            return Answer(collection(*_preimages(g, _zero(f[0]))), "set")


def composed(outer: Quotient, inner: Quotient) -> Quotient:
    """Return the composition, both halves multiplied by the inner denominator as often as needed."""
    degree = degree_of(outer)
    numerator = cleared(outer[0], inner, degree)
    denominator = cleared(outer[1], inner, degree)
    return reduced(numerator, denominator)


def degree_of(quotient: Quotient) -> int:
    """Return the larger of the degrees of numerator and denominator."""
    return max(len(half) for half in quotient) - 1


def cleared(coefficients: Sequence[int], inner: Quotient, degree: int) -> list[int]:
    """Return the polynomial at the inner function, times the inner denominator to the power of a degree."""
    numerator, denominator = inner
    result: list[int] = []
    for power, coefficient in enumerate(reversed(coefficients)):
        numerators = [numerator] * power
        denominators = [denominator] * (degree - power)
        result = total(result, product([coefficient], *numerators, *denominators))
    return without_leading_zeros(result)


def reduced(numerator: Sequence[int], denominator: Sequence[int]) -> Quotient:
    """Return the quotient without a common integer factor, the leading coefficient below positive."""
    factor = gcd(*numerator, *denominator)
    if denominator[0] < 0:
        factor = -factor
    return (
        [coefficient // factor for coefficient in numerator],
        [coefficient // factor for coefficient in denominator],
    )


def _zero(linear: Sequence[int]) -> Fraction:
    slope, constant = linear
    return Fraction(-constant, slope)


def _zeros(coefficients: Sequence[int]) -> list[Fraction]:
    """Return the zeros of a polynomial of degree 1 or 2; rational by choice."""
    if len(coefficients) == 2:
        return [_zero(coefficients)]
    a, b, c = coefficients
    root = isqrt(b * b - 4 * a * c)
    return [Fraction(-b - root, 2 * a), Fraction(-b + root, 2 * a)]


def _preimages(function: Quotient, y: Fraction) -> list[Fraction]:
    """Return where a quotient of linear functions has the value y: at one number or nowhere."""
    numerator, denominator = function
    difference = total([Fraction(c) for c in numerator], [-y * c for c in denominator])
    slope, constant = difference
    if slope == 0:
        return []
    return [-constant / slope]


def _excluded(f: Quotient, g: Quotient) -> list[Fraction]:
    """Return the pole of g, and what g sends to a pole of f."""
    excluded = _zeros(g[1])
    for pole in _zeros(f[1]):
        excluded += _preimages(g, pole)
    return sorted(excluded)


def _quotient_formula(quotient: Quotient) -> Formula:
    numerator, denominator = quotient
    return polynomial(numerator, X) / polynomial(denominator, X)


def words(facts: Facts, draws: Draws) -> Words:
    """Write both functions."""
    statement = fill(
        draws.choice(STATEMENTS),
        f=latex(_quotient_formula(facts.f)),
        g=latex(_quotient_formula(facts.g)),
    )
    questions = [draws.choice(QUESTIONS[asked]) for asked in facts.asked]
    return Words(statement, tuple(questions))


TEMPLATE = Template(
    subject="algebra",
    method="polynomial identity",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "an inner function with a constant above, in both orders",
        2: "two quotients of linear functions",
        3: "a quadratic denominator, and zeros of which one may be excluded",
    },
    school=True,
    version=2,
)
