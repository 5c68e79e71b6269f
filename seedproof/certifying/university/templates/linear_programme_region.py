"""Linear programmes whose region is drawn: the largest value of the objective, and where it is taken."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, real
from seedproof.certifying.university.best import Choice, best_gain, best_points
from seedproof.certifying.university.drawn import Place, expect_only, figure, only, places, points, shown
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number, stated_point
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.linear_programme_region import phrases

LEMMAS = {
    "convex_polygon": "A convex polygon is what lies on the inner side of the lines through its sides.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "region": {
            "A linear programme in the variables": "objective:tree",
            "In the figure all points": "objective:tree",
            "The shaded polygon in the figure": "objective:tree",
        },
    },
    seen="05a7d74b",
)

QUESTIONS = meanings(
    (phrases.VALUES, phrases.PLACES),
    {
        "largest": ("What is the maximum of $z$", "Find the largest value of $z$"),
        "where": ("At which point $(x, y)$", "Give the point $(x, y)$"),
    },
    seen="7d2e0894",
)


@dataclass(frozen=True, slots=True)
class Model:
    """An objective, and the corners of the region, counterclockwise."""

    objective: Expression
    corners: Sequence[Place]


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "region", "point")
    corners = places(only(drawing, "region")["points"])
    marked = points(drawing)
    on_lattice = all(part.denominator == 1 for corner in corners for part in corner)
    if sorted(marked) != sorted(corners) or not on_lattice:
        raise Unread(f"{task.row_id}: the corners are not the marked lattice points")
    sides = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    if any(_left_of(side, corner) < 0 for side in sides for corner in corners):
        raise Unread(f"{task.row_id}: the region is not convex, or drawn clockwise")
    return Model(said["objective"], corners)


def _left_of(side: tuple[Place, Place], point: Place) -> int:
    """Return a number that is positive on the left of a side."""
    (a, b), (c, d) = side
    return int((c - a) * (point[1] - b) - (d - b) * (point[0] - a))


def _inside(corners: Sequence[Place], point: Mapping[str, Term]) -> list[Term]:
    """Say that a point lies in the region."""
    return [
        at_most((d - b) * (point["x"] - a), (c - a) * (point["y"] - b))
        for (a, b), (c, d) in zip(corners, [*corners[1:], corners[0]], strict=True)
    ]


def _named(corners: Sequence[Place]) -> str:
    return f"region with the corners {', '.join(f'({x}, {y})' for x, y in corners)}"


def _largest(asked: Asked[Model]) -> Iterator[Script]:
    def choice(ground: Ground, who: str) -> Choice:
        point = {name: ground.unknown(f"{name}_{who}") for name in ("x", "y")}
        shown(ground, f"the {_named(asked.model.corners)}", *_inside(asked.model.corners, point))
        ground.use("convex_polygon")
        return Choice(point["x"], value(ground, asked.model.objective, point))

    ground = start(asked)
    return best_gain(asked, ground, choice, stated_number(asked, ground))


def _where(asked: Asked[Model]) -> Iterator[Script]:
    ground, model = start(asked), asked.model
    stated = {name: real(one) for name, one in stated_point(asked, ground, ("x", "y")).items()}
    ground.use("figure_shows")
    ground.use("convex_polygon")
    ground.say(f"drawn: a {_named(model.corners)}")
    return best_points(
        asked,
        ground,
        lambda point: value(Ground(), model.objective, point),
        lambda point: _inside(model.corners, point),
        [stated],
    )


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"largest": _largest, "where": _where},
)
