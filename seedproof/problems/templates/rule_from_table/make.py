"""Chooses a linear, quadratic or exponential rule, and five evenly spaced places at which it is tabulated."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import coefficients
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.rule_from_table.facts import Facts, Kind
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, Word, formula, polynomial

X = Symbol("x")

_COLUMNS = 5
_BASES = {
    1: ((2, 1), (3, 1), (4, 1), (5, 1)),
    2: ((1, 2), (1, 3), (2, 1), (3, 1), (3, 2), (2, 3), (1, 4)),
    3: ((1, 2), (2, 1), (3, 1), (1, 3), (4, 1), (3, 2)),
}
"""Numerators and denominators, by difficulty."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a rule and the places, which start at 0 and are next to one another at first, later farther apart.

    Raises: Rejected.
    """
    kind: Kind = draws.choice(("linear", "quadratic", "exponential"))
    first = 0
    step = 1
    denominator = 1
    if difficulty == 2:
        first = draws.between(-3, -1)
        denominator = draws.choice((1, 2))
    if difficulty == 3:
        first = draws.choice((-5, -4, -3, -1, 1, 2, 3))
        step = draws.choice((2, 3))
        denominator = draws.choice((2, 3))
    if kind == "exponential":
        numbers = _exponential(draws, difficulty)
        if difficulty == 3:
            first = draws.between(-4, -2)
            step = 2
    else:
        numbers = _polynomial(draws, difficulty, kind, denominator)
    facts = Facts(
        kind=kind,
        coefficients=list(map(str, numbers)),
        first=first,
        step=step,
        at=draws.choice(_untabulated(first, step)),
    )
    values = [value(facts, x) for x in tabulated(first, step)]
    if any(abs(y.numerator) > 5000 or y.denominator > 100 for y in values):
        raise Rejected("a value is too long for a table")
    return facts


def _exponential(draws: Draws, difficulty: int) -> Sequence[Fraction]:
    """Draw the numbers a and b of a * b^x. Raises: Rejected where they are equal."""
    factor = draws.choice((1, 2, 3, 4, 5, 6, 8, 12))
    if difficulty > 1:
        factor *= draws.choice((1, 1, -1))
    base = Fraction(*draws.choice(_BASES[difficulty]))
    if factor == base:
        raise Rejected("the numbers are too simple")
    return Fraction(factor), base


def _polynomial(draws: Draws, difficulty: int, kind: Kind, denominator: int) -> Sequence[Fraction]:
    """Draw the coefficients of a line or a parabola. Raises: Rejected where a fraction was wanted."""
    size = 3 + 2 * difficulty
    (leading,) = draws.nonzeros(1, size if kind == "linear" else 1 + difficulty)
    middle = [] if kind == "linear" else [Fraction(draws.between(-size, size))]
    numbers = [Fraction(leading, denominator), *middle, Fraction(draws.between(-9, 9), denominator)]
    if difficulty == 3 and numbers[0].denominator == 1:
        raise Rejected("the numbers are too simple")
    return numbers


def tabulated(first: int, step: int) -> list[int]:
    """Return every x of the table."""
    return [first + column * step for column in range(_COLUMNS)]


def _untabulated(first: int, step: int) -> list[int]:
    """Return places close to the table that are not in it, in order."""
    xs = tabulated(first, step)
    last = xs[-1]
    places = {first - 1, last + 1, last + 2} if step == 1 else {0, first + 1, last + 1}
    return sorted(places.difference(xs))


def value(facts: Facts, x: int) -> Fraction:
    """Return f(x)."""
    numbers = list(map(Fraction, facts.coefficients))
    if facts.kind == "exponential":
        return numbers[0] * numbers[1] ** x
    return coefficients.value(numbers, x)


def work(facts: Facts, slip: Slip) -> Worked:
    """The rule as it was chosen."""
    numbers = list(map(Fraction, facts.coefficients))
    exponential = facts.kind == "exponential"
    rule = numbers[0] * formula(numbers[1]) ** X if exponential else polynomial(numbers, X)
    return Worked((), (Word(facts.kind), rule, formula(value(facts, facts.at))))


SHEET = Sheet(
    subject="precalculus",
    method="differences and ratios",
    sample=sample,
    work=work,
    types=lambda facts: (
        Typed("label"),
        Typed("expression(x)", ("f",)),
        Typed("number", (f"f({facts.at})",)),
    ),
    order=(3, 0, 1, 2),
    levels={
        1: "places next to one another, beginning at zero",
        2: "negative places, and fractions as coefficients",
        3: "places that are farther apart, so that differences and ratios are to be divided or rooted",
    },
    school=True,
    version=2,
)
