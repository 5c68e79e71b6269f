"""Volumes of solids that regions of the plane sweep out."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, between, equal, every, less, one_of
from seedproof.certifying.university import plain
from seedproof.certifying.university.areas import SQUARE, Region, enclosed, under
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Polynomial, constant
from seedproof.certifying.university.promises import answer_is, never, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "washers_and_shells": (
        "A region between y = f(x) and y = g(x) that an axis does not cut sweeps out pi times the integral "
        "of "
        "|(f - c)^2 - (g - c)^2| about y = c, and 2 pi times that of |x - c| |f - g| about x = c."
    ),
}

_ONE, _TWO = "$y = {one:tree}$", "$y = {two:tree}$"
STATEMENTS = sentences(
    {
        "under": (
            f"The region $R$ lies above the $x$-axis and under the curve {_ONE}, from $x = 0$ to $x = "
            f"{{end:integer}}$.",
            f"Consider the region $R$ that is bounded by the curve {_ONE}, the $x$-axis and the line $x = "
            f"{{end:integer}}$.",
            f"Where $0 \\le x \\le {{end:integer}}$, the points under the curve {_ONE} and above the "
            "$x$-axis form a region "
            "$R$.",
            f"Let $R$ be the region between the $x$-axis and the curve {_ONE} for $0 \\le x \\le "
            f"{{end:integer}}$.",
        ),
        "enclosed": (
            f"The curves {_ONE} and {_TWO} bound a region $R$ in the first quadrant.",
            f"Let $R$ be the region in the first quadrant that is enclosed by the curves {_ONE} and {_TWO}.",
            f"In the first quadrant, the curves {_ONE} and {_TWO} meet at the origin and at one more "
            "point. Let $R$ be the "
            "region between them.",
            f"Consider the region $R$ between the curves {_ONE} and {_TWO} in the first quadrant, from the "
            "origin to the "
            "point where they meet again.",
        ),
    }
)

_AXES = {"axis": "the ${axis:letter}$-axis", "line": "the line ${axis:letter} = {at:integer}$"}
QUESTIONS = sentences(
    {
        kind: (
            f"What is the exact volume of the solid that $R$ sweeps out in turning about {axis}?",
            f"The region $R$ is rotated about {axis}. Find the exact volume of the solid.",
            f"Find the exact volume of the solid that is generated when $R$ is rotated about {axis}.",
        )
        for kind, axis in _AXES.items()
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """A region, as it was said."""

    said: Said

    def region(self, ground: Ground) -> Region:
        """Describe the region."""
        if self.said.kind == "under":
            return under(ground, self.said["one"], self.said["end"])
        return enclosed(ground, self.said["one"], self.said["two"])


def _build(said: Said, task: Task) -> Model:
    return Model(said)


def _volume(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    region = asked.model.region(ground)
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


def _axis(asked: Asked[Model]) -> tuple[int, bool]:
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
    build=_build,
    questions=QUESTIONS,
    queries={"axis": _volume, "line": _volume},
)
