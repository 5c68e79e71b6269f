"""Power series: their radius of convergence, and whether they converge at the ends of the interval."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import absolute, equal, every, less, literal, some
from seedproof.certifying.university.convergence import Sizes, behaviour, converges_at_end, factors, sizes
from seedproof.certifying.university.expression import Expression, letters
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.stated import is_in_interval, stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.power_series_convergence import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "series": {
            "For which real $x$ does the series": "first:integer term:tree",
            "Consider the power series": "first:integer term:tree",
            "For real numbers $x$, study the convergence": "first:integer term:tree",
            "A function of a real variable is defined by the power series": "first:integer term:tree",
        }
    },
    seen="2cc78605",
)
QUESTIONS = meanings(
    (phrases.RADII, phrases.INTERVALS),
    {
        "radius": ("Find the radius of convergence", "What is the radius of convergence"),
        "interval": ("For which real $x$ does the series converge", "Find the interval of convergence"),
    },
    seen="d48c48c0",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The coefficients, and the linear formula in x of which powers are taken, with the exponent over n."""

    sizes: Sizes
    line: Expression
    power: int


def _build(said: Said, task: Task) -> Model:
    parts = list(factors(said["term"]))
    with_x = [(base, exponent) for base, exponent in parts if "x" in letters(base)]
    if [(set(exponent), exponent.get(1) in (1, 2)) for _, exponent in with_x] != [({1}, True)]:
        raise Unread(f"no power series: {said.sentence}")
    ((line, exponent),) = with_x
    return Model(sizes(part for part in parts if part not in with_x), line, int(exponent[1]))


def _radius(asked: Asked[Model]) -> Iterator[Script]:
    """Ask for the distance of x from the zero of the line at which p is 1."""
    ground, model = start(asked), asked.model
    limit, _ = behaviour(ground, model.sizes)
    radius = stated_number(asked, ground)
    slope = absolute(taylor(ground, model.line, {"x": 0}, "x", 1)[1])
    size = (slope * radius) ** model.power * literal(model.sizes.rate)
    return answer_is(asked, ground, every([equal(limit, 0), less(0, radius), equal(size, 1)]))


def _interval(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the series converges for just the x of the interval."""
    ground, model = start(asked), asked.model
    limit, s = behaviour(ground, model.sizes)
    x = ground.unknown("x")
    place = value(ground, model.line, {"x": x}) ** model.power * literal(model.sizes.rate)
    ends = [(1, model.sizes.alternates), (-1, not model.sizes.alternates)]
    at_ends = [every([equal(place, end), converges_at_end(model.sizes, s, signs)]) for end, signs in ends]
    converges = some([less(absolute(place), 1), *at_ends])
    stated = is_in_interval(ground, x, asked.part.answer)
    return answer_is(asked, ground, every([equal(limit, 0), equal(stated, converges)]))


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"radius": _radius, "interval": _interval})
