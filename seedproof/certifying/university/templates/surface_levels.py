"""Linear functions by drawn level lines: gradients, values, and the largest one on an ellipse."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import equal
from seedproof.certifying.university.best import Choice, best_gain
from seedproof.certifying.university.contours import Contours, contours, has_levels
from seedproof.certifying.university.drawn import Place, expect_only, figure, numbers, only, place, shown
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, constant, letter
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import is_point, stated_number, stated_point
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.surface_levels import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "lines": (
            "A linear function $f(x, y)$ is given by the map of level lines",
            "The figure shows level lines of a linear function",
            "On a slope that is a plane",
            "In the figure you see level lines",
        ),
    },
    seen="b263edbc",
)

QUESTIONS = meanings(
    (phrases.GRADIENTS, phrases.VALUES, phrases.MAXIMA),
    {
        "gradient": ("What is the gradient", "Find the gradient"),
        "value": ("Find $f(M)$", "What is the value of $f$ at the point $M$"),
        "largest": ("What is the exact maximum", "Find the largest value"),
    },
    seen="0f346d99",
)


@dataclass(frozen=True, slots=True)
class Model:
    """Level lines, and an ellipse by its centre and its half-axes."""

    seen: Contours
    centre: Place
    half_axes: tuple[Fraction, Fraction]


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "contours", "ellipse", "point")
    marked, curve = only(drawing, "point"), only(drawing, "ellipse")
    centre = place(marked["at"])
    if (marked["label"], curve["label"]) != ("M", "K") or place(curve["centre"]) != centre:
        raise Unread(f"{task.row_id}: no curve K about a point M")
    across, up = numbers(curve["radii"])
    if across.denominator != 1 or up.denominator != 1:
        raise Unread(f"{task.row_id}: half-axes that are no integers")
    return Model(contours(drawing), centre, (across, up))


def _function(asked: Asked[Model], ground: Ground) -> Polynomial:
    a, b, c = (ground.unknown(name) for name in ("a", "b", "c"))
    made = letter("x").times(a) + letter("y").times(b) + constant(c)
    has_levels(ground, made, asked.model.seen)
    return made


def _gradient(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    function = _function(asked, ground)
    found = {"u": function.derivative("x").number(), "v": function.derivative("y").number()}
    return answer_is(asked, ground, is_point(found, stated_point(asked, ground, ("u", "v"))))


def _value(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x, y = asked.model.centre
    shown(ground, f"the point M = ({x}, {y})")
    found = _function(asked, ground).value(x=x, y=y)
    return answer_is(asked, ground, equal(found, stated_number(asked, ground)))


def _largest(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    function = _function(asked, ground)
    (h, k), (across, up) = asked.model.centre, asked.model.half_axes

    def choice(ground: Ground, who: str) -> Choice:
        x, y = ground.unknown("x"), ground.unknown("y")
        squares = (x - h) ** 2 / across**2 + (y - k) ** 2 / up**2
        said = f"the ellipse about ({h}, {k}) with the half-axes {across} and {up}, and a point on it"
        shown(ground, said, equal(squares, 1))
        return Choice(x, function.value(x=x, y=y))

    return best_gain(asked, ground, choice, stated_number(asked, ground))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"gradient": _gradient, "value": _value, "largest": _largest},
)
