"""Puts the solution into the equation, and integrates it against e^(-s t), numerically.

Of a force that is switched off, the solution before that time is the one from rest, which is known; the
stated one must join it with the same value and slope.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import assert_never

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.evaluating import exact, real_value, slope
from seedproof.problems.checking.quadrature import integral
from seedproof.problems.templates.laplace_transform.facts import Damped, Decay, Facts, Switched

_TIMES = tuple(Fraction(number, 9) for number in range(1, 12))
_PLACES = (Fraction(19, 2), Fraction(31, 3))
"""Values of s to the right of all poles."""
_SMALL_PLACES = (Fraction(1, 3), Fraction(3, 7))
"""The same for a force that is switched off: there the delay still counts."""
_TOLERANCE = 1e-9


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The function solves the equation with its initial values, and the transform is its transform."""
    transform, solution = (read(text) for text in answers)
    if names(transform) - {"s"} or names(solution) - {"t"}:
        yield "there are other letters than s and t"
        return
    begin = facts.off if isinstance(facts, Switched) else 0
    for order, expected in enumerate(_joined(facts)):
        if not _are_same(slope(solution, "t", {"t": exact(begin)}, order), expected):
            yield f"at t = {begin} the derivative of order {order} is another"
    for time in _TIMES:
        point = {"t": exact(begin + time)}
        if not _are_same(_left(facts, solution, point), _right(facts, point["t"])):
            yield "the function does not solve the equation"
            break
    places = _SMALL_PLACES if isinstance(facts, Switched) else _PLACES
    for place in places:
        if not _are_same(
            _transformed(facts, solution, exact(place)), real_value(transform, {"s": exact(place)})
        ):
            yield "the first answer is not the transform of the second"
            break


def _joined(facts: Facts) -> list[acb]:
    """Return value and slope where the stated solution begins."""
    match facts:
        case Decay():
            return [exact(facts.start)]
        case Damped():
            return [exact(facts.start), exact(facts.slope)]
        case Switched():
            return [_from_rest(facts, exact(facts.off)), _speed_from_rest(facts, exact(facts.off))]
    assert_never(facts)


def _from_rest(facts: Switched, time: acb) -> acb:
    """Return the solution while the force acts."""
    half = exact(facts.turn) * time / 2
    return 2 * exact(facts.force) / exact(facts.turn) ** 2 * half.sin() ** 2


def _speed_from_rest(facts: Switched, time: acb) -> acb:
    return exact(facts.force) / exact(facts.turn) * (exact(facts.turn) * time).sin()


def _left(facts: Facts, solution: Node, point: dict[str, acb]) -> acb:
    value = real_value(solution, point)
    match facts:
        case Decay():
            return slope(solution, "t", point) + exact(facts.rate) * value
        case Damped():
            damping = exact(facts.first + facts.second) * slope(solution, "t", point)
            return slope(solution, "t", point, 2) + damping + exact(facts.first * facts.second) * value
        case Switched():
            return slope(solution, "t", point, 2) + exact(facts.turn**2) * value
    assert_never(facts)


def _right(facts: Facts, time: acb) -> acb:
    match facts:
        case Decay():
            return exact(facts.factor) * (exact(facts.growth) * time).exp()
        case Damped():
            return exact(facts.force)
        case Switched():
            return acb(0)
    assert_never(facts)


def _transformed(facts: Facts, solution: Node, s: acb) -> acb:
    """Return the integral of the solution times e^(-s t) over all positive times."""

    def weighted(time: acb) -> acb:
        return real_value(solution, {"t": time}) * (-s * time).exp()

    if not isinstance(facts, Switched):
        return integral(weighted, acb(0), "+")
    off = exact(facts.off)
    before = integral(lambda time: _from_rest(facts, time) * (-s * time).exp(), acb(0), off)
    # Afterwards the solution is periodic: the periods make a geometric series.
    period = 2 * acb.pi() / exact(facts.turn)
    return before + integral(weighted, off, off + period) / (1 - (-s * period).exp())


def _are_same(left: acb, right: acb) -> bool:
    return float(abs(left - right).mid()) < _TOLERANCE * (1 + float(abs(right).mid()))


def _types(facts: Facts) -> list[str]:
    if isinstance(facts, Switched):
        return ["expression(s)", f"expression(t; t > {facts.off})"]
    return ["expression(s)", "expression(t)"]


CHECKER = Checker(
    facts=Facts,
    method="substitution, and the transform's integral, in balls",
    wrong=wrong,
    types=_types,
)
