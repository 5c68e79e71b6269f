"""Drawn curves r = p + q cos(n t): areas of petals, loops, and what a circle cuts off."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, equal, implies
from seedproof.certifying.university.drawn import expect_only, figure, items, numbers, only, place, shown
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "area_in_polar_coordinates": (
        "Between two angles at most 2 pi apart, the area inside a curve r = f(t) and outside the circle r "
        "= m with 0 <= m <= f(t) is half of the integral of f(t)^2 - m^2."
    ),
    "waves_of_equal_form": (
        "Turned, r = p + q sin(n t) and r = p - q cos(n t) are r = p + q cos(n t). With u = n t, areas "
        "get the factor 1/n; for q > 0, as u runs from -pi to pi, r rises once and falls once."
    ),
    "negative_radius": (
        "Where r < 0, the point lies in the opposite direction, at the distance -r from the origin."
    ),
    "angle_by_cosine": "The angle from 0 to pi with the cosine 1/2, 0, -1/2 or -1 is pi/3, pi/2, 2 pi/3 or "
    "pi, and its sine is sqrt(3)/2, 1, sqrt(3)/2 or 0.",
}

_ROSE = "$r = p \\cos(n \\theta)$ or $r = p \\sin(n \\theta)$"
_BOWL = "$r = p + q \\cos\\theta$ or $r = p + q \\sin\\theta$"
_LOOPS = "$r = p + q \\cos(n \\theta)$ or $r = p + q \\sin(n \\theta)$"
_HALF = "that is a multiple of $\\frac{{1}{{2}$"
_ROUND = "The dashed circle about the origin has an integer radius."
STATEMENTS = sentences(
    {
        "rose": (
            f"In the figure, a curve {_ROSE} is drawn in polar coordinates; $p$ and $n$ are positive "
            f"integers. The dashed circle about the origin has a radius {_HALF}.",
            "A window has the form of a rose with equal petals, drawn in the figure: "
            f"{_ROSE} in polar coordinates, where $p$ and $n$ are positive integers. A dashed circle about "
            "the origin, whose radius is a multiple of $\\frac{{1}{{2}$, cuts the petals.",
            f"The figure shows a rose, whose equation in polar coordinates is {_ROSE} with positive integers "
            "$p$ and $n$ that have to be read off, and a dashed circle about the origin, whose radius is a "
            "multiple of $\\frac{{1}{{2}$.",
        ),
        "bowl": (
            f"The figure shows a curve that has the equation {_BOWL} in polar coordinates, with integers "
            "$p > 0$ and $q \\ne 0$ that have to be read off, and a dashed circle about the origin with an "
            "integer radius.",
            f"In the figure, a curve {_BOWL} is drawn in polar coordinates; $p$ and $q$ are integers, and "
            f"$p > 0$. {_ROUND}",
            f"A cam has the outline that is drawn in the figure: in polar coordinates, {_BOWL} with integers "
            f"$p > 0$ and $q \\ne 0$. {_ROUND}",
        ),
        "loops": (
            f"The figure shows a curve that has the equation {_LOOPS} in polar coordinates, with positive "
            "integers $p$, $q$ and $n$ that have to be read off. It has large loops, on which $r > 0$, and "
            "small ones, on which $r < 0$.",
            f"In the figure, a curve {_LOOPS} is drawn in polar coordinates; $p$, $q$ and $n$ are positive "
            "integers. The values $r > 0$ belong to its large loops, the values $r < 0$ to the small ones.",
            "A wire is bent to large and small loops as in the figure. Its equation in polar coordinates is "
            f"{_LOOPS} with positive integers $p$, $q$ and $n$; on the large loops $r$ is positive, on the "
            "small ones negative.",
        ),
    }
)

QUESTIONS = sentences(
    {
        "petal": (
            "What is the exact area of one petal?",
            "Find the exact area that a single petal encloses.",
        ),
        "tip": (
            "What is the exact area of the part of one petal that lies outside the circle?",
            "The circle cuts off the tip of a petal. Find the exact area of this tip, outside the circle.",
        ),
        "whole": (
            "Find the exact area inside the curve.",
            "What is the exact area of the region that the curve encloses?",
        ),
        "outside": (
            "Find the exact area of the region inside the curve and outside the circle.",
            "What is the exact area of the part of the enclosed region that lies outside the circle?",
        ),
        "large": (
            "What is the exact area inside one of the large loops, with all that lies in it?",
            "Find the exact area that a single large loop encloses, including what lies in its interior.",
        ),
        "small": (
            "What is the exact area inside one of the small loops?",
            "Find the exact area that a single small loop encloses.",
        ),
    }
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
        claims = equal(angle, by_pi), equal(sine, height)
        ground.say(
            f"the cosine {number}",
            *(implies(equal(cosine, number), claim) for claim in claims),
            lemma="angle_by_cosine",
        )
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
