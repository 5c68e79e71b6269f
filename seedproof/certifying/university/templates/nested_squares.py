"""Squares without end, in a row or in one another: the ratio of their sides, all areas, all outlines."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, between, equal, within
from seedproof.certifying.university import drawn
from seedproof.certifying.university.drawn import Place, items, place
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.nested_squares import phrases

LEMMAS = {
    "pythagorean_theorem": "The square of the hypotenuse is the sum of the squares of both legs.",
}

STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "inscribed": (
            "In a square a second one is inscribed",
            "A pattern of tiles is made of squares that are inscribed in one another",
            "The sketch shows the beginning of an infinite sequence of squares, each inscribed",
            "Look at the sketch: inside every square lies the next one",
        ),
        "row": (
            "Squares stand side by side on a line",
            "An artist cuts squares from sheet metal and puts them in a row",
            "Look at the sketch: a row of squares",
            "The sketch shows the beginning of an infinite row of squares",
        ),
    },
    seen="9e7ed719",
)

QUESTIONS = meanings(
    (phrases.RATIOS, phrases.AREAS, phrases.PERIMETERS),
    {
        "ratio": (
            "What is the ratio of a square's side to the side of the square before it",
            "By which factor is the side of a square shorter",
        ),
        "areas": ("The areas of all squares are added", "Find the sum of the areas of all squares"),
        "outlines": ("Find the sum of the perimeters", "How many centimetres of wire"),
    },
    seen="018f8389",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The two lengths that are written below the first squares, from left to right."""

    first: Fraction
    second: Fraction
    inscribed: bool


def _build(said: Said, task: Task) -> Model:
    drawing = drawn.figure(task, "diagram")
    drawn.expect_only(drawing, "segment", "dimension")
    marks = [(place(item["from"]), place(item["to"]), item["label"]) for item in items(drawing, "dimension")]
    if len(marks) != 2 or marks[0][1] != marks[1][0] or any(one[1] != other[1] for one, other, _ in marks):
        raise Unread(f"{task.row_id}: the lengths do not stand in a row")
    sides = [(place(item["from"]), place(item["to"])) for item in items(drawing, "segment")]
    inscribed = said.kind == "inscribed"
    starts = [marks[0][0][0], marks[0][1][0], marks[1][1][0]]
    if starts != sorted(starts) or _corners(sides, inscribed) != starts:
        raise Unread(f"{task.row_id}: the lengths do not stand below the squares")
    first, second = (drawn.measured(label, "cm") for _, _, label in marks)
    return Model(first, second, inscribed)


def _corners(sides: list[tuple[Place, Place]], inscribed: bool) -> list[Fraction]:
    """Return where the lower side of the first square starts, is divided or followed, and where it ends."""
    squares = [sides[place : place + 4] for place in range(0, len(sides), 4)]
    for square in squares:
        ring = all(one[1] == other[0] for one, other in pairwise([*square, square[0]]))
        if not ring or len({drawn.square_of_distance(*side) for side in square}) != 1:
            raise Unread(f"no square: {square}")
    first, second = squares[0], squares[1]
    ground = min(y for _, y in (end for side in first for end in side))
    lower = {x for side in first for x, y in side if y == ground}
    touching = {x for side in second for x, y in side if y == ground}
    return sorted(lower | touching)


def _sizes(asked: Asked[Model], ground: Ground) -> tuple[Term, Term]:
    """Return the side of the first square, and the ratio of each side to the one before."""
    model = asked.model
    side, following, ratio = ground.unknown("side"), ground.unknown("next_side"), ground.unknown("ratio")
    ground.say("lengths", within(0, following, side), between(0, ratio, 1))
    if model.inscribed:
        drawn.shown(
            ground, f"the parts {model.first} and {model.second}", equal(side, model.first + model.second)
        )
        square = model.first * model.first + model.second * model.second
        legs = equal(following * following, square)
        ground.say("the next side cuts off right triangles", legs, lemma="pythagorean_theorem")
    else:
        claims = equal(side, model.first), equal(following, model.second)
        drawn.shown(ground, f"the sides {model.first} and {model.second}", *claims)
    ground.say("the ratio", equal(ratio * side, following))
    return side, ratio


def _ratio(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _, ratio = _sizes(asked, ground)
    return answer_is(asked, ground, equal(ratio, stated_number(asked, ground)))


def _areas(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    side, ratio = _sizes(asked, ground)
    areas = ground.unknown("areas")
    claim = equal(areas * (1 - ratio * ratio), side * side)
    ground.say("areas shrink by the square of the ratio", claim, lemma="sum_of_shrinking_terms")
    return answer_is(asked, ground, equal(areas, stated_number(asked, ground)))


def _outlines(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    side, ratio = _sizes(asked, ground)
    outlines = ground.unknown("outlines")
    claim = equal(outlines * (1 - ratio), side * 4)
    ground.say("outlines shrink by the ratio", claim, lemma="sum_of_shrinking_terms")
    return answer_is(asked, ground, equal(outlines, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"ratio": _ratio, "areas": _areas, "outlines": _outlines},
)
