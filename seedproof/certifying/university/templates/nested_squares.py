"""Squares without end, in a row or in one another: the ratio of their sides, all areas, all outlines."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, between, equal, within
from seedproof.certifying.university.drawn import (
    Place,
    expect_only,
    figure,
    items,
    measured,
    place,
    shown,
    square_of_distance,
)
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "pythagorean_theorem": "The square of the hypotenuse is the sum of the squares of both legs.",
}

STATEMENTS = sentences(
    {
        "inscribed": (
            "In a square a second one is inscribed, whose corners divide all sides of the first in the same "
            "way, as the sketch shows; in the second square a third one in just the same proportion, and so "
            "on without end. The parts of a side of the first square are marked.",
            "A pattern of tiles is made of squares that are inscribed in one another without end. Every "
            "square divides the sides of the one around it in the same proportion; for the outermost square "
            "both parts of a side are given in the sketch.",
            "The sketch shows the beginning of an infinite sequence of squares, each inscribed in the one "
            "before. The corners of each divide the sides of the one before in the same ratio, which can be "
            "seen at the outermost square.",
            "Look at the sketch: inside every square lies the next one, with its corners on the sides, in "
            "the same position each time, and this goes on without end. The lengths are those of the parts "
            "of a side of the largest square.",
        ),
        "row": (
            "Squares stand side by side on a line, as the sketch shows: each is smaller than the one before "
            "by the same factor, and there are infinitely many. The sides of the first two are marked.",
            "An artist cuts squares from sheet metal and puts them in a row, each scaled down by the same "
            "factor. The sketch has the sides of the first two; the row is thought to go on for ever.",
            "Look at the sketch: a row of squares without end stands on a line, each square touching the "
            "next, and the sides shrink by a constant factor. For the first two squares the sides are given.",
            "The sketch shows the beginning of an infinite row of squares. The side of each square is the "
            "same multiple of the side before; two sides are given in the sketch.",
        ),
    }
)

QUESTIONS = sentences(
    {
        "ratio": (
            "What is the ratio of a square's side to the side of the square before it?",
            "By which factor is the side of a square shorter than that of the one before? Give the ratio of "
            "the next side to a side.",
        ),
        "areas": (
            "The areas of all squares are added, each counted in full. What is the sum, in square "
            "centimetres?",
            "Find the sum of the areas of all squares, in square centimetres.",
        ),
        "outlines": (
            "Find the sum of the perimeters of all squares, in centimetres.",
            "How many centimetres of wire are needed for the outlines of all squares together, each outline "
            "taken by itself?",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """The two lengths that are written below the first squares, from left to right."""

    first: Fraction
    second: Fraction
    inscribed: bool


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "diagram")
    expect_only(drawing, "segment", "dimension")
    marks = [(place(item["from"]), place(item["to"]), item["label"]) for item in items(drawing, "dimension")]
    if len(marks) != 2 or marks[0][1] != marks[1][0] or any(one[1] != other[1] for one, other, _ in marks):
        raise Unread(f"{task.row_id}: the lengths do not stand in a row")
    sides = [(place(item["from"]), place(item["to"])) for item in items(drawing, "segment")]
    inscribed = said.kind == "inscribed"
    starts = [marks[0][0][0], marks[0][1][0], marks[1][1][0]]
    if starts != sorted(starts) or _corners(sides, inscribed) != starts:
        raise Unread(f"{task.row_id}: the lengths do not stand below the squares")
    first, second = (measured(label, "cm") for _, _, label in marks)
    return Model(first, second, inscribed)


def _corners(sides: list[tuple[Place, Place]], inscribed: bool) -> list[Fraction]:
    """Return where the lower side of the first square starts, is divided or followed, and where it ends."""
    squares = [sides[place : place + 4] for place in range(0, len(sides), 4)]
    for square in squares:
        ring = all(one[1] == other[0] for one, other in pairwise([*square, square[0]]))
        if not ring or len({square_of_distance(*side) for side in square}) != 1:
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
        shown(ground, f"the parts {model.first} and {model.second}", equal(side, model.first + model.second))
        square = model.first * model.first + model.second * model.second
        ground.say(
            "the next side cuts off right triangles",
            equal(following * following, square),
            lemma="pythagorean_theorem",
        )
    else:
        claims = equal(side, model.first), equal(following, model.second)
        shown(ground, f"the sides {model.first} and {model.second}", *claims)
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
