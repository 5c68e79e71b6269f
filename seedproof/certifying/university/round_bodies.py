"""Bodies of revolution by inequalities, and integrals over them in cylindrical and spherical coordinates."""

from collections.abc import Sequence
from dataclasses import dataclass

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Operand, Term, at_most, equal, less, term
from seedproof.certifying.university.areas import Bound, iterated
from seedproof.certifying.university.expression import (
    Expression,
    Name,
    Number,
    Power,
    Product,
    Relation,
    Sum,
    children,
    letters,
    multiplied,
    number,
    rebuilt,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Polynomial, letter, polynomial
from seedproof.certifying.university.series import value

LEMMAS = {
    "cylindrical_coordinates": (
        "The integral of f(r, z) over a body of revolution, at distances r from the axis, is 2 pi times that "
        "of r f(r, z) by z and r."
    ),
    "spherical_coordinates": (
        "The integral of f over a body of revolution, at distances rho from the origin and with z = rho t, "
        "is 2 pi times that of rho^2 f by rho and t."
    ),
}

R, RHO, Z = Name("r"), Name("rho"), Name("z")
"""The distances from the axis and from the origin, and the height."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What bounds a body: inequalities with `<=` in r, rho and z."""

    main: Relation
    side: Relation | None


@dataclass(frozen=True, slots=True)
class Body:
    """A body in coordinates of which one is an angle: the bounds of the others, the innermost first."""

    bounds: Sequence[Bound]
    weight: Polynomial
    """The size of the determinant of these coordinates."""
    z: Polynomial
    lemma: str

    def integral(self, ground: Ground, of: Expression) -> Term:
        """Integrate over the body, and divide by pi."""
        ground.use(self.lemma)
        return iterated(ground, polynomial(of).at(z=self.z) * self.weight, self.bounds) * 2


def shape(main: Relation, side: Relation | None) -> Shape:
    """Return what one or two inequalities bound.

    Raises: Unread for what is no body of revolution.
    """
    return Shape(_increasing(main), None if side is None else _increasing(side))


def body(ground: Ground, shape: Shape) -> Body:
    """Return the body in the coordinates that its bounds suggest.

    Raises: Unread for bounds that are not known.
    """
    match (shape.main.sides, shape.side.sides if shape.side else None):
        case ((Power(Name("r"), Number(2)), square), (low, Name("z"), high)):
            return _upright(low, high, _radius(ground, "edge", square))
        case ((low, Name("z"), high), None):
            return _upright(low, high, edge(ground, low, high))
        case ((Power(Name("rho"), Number(2)), square), side):
            return _part_of_ball(ground, term(0), _radius(ground, "radius", square), side)
        case ((inner, Power(Name("rho"), Number(2)), outer), side):
            least, most = _radius(ground, "inner", inner), _radius(ground, "outer", outer)
            ground.say("which radius is the smaller", less(least, most))
            return _part_of_ball(ground, least, most, side)
    raise Unread(f"another body: {shape}")


def edge(ground: Ground, low: Expression, high: Expression) -> Term:
    """Return the distance from the axis at which a surface meets a plane above it."""
    found = ground.unknown("edge")
    meets = equal(value(ground, low, {"r": found}), value(ground, high, {}))
    ground.say("the edge of the top", less(0, found), meets)
    return found


def by_distances(formula: Expression) -> Expression:
    """Write r^2 for x^2 + y^2 and rho^2 for x^2 + y^2 + z^2.

    Raises: Unread where x and y are left.
    """
    if isinstance(formula, Sum) and "x" in letters(formula):
        return _sum_of_squares(formula)
    match rebuilt(formula, tuple(by_distances(part) for part in children(formula))):
        case Power(Power(Name() as name, Number(square)), Number(half)) if square * half == 1:
            return name
        case Name("x" | "y"):
            raise Unread(f"no body of revolution: {formula}")
        case other:
            return other


def _increasing(relation: Relation) -> Relation:
    """Write `a <= b` for `b >= a`, with r and rho."""
    sides = tuple(by_distances(side) for side in relation.sides)
    if set(relation.signs) == {"<="}:
        return Relation(sides, relation.signs)
    if set(relation.signs) == {">="}:
        return Relation(sides[::-1], ("<=",) * len(relation.signs))
    raise Unread(f"no bounds: {relation}")


def _sum_of_squares(formula: Expression) -> Expression:
    squares = polynomial(formula).terms
    names = {monomial[0][0] for monomial in squares if len(monomial) == 1 and monomial[0][1] == 2}
    (factor, *others) = {factor.number for factor in squares.values()}
    if factor is None or others or len(names) != len(squares):
        raise Unread(f"no multiple of a sum of squares: {formula}")
    return number(factor) * _distance(names) ** 2


def _distance(names: set[str]) -> Name:
    for known, distance in (({"x", "y"}, R), ({"x", "y", "z"}, RHO)):
        if names == known:
            return distance
    raise Unread(f"no distance by the squares of {sorted(names)}")


def _upright(low: Expression, high: Expression, end: Term) -> Body:
    bounds: list[Bound] = [("z", polynomial(low), polynomial(high)), ("r", 0, end)]
    return Body(bounds, letter("r"), letter("z"), "cylindrical_coordinates")


def _part_of_ball(ground: Ground, low: Term, high: Term, side: Sequence[Expression] | None) -> Body:
    rho, t = letter("rho"), letter("t")
    bounds: list[Bound] = [("rho", low, high), ("t", _least_cosine(ground, side), 1)]
    return Body(bounds, rho**2, rho * t, "spherical_coordinates")


def _radius(ground: Ground, name: str, square: Expression) -> Term:
    radius = ground.unknown(name)
    ground.say("a radius", less(0, radius), equal(radius * radius, value(ground, square, {})))
    return radius


def _least_cosine(ground: Ground, side: Sequence[Expression] | None) -> Operand:
    """Return the cosine of the angle with the z-axis at the edge, by a condition `q r <= p z`."""
    if side is None:
        return -1
    low, high = side
    q = term(0) if low == number(0) else value(ground, _factor(low, R), {})
    p, cosine = value(ground, _factor(high, Z), {}), ground.unknown("cosine")
    edge = equal(p * p * cosine * cosine, q * q * (1 - cosine * cosine))
    ground.say("the angle at the edge", less(0, p), at_most(0, q), at_most(0, cosine), edge)
    return cosine


def _factor(side: Expression, of: Name) -> Expression:
    factors = side.factors if isinstance(side, Product) else (side,)
    if factors.count(of) != 1:
        raise Unread(f"no multiple of {of}: {side}")
    return multiplied(factor for factor in factors if factor != of)
