"""Adds up moments about the corner: of the triangle below the chord, and of what a parabola cuts off of it.

Under v = k u^n from 0 to w, the moment of u^i v^j is k^(j+1) w^(i+n(j+1)+1) / ((j+1) (i+n(j+1)+1)).
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import Unreadable, read
from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import is_number, rational
from seedproof.problems.checking.evaluating import exact, real_value
from seedproof.problems.templates.region_of_integration.facts import Facts, Integrand

_POWERS: dict[Integrand, tuple[int, int]] = {
    "x": (1, 0),
    "y": (0, 1),
    "xy": (1, 1),
    "x^2": (2, 0),
    "y^2": (0, 2),
}
_BINOMIALS = {0: (1,), 1: (1, 1), 2: (1, 2, 1)}
_SHARES = (Fraction(1, 4), Fraction(1, 9), Fraction(9, 16), Fraction(1), Fraction(4, 25))
_TOLERANCE = 1e-10


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare area, integral and bound."""
    area, integral, bound = answers
    if not is_number(area, rational(_moment(facts, 0, 0))):
        yield f"the area is not {area[:40]}"
    if not is_number(integral, rational(_integral(facts))):
        yield f"the integral is not {integral[:40]}"
    if not _is_bound(facts, bound):
        yield f"the bound is not {bound[:40]}"


def _integral(facts: Facts) -> Fraction:
    """Return the integral by the moments about the corner, with the binomial theorem."""
    x, y = facts.corner
    x_power, y_power = _POWERS[facts.integrand]
    whole = Fraction(0)
    for i, x_binomial in enumerate(_BINOMIALS[x_power]):
        for j, y_binomial in enumerate(_BINOMIALS[y_power]):
            factor = x_binomial * y_binomial * x ** (x_power - i) * y ** (y_power - j)
            whole += factor * _moment(facts, i, j)
    return whole


def _moment(facts: Facts, i: int, j: int) -> Fraction:
    """Return the integral of u^i v^j over the region: reflected, so that it goes to the right and upwards."""
    width = abs(facts.width)
    factor = abs(facts.factor)
    sign = 1
    if facts.width < 0 and i % 2 == 1:
        sign = -sign
    if facts.factor < 0 and j % 2 == 1:
        sign = -sign
    if facts.degree == 1:
        return sign * _below(factor, 1, width, i, j)
    below_chord = _below(factor * width, 1, width, i, j)
    return sign * (below_chord - _below(factor, 2, width, i, j))


def _below(factor: int, degree: int, width: int, i: int, j: int) -> Fraction:
    exponent = i + degree * (j + 1) + 1
    return Fraction(factor ** (j + 1) * width**exponent, (j + 1) * exponent)


def _is_bound(facts: Facts, text: str) -> bool:
    """Return whether the bound has the right value at heights that belong to places on the curve."""
    try:
        tree = read(text[:200])
        for share in _SHARES:
            along = share * facts.width
            height = facts.corner[1] + facts.factor * along**facts.degree
            stated = real_value(tree, {"y": exact(height)})
            if float(abs(stated - exact(facts.corner[0] + along)).mid()) > _TOLERANCE:
                return False
    except (Unreadable, ValueError):
        return False
    return True


def types(facts: Facts) -> Sequence[str]:
    """Return the types; a root is asked for where it is real."""
    if facts.degree == 1:
        return ["number", "number", "expression(y)"]
    sign = ">" if facts.factor > 0 else "<"
    return ["number", "number", f"expression(y; y {sign} {facts.corner[1]})"]


CHECKER = Checker(
    facts=Facts,
    method="moments of triangles and of segments of a parabola",
    wrong=wrong,
    types=types,
)
