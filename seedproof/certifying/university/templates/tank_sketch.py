"""Round tanks in a section through the axis: how much is in them, the work of pumping it out, the level."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, product, total
from seedproof.certifying.university import plain
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.drawn import (
    Item,
    Place,
    expect_only,
    figure,
    items,
    measured,
    only,
    place,
    places,
    shown,
)
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, constant, integral, letter
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.tank_sketch import phrases

LEMMAS = {
    "round_sections": "A round body with the radius r(h) at the height h has the volume of the integral of "
    "pi r(h)^2, and what grows at the level h grows by pi r(h)^2 times the rise of the level.",
    "work_of_lifting": "The work of lifting is the weight of each layer times its way, summed by an "
    "integral.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "tank": {
            "In the figure you see": "liquid:text",
            "An engineer has sketched": "liquid:text",
            "A round tank is drawn": "liquid:text",
            "The figure shows": "liquid:text",
        }
    },
    seen="37ec0d13",
)

_LIQUIDS = sentences(
    {
        "liquid": (
            "{name:word}, which weighs[ about] ${weight:number}$ kN per cubic metre",
            "a liquid that weighs ${weight:number}$ kN per cubic metre",
        ),
    }
)

QUESTIONS = meanings(
    (phrases.VOLUMES, phrases.WORKS, phrases.RATES),
    {
        "volume": ("How many cubic metres of it are in the tank", "Find the exact volume"),
        "work": ("Find the exact work", "How much work"),
        "rate": {"Suppose instead that more of it flows in": "flow", "Now let ... flow in": "flow"},
    },
    seen="28183e34",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The wall by radius and height, from the bottom to the rim, the level, and what the liquid weighs."""

    wall: Sequence[Place]
    level: Fraction
    weight: Fraction


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "diagram")
    expect_only(drawing, "region", "polyline", "segment", "dimension")
    outline, shaded = (places(only(drawing, kind)["points"]) for kind in ("polyline", "region"))
    axis = only(drawing, "segment")
    if {place(axis["from"])[0], place(axis["to"])[0]} != {0} or not (_even(outline) and _even(shaded)):
        raise Unread(f"{task.row_id}: the section is not symmetric")
    wall = sorted((corner for corner in outline if corner[0] >= 0), key=lambda corner: corner[1])
    level, rim = max(height for _, height in shaded), wall[-1][1]
    radii, heights = _lengths(items(drawing, "dimension"))
    if any(abs(x) not in radii or y not in heights for x, y in outline) or level not in heights:
        raise Unread(f"{task.row_id}: a length that matters is not in the figure")
    corners = [corner for corner in outline if corner[1] < level]
    ends = [corner for corner in shaded if corner[1] == level]
    if sorted(shaded) != sorted([*corners, *ends]) or len(ends) != 2 or level > rim or wall[0][1] != 0:
        raise Unread(f"{task.row_id}: what is shaded is not the tank up to a level")
    return Model(wall, level, _LIQUIDS.read(said["liquid"])["weight"])


def _even(line: Sequence[Place]) -> bool:
    return {(-x, y) for x, y in line} == set(line)


def _lengths(dimensions: Sequence[Item]) -> tuple[set[Fraction], set[Fraction]]:
    """Return the radii and the heights over the bottom that follow from the labels.

    Raises: Unread for a length that is drawn in another size than its label says, or askew.
    """
    radii, heights = {Fraction(0)}, {Fraction(0)}
    for item in sorted(dimensions, key=lambda item: place(item["from"])[1]):
        (x, y), (to_x, to_y) = place(item["from"]), place(item["to"])
        if measured(item["label"], "m") != abs(to_x - x) + abs(to_y - y):
            raise Unread(f"a length that is drawn in another size: {item}")
        if y == to_y and x == 0:
            radii.add(to_x)
        elif x == to_x and y in heights:
            heights.add(to_y)
        else:
            raise Unread(f"a length from an unknown place: {item}")
    return radii, heights


def _pieces(asked: Asked[Model], ground: Ground) -> list[tuple[Polynomial, Fraction, Fraction]]:
    """Return the radius at the height h, from one height to the next, up to the level."""
    model, found = asked.model, []
    for (radius, low), (wider, high) in pairwise(model.wall):
        if low < model.level and low < high:
            slope, offset = ground.unknown("slope"), ground.unknown("offset")
            said = f"a wall from the radius {radius} at the height {low} to {wider} at {high}"
            ends = equal(slope * low + offset, radius), equal(slope * high + offset, wider)
            shown(ground, said, *ends)
            line = letter("h").times(slope) + constant(offset)
            found.append((line, low, min(high, model.level)))
    ground.say(f"drawn: the level {model.level}, the rim {model.wall[-1][1]}")
    return found


def _summed(asked: Asked[Model], ground: Ground, factor: Polynomial) -> Term:
    """Return the integral of r(h)^2 times a factor up to the level."""
    ground.use("round_sections")
    return total(
        integral(ground, radius * radius * factor, "h", low, high).number()
        for radius, low, high in _pieces(asked, ground)
    )


def _volume(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    volume = _summed(asked, ground, constant(1))
    return answer_is(asked, ground, equal(volume, _stated_over_pi(asked, ground)))


def _work(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("work_of_lifting")
    way = constant(asked.model.wall[-1][1]) - letter("h")
    work = _summed(asked, ground, way.times(asked.model.weight))
    return answer_is(asked, ground, equal(work, _stated_over_pi(asked, ground)))


def _stated_over_pi(asked: Asked[Model], ground: Ground) -> Term:
    return value(ground, over_pi(plain.expression(asked.part.answer)), {})


def _rate(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    *_, (radius, _, _) = _pieces(asked, ground)
    rate, width = ground.unknown("rate"), ground.unknown("radius_of_the_level")
    ground.say("the radius at the level", equal(width, radius.value(h=asked.model.level)))
    grows = equal(product([rate, ground.pi(), width, width]), asked.said["flow"])
    ground.say("what flows in", grows, lemma="round_sections")
    return answer_is(asked, ground, equal(rate, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"volume": _volume, "work": _work, "rate": _rate},
)
