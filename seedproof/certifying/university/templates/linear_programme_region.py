"""Linear programmes whose region is drawn: the largest value of the objective, and where it is taken."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, real
from seedproof.certifying.university.best import Choice, best_gain, best_points
from seedproof.certifying.university.drawn import Place, expect_only, figure, only, places, points, shown
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number, stated_point
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "convex_polygon": "A convex polygon is what lies on the inner side of the lines through its sides.",
}

_Z = "$z = {objective:tree}$"
STATEMENTS = sentences(
    {
        "region": (
            f"A linear programme in the variables $x$ and $y$ has the objective {_Z}. Its feasible region is "
            "the one shaded in the figure; the boundary belongs to it, and all corners are lattice points.",
            "In the figure all points $(x, y)$ that satisfy the constraints of a linear programme are "
            "shaded. "
            "The boundary belongs to this region, and its marked corners are lattice points. Consider "
            f"{_Z} there.",
            "The shaded polygon in the figure, including its boundary, is the feasible region of a linear "
            f"programme. Its corners have integer coordinates. The objective is {_Z}.",
        ),
    }
)

QUESTIONS = sentences(
    {
        "largest": (
            "What is the maximum of $z$ on the region?",
            "Find the largest value of $z$ on the region.",
        ),
        "where": (
            "At which point $(x, y)$ is the maximum attained?",
            "Give the point $(x, y)$ at which $z$ is largest.",
        ),
    }
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
    if sorted(marked) != sorted(corners) or any(
        part.denominator != 1 for corner in corners for part in corner
    ):
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
    claims = []
    for (a, b), (c, d) in zip(corners, [*corners[1:], corners[0]], strict=True):
        claims.append(at_most((d - b) * (point["x"] - a), (c - a) * (point["y"] - b)))
    return claims


def _region(asked: Asked[Model], ground: Ground, point: Mapping[str, Term]) -> None:
    said = f"the region with the corners {', '.join(f'({x}, {y})' for x, y in asked.model.corners)}"
    shown(ground, said, *_inside(asked.model.corners, point))
    ground.use("convex_polygon")


def _largest(asked: Asked[Model]) -> Iterator[Script]:
    def choice(ground: Ground, who: str) -> Choice:
        point = {name: ground.unknown(f"{name}_{who}") for name in ("x", "y")}
        _region(asked, ground, point)
        return Choice(point["x"], value(ground, asked.model.objective, point))

    ground = start(asked)
    return best_gain(asked, ground, choice, stated_number(asked, ground))


def _where(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    stated = {name: real(one) for name, one in stated_point(asked, ground, ("x", "y")).items()}
    ground.use("figure_shows")
    ground.use("convex_polygon")
    corners = asked.model.corners
    ground.say(f"drawn: a region with the corners {', '.join(f'({x}, {y})' for x, y in corners)}")
    return best_points(
        asked,
        ground,
        lambda point: value(Ground(), asked.model.objective, point),
        lambda point: _inside(corners, point),
        [stated],
    )


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"largest": _largest, "where": _where},
)
