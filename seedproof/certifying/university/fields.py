"""Divergence and curl, and integrals over discs and triangles whose antiderivatives engines find."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Operand
from seedproof.certifying.university.areas import iterated
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import Expression, added
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Polynomial, constant, letter, polynomial

LEMMAS = {
    "moments_of_disc": (
        "Over the disc x^2 + y^2 <= s, the integrals of 1, x^2, x^4 and x^2 y^2 are pi times s, s^2/4, "
        "s^3/8 and s^3/24, "
        "the same with y for x; with an odd exponent they are 0."
    ),
    "affine_map": (
        "With new coordinates by an affine map, an integral gets the size of the determinant as a factor."
    ),
}

_MOMENTS: Mapping[tuple[int, int], tuple[int, Fraction]] = {
    (0, 0): (1, Fraction(1)),
    (2, 0): (2, Fraction(1, 4)),
    (0, 2): (2, Fraction(1, 4)),
    (4, 0): (3, Fraction(1, 8)),
    (0, 4): (3, Fraction(1, 8)),
    (2, 2): (3, Fraction(1, 24)),
}


def divergence(field: Mapping[str, Expression]) -> Polynomial:
    """Return the divergence of a field by its components."""
    return polynomial(added(derivative(one, name) for name, one in field.items()))


def curl(field: Mapping[str, Expression]) -> dict[str, Polynomial]:
    """Return the components of the curl of a field in space."""
    turns = {"x": ("z", "y"), "y": ("x", "z"), "z": ("y", "x")}
    return {
        name: polynomial(derivative(field[one], other)) - polynomial(derivative(field[other], one))
        for name, (one, other) in turns.items()
    }


def over_disc(ground: Ground, of: Polynomial, square: Polynomial) -> Polynomial:
    """Integrate over x^2 + y^2 <= square by x and y; the result is over pi."""
    ground.use("moments_of_disc")
    made = constant(0)
    for monomial, coefficient in of.coefficients("x", "y").items():
        exponents = dict(monomial)
        pair = (int(exponents.get("x", 0)), int(exponents.get("y", 0)))
        if any(power % 2 for power in pair):
            continue
        if pair not in _MOMENTS:
            raise Unread(f"a moment of the disc that is not in the table: {pair}")
        power, share = _MOMENTS[pair]
        made = made + coefficient * square**power * constant(share)
    return made


def over_triangle(
    ground: Ground, of: Polynomial, corners: Sequence[Sequence[int]], names: Sequence[str]
) -> Polynomial:
    """Integrate over a triangle by two parameters of its points, without the determinant."""
    ground.use("affine_map")
    first, second, third = corners
    along: dict[str, Polynomial | Operand] = {}
    for place, name in enumerate(names):
        steps = second[place] - first[place], third[place] - first[place]
        along[name] = constant(first[place]) + letter("u").times(steps[0]) + letter("v").times(steps[1])
    inner = of.at(**along)
    return constant(iterated(ground, inner, [("v", 0, constant(1) - letter("u")), ("u", 0, 1)]))
