"""Linear differential equations with constant coefficients: what is claimed to solve them does."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, different, equal, every
from seedproof.certifying.university import latex, plain
from seedproof.certifying.university.expression import Expression, letters
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import law, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.linear_ode import phrases

LEMMAS = {
    "all_solutions": (
        "The solutions of a linear equation of second order with continuous coefficients, that of y'' "
        "nowhere 0, are one of them plus all combinations of two solutions of the homogeneous equation "
        "whose Wronskian is not 0."
    ),
    "one_solution_of_a_linear_equation": (
        "A linear differential equation with continuous coefficients, the highest nowhere 0, has one "
        "solution with given initial values."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "equation": {
            "Let $#$ be a real function with $$#$$": ". equation:formula",
            "This equation is given for an unknown real function": ". . equation:formula",
            "Consider the differential equation $$#$$ for a real function": "equation:formula .",
        }
    },
    seen="bb092158",
    whole=True,
)
QUESTIONS = meanings(
    (phrases.GENERAL_QUESTIONS, phrases.INITIAL_VALUE_QUESTIONS),
    {
        "general": ("Give all solutions", "Find the general solution"),
        "particular": {
            "Which solution $y(x)$ satisfies $y(0) = #$ and $y'(0) = #$": "first second",
            "Find the solution $y(x)$ with $y(0) = #$ and $y'(0) = #$": "first second",
        },
    },
    seen="95afadd6",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The two sides of the equation, in the letters x, y, y' and y''."""

    left: Expression
    right: Expression


def _build(said: Said, task: Task) -> Model:
    equation = latex.relation(said["equation"], functions=["y"])
    if equation.signs != ("=",) or "y" in letters(equation.sides[1]):
        raise Unread(f"no linear equation: {said.sentence}")
    return Model(*equation.sides)


def _solution(asked: Asked[Model], ground: Ground, x: Term, **constants: Operand) -> list[Term]:
    """Return the values of the stated function and its first two derivatives."""
    stated = plain.expression(asked.part.answer)
    zeroth, first, second = taylor(ground, stated, {"x": x, **constants}, "x", 2)
    return [zeroth, first, second * 2]


def _fits(asked: Asked[Model], ground: Ground, x: Term, solution: list[Term]) -> Term:
    at = dict(zip(("y", "y'", "y''"), solution, strict=True))
    return equal(value(ground, asked.model.left, at), value(ground, asked.model.right, {"x": x}))


def _general(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("all_solutions")
    x, one, two = (ground.unknown(name) for name in ("x", "C1", "C2"))
    family = _solution(asked, ground, x, C1=one, C2=two)
    yield from law(
        asked, ground, "all of the family are solutions", _fits(asked, ground, x, family), "solves_"
    )
    at_zero = _solution(asked, ground, x, C1=0, C2=0)
    first = [a - b for a, b in zip(_solution(asked, ground, x, C1=1, C2=0), at_zero, strict=True)]
    second = [a - b for a, b in zip(_solution(asked, ground, x, C1=0, C2=1), at_zero, strict=True)]
    wronskian = first[0] * second[1] - second[0] * first[1]
    yield from law(asked, ground, "the Wronskian is not 0", different(wronskian, 0), "independent_")


def _particular(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("one_solution_of_a_linear_equation")
    x = ground.unknown("x")
    solution = _solution(asked, ground, x)
    yield from law(asked, ground, "it is a solution", _fits(asked, ground, x, solution), "solves_")
    ground.say("at 0", equal(x, 0))
    values = [equal(solution[place], asked.said[name]) for place, name in enumerate(("first", "second"))]
    yield from law(asked, ground, "it has the initial values", every(values), "starts_")


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"general": _general, "particular": _particular},
)
