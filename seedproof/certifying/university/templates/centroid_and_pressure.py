"""Areas and centroids, with Pappus' theorem and the force of a liquid."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, between, equal, every, less, some
from seedproof.certifying.university import plain
from seedproof.certifying.university.areas import SQUARE, Region, enclosed, under
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.expression import number
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.promises import answer_is, never, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_number, stated_point
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.centroid_and_pressure import phrases

LEMMAS = {
    "centroid": "The centroid of a region of area A has A x = the integral of x, and A y = that of y.",
    "symmetric_half": (
        "A region that is symmetric about x = 0 has its centroid there, at the height of that of its half."
    ),
    "pappus": (
        "A plane region that lies on one side of an axis in its plane sweeps out, once round, its area "
        "times the way of its centroid."
    ),
    "force_of_liquid": (
        "The force on one side of an upright plate below the surface is its area, times the weight of the "
        "liquid by volume, times the depth of its centroid."
    ),
}

STATEMENTS = meanings(
    (phrases.PARALLEL, phrases.SLANTED, phrases.PLATE),
    {
        "under": {
            "A region $R$ is bounded by the curve $y = #$, the $x$-axis and the line $x = #$": "one:tree "
            "end:integer",
            "Let $R$ be the region under the curve": "one:tree end:integer",
            "The curve $y = #$, the $x$-axis and the line": "one:tree end:integer",
            "Between the $x$-axis and the curve": "one:tree end:integer",
        },
        "enclosed": {
            "A region $R$ of the first quadrant is bounded by ... from above": "one:tree two:tree",
            "The curves ... meet at the origin and once more in the first quadrant": "one:tree two:tree",
            "Let $R$ be the region in the first quadrant between": "one:tree two:tree",
            "In the first quadrant, the curves ... enclose a region": "one:tree two:tree",
        },
        "plate": {
            "A thin plate $R$ lies between the curve ... and the line": "one:tree top:integer",
            "The gate $R$ of a dam ... between the curve ... and the level line": "one:tree top:integer",
            "Let $R$ be a vertical plate": "one:tree top:integer",
            "In an upright wall ... above the curve ... below the line": "one:tree top:integer",
        },
    },
    seen="fedae39d",
)
QUESTIONS = meanings(
    (
        *(phrases.AREAS, phrases.IN_SQUARE_METRES, phrases.CENTROIDS, phrases.IN_METRES),
        *(phrases.ROTATIONS, phrases.PRESSURES),
    ),
    {
        "area": (
            *("Find its area.", "Find its area, in square metres"),
            *("What is the area of $R$?", "What is the area of $R$, in square metres"),
            *("Find the area of $R$.", "Find the area of $R$ in m$^2$"),
        ),
        "centroid": (
            *(r"Where is the centroid $(\bar{x}, \bar{y})$ of $R$?", "Where is the centroid ... in metres"),
            *(r"Give the coordinates $(\bar{x}, \bar{y})$ of the centroid of $R$.", "Give ... in metres"),
            *(r"Find its centroid, as a point $(\bar{x}, \bar{y})$.", "Find its centroid, ... in metres"),
        ),
        "pappus": {
            "Use Pappus' theorem": "axis:relation",
            "Hence find the volume ... when $R$ goes once round the line": "axis:relation",
        },
        "depth": {
            "With its straight edge on top ... The force": "weight:number force:tree",
            "$R$ is upright in a liquid that weighs ... total force": "weight:number force:tree",
        },
    },
    seen="c922f206",
)


@dataclass(frozen=True, slots=True)
class Measured:
    """A region with its area and its centroid."""

    region: Region
    area: Term
    centroid: dict[str, Term]


def _build(said: Said, task: Task) -> Said:
    if said.kind == "plate" and any(
        power % 2 for monomial in polynomial(said["one"]).terms for _, power in monomial
    ):
        raise Unread(f"a curve that is not symmetric: {said.sentence}")
    return said


def _region(asked: Asked[Said], ground: Ground) -> Region:
    said = asked.model
    if said.kind == "under":
        return under(ground, said["one"], said["end"])
    other = said["two"] if said.kind == "enclosed" else number(said["top"])
    return enclosed(ground, said["one"], other)


def _measured(asked: Asked[Said], ground: Ground) -> Measured:
    region = _region(asked, ground)
    half, x, y = (ground.unknown(name) for name in ("half_area", "x", "y"))
    height = region.one - region.other
    area = region.integral(ground, height)
    ground.say("the area to the right of x = 0", equal(half, area * region.sign))
    squares = region.one * region.one - region.other * region.other
    ground.say(
        "its centroid", equal(y * half * 2, region.integral(ground, squares) * region.sign), lemma="centroid"
    )
    if asked.model.kind == "plate":
        ground.say("the other half is its image", equal(x, 0), lemma="symmetric_half")
        return Measured(region, half * 2, {"x": x, "y": y})
    ground.say(
        "and from left to right", equal(x * half, region.integral(ground, SQUARE * height) * region.sign)
    )
    return Measured(region, half, {"x": x, "y": y})


def _area(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    found = _measured(asked, ground)
    yield never(
        asked, ground, "one_piece", "the graphs meet inside", found.region.crossing(ground.unknown("inside"))
    )
    yield from answer_is(asked, ground, equal(found.area, stated_number(asked, ground)))


def _centroid(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    found = _measured(asked, ground)
    return answer_is(asked, ground, is_point(found.centroid, stated_point(asked, ground, ("x", "y"))))


def _not_cut(asked: Asked[Said]) -> Script:
    """Promise that no end of a vertical segment of the region is across the axis from the centroid."""
    ground = start(asked)
    found, inside = _measured(asked, ground), ground.unknown("inside")
    region, (left, right) = found.region, asked.said["axis"].sides
    side = value(ground, left, found.centroid) - value(ground, right, found.centroid)
    across = []
    for x in (inside**2, inside**2 * -1) if asked.model.kind == "plate" else (inside**2,):
        for graph in (region.one, region.other):
            at = {"x": x, "y": graph.value(r=inside)}
            across.append(less((value(ground, left, at) - value(ground, right, at)) * side, 0))
    claim = every([between(0, inside, region.end), some([equal(side, 0), *across])])
    return never(asked, ground, "not_cut", "the axis cuts the region", claim)


def _pappus(asked: Asked[Said]) -> Iterator[Script]:
    yield _not_cut(asked)
    ground = start(asked)
    found = _measured(asked, ground)
    left, right = asked.said["axis"].sides
    zero = polynomial(left - right)
    off, length, way, volume = (ground.unknown(name) for name in ("off", "length", "way", "volume"))
    at = value(ground, left, found.centroid) - value(ground, right, found.centroid)
    normal = [zero.derivative(name).number() for name in ("x", "y")]
    ground.say(
        "the length of the normal of the axis",
        less(0, length),
        equal(length * length, normal[0] ** 2 + normal[1] ** 2),
    )
    ground.say(
        "how far the centroid is from the axis", at_most(0, off), equal(off * off * length * length, at * at)
    )
    ground.say("its way, over pi", equal(way, off * 2))
    ground.say("the volume, over pi", equal(volume, way * found.area), lemma="pappus")
    stated = value(ground, over_pi(plain.expression(asked.part.answer)), {})
    yield from answer_is(asked, ground, equal(volume, stated))


def _depth(asked: Asked[Said]) -> Iterator[Script]:
    said = asked.model
    if said.kind != "plate":
        raise Unread(f"{asked.task.row_id}: there is no plate")
    ground = start(asked)
    found = _measured(asked, ground)
    depth = ground.unknown("depth")
    force = found.area * (depth + said["top"] - found.centroid["y"]) * asked.said["weight"]
    ground.say(
        "the force of the liquid",
        equal(force, value(ground, asked.said["force"], {})),
        lemma="force_of_liquid",
    )
    return answer_is(asked, ground, equal(depth, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"area": _area, "centroid": _centroid, "pappus": _pappus, "depth": _depth},
)
