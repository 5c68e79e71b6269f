"""Volumes of solids that regions of the plane sweep out."""

from collections.abc import Iterator

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, between, equal, every, less, one_of
from seedproof.certifying.university import plain
from seedproof.certifying.university.areas import SQUARE, Region, enclosed, under
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.polynomials import Polynomial, constant
from seedproof.certifying.university.promises import answer_is, never, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Template
from seedproof.problems.templates.volume_of_revolution import phrases

LEMMAS = {
    "washers_and_shells": (
        "A region between y = f(x) and y = g(x) that an axis does not cut sweeps out pi times the integral "
        "of |(f - c)^2 - (g - c)^2| about y = c, and 2 pi times that of |x - c| |f - g| about x = c."
    ),
}

STATEMENTS = meanings(
    (phrases.UNDER, phrases.ENCLOSED),
    {
        "under": {
            "The region $R$ lies above the $x$-axis and under the curve": "one:tree end:integer",
            "Consider the region $R$ that is bounded by the curve": "one:tree end:integer",
            "Where ... the points under the curve ... and above the $x$-axis": "end:integer one:tree",
            "Let $R$ be the region between the $x$-axis and the curve": "one:tree end:integer",
        },
        "enclosed": {
            "The curves $y = #$ and $y = #$ bound a region": "one:tree two:tree",
            "Let $R$ be the region in the first quadrant that is enclosed": "one:tree two:tree",
            "In the first quadrant, the curves ... meet at the origin": "one:tree two:tree",
            "Consider the region $R$ between the curves ... in the first quadrant": "one:tree two:tree",
        },
    },
    seen="68b8d2c6",
)

_AXES = {"axis": "the ${axis:letter}$-axis", "line": "the line ${axis:letter} = {at:integer}$"}
_ABOUT = patterns(
    (phrases.QUESTIONS,),
    {
        "about": {
            "What is the exact volume of the solid that $R$ sweeps out in turning about #?": "axis:text",
            "The region $R$ is rotated about #.": "axis:text",
            "Find the exact volume of the solid ... when $R$ is rotated about #.": "axis:text",
        }
    },
    seen="185f99da",
)["about"]
QUESTIONS = sentences(
    {kind: [about.replace("{axis:text}", axis) for about in _ABOUT] for kind, axis in _AXES.items()}
)


def _volume(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    said = asked.model
    region = (
        under(ground, said["one"], said["end"])
        if said.kind == "under"
        else enclosed(ground, said["one"], said["two"])
    )
    inside = ground.unknown("inside")
    yield never(asked, ground, "one_piece", "the graphs meet inside", region.crossing(inside))
    level, across = _axis(asked)
    cut = _cut(region, inside, level, across=across)
    yield never(
        asked, ground, "not_cut", "the axis cuts the region", every([between(0, inside, region.end), cut])
    )
    volume = ground.unknown("volume")
    swept = region.integral(ground, _swept(region, level, across=across))
    ground.say(
        "the volume, over pi", less(0, volume), one_of(volume, [swept, -swept]), lemma="washers_and_shells"
    )
    stated = value(ground, over_pi(plain.expression(asked.part.answer)), {})
    yield from answer_is(asked, ground, equal(volume, stated))


def _axis(asked: Asked[Said]) -> tuple[int, bool]:
    """Return where the axis lies, and whether it is horizontal."""
    level = asked.said["at"] if asked.said.kind == "line" else 0
    if asked.said["axis"] not in ("x", "y"):
        raise Unread(f"no axis of the plane: {asked.part.question}")
    return level, asked.said["axis"] == ("y" if asked.said.kind == "line" else "x")


def _cut(region: Region, inside: Term, level: int, *, across: bool) -> Term:
    if not across:
        return equal(inside * inside, level)
    one, other = (graph.value(r=inside) - level for graph in (region.one, region.other))
    return less(one * other, 0)


def _swept(region: Region, level: int, *, across: bool) -> Polynomial:
    if across:
        one, other = (graph - constant(level) for graph in (region.one, region.other))
        return one * one - other * other
    return (SQUARE - constant(level)).times(2) * (region.one - region.other)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=lambda said, task: said,
    questions=QUESTIONS,
    queries={"axis": _volume, "line": _volume},
)
