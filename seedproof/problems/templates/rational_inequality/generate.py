"""Samples roots and poles, expands the factors, and reads the solution off their order."""

from itertools import pairwise

from seedproof.problems.making.coefficients import with_roots
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.rational_inequality.facts import Facts
from seedproof.problems.templates.rational_inequality.phrases import QUESTIONS, SIGNS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws
from seedproof.text.formula import INFINITY, Formula, Symbol, interval, latex, polynomial, union

X = Symbol("x")

_NUMBERS = {1: (1, 1), 2: (2, 1), 3: (2, 2)}
"""How many roots and how many poles there are, by difficulty."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw different integers as simple roots and poles, the sign in front, and the inequality sign."""
    roots, poles = _NUMBERS[difficulty]
    zeros = draws.sample(range(-6, 7), roots + poles)
    return Facts(
        roots=sorted(zeros[:roots]),
        poles=sorted(zeros[roots:]),
        factor=draws.choice((1, 1, -1)),
        sign=draws.choice(("<", "<=", ">", ">=")),
    )


def answers(facts: Facts) -> list[Answer]:
    """Walk from the right, where the sign is that of the factor: it changes at every root and every pole."""
    wanted = facts.sign in (">", ">=")
    positive = facts.factor > 0
    ends: list[Formula | int] = [-INFINITY, *sorted(facts.roots + facts.poles), INFINITY]
    parts: list[Formula] = []
    for low, high in reversed(list(pairwise(ends))):
        if positive == wanted:
            parts.append(interval(low, high, _closed(facts, low, high)))
        positive = not positive
    return [Answer(union(*reversed(parts)), "interval_union", ("x",))]


def _closed(facts: Facts, low: Formula | int, high: Formula | int) -> str:
    """Return the brackets of the ends that belong to the solution: roots, where zero is allowed."""
    brackets = ""
    if facts.sign in ("<=", ">="):
        if low in facts.roots:
            brackets += "["
        if high in facts.roots:
            brackets += "]"
    return brackets


def words(facts: Facts, draws: Draws) -> Words:
    """Write the quotient of the expanded polynomials."""
    numerator = polynomial(with_roots(facts.roots, facts.factor), X)
    denominator = polynomial(with_roots(facts.poles, 1), X)
    statement = fill(
        draws.choice(STATEMENTS),
        numerator=latex(numerator),
        denominator=latex(denominator),
        sign=SIGNS[facts.sign],
    )
    question = draws.choice(QUESTIONS)
    return Words(statement, (question,))


TEMPLATE = Template(
    subject="precalculus",
    method="exact sign table",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "one zero above and one below",
        2: "two zeros above, so that the sign changes three times",
        3: "two zeros above and two below",
    },
    school=True,
    version=2,
)
