"""Takes both sums as parts of one complex sum: a geometric one, its derivative, or a power of a binomial."""

from fractions import Fraction

from seedproof.problems.making.complex_surds import Complex, complex_number, root_of, surd
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.trigonometric_sum.facts import Facts, Weight
from seedproof.problems.templates.trigonometric_sum.phrases import COSINES, SINES, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, latex, power, product, quotient, total

K = Symbol("k")

_WEIGHTS: dict[int, Weight] = {1: "geometric", 2: "rising", 3: "binomial"}
_SQUARES = ((4, 1), (4, 1), (9, 1), (1, 4), (1, 1), (2, 1), (3, 1))
_ANGLES = ((1, 3), (2, 3), (1, 2), (1, 4), (3, 4), (1, 6), (5, 6))
_BINOMIAL = (
    ((1, 1), (1, 3)),
    ((1, 1), (2, 3)),
    ((1, 1), (1, 2)),
    ((4, 1), (2, 3)),
    ((4, 1), (1, 2)),
    ((2, 1), (3, 4)),
    ((2, 1), (1, 4)),
    ((3, 1), (1, 2)),
    ((3, 1), (5, 6)),
    ((8, 1), (3, 4)),
    ((9, 1), (1, 2)),
    ((3, 1), (1, 6)),
    ((12, 1), (5, 6)),
    ((8, 1), (1, 4)),
    ((18, 1), (3, 4)),
    ((4, 1), (1, 3)),
    ((16, 1), (2, 3)),
    ((18, 1), (1, 4)),
)
"""Pairs of r^2 and theta for which the powers of 1 + r e^(i theta) are simple."""
_LASTS = {"geometric": (8, 15), "rising": (6, 11), "binomial": (7, 14)}
_LARGEST = 100_000
_LARGEST_DENOMINATOR = 600

_COSINES = {
    Fraction(0): surd(1),
    Fraction(1, 6): surd(Fraction(1, 2), 3),
    Fraction(1, 4): surd(Fraction(1, 2), 2),
    Fraction(1, 3): surd(Fraction(1, 2)),
    Fraction(1, 2): surd(0),
}
"""By angle over pi."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the weights by difficulty, then modulus, argument, and number of terms. Raises: Rejected."""
    weight = _WEIGHTS[difficulty]
    if weight == "binomial":
        square, angle = draws.choice(_BINOMIAL)
    else:
        square = draws.choice(_SQUARES)
        angle = draws.choice(_ANGLES)
    low, high = _LASTS[weight]
    facts = Facts(weight, square, angle, draws.between(low, high))
    result = sums(facts)
    coefficients = [coefficient for part in (result.real, result.imaginary) for _, coefficient in part.terms]
    if not result.real.terms or not result.imaginary.terms:
        raise Rejected("one of the sums is zero")
    if max(abs(coefficient.numerator) for coefficient in coefficients) > _LARGEST:
        raise Rejected("a sum is large")
    if max(coefficient.denominator for coefficient in coefficients) > _LARGEST_DENOMINATOR:
        raise Rejected("a sum has a large denominator")
    if facts.square == (1, 1) and len(coefficients) == 2 and max(map(abs, coefficients)) <= 1:
        raise Rejected("the sums are trivial")
    return facts


def base(facts: Facts) -> Complex:
    """Return z = r (cos theta + i sin theta)."""
    angle = Fraction(*facts.angle)
    cosine = _COSINES[angle] if angle <= Fraction(1, 2) else -_COSINES[1 - angle]
    sine = _COSINES[abs(Fraction(1, 2) - angle)]
    size = root_of(Fraction(*facts.square))
    return complex_number(size * cosine, size * sine)


def sums(facts: Facts) -> Complex:
    """Return the complex number with both sums as its parts."""
    z = base(facts)
    one = complex_number(1)
    match facts.weight:
        case "geometric":
            return (z ** (facts.last + 1) - one) / (z - one)
        case "rising":
            return rising(z, z ** (facts.last + 1), facts.last)
        case "binomial":
            return (one + z) ** facts.last


def rising(z: Complex, following: Complex, last: int) -> Complex:
    """Return the sum of k z^k up to the last k, from z and the power after the last one."""
    one = complex_number(1)
    multiple = complex_number(last)
    above = multiple * following * z - (multiple + one) * following + z
    return above / ((z - one) * (z - one))


def answers(facts: Facts) -> list[Answer]:
    """Return both sums."""
    result = sums(facts)
    return [
        Answer(result.real.formula(), "number", ("C",)),
        Answer(result.imaginary.formula(), "number", ("S",)),
    ]


def angle(facts: Facts, count: Formula) -> Formula:
    """Return a multiple of the angle."""
    above, below = facts.angle
    return quotient(product(above, count, PI), below)


def modulus_power(facts: Facts, count: Formula) -> Formula:
    """Return r^k, of a root as a power with half the exponent."""
    square = Fraction(*facts.square)
    root = root_of(square)
    if square == 1:
        return total(1)
    if root.is_rational:
        return power(root.formula(), count)
    if root in (surd(1, radicand) for radicand, _ in root.terms):
        return power(total(square), quotient(count, 2))
    return power(root.formula(), count)


def written(facts: Facts, function: str) -> str:
    r"""Return one of the sums as LaTeX with a summation sign."""
    term = product(modulus_power(facts, K), call(function, angle(facts, K)))
    weight = ""
    if facts.weight == "rising":
        weight = "k "
        if Fraction(*facts.square) != 1:
            weight = r"k \cdot "
    if facts.weight == "binomial":
        weight = rf"\binom{{{facts.last}}}{{k}} "
    return rf"\sum_{{k=0}}^{{{facts.last}}} {weight}{latex(term)}"


def words(facts: Facts, draws: Draws) -> Words:
    """Write both sums."""
    statement = fill(draws.choice(STATEMENTS), cosines=written(facts, "cos"), sines=written(facts, "sin"))
    return Words(statement, (draws.choice(COSINES), draws.choice(SINES)))


TEMPLATE = Template(
    subject="precalculus",
    method="exact summation term by term",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "both sums are parts of one geometric sum of complex numbers",
        2: "weights k, so that the geometric sum is summed by parts or differentiated",
        3: "binomial weights: the power of a binomial, by its polar form",
    },
)
