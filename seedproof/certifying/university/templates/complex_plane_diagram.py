"""A regular polygon in the drawn complex plane: its equation, its vertices, their product."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import mul

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import equal
from seedproof.certifying.university import plain
from seedproof.certifying.university.complex_numbers import Complex, is_equal
from seedproof.certifying.university.drawn import Place, expect_only, figure, items, only, place, shown
from seedproof.certifying.university.expression import PI, Function, number
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.complex_plane_diagram import phrases

LEMMAS = {
    "complex_multiplication": "(a + b i) (c + d i) = (a c - b d) + (a d + b c) i.",
    "turned_polygon": "A regular polygon with n vertices comes to itself when it is turned about its centre "
    "by 2 pi/n; to turn counterclockwise by t is to multiply z - m by cos t + i sin t.",
    "product_of_zeros": "The product of the n solutions of (z - m)^n = w is m^n - (-1)^n w.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "polygon": {
            "A regular polygon with # vertices": "vertices:integer n:integer",
            "In the complex plane of the figure": "vertices:integer n:integer",
            "All # solutions of an equation $(z - m)^{#} = w$": "vertices:integer n:integer",
            "The figure shows the complex plane": "vertices:integer n:integer",
        },
    },
    seen="d518b5d8",
)

QUESTIONS = meanings(
    (phrases.VALUES, phrases.CORNERS, phrases.PRODUCTS),
    {
        "w": ("Find $w$", "What is $w$"),
        "vertex": {
            "Going counterclockwise from $A$": "sides:text",
            "Which complex number is the vertex that one reaches from $A$ after # counter": "sides:text",
        },
        "product": ("What is the product of all vertices", "Multiply all vertices together"),
    },
    seen="f096dbe1",
)

_SIDES = {"one side": 1, "two sides": 2, "three sides": 3, "four sides": 4, "five sides": 5}


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
    power = reduce(mul, [vertex - centre] * asked.model.vertices)
    ground.say("A solves the equation", is_equal(power, w), lemma="complex_multiplication")
    return centre, vertex - centre, w


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
    if asked.said["sides"] not in _SIDES:
        raise Unread(f"no number of sides: {asked.said['sides']}")
    angle = PI * number(2 * _SIDES[asked.said["sides"]]) / number(asked.model.vertices)
    turn = Complex(*(value(ground, Function(name, (angle,)), {}) for name in ("cos", "sin")))
    ground.use("turned_polygon")
    return answer_is(asked, ground, is_equal(centre + arm * turn, _stated(asked, ground)))


def _product(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    centre, _, w = _polygon(asked, ground)
    ground.use("product_of_zeros")
    power = reduce(mul, [centre] * asked.model.vertices)
    made = power + w if asked.model.vertices % 2 else power - w
    return answer_is(asked, ground, is_equal(made, _stated(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"w": _w, "vertex": _vertex, "product": _product},
)
