"""Integrals of roots of squares: what is stated has the right derivative, and gives the integral."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, every, less, negated
from seedproof.certifying.university import latex, plain
from seedproof.certifying.university.angles import with_angles
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Name,
    Relation,
    children,
    number,
    replaced,
)
from seedproof.certifying.university.gaps import GAPS
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.logarithms import cancelling
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.promises import answer_is, law, never, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.trigonometric_substitution import phrases


def _bounds(text: str) -> Relation | None:
    """Read between which numbers x lies; None for all of them."""
    return None if text == "x \\in \\mathbb{R}" else latex.relation(text)


STATEMENTS = Patterns(
    patterns(
        (phrases.STATEMENTS,),
        {
            "function": {
                "Consider the function $f$ with $$f(x) =": "rule:tree where:bounds",
                "In an examination, students are to integrate": "rule:tree where:bounds",
                "Let $$f(x) =": "rule:tree where:bounds",
                "For $#$ a function $f$ is defined by $$f(x) =": "where:bounds rule:tree",
            }
        },
        seen="d896b1af",
    ),
    {**GAPS, "bounds": Kind(r"[^$]+?", _bounds)},
)
QUESTIONS = meanings(
    (phrases.ANTIDERIVATIVES, phrases.INTEGRALS),
    {
        "general": (
            "By a trigonometric substitution, find all antiderivatives",
            "Find $\\int f(x) \\, dx$ as a function of $x$",
            "Give the general antiderivative",
        ),
        "definite": {
            r"Hence evaluate $\int_{#}^{#} f(x)": "low:tree high:tree",
            r"Use this to find the exact value of $\int_{#}^{#} f(x)": "low:tree high:tree",
        },
    },
    seen="4ab1af38",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A function, with its bounds where it has some."""

    rule: Expression
    where: Relation | None

    def bounds(self, ground: Ground, x: Term, *, strictly: bool) -> list[Term]:
        """Say that a number lies between the bounds."""
        if self.where is None:
            return []
        known = {"x": x}
        sides = [value(ground, side, known) for side in self.where.sides]
        claims = []
        for place, sign in enumerate(self.where.signs):
            pair = sides[place], sides[place + 1]
            low, high = pair if "<" in sign else pair[::-1]
            claims.append(less(low, high) if strictly or len(sign) == 1 else at_most(low, high))
        return claims


def _build(said: Said, task: Task) -> Model:
    where: Relation | None = said["where"]
    if where is not None and (Name("x") not in where.sides or not set(where.signs) <= {"<", "<=", ">", ">="}):
        raise Unread(f"no bounds of x: {said.sentence}")
    return Model(said["rule"], where)


def _general(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    for lemma in ("antiderivatives_differ_by_constant", "derivative_rules"):
        ground.use(lemma)
    x, constant = ground.unknown("x"), ground.unknown("C")
    ground.say("inside the bounds", *asked.model.bounds(ground, x, strictly=True))
    stated, at = plain.expression(asked.part.answer), {"x": x, "C": constant}
    slope = value(ground, derivative(stated, "x"), at)
    claims = [equal(slope, value(ground, asked.model.rule, at)), *_positive(ground, stated, at)]
    yield from law(asked, ground, "the derivative of the answer is f", every(claims), "derivative_")
    added = equal(value(ground, derivative(stated, "C"), at), 1)
    yield from law(asked, ground, "C is added", added, "constant_")


def _positive(ground: Ground, formula: Expression, at: Mapping[str, Term]) -> list[Term]:
    """Say that the logarithms in a formula exist."""
    inner = [claim for part in children(formula) for claim in _positive(ground, part, at)]
    if isinstance(formula, Function) and formula.name == "ln":
        inner.append(less(0, value(ground, formula.arguments[0], at)))
    return inner


def _definite(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ends = asked.said["low"], asked.said["high"]
    inside = [
        claim for end in ends for claim in asked.model.bounds(ground, value(ground, end, {}), strictly=False)
    ]
    yield never(asked, ground, "outside", "an end out of bounds", negated(every(inside)))
    found = plain.expression(asked.task.part("a").answer)
    low, high = (replaced(found, {"x": end, "C": number(0)}) for end in ends)
    stated = plain.expression(asked.part.answer)
    cancelling(ground, high - low - stated)
    at: dict[str, Term] = {}
    grown = with_angles(ground, high - low, at)
    integral = ground.unknown("integral")
    reached = equal(integral, value(ground, grown, at))
    ground.say("F(b) - F(a), for F of part (a)", reached, lemma="fundamental_theorem")
    yield from answer_is(asked, ground, equal(integral, value(ground, stated, {})))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"general": _general, "definite": _definite},
)
