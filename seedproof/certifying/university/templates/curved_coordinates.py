"""Bodies of revolution: their volumes and masses, centres of mass, and mean distances."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import at_most, equal, every, negated, some
from seedproof.certifying.university import plain
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.expression import Expression, Name, letters, number
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, never, start
from seedproof.certifying.university.round_bodies import RHO, R, Shape, Z, body, by_distances, edge, shape
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.curved_coordinates import phrases

LEMMAS = {
    "centre_of_mass": "The mass of a body, times the z of its centre of mass, is the integral of z by mass.",
    "mean_in_body": "The volume of a body, times the mean of f in it, is the integral of f by volume.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "body": {
            "Lengths are measured in centimetres": "body:text density:tree",
            "A solid body consists of all points with": "body:text density:tree",
            "In a casting with the shape": "body:text density:tree",
            "The workpiece $B$ is given by": "body:text density:tree",
        }
    },
    seen="e988c497",
)
BODIES = sentences({"body": ("${main:relation}$[ and ${side:relation}$]",)})
QUESTIONS = meanings(
    (phrases.VOLUMES, phrases.MASSES, phrases.DISTANCES, phrases.CENTRES),
    {
        "volume": (
            "Compute the exact volume of the body",
            "What is the volume of the body",
            "Find its volume",
        ),
        "mass": ("Compute the mass", "What is its mass", "Find the exact mass"),
        "height": (
            "At which height $z$, ... centre of mass",
            "Find the $z$-coordinate of the centre of mass",
        ),
        "distance": {
            "A point of the body ... What is its mean distance from the #": "place:text",
            "What is the mean distance of the points of the body from the #, by volume": "place:text",
        },
    },
    seen="8b828116",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A body by what bounds it, and its density."""

    shape: Shape
    density: Expression


def _build(said: Said, task: Task) -> Model:
    bounds = BODIES.read(said["body"])
    read = Model(shape(bounds["main"], bounds.gaps.get("side")), by_distances(said["density"]))
    if read.shape.side is None and "z" in letters(read.density) - letters(read.shape.main):
        raise Unread(f"a density below 0: {said.sentence}")
    return read


def _over_pi(asked: Asked[Model], of: Expression) -> Iterator[Script]:
    ground = start(asked)
    found = ground.unknown("found")
    ground.say(
        "the integral over the body, over pi",
        equal(found, body(ground, asked.model.shape).integral(ground, of)),
    )
    stated = value(ground, over_pi(plain.expression(asked.part.answer)), {})
    return answer_is(asked, ground, equal(found, stated))


def _mean(asked: Asked[Model], of: Expression, by: Expression, lemma: str) -> Iterator[Script]:
    ground = start(asked)
    region, mean = body(ground, asked.model.shape), ground.unknown("mean")
    whole, moment = (region.integral(ground, one) for one in (by, of * by))
    ground.say("the mean, times the whole", equal(mean * whole, moment), lemma=lemma)
    return answer_is(asked, ground, equal(mean, stated_number(asked, ground)))


def _mean_distance(asked: Asked[Model]) -> Iterator[Script]:
    distances = {"$z$-axis": R, "origin": RHO}
    if asked.said["place"] not in distances:
        raise Unread(f"a distance from elsewhere: {asked.said.sentence}")
    return _mean(asked, distances[asked.said["place"]], number(1), "mean_in_body")


def _volume(asked: Asked[Model]) -> Iterator[Script]:
    match asked.model.shape.main.sides:
        case (low, Name("z"), high):
            yield _only_inside(asked, low, high)
    yield from _over_pi(asked, number(1))


def _only_inside(asked: Asked[Model], low: Expression, high: Expression) -> Script:
    """Ask whether the body has points exactly over the disc inside its edge."""
    ground = start(asked)
    end, r = edge(ground, low, high), ground.unknown("r")
    above = at_most(value(ground, low, {"r": r}), value(ground, high, {}))
    inside = at_most(r, end)
    other = some([every([inside, negated(above)]), every([above, negated(inside)])])
    return never(asked, ground, "edge", "a distance on one side only", every([at_most(0, r), other]))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "volume": _volume,
        "mass": lambda asked: _over_pi(asked, asked.model.density),
        "height": lambda asked: _mean(asked, Z, asked.model.density, "centre_of_mass"),
        "distance": _mean_distance,
    },
)
