"""Chooses centre and a vertex of a regular polygon; the others follow by turning."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.complex_surds import Complex, complex_number, surd
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.complex_plane_diagram.facts import Facts
from seedproof.problems.templates.complex_plane_diagram.phrases import (
    CORNERS,
    PRODUCTS,
    STATEMENTS,
    STEPS,
    VALUES,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected

_CORNERS = {1: 4, 2: 3, 3: 6}
"""By difficulty."""
_SIXTH = complex_number(Fraction(1, 2), surd(Fraction(1, 2), 3))
_TURNS = {3: _SIXTH**2, 4: complex_number(0, 1), 6: _SIXTH}
_LONGEST = 13
"""The largest square of the distance from centre to vertex."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw two lattice points, neither above nor beside one another. Raises: Rejected."""
    corners = _CORNERS[difficulty]
    centre = (draws.between(-3, 3), draws.between(-3, 3))
    east, north = draws.nonzeros(2, 3)
    if east * east + north * north > _LONGEST or centre == (0, 0):
        raise Rejected("the polygon is large, or its centre is zero")
    vertex = (centre[0] + east, centre[1] + north)
    if vertex == (0, 0):
        raise Rejected("a vertex is zero")
    facts = Facts(centre, vertex, corners, draws.between(1, corners - 1))
    if product(facts) == complex_number(0) or corner(facts, facts.wanted) == complex_number(0):
        raise Rejected("an answer is zero")
    return facts


def value(facts: Facts) -> Complex:
    """Return w, the power of the vertex seen from the centre."""
    seen = complex_number(*facts.vertex) - complex_number(*facts.centre)
    return seen**facts.corners


def corner(facts: Facts, number: int) -> Complex:
    """Return the vertex that is so many sides after A."""
    middle = complex_number(*facts.centre)
    seen = complex_number(*facts.vertex) - middle
    return middle + seen * _TURNS[facts.corners] ** number


def product(facts: Facts) -> Complex:
    """Return the product of all vertices: up to its sign the constant term of (z - m)^n - w."""
    middle = complex_number(*facts.centre)
    constant = (-middle) ** facts.corners - value(facts)
    if facts.corners % 2 == 1:
        return -constant
    return constant


def answers(facts: Facts) -> list[Answer]:
    """Return w, the vertex that is asked for, and the product of all."""
    return [
        Answer(value(facts).formula(), "number", ("w",)),
        Answer(corner(facts, facts.wanted).formula(), "number"),
        Answer(product(facts).formula(), "number"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say how many vertices there are, not where."""
    statement = fill(draws.choice(STATEMENTS), corners=str(facts.corners))
    first = draws.choice(VALUES)
    second = fill(draws.choice(CORNERS), steps=STEPS[facts.wanted])
    return Words(statement, (first, second, draws.choice(PRODUCTS)))


def drawing(facts: Facts) -> Drawing:
    """Draw the plane around zero with both points, and the way from one to the other."""
    xs = [0, facts.centre[0], facts.vertex[0]]
    ys = [0, facts.centre[1], facts.vertex[1]]
    ends = [_texts(facts.centre), _texts(facts.vertex)]
    return {
        "kind": "axes",
        "x": [str(min(xs) - 2), str(max(xs) + 2)],
        "y": [str(min(ys) - 2), str(max(ys) + 2)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "Re z",
        "y_label": "Im z",
        "items": [
            {"kind": "segment", "from": ends[0], "to": ends[1], "dashed": 1},
            {"kind": "point", "at": ends[0], "open": 0, "label": "M"},
            {"kind": "point", "at": ends[1], "open": 0, "label": "A"},
        ],
    }


def _texts(point: tuple[int, int]) -> list[str]:
    return [str(coordinate) for coordinate in point]


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return (
        "A complex plane with a grid of unit squares; two lattice points, M and A, are marked and joined by "
        "a dashed segment."
    )


def twin(facts: Facts) -> Facts:
    """Return a polygon with another centre and the same shape, farther to the right and higher."""
    h, k = facts.centre
    x, y = facts.vertex
    return replace(facts, centre=(h + 4, k), vertex=(x + 4, 2 * k - y))


TEMPLATE = Template(
    subject="precalculus",
    method="exact turning and multiplication",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a square around any point: quarter turns, and Vieta's formula for the product",
        2: "a triangle, whose turns by a third need the polar form",
        3: "a hexagon: sixth powers, and turns by multiples of a sixth",
    },
)
