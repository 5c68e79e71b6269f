"""Double integrals over drawn parts of rings: areas, integrals, mean values."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, real, total
from seedproof.certifying.university import latex
from seedproof.certifying.university.drawn import expect_only, figure, numbers, only, place, shown
from seedproof.certifying.university.expression import Expression, number, root
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import integral, letter, polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.shaded_polar_region import phrases

LEMMAS = {
    "integral_in_polar_coordinates": "With x = r cos t and y = r sin t, over radii r >= 0 and at most a "
    "whole turn, the integral of f by x and y is that of f r by r and t.",
    "integrals_of_sine_and_cosine": "Antiderivatives of 1, cos, sin, cos^2, sin^2 and sin cos are t, sin, "
    "-cos, (t + sin cos)/2, (t - sin cos)/2 and sin^2/2.",
    "eighths_of_a_turn": "From 0 on, by steps of pi/4, the sine is 0, sqrt(2)/2, 1, sqrt(2)/2, 0, "
    "-sqrt(2)/2, -1, -sqrt(2)/2, and so on; the cosine is the sine of two steps later.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "region": (
            "Let $R$ be the shaded region",
            "A plate $R$ is shaded",
            "In the plane, a region $R$ is shaded",
            "The figure shows a shaded region $R$",
        )
    },
    seen="cc8659ba",
)

QUESTIONS = meanings(
    (phrases.AREA_QUESTIONS, phrases.INTEGRAL_QUESTIONS, phrases.AVERAGE_QUESTIONS),
    {
        "area": ("Find the exact area of $R$", "What is the exact area of $R$"),
        "integral": {
            "Evaluate the double integral $\\iint_R": "of:tree",
            "What is the exact value of $\\iint_R": "of:tree",
        },
        "mean": {
            "What is the exact average value of the function": "of:tree",
            "Find the mean of": "of:tree",
        },
    },
    seen="e8a26c7d",
)
_DISTANCE = root(latex.expression("x^2 + y^2"))
_SINES = (0, 1, 2, 1, 0, -1, -2, -1)
"""Sines of multiples of pi/4: 1 stands for sqrt(2)/2, and 2 for 1."""


@dataclass(frozen=True, slots=True)
class Model:
    """The radii of the arcs, and the eighths of a turn at which the rays stand."""

    inner: Fraction
    outer: Fraction
    first: int
    last: int


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "sector")
    sector = only(drawing, "sector")
    (inner, outer), angles = numbers(sector["radii"]), numbers(sector["angles"])
    first, last = (4 * angle for angle in angles)
    if sector["label"] != "R" or any(place(sector["centre"])) or not 0 <= inner < outer:
        raise Unread(f"{task.row_id}: what is shaded is no region R about the origin")
    if any(one.denominator != 1 for one in (inner, outer, first, last)) or not 0 < last - first <= 8:
        raise Unread(f"{task.row_id}: other radii or angles than the text says")
    return Model(inner, outer, int(first), int(last))


def _over(asked: Asked[Model], ground: Ground, of: Expression) -> Term:
    """Integrate over the region, radius by radius and angle by angle."""
    model, parts = asked.model, []
    ground.use("integral_in_polar_coordinates")
    said = f"shaded: radii from {model.inner} to {model.outer}, angles from {model.first} to {model.last}"
    shown(ground, f"{said} eighths of a turn")
    if of == _DISTANCE:
        return _radial(asked, ground, 1) * _turned(asked, ground, (0, 0))
    for monomial, coefficient in polynomial(of).terms.items():
        powers = {name: int(power) for name, power in monomial}
        if not set(powers) <= {"x", "y"}:
            raise Unread(f"other letters than x and y: {of}")
        pair = powers.get("x", 0), powers.get("y", 0)
        parts.append(_radial(asked, ground, sum(pair)) * _turned(asked, ground, pair) * real(coefficient))
    return total(parts)


def _radial(asked: Asked[Model], ground: Ground, power: int) -> Term:
    """Integrate r^power r between the radii."""
    return integral(ground, letter("r") ** (power + 1), "r", asked.model.inner, asked.model.outer).number()


def _turned(asked: Asked[Model], ground: Ground, powers: tuple[int, int]) -> Term:
    """Integrate a product of powers of cosine and sine between the angles."""
    ground.use("integrals_of_sine_and_cosine")
    first, last = (_primitives(ground, at) for at in (asked.model.first, asked.model.last))
    if powers not in first:
        raise Unread(f"an integral that is not in the table: {powers}")
    return last[powers] - first[powers]


def _primitives(ground: Ground, at: int) -> Mapping[tuple[int, int], Term]:
    """Return the antiderivatives at an angle, by the powers of cosine and sine."""
    ground.use("eighths_of_a_turn")
    angle = ground.pi() * Fraction(at, 4)
    sine, cosine = _sine(ground, at), _sine(ground, at + 2)
    return {
        (0, 0): angle,
        (1, 0): sine,
        (0, 1): -cosine,
        (2, 0): (angle + sine * cosine) / 2,
        (0, 2): (angle - sine * cosine) / 2,
        (1, 1): sine * sine / 2,
    }


def _sine(ground: Ground, at: int) -> Term:
    size = _SINES[at % 8]
    return ground.root(2) * Fraction(size, 2) if size % 2 else real(Fraction(size, 2))


def _area(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    area = _over(asked, ground, number(1))
    return answer_is(asked, ground, equal(area, stated_number(asked, ground)))


def _integral(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _over(asked, ground, asked.said["of"])
    return answer_is(asked, ground, equal(found, stated_number(asked, ground)))


def _mean(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    mean = ground.unknown("mean")
    area, whole = _over(asked, ground, number(1)), _over(asked, ground, asked.said["of"])
    ground.say("the mean is the integral over the area", equal(mean * area, whole))
    return answer_is(asked, ground, equal(mean, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"area": _area, "integral": _integral, "mean": _mean},
)
