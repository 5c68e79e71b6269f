"""Linear systems by drawn phase portraits: the matrix from its eigenlines, and a motion."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, equal, every
from seedproof.certifying.university import plain
from seedproof.certifying.university.drawn import Place, expect_only, figure, items, only, place, shown
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.phase_portrait import phrases

LEMMAS = {
    "motion_on_an_eigenline": (
        "With x' = A x, points other than 0 on the line of an eigenvector move away from the origin if "
        "its eigenvalue is positive, and towards it if it is negative."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "portrait": {
            "In the figure you see how points move": "one:integer other:integer",
            "The figure shows the phase portrait": "one:integer other:integer",
            "A linear system $x' = a x + b y$, $y' = c x + d y$": "one:integer other:integer",
        },
    },
    seen="b552a8c7",
)

QUESTIONS = meanings(
    (phrases.QUESTIONS,),
    {"matrix": ("Find the matrix $A$",), "x": ("Find $x(t)$",), "y": ("Find $y(t)$",)},
    seen="a877e064",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The directions of the eigenlines by their eigenvalues, a point, and the stated motion."""

    lines: Mapping[int, Place]
    point: Place
    stated: Mapping[str, Expression]


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "trajectory", "arrow", "point")
    away: list[Place] = []
    towards: list[Place] = []
    for item in items(drawing, "arrow"):
        tail, tip = place(item["from"]), place(item["to"])
        if any(tail) == any(tip):
            raise Unread(f"{task.row_id}: an arrow neither from the origin nor to it")
        (towards if any(tail) else away).append(tail if any(tail) else tip)
    low, high = sorted((said["one"], said["other"]))
    marked = only(drawing, "point")
    if not low < 0 < high or marked["label"] != "P":
        raise Unread(f"{task.row_id}: eigenvalues of the same sign, or a point that is not P")
    return Model({high: _line(away), low: _line(towards)}, place(marked["at"]), _stated(task))


def _line(ends: Sequence[Place]) -> Place:
    """Return the direction of a line, along which arrows are drawn on both sides.

    Raises: Unread if they are on different lines.
    """
    (a, b), *others = ends
    if not others or any(a * d != b * c or a * c + b * d > 0 for c, d in others):
        raise Unread(f"arrows that are not on both sides of one line: {ends}")
    return a, b


def _stated(task: Task) -> Mapping[str, Expression]:
    answers: dict[str, str] = {QUESTIONS.read(part.question).kind: part.answer for part in task.parts}
    functions = [name for name in answers if name != "matrix"]
    stated = {name: plain.expression(answers[name]) for name in functions}
    if set(stated) != {"x", "y"}:
        raise Unread(f"{task.row_id}: x(t) and y(t) are not both asked for")
    return stated


@dataclass(frozen=True, slots=True)
class Field:
    """The matrix, by its rows."""

    rows: Mapping[str, tuple[Term, Term]]

    def at(self, name: str, x: Operand, y: Operand) -> Term:
        """Return how fast a coordinate changes at a point."""
        one, other = self.rows[name]
        return one * x + other * y


def _field(asked: Asked[Model], ground: Ground) -> Field:
    a, b, c, d = (ground.unknown(name) for name in "abcd")
    found = Field({"x": (a, b), "y": (c, d)})
    ground.use("motion_on_an_eigenline")
    for number, (x, y) in asked.model.lines.items():
        way = "away from the origin" if number > 0 else "towards the origin"
        multiple = equal(found.at("x", x, y), x * number), equal(found.at("y", x, y), y * number)
        shown(ground, f"arrows along ({x}, {y}) lead {way}, so the eigenvalue is {number}", *multiple)
    return found


def _matrix(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _field(asked, ground)
    rows = plain.matrix(asked.part.answer).rows
    if [len(row) for row in rows] != [2, 2]:
        raise Unread(f"no matrix of the plane: {asked.part.answer}")
    stated = [value(ground, entry, {}) for row in rows for entry in row]
    entries = [entry for row in found.rows.values() for entry in row]
    return answer_is(asked, ground, every(equal(one, two) for one, two in zip(entries, stated, strict=True)))


def _function(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("one_solution_of_a_linear_system")
    name, model = asked.said.kind, asked.model
    found, t = _field(asked, ground), ground.unknown("t")
    along = {letter: taylor(ground, one, {"t": t}, "t", 1) for letter, one in model.stated.items()}
    right = found.at(name, along["x"][0], along["y"][0])
    yield from law(asked, ground, f"the equation of {name}' holds", equal(along[name][1], right), "solves_")
    shown(ground, f"the point P = ({model.point[0]}, {model.point[1]})")
    ground.say("at the start", equal(t, 0))
    first = dict(zip(("x", "y"), model.point, strict=True))
    yield from law(asked, ground, "the initial value", equal(along[name][0], first[name]), "starts_")


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"matrix": _matrix, "x": _function, "y": _function},
)
