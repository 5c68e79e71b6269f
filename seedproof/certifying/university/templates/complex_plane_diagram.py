"""A regular polygon in the drawn complex plane: its equation, its vertices, their product."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import mul

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal
from seedproof.certifying.university import plain
from seedproof.certifying.university.complex_numbers import Complex, is_equal
from seedproof.certifying.university.drawn import (
    Place,
    expect_only,
    figure,
    items,
    only,
    place,
    shown,
)
from seedproof.certifying.university.expression import PI, Expression, Function, number
from seedproof.certifying.university.gaps import GAPS
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "complex_multiplication": "(a + b i) (c + d i) = (a c - b d) + (a d + b c) i.",
    "turned_polygon": "A regular polygon with n vertices comes to itself when it is turned about its centre "
    "by 2 pi/n; to turn counterclockwise by t is to multiply z - m by cos t + i sin t.",
    "product_of_zeros": "The product of the n solutions of (z - m)^n = w is m^n - (-1)^n w.",
}

_SAME = "$(z - m)^{{{n:integer}} = w$"
STATEMENTS = Patterns(
    {
        "polygon": (
            "A regular polygon with {vertices:integer} vertices has its centre at $M$ and one vertex at $A$; "
            "both are drawn in the complex plane of the figure. The vertices are just the complex solutions "
            f"of {_SAME}.",
            "In the complex plane of the figure, $A$ is a vertex and $M$ the centre of a regular "
            "polygon that "
            f"has {{vertices:integer}} vertices, of which the others are not marked. They all satisfy "
            f"{_SAME} "
            "with the same complex numbers $m$ and $w$.",
            f"All {{vertices:integer}} solutions of an equation {_SAME} with complex $m$ and $w$ form a "
            "regular polygon. The figure shows its centre $M$ and one solution, $A$.",
            "The figure shows the complex plane, with the centre $M$ and the vertex $A$ of a regular polygon "
            "with {vertices:integer} vertices. Its vertices are the solutions $z$ of the equation "
            f"{_SAME}.",
        ),
    },
    GAPS,
)

_COUNTS = ("one side", "two sides", "three sides", "four sides", "five sides", "six sides", "seven sides")
QUESTIONS = Patterns(
    {
        "w": ("Find $w$, in the form $a + bi$.", "What is $w$? Write it as $a + bi$."),
        "vertex": (
            "Going counterclockwise from $A$ along the polygon, which complex number is the vertex after "
            "{sides:sides}?",
            "Which complex number is the vertex that one reaches from $A$ after {sides:sides} "
            "counterclockwise?",
        ),
        "product": (
            "What is the product of all vertices, taken as complex numbers?",
            "Multiply all vertices together as complex numbers. What do you get?",
        ),
    },
    {**GAPS, "sides": Kind("|".join(_COUNTS), lambda text: _COUNTS.index(text) + 1)},
)


@dataclass(frozen=True, slots=True)
class Model:
    """The number of vertices, the centre, and one vertex."""

    vertices: int
    centre: Place
    vertex: Place


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "segment", "point")
    marked = {item["label"]: place(item["at"]) for item in items(drawing, "point")}
    if sorted(marked) != ["A", "M"] or len(items(drawing, "point")) != 2 or marked["A"] == marked["M"]:
        raise Unread(f"{task.row_id}: other points than A and M are marked")
    radius = only(drawing, "segment")
    if {place(radius["from"]), place(radius["to"])} != set(marked.values()):
        raise Unread(f"{task.row_id}: the segment does not go from M to A")
    if any(part.denominator != 1 for at in marked.values() for part in at):
        raise Unread(f"{task.row_id}: a marked point that is no lattice point")
    if said["n"] != said["vertices"] or (drawing["x_label"], drawing["y_label"]) != ("Re z", "Im z"):
        raise Unread(f"{task.row_id}: another equation, or another plane")
    return Model(said["vertices"], marked["M"], marked["A"])


def _marked(ground: Ground, name: str, at: Place) -> Complex:
    made = Complex(ground.unknown(f"{name}_real"), ground.unknown(f"{name}_imaginary"))
    shown(ground, f"{name} at {at[0]} + {at[1]} i", equal(made.real, at[0]), equal(made.imaginary, at[1]))
    return made


def _polygon(asked: Asked[Model], ground: Ground) -> tuple[Complex, Complex, Complex]:
    """Return m, the vertex A without m, and w."""
    centre, vertex = _marked(ground, "M", asked.model.centre), _marked(ground, "A", asked.model.vertex)
    w = Complex(ground.unknown("w_real"), ground.unknown("w_imaginary"))
    power = _power(vertex - centre, asked.model.vertices)
    ground.say("A solves the equation", is_equal(power, w), lemma="complex_multiplication")
    return centre, vertex - centre, w


def _power(of: Complex, exponent: int) -> Complex:
    return reduce(mul, [of] * exponent)


def _stated(asked: Asked[Model], ground: Ground) -> Complex:
    """Return the stated number a + b i, without powers of i."""
    formula = plain.expression(asked.part.answer)
    if "**" in asked.part.answer:
        raise Unread(f"({asked.part.letter}) is not written as a + b i: {asked.part.answer}")
    real, both = (value(ground, formula, {"i": unit}) for unit in (0, 1))
    return Complex(real, both - real)


def _w(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    *_, w = _polygon(asked, ground)
    return answer_is(asked, ground, is_equal(w, _stated(asked, ground)))


def _vertex(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    centre, arm, _ = _polygon(asked, ground)
    angle = PI * number(2 * asked.said["sides"]) / number(asked.model.vertices)
    turn = Complex(_of_angle(ground, "cos", angle), _of_angle(ground, "sin", angle))
    ground.use("turned_polygon")
    return answer_is(asked, ground, is_equal(centre + arm * turn, _stated(asked, ground)))


def _of_angle(ground: Ground, function: str, angle: Expression) -> Term:
    return value(ground, Function(function, (angle,)), {})


def _product(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    centre, _, w = _polygon(asked, ground)
    ground.use("product_of_zeros")
    power = _power(centre, asked.model.vertices)
    made = power + w if asked.model.vertices % 2 else power - w
    return answer_is(asked, ground, is_equal(made, _stated(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"w": _w, "vertex": _vertex, "product": _product},
)
