"""Drawn curves r = p + q cos(n t): areas of petals, loops, and what a circle cuts off."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, equal, implies
from seedproof.certifying.university.drawn import expect_only, figure, items, numbers, only, place, shown
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.polar_rose import phrases

LEMMAS = {
    "area_in_polar_coordinates": "Between two angles at most 2 pi apart, the area inside a curve r = f(t) "
    "and outside the circle r = m with 0 <= m <= f(t) is half of the integral of f(t)^2 - m^2.",
    "waves_of_equal_form": "Turned, r = p + q sin(n t) and r = p - q cos(n t) are r = p + q cos(n t). With "
    "u = n t, areas get the factor 1/n; for q > 0, as u runs from -pi to pi, r rises once and falls once.",
    "negative_radius": "Where r < 0, the point lies in the opposite direction, at the distance -r from the "
    "origin.",
    "angle_by_cosine": "The angle from 0 to pi with the cosine 1/2, 0, -1/2 or -1 is pi/3, pi/2, 2 pi/3 or "
    "pi, and its sine is sqrt(3)/2, 1, sqrt(3)/2 or 0.",
}

STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "rose": (
            "In the figure, a curve ... $p$ and $n$ are positive integers",
            "A window has the form of a rose with equal petals",
            "The figure shows a rose",
        ),
        "bowl": (
            "The figure shows a curve ... with integers $p > 0$ and $q \\ne 0$",
            "In the figure, a curve ... $p$ and $q$ are integers, and $p > 0$",
            "A cam has the outline",
        ),
        "loops": (
            "The figure shows a curve ... with positive integers $p$, $q$ and $n$",
            "In the figure, a curve ... $p$, $q$ and $n$ are positive integers",
            "A wire is bent to large and small loops",
        ),
    },
    seen="40157eff",
)

QUESTIONS = meanings(
    (*phrases.FIRST_QUESTIONS.values(), *phrases.SECOND_QUESTIONS.values()),
    {
        "petal": ("What is the exact area of one petal", "Find the exact area that a single petal"),
        "tip": ("What is the exact area of the part of one petal", "The circle cuts off the tip of a petal"),
        "whole": (
            "Find the exact area inside the curve",
            "What is the exact area of the region that the curve encloses",
        ),
        "outside": (
            "Find the exact area of the region inside the curve and outside the circle",
            "What is the exact area of the part of the enclosed region that lies outside the circle",
        ),
        "large": (
            "What is the exact area inside one of the large loops",
            "Find the exact area that a single large loop",
        ),
        "small": (
            "What is the exact area inside one of the small loops",
            "Find the exact area that a single small loop",
        ),
    },
    seen="87c0fb6e",
)
_ASKED = {"rose": ("petal", "tip"), "bowl": ("whole", "outside"), "loops": ("large", "small")}


@dataclass(frozen=True, slots=True)
class Model:
    """The curve r = p + q cos(n t), turned so that q > 0, and the radius of the circle, or 0."""

    kind: str
    p: Fraction
    q: Fraction
    n: Fraction
    radius: Fraction


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "polar", "circle")
    curve, circles = only(drawing, "polar"), items(drawing, "circle")
    p, q, n = numbers([curve["constant"], curve["factor"], curve["multiple"]])
    if numbers([curve["from"], curve["to"]]) != [0, 2] or curve["function"] not in ("sin", "cos"):
        raise Unread(f"{task.row_id}: the curve is not drawn all the way round")
    if len(circles) != (said.kind != "loops") or any(any(place(one["centre"])) for one in circles):
        raise Unread(f"{task.row_id}: other circles than the text says")
    radius = numbers([circles[0]["radius"]])[0] if circles else Fraction(0)
    size = abs(q)
    fits = {
        "rose": p == 0 and q > 0 and 0 < radius < q,
        "bowl": p >= size > 0 and n == 1 and radius > 0,
        "loops": q > p > 0,
    }
    if any(one.denominator != 1 for one in (p, q, n)) or n < 1 or not fits[said.kind]:
        raise Unread(f"{task.row_id}: another curve than the text says")
    return Model(said.kind, p, size, n, radius)


def _angle(ground: Ground, cosine: Term) -> tuple[Term, Term]:
    """Return an angle from 0 to pi with its sine, by the cosine."""
    angle, sine, root = ground.unknown("angle"), ground.unknown("sine"), ground.root(3)
    pi = ground.pi()
    known: list[tuple[Fraction, Term, Operand]] = [
        (Fraction(1, 2), pi / 3, root / 2),
        (Fraction(0), pi / 2, 1),
        (Fraction(-1, 2), pi * 2 / 3, root / 2),
        (Fraction(-1), pi, 0),
    ]
    for number, by_pi, height in known:
        claims = [implies(equal(cosine, number), it) for it in (equal(angle, by_pi), equal(sine, height))]
        ground.say(f"the cosine {number}", *claims, lemma="angle_by_cosine")
    return angle, sine


def _above(asked: Asked[Model], ground: Ground, p: Fraction, edge: Fraction | None) -> Term:
    """Return the area of one wave of p + q cos u outside the circle that it meets at its edges.

    Without an edge, the wave goes all the way round.
    """
    q, n = asked.model.q, asked.model.n
    shown(ground, f"a curve r = {asked.model.p} + {q} cos({n} t), up to a turn")
    for lemma in ("waves_of_equal_form", "area_in_polar_coordinates", "integrals_of_sine_and_cosine"):
        ground.use(lemma)
    cosine = ground.unknown("cosine")
    if edge is None:
        ground.say("all the way round", equal(cosine, -1))
    else:
        ground.say("where the wave ends", equal(cosine * q + p, edge))
    angle, sine = _angle(ground, cosine)
    inner = edge or Fraction(0)
    doubled = angle * (2 * (p * p - inner * inner)) + sine * (4 * p * q) + (angle + sine * cosine) * (q * q)
    return doubled / (2 * n)


def _area(asked: Asked[Model]) -> Iterator[Script]:
    kind, model = asked.said.kind, asked.model
    if kind not in _ASKED[model.kind]:
        raise Unread(f"{asked.task.row_id}: nothing of the figure: {asked.said.sentence}")
    ground = start(asked)
    if kind in ("tip", "outside"):
        shown(ground, f"a circle of the radius {model.radius} about the origin")
        area = _above(asked, ground, model.p, model.radius)
    elif kind == "small":
        ground.use("negative_radius")
        area = _above(asked, ground, -model.p, Fraction(0))
    else:
        area = _above(asked, ground, model.p, None if kind == "whole" else Fraction(0))
    return answer_is(asked, ground, equal(area, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries=dict.fromkeys(["petal", "tip", "whole", "outside", "large", "small"], _area),
)
