"""Decides the rules of differential equations, numerically."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node
from seedproof.problems.checking.evaluating import NoValue, exact, points, real_value, slope, value
from seedproof.problems.checking.quadrature import integral
from seedproof.problems.claims.algebra import letter_of
from seedproof.problems.claims.truth import Claim, Truth, same, together
from seedproof.problems.reading import Gaps

_ENOUGH = 3
_HIGHEST = 3
"""The highest derivative."""


def _differential_equation(gaps: Gaps) -> Truth:
    """The equation holds when y and its derivatives have the values of the solution."""
    letter = letter_of(gaps)
    solution = read(gaps["solution"])
    left = read(gaps["left"])
    right = read(gaps["right"])
    truths: list[Truth] = []
    for point in points([solution, left, right]):
        place = point.setdefault(letter, exact(1))
        try:
            values = {**point, letter: place, **_derivatives(solution, letter, point)}
            truths.append(same(real_value(left, values), real_value(right, values)))
        except NoValue:
            continue
    return together(truths) if len(truths) >= _ENOUGH else "undecided"


def _derivatives(solution: Node, letter: str, point: Mapping[str, acb]) -> dict[str, acb]:
    """Return the values of y, y' and so on."""
    names = ["y" + "'" * order for order in range(_HIGHEST + 1)]
    return {name: slope(solution, letter, point, order) for order, name in enumerate(names)}


def _system(gaps: Gaps) -> Truth:
    letter = letter_of(gaps)
    first = read(gaps["first"])
    second = read(gaps["second"])
    slopes = ((first, read(gaps["slope"])), (second, read(gaps["other_slope"])))
    truths: list[Truth] = []
    for point in points([first, second]):
        point.setdefault(letter, exact(1))
        try:
            values = {**point, "x": real_value(first, point), "y": real_value(second, point)}
            for function, stated in slopes:
                truths.append(same(slope(function, letter, point), real_value(stated, values)))
        except NoValue:
            continue
    return together(truths) if len(truths) >= 2 * _ENOUGH else "undecided"


_PLACES = (Fraction(37, 3), Fraction(29, 2))
"""Values of s, to the right of the poles that occur."""
_INTEGRATION = 1e-9


def _transformed(gaps: Gaps) -> Truth:
    """The function of t, integrated against e^(-s t), has the stated values."""
    function = read(gaps["function"])
    transform = read(gaps["transform"])
    truths: list[Truth] = []
    for place in _PLACES:
        s = exact(place)
        number = integral(_damped(function, s), acb(0), "+")
        truths.append(same(number, real_value(transform, {"s": s}), _INTEGRATION))
    return together(truths)


def _damped(function: Node, s: acb) -> Callable[[acb], acb]:
    """Return the function of t times e^(-s t)."""
    return lambda t: value(function, {"t": t}) * (-s * t).exp()


CLAIMS: dict[str, Claim] = {
    "differential_equation": _differential_equation,
    "system_of_equations": _system,
    "transformed": _transformed,
}
