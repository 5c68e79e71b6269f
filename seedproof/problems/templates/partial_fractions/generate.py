"""Adds up chosen partial fractions, and finds their numerators again by comparing coefficients.

The form of the decomposition is given and its numbers are asked for: the decomposition itself would equal the
fraction that it came from.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Literal

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.partial_fractions.facts import Factor, Facts
from seedproof.problems.templates.partial_fractions.phrases import NUMBERS, SERIES, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, formula, latex, point, polynomial, product, total

X = Symbol("x")
LETTERS = tuple(map(Symbol, "ABCDE"))

Kind = Literal["two", "three", "double", "improper", "quadratic", "both"]

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("two", "three"),
    2: ("double", "improper"),
    3: ("quadratic", "both"),
}
"""Simple linear factors; a double one, or a polynomial part; an irreducible quadratic one."""
_POLES = {
    1: (-4, -3, -2, -1, 1, 2, 3, 4),
    2: (-3, -2, -1, 1, 2, 3),
    3: (-2, -1, 1, 2),
}
_POWERS: dict[Kind, tuple[int, ...]] = {
    "two": (1, 1),
    "three": (1, 1, 1),
    "double": (1, 2),
    "improper": (1, 1),
    "quadratic": (1,),
    "both": (2,),
}
"""Those of the linear factors."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the factors of the denominator, and the numbers of the partial fractions."""
    kind = draws.choice(_KINDS[difficulty])
    poles = draws.sample(_POLES[difficulty], 3)
    factors = [Factor([1, -pole], power) for pole, power in zip(poles, _POWERS[kind], strict=False)]
    if difficulty == 3:
        factors.append(_quadratic_factor(draws))
    columns = _columns(factors, polynomial_terms=2 if kind == "improper" else 0)
    numbers = draws.nonzeros(len(columns), 5)
    numerator = [0]
    for number, column in zip(numbers, columns, strict=True):
        numerator = coefficients.total(numerator, coefficients.scaled(column, number))
    terms = len(numerator) - numerator.count(0)
    if max(map(abs, numerator)) > 60 or numerator[0] == 0 or terms < 2:
        raise Rejected("the numerator is large, or loses a term")
    facts = Facts(numerator, factors)
    second = _second_coefficient(facts, [Fraction(number) for number in numbers])
    if second == 0 or second.denominator > 32 or abs(second.numerator) > 99:
        raise Rejected("the coefficient of the series is not nice, or zero")
    return facts


def _quadratic_factor(draws: Draws) -> Factor:
    """Raises: Rejected where it has real roots."""
    middle = draws.between(-2, 2)
    constant = draws.between(1, 5)
    if middle**2 >= 4 * constant:
        raise Rejected("the quadratic factor has real roots")
    return Factor([1, middle, constant], 1)


def answers(facts: Facts) -> list[Answer]:
    """The numbers from a linear system, one equation for each power; and with them the series."""
    numbers = _solved(_columns(facts.factors, _polynomial_terms(facts)), facts.top)
    return [
        Answer(point(*numbers), "tuple", tuple(letter.name for letter in LETTERS[: len(numbers)])),
        Answer(formula(_second_coefficient(facts, numbers)), "number"),
    ]


def _polynomial_terms(facts: Facts) -> int:
    """Return how many terms the polynomial part has."""
    return max(0, len(facts.top) - len(_expanded(facts.factors)) + 1)


def _expanded(factors: Sequence[Factor]) -> list[int]:
    """Multiply the factors out."""
    result = [1]
    for factor in factors:
        result = coefficients.product(result, *[factor.coefficients] * factor.power)
    return result


def _columns(factors: Sequence[Factor], polynomial_terms: int) -> list[list[int]]:
    """Return what every unknown number is multiplied by in the numerator, in the order of the letters.

    All these polynomials have as many coefficients as there are unknown numbers.
    """
    columns = list(_multiples(_expanded(factors), polynomial_terms))
    for place, factor in enumerate(factors):
        others = [*factors[:place], *factors[place + 1 :]]
        degree = len(factor.coefficients) - 1
        for height in range(1, factor.power + 1):
            left = Factor(factor.coefficients, factor.power - height)
            columns += _multiples(_expanded([*others, left]), degree)
    size = len(columns)
    return [[*[0] * (size - len(column)), *column] for column in columns]


def _multiples(expanded: Sequence[int], count: int) -> Iterator[list[int]]:
    """Yield so many multiples of a polynomial by powers of x, the highest power first."""
    for power in reversed(range(count)):
        yield [*expanded, *[0] * power]


def _solved(columns: Sequence[Sequence[int]], numerator: Sequence[int]) -> list[Fraction]:
    """Solve the linear system by the inverse matrix."""
    size = len(columns)
    right = [*[0] * (size - len(numerator)), *numerator]
    return matrices.image(matrices.inverse(matrices.transposed(columns)), right)


def _second_coefficient(facts: Facts, numbers: Sequence[Fraction]) -> Fraction:
    """Return the coefficient of x**2 in the series of f.

    Every partial fraction is expanded as a geometric series, or its derivative.
    """
    remaining = iter(numbers[_polynomial_terms(facts) :])
    result = Fraction(0)
    for factor in facts.factors:
        constant = Fraction(factor.coefficients[-1])
        if len(factor.coefficients) == 3:
            middle = factor.coefficients[1]
            slope = next(remaining)
            level = next(remaining)
            result += level * (middle**2 - constant) / constant**3 - slope * middle / constant**2
            continue
        for height in range(1, factor.power + 1):
            result += next(remaining) * Fraction((height + 1) * height, 2) / constant ** (height + 2)
    return result


def denominator_of(facts: Facts) -> Formula:
    """Return the denominator in factors."""
    return product(*(polynomial(factor.coefficients, X) ** factor.power for factor in facts.factors))


def fraction_of(facts: Facts) -> Formula:
    """Return the rational function."""
    return polynomial(facts.top, X) / denominator_of(facts)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the fraction with its denominator in factors, and the form."""
    polynomial_terms = _polynomial_terms(facts)
    letters = LETTERS[: len(_columns(facts.factors, polynomial_terms))]
    statement = fill(
        draws.choice(STATEMENTS),
        fraction=latex(fraction_of(facts)),
        form=latex(decomposition(facts.factors, letters, polynomial_terms)),
        letters=_listed(letters),
    )
    questions = (fill(draws.choice(NUMBERS), tuple=latex(point(*letters))), draws.choice(SERIES))
    return Words(statement, questions)


def decomposition(factors: Sequence[Factor], letters: Sequence[Symbol], polynomial_terms: int) -> Formula:
    """Write the partial fractions with letters in place of the numbers."""
    remaining = iter(letters)
    form = polynomial([next(remaining) for _ in range(polynomial_terms)], X)
    for factor in factors:
        degree = len(factor.coefficients) - 1
        for height in range(1, factor.power + 1):
            numerator = polynomial([next(remaining) for _ in range(degree)], X)
            form = total(form, numerator / polynomial(factor.coefficients, X) ** height)
    return form


def _listed(letters: Sequence[Symbol]) -> str:
    *first, last = [f"${latex(letter)}$" for letter in letters]
    return f"{', '.join(first)} and {last}"


TEMPLATE = Template(
    subject="algebra",
    method="recombination",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "two or three simple linear factors",
        2: "a double factor or a polynomial part",
        3: "an irreducible quadratic factor, beside a linear one or a double one",
    },
    version=2,
)
