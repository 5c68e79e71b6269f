"""The rational and the real zeros of a polynomial, and where it is positive."""

from collections.abc import Iterator
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import equal, one_of, unknown
from seedproof.certifying.university import answers, latex
from seedproof.certifying.university.coefficients import coefficients
from seedproof.certifying.university.expression import Expression, Relation, letters, number
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, members_are, region_is
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.polynomial_roots import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "polynomial": {
            "A polynomial with integer coefficients is given": "p:formula",
            "Consider the polynomial": "p:formula",
            "Let $$p(x) = #$$ for all real": "p:formula",
            "The function $p$ is defined for all real $x$ by": "p:formula",
        }
    },
    seen="af99b118",
)
QUESTIONS = meanings(
    (phrases.RATIONAL_ROOTS_QUESTIONS, phrases.REAL_ROOTS_QUESTIONS, phrases.INEQUALITY_QUESTIONS),
    {
        "rational": ("Determine ... rational zeros", "Find all rational roots", "Which rational numbers"),
        "real": ("Find all real roots", "Give ... all real zeros", "Solve $p(x) = 0$ over the real numbers"),
        "inequality": {"For which real $x$": "sign:formula", "Solve the inequality": "sign:formula"},
    },
    seen="e6f2eb2e",
)


def _build(said: Said, task: Task) -> Expression:
    return latex.expression(said["p"])


def _rational(asked: Asked[Expression]) -> Iterator[Script]:
    x = unknown("x")
    translation = Translation({"x": x})
    if any(letters(member) or not translation.ratio(member).value for member in answers.members(asked.part)):
        raise Unread(f"({asked.part.letter}) is no set of rational numbers: {asked.part.answer}")
    among = step("the candidates of the rational root theorem", one_of(x, _candidates(asked.model)))
    is_zero = step(asked.task.statement, equal(translation.term(asked.model), 0))
    given = Given(translation, (is_zero, among)).by("rational_roots")
    yield from members_are(asked.part, given, answers.is_member(translation, x, asked.part))


def _candidates(polynomial: Expression) -> list[Fraction]:
    """Return all fractions of a divisor of the lowest and one of the highest coefficient."""
    numbers = [entry.number for entry in coefficients(Translation({}), polynomial, "x")]
    if any(value is None or value.denominator != 1 for value in numbers) or not numbers[0] or not numbers[-1]:
        raise Unread("no polynomial with integer coefficients and a constant term")
    lowest, highest = abs(int(numbers[0])), abs(int(numbers[-1]))
    found = {Fraction(a, b) for a in _divisors(lowest) for b in _divisors(highest)}
    return sorted(found | {-value for value in found})


def _divisors(value: int) -> list[int]:
    return [divisor for divisor in range(1, value + 1) if value % divisor == 0]


def _real(asked: Asked[Expression]) -> Iterator[Script]:
    x = unknown("x")
    translation = Translation({"x": x})
    is_zero = step(asked.task.statement, equal(translation.term(asked.model), 0))
    members = answers.is_member(translation, x, asked.part)
    yield from members_are(asked.part, Given(translation, (is_zero,)), members)


def _inequality(asked: Asked[Expression]) -> Iterator[Script]:
    x = unknown("x")
    translation = Translation({"x": x})
    asked_for = latex.relation(f"p {asked.said['sign']} 0")
    if asked_for.sides[1] != number(0) or len(asked_for.signs) != 1:
        raise Unread(f"no comparison with 0: {asked.said.sentence}")
    holds = translation.relation(Relation((asked.model, number(0)), asked_for.signs))
    membership = answers.is_in_region(translation, x, asked.part)
    yield from region_is(asked.part, Given(translation, (step(asked.task.statement),)), holds, membership)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"rational": _rational, "real": _real, "inequality": _inequality},
)
