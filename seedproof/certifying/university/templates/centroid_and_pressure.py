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
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.promises import answer_is, never, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_number, stated_point
from seedproof.certifying.university.template import Asked, Task, Template

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

_ONE, _TWO = "$y = {one:tree}$", "$y = {two:tree}$"
STATEMENTS = sentences(
    {
        "under": (
            f"A region $R$ is bounded by the curve {_ONE}, the $x$-axis and the line $x = {{end:integer}}$.",
            f"Let $R$ be the region under the curve {_ONE} and above the $x$-axis, for $0 \\le x \\le "
            f"{{end:integer}}$.",
            f"The curve {_ONE}, the $x$-axis and the line $x = {{end:integer}}$ enclose a region $R$.",
            f"Between the $x$-axis and the curve {_ONE}, $0 \\le x \\le {{end:integer}}$, there is a "
            "region $R$.",
        ),
        "enclosed": (
            f"A region $R$ of the first quadrant is bounded by {_ONE} from above and by {_TWO} from below.",
            f"The curves {_ONE} and {_TWO} meet at the origin and once more in the first quadrant; $R$ is "
            "the region that "
            "they enclose.",
            f"Let $R$ be the region in the first quadrant between the curves {_ONE} and {_TWO}.",
            f"In the first quadrant, the curves {_ONE} and {_TWO} enclose a region $R$.",
        ),
        "plate": (
            f"A thin plate $R$ lies between the curve {_ONE} and the line $y = {{top:integer}}$; lengths "
            "are in metres.",
            f"The gate $R$ of a dam fills the region between the curve {_ONE} and the level line $y = "
            f"{{top:integer}}$, "
            "where $x$ and $y$ are in metres.",
            f"Let $R$ be a vertical plate in the shape of the region between {_ONE} and $y = "
            f"{{top:integer}}$, in metres.",
            "In an upright wall there is a window $R$ whose shape is the region above the curve "
            f"{_ONE} and below the line $y = {{top:integer}}$, with lengths in metres.",
        ),
    }
)

_LIQUID = "a liquid that weighs ${weight:number}$ kN per cubic metre"
QUESTIONS = sentences(
    {
        "area": (
            *(f"Find its area{unit}." for unit in ("", ", in square metres", " in m$^2$")),
            *(f"What is the area of $R${unit}?" for unit in ("", ", in square metres", " in m$^2$")),
            *(f"Find the area of $R${unit}." for unit in ("", ", in square metres", " in m$^2$")),
        ),
        "centroid": (
            *(
                f"Where is the centroid $(\\bar{{x}}, \\bar{{y}})$ of $R${unit}?"
                for unit in ("", ", with coordinates in metres")
            ),
            *(
                f"Give the coordinates $(\\bar{{x}}, \\bar{{y}})$ of the centroid of $R${unit}."
                for unit in ("", ", in metres")
            ),
            *(
                f"Find its centroid, as a point $(\\bar{{x}}, \\bar{{y}})${unit}."
                for unit in ("", " with coordinates in metres")
            ),
        ),
        "pappus": (
            "Use Pappus' theorem to find the volume of the solid that $R$ generates when it is rotated "
            "about the line "
            "${axis:relation}$.",
            "Hence find the volume of the ring-shaped solid that arises when $R$ goes once round the line "
            "${axis:relation}$.",
        ),
        "depth": (
            f"With its straight edge on top and level, $R$ is upright under the surface of {_LIQUID}. The "
            "force of the "
            "liquid on one of its sides is ${force:tree}$ kN. At what depth, in metres, is the straight "
            "edge?",
            f"$R$ is upright in {_LIQUID}, with its straight edge on top and level, below the surface. How "
            "many metres "
            "below the surface is that edge, if the liquid presses on one side of $R$ with a total force of "
            "${force:tree}$ kN?",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """A region, as it was said."""

    said: Said


@dataclass(frozen=True, slots=True)
class Measured:
    """A region with its area and its centroid."""

    region: Region
    area: Term
    centroid: dict[str, Term]


def _build(said: Said, task: Task) -> Model:
    if said.kind == "plate" and any(
        power % 2 for monomial in polynomial(said["one"]).terms for _, power in monomial
    ):
        raise Unread(f"a curve that is not symmetric: {said.sentence}")
    return Model(said)


def _region(asked: Asked[Model], ground: Ground) -> Region:
    said = asked.model.said
    if said.kind == "under":
        return under(ground, said["one"], said["end"])
    other = said["two"] if said.kind == "enclosed" else number(said["top"])
    return enclosed(ground, said["one"], other)


def _measured(asked: Asked[Model], ground: Ground) -> Measured:
    region = _region(asked, ground)
    half, x, y = (ground.unknown(name) for name in ("half_area", "x", "y"))
    height = region.one - region.other
    area = region.integral(ground, height)
    ground.say("the area to the right of x = 0", equal(half, area * region.sign))
    squares = region.one * region.one - region.other * region.other
    ground.say(
        "its centroid", equal(y * half * 2, region.integral(ground, squares) * region.sign), lemma="centroid"
    )
    if asked.model.said.kind == "plate":
        ground.say("the other half is its image", equal(x, 0), lemma="symmetric_half")
        return Measured(region, half * 2, {"x": x, "y": y})
    ground.say(
        "and from left to right", equal(x * half, region.integral(ground, SQUARE * height) * region.sign)
    )
    return Measured(region, half, {"x": x, "y": y})


def _area(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _measured(asked, ground)
    yield never(
        asked, ground, "one_piece", "the graphs meet inside", found.region.crossing(ground.unknown("inside"))
    )
    yield from answer_is(asked, ground, equal(found.area, stated_number(asked, ground)))


def _centroid(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _measured(asked, ground)
    return answer_is(asked, ground, is_point(found.centroid, stated_point(asked, ground, ("x", "y"))))


def _not_cut(asked: Asked[Model]) -> Script:
    """Promise that no end of a vertical segment of the region is across the axis from the centroid."""
    ground = start(asked)
    found, inside = _measured(asked, ground), ground.unknown("inside")
    region, (left, right) = found.region, asked.said["axis"].sides
    side = value(ground, left, found.centroid) - value(ground, right, found.centroid)
    across = []
    for x in (inside**2, inside**2 * -1) if asked.model.said.kind == "plate" else (inside**2,):
        for graph in (region.one, region.other):
            at = {"x": x, "y": graph.value(r=inside)}
            across.append(less((value(ground, left, at) - value(ground, right, at)) * side, 0))
    claim = every([between(0, inside, region.end), some([equal(side, 0), *across])])
    return never(asked, ground, "not_cut", "the axis cuts the region", claim)


def _pappus(asked: Asked[Model]) -> Iterator[Script]:
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


def _depth(asked: Asked[Model]) -> Iterator[Script]:
    said = asked.model.said
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
