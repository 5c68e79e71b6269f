"""Decides the rules of curves in the plane."""

from fractions import Fraction

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Bracketed, Node, Relation
from seedproof.problems.checking.evaluating import exact, items_of, value
from seedproof.problems.checking.polynomials import Terms, expanded
from seedproof.problems.claims.truth import Claim, Truth, same, together
from seedproof.problems.reading import Gaps

Point = tuple[acb, acb]

_ZERO = acb(0)


def _terms(left: Node, right: Node) -> Terms:
    """Return left - right as a polynomial in x and y."""
    terms = dict(expanded(left, "xy"))
    for powers, coefficient in expanded(right, "xy").items():
        terms[powers] = terms.get(powers, Fraction(0)) - coefficient
    return terms


def _curve(gaps: Gaps) -> Terms:
    return _terms(read(gaps["left"]), read(gaps["right"]))


def _value(terms: Terms, point: Point) -> acb:
    x, y = point
    total = acb(0)
    for (x_power, y_power), coefficient in terms.items():
        total += exact(coefficient) * x**x_power * y**y_power
    return total


def _gradient(terms: Terms, point: Point) -> Point:
    """Return both partial derivatives at a point."""
    across: Terms = {}
    up: Terms = {}
    for (x_power, y_power), coefficient in terms.items():
        if x_power:
            across[x_power - 1, y_power] = coefficient * x_power
        if y_power:
            up[x_power, y_power - 1] = coefficient * y_power
    return _value(across, point), _value(up, point)


def _point(tree: Node) -> Point:
    if not isinstance(tree, Bracketed) or len(tree.items) != 2:
        raise ValueError("this is no point")
    x, y = tree.items
    return value(x, {}), value(y, {})


def _centre(gaps: Gaps) -> Truth:
    across, up = _gradient(_curve(gaps), _point(read(gaps["centre"])))
    return together((same(across, _ZERO), same(up, _ZERO)))


def _foci(gaps: Gaps) -> Truth:
    """The quadratic polynomial is that of all points whose distances from the foci fit.

    With the centre at zero and foci at f and -f it is a multiple of a^2 |z|^2 - (f z)^2 - a^2 (a^2 - |f|^2).
    """
    terms = _curve(gaps)
    first, second = (_point(item) for item in items_of(gaps["foci"]))
    centre = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
    f = (first[0] - centre[0], first[1] - centre[1])
    across, up = _gradient(terms, centre)
    x_squared, xy, y_squared = (exact(terms.get(powers, Fraction(0))) for powers in ((2, 0), (1, 1), (0, 2)))
    constant = -_value(terms, centre)
    difference = f[1] ** 2 - f[0] ** 2
    mixed = -2 * f[0] * f[1]
    # Twice the form's part without trace: one of both numbers is not zero unless the foci are one point.
    size = difference**2 + mixed**2
    factor = ((x_squared - y_squared) * difference + xy * mixed) / size
    if same(factor, _ZERO) == "true":
        return "false"
    length = f[0] ** 2 + f[1] ** 2
    square = ((x_squared + y_squared) / factor + length) / 2
    return together(
        (
            same(across, _ZERO),
            same(up, _ZERO),
            same(x_squared - y_squared, factor * difference),
            same(xy, factor * mixed),
            same(constant, factor * square * (square - length)),
        )
    )


def _tangent_line(gaps: Gaps) -> Truth:
    """The point is on both, and the line is perpendicular to the gradient."""
    curve = _curve(gaps)
    point = _point(read(gaps["point"]))
    line = read(gaps["line"])
    if not isinstance(line, Relation) or len(line.operands) != 2:
        raise ValueError("this is no equation")
    stated = _terms(*line.operands)
    across, up = _gradient(curve, point)
    line_across, line_up = _gradient(stated, point)
    return together(
        (
            same(_value(curve, point), _ZERO),
            same(_value(stated, point), _ZERO),
            same(across * line_up, up * line_across),
        )
    )


CLAIMS: dict[str, Claim] = {
    "centre": _centre,
    "foci": _foci,
    "tangent_line": _tangent_line,
}
