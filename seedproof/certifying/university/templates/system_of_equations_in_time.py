"""Linear systems of two differential equations: what is claimed to solve them does."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, equal
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.promises import law, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "one_solution_of_a_linear_system": (
        "A linear system of differential equations has one solution with given initial values."
    ),
}

_SYSTEM = "x' = {right_x:tree}, \\qquad y' = {right_y:tree}"
STATEMENTS = sentences(
    {
        "system": (
            f"The functions $x(t)$ and $y(t)$ solve the system $${_SYSTEM}$$ with $x(0) = {{x:integer}}$ and "
            "$y(0) = {y:integer}$.",
            f"A point moves in the plane so that its coordinates satisfy $${_SYSTEM}$$ at every time $t$; "
            "at $t = 0$ it is "
            "at $({x:integer}, {y:integer})$.",
            f"Two quantities $x$ and $y$ influence each other's growth: $${_SYSTEM}.$$ At the time $t = 0$ "
            "we have "
            "$x = {x:integer}$ and $y = {y:integer}$.",
            f"Given is the initial value problem $${_SYSTEM}, \\qquad x(0) = {{x:integer}}, \\qquad "
            "y(0) = {y:integer}.$$",
        ),
    }
)

QUESTIONS = sentences(
    {
        "function": ("Find ${name:letter}(t)$.", "Determine the function ${name:letter}(t)$."),
        "limit": (
            "What is the limit of $\\frac{y(t)}{x(t)}$ as $t \\to \\infty$?",
            "Which value does the quotient $\\frac{y(t)}{x(t)}$ approach as $t \\to \\infty$?",
        ),
        "zero": (
            "What is the smallest $t > 0$ with $x(t) = 0$?",
            "At which time $t > 0$ is $x(t) = 0$ for the first time?",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """The right sides by the letters on the left, with the initial values and the stated functions."""

    right: dict[str, Expression]
    initial: dict[str, Operand]
    stated: dict[str, Expression]


def _build(said: Said, task: Task) -> Model:
    stated = {}
    for part in task.parts:
        asked = QUESTIONS.read(part.question)
        if asked.kind == "function":
            stated[asked["name"]] = plain.expression(part.answer)
    if set(stated) != {"x", "y"}:
        raise Unread(f"{task.row_id}: x(t) and y(t) are not both asked for")
    right = {"x": said["right_x"], "y": said["right_y"]}
    return Model(right, {"x": said["x"], "y": said["y"]}, stated)


def _function(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("one_solution_of_a_linear_system")
    name, model = asked.said["name"], asked.model
    t = ground.unknown("t")
    along = {letter: taylor(ground, one, {"t": t}, "t", 1) for letter, one in model.stated.items()}
    right: Term = value(ground, model.right[name], {letter: one[0] for letter, one in along.items()})
    yield from law(asked, ground, f"the equation of {name}' holds", equal(along[name][1], right), "solves_")
    ground.say("at the start", equal(t, 0))
    yield from law(asked, ground, "the initial value", equal(along[name][0], model.initial[name]), "starts_")


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"function": _function},
    beyond={
        "limit": "needs a limit for growing time",
        "zero": "needs the first zero of a sine, which no algebra has",
    },
)
