"""Linear systems of two differential equations: what is claimed to solve them does."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, equal
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import law, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.system_of_equations_in_time import phrases

LEMMAS = {
    "one_solution_of_a_linear_system": (
        "A linear system of differential equations has one solution with given initial values."
    )
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "system": {
            "The functions $x(t)$ and $y(t)$ solve": "right_x:tree right_y:tree x:integer y:integer",
            "A point moves in the plane": "right_x:tree right_y:tree x:integer y:integer",
            "Two quantities $x$ and $y$": "right_x:tree right_y:tree x:integer y:integer",
            "Given is the initial value problem": "right_x:tree right_y:tree x:integer y:integer",
        }
    },
    seen="66ec6bc3",
)
QUESTIONS = meanings(
    (phrases.X_QUESTIONS, phrases.Y_QUESTIONS, *phrases.LAST_QUESTIONS.values()),
    {
        "x": ("Find $x(t)$", "Determine the function $x(t)$"),
        "y": ("Find $y(t)$", "Determine the function $y(t)$"),
        "limit": ("What is the limit", "Which value does the quotient"),
        "zero": ("What is the smallest $t > 0$", "At which time $t > 0$"),
    },
    seen="5783923d",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The right sides by the letters on the left, with the initial values and the stated functions."""

    right: dict[str, Expression]
    initial: dict[str, Operand]
    stated: dict[str, Expression]


def _build(said: Said, task: Task) -> Model:
    asked = {QUESTIONS.read(part.question).kind: part.answer for part in task.parts}
    functions = [name for name in ("x", "y") if name in asked]
    if len(functions) != 2:
        raise Unread(f"{task.row_id}: x(t) and y(t) are not both asked for")
    stated: dict[str, Expression] = {name: plain.expression(asked[name]) for name in functions}
    right = {"x": said["right_x"], "y": said["right_y"]}
    return Model(right, {"x": said["x"], "y": said["y"]}, stated)


def _function(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("one_solution_of_a_linear_system")
    name, model = asked.said.kind, asked.model
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
    queries={"x": _function, "y": _function},
    beyond={
        "limit": "needs a limit for growing time",
        "zero": "needs the first zero of a sine, which no algebra has",
    },
)
