"""Chooses a linear, quadratic or exponential rule, and tabulates it at five evenly spaced places."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.coefficients import value
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.rule_from_table.facts import Facts, Kind
from seedproof.problems.templates.rule_from_table.phrases import (
    KIND_QUESTIONS,
    RULE_QUESTIONS,
    STATEMENTS,
    VALUE_QUESTIONS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Word, formula, polynomial

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
        coefficients = _exponential(draws, difficulty)
        if difficulty == 3:
            first = draws.between(-4, -2)
            step = 2
    else:
        coefficients = _polynomial(draws, difficulty, kind, denominator)
    facts = Facts(
        kind=kind,
        coefficients=[str(coefficient) for coefficient in coefficients],
        first=first,
        step=step,
        at=draws.choice(_untabulated(first, step)),
    )
    values = [_value(facts, x) for x in _tabulated(first, step)]
    if any(abs(y.numerator) > 5000 or y.denominator > 100 for y in values):
        raise Rejected("a value is too long for a table")
    return facts


def _exponential(draws: Draws, difficulty: int) -> list[Fraction]:
    """Draw the numbers a and b of a * b^x. Raises: Rejected where they are equal."""
    factor = draws.choice((1, 2, 3, 4, 5, 6, 8, 12))
    if difficulty > 1:
        factor *= draws.choice((1, 1, -1))
    numerator, denominator = draws.choice(_BASES[difficulty])
    base = Fraction(numerator, denominator)
    if factor == base:
        raise Rejected("the numbers are too simple")
    return [Fraction(factor), base]


def _polynomial(draws: Draws, difficulty: int, kind: Kind, denominator: int) -> list[Fraction]:
    """Draw the coefficients of a line or a parabola. Raises: Rejected where a fraction was wanted."""
    size = 3 + 2 * difficulty
    if kind == "linear":
        (leading,) = draws.nonzeros(1, size)
        coefficients = [Fraction(leading, denominator)]
    else:
        (leading,) = draws.nonzeros(1, 1 + difficulty)
        linear = draws.between(-size, size)
        coefficients = [Fraction(leading, denominator), Fraction(linear)]
    constant = draws.between(-9, 9)
    coefficients.append(Fraction(constant, denominator))
    if difficulty == 3 and coefficients[0].denominator == 1:
        raise Rejected("the numbers are too simple")
    return coefficients


def _tabulated(first: int, step: int) -> list[int]:
    """Return every x of the table."""
    return [first + column * step for column in range(_COLUMNS)]


def _untabulated(first: int, step: int) -> list[int]:
    """Return places close to the table that are not in it, in order."""
    xs = _tabulated(first, step)
    last = xs[-1]
    places = {0, first + 1, last + 1}
    if step == 1:
        places = {first - 1, last + 1, last + 2}
    return sorted(places.difference(xs))


def _value(facts: Facts, x: int) -> Fraction:
    coefficients = _coefficients(facts)
    if facts.kind == "exponential":
        factor, base = coefficients
        return factor * base**x
    return value(coefficients, x)


def _coefficients(facts: Facts) -> list[Fraction]:
    return [Fraction(coefficient) for coefficient in facts.coefficients]


def answers(facts: Facts) -> list[Answer]:
    """Return the rule as it was chosen."""
    return [
        Answer(Word(facts.kind), "label"),
        Answer(_rule(facts), "expression(x)", ("f",)),
        Answer(formula(_value(facts, facts.at)), "number", (f"f({facts.at})",)),
    ]


def _rule(facts: Facts) -> Formula:
    coefficients = _coefficients(facts)
    if facts.kind == "exponential":
        factor, base = coefficients
        return factor * formula(base) ** X
    return polynomial(coefficients, X)


def words(facts: Facts, draws: Draws) -> Words:
    """Say which kinds there are, and nothing of the table."""
    value_question = fill(draws.choice(VALUE_QUESTIONS), x=str(facts.at))
    statement = draws.choice(STATEMENTS)
    kind_question = draws.choice(KIND_QUESTIONS)
    rule_question = draws.choice(RULE_QUESTIONS)
    return Words(statement, (kind_question, rule_question, value_question))


def drawing(facts: Facts) -> Drawing:
    """Draw two rows: each x, and below it its value."""
    xs = _tabulated(facts.first, facts.step)
    head = ["x", *(str(x) for x in xs)]
    row = ["f(x)", *(str(_value(facts, x)) for x in xs)]
    return {"kind": "table", "head": head, "rows": [row]}


def alt(facts: Facts) -> str:
    """Say what is there, without the numbers."""
    return "A table with two rows: five evenly spaced values of x, and below each the value of f(x)."


def twin(facts: Facts) -> Facts:
    """Return the same table with all values negated."""
    coefficients = _coefficients(facts)
    if facts.kind == "exponential":
        factor, base = coefficients
        negated = [-factor, base]
    else:
        negated = [-coefficient for coefficient in coefficients]
    return replace(facts, coefficients=[str(coefficient) for coefficient in negated])


TEMPLATE = Template(
    subject="precalculus",
    method="differences and ratios",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "places next to one another, beginning at zero",
        2: "negative places, and fractions as coefficients",
        3: "places that are farther apart, so that differences and ratios are to be divided or rooted",
    },
    school=True,
    version=2,
)
