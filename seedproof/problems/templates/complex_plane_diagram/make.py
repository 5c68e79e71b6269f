"""Chooses centre and a vertex of a regular polygon; the others follow by turning."""

from fractions import Fraction

from seedproof.problems.making.complex_surds import complex_number, surd
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Worked
from seedproof.problems.templates.complex_plane_diagram.facts import Facts
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
    if complex_number(0).formula() in work(facts, NO_SLIP).answers:
        raise Rejected("an answer is zero")
    return facts


def work(facts: Facts, slip: Slip) -> Worked:
    """The power of the vertex seen from the centre, the vertex that is asked for, and the product of all."""
    middle = complex_number(*facts.centre)
    seen = complex_number(*facts.vertex) - middle
    value = seen**facts.corners
    corner = middle + seen * _TURNS[facts.corners] ** facts.wanted
    # Up to its sign the product is the constant term of (z - m)^n - w.
    constant = (-middle) ** facts.corners - value
    product = -constant if facts.corners % 2 == 1 else constant
    return Worked((), (value.formula(), corner.formula(), product.formula()))


SHEET = Sheet(
    subject="precalculus",
    method="exact turning and multiplication",
    sample=sample,
    work=work,
    types=(Typed("number", ("w",)), Typed("number"), Typed("number")),
    levels={
        1: "a square around any point: quarter turns, and Vieta's formula for the product",
        2: "a triangle, whose turns by a third need the polar form",
        3: "a hexagon: sixth powers, and turns by multiples of a sixth",
    },
)
