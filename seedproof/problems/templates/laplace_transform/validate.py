"""Puts the solution into the equation, and integrates it against e^(-s t), numerically.

Of a force that is switched off, the solution before that time is the one from rest, which is known; the
stated one must join it with the same value and slope.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.evaluating import exact, real_value, slope
from seedproof.problems.checking.initial_values import are_same
from seedproof.problems.checking.quadrature import integral
from seedproof.problems.templates.laplace_transform.facts import Damped, Decay, Facts, Switched

_TIMES = tuple(Fraction(number, 9) for number in range(1, 12))
_PLACES = (Fraction(19, 2), Fraction(31, 3))
"""Values of s to the right of all poles."""
_SMALL_PLACES = (Fraction(1, 3), Fraction(3, 7))
"""The same for a force that is switched off: there the delay still counts."""
_TOLERANCE = 1e-9
"""Of integrals, which have some twelve digits only."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The function solves the equation with its initial values, and the transform is its transform."""
    transform, solution = map(read, answers)
    if names(transform) - {"s"} or names(solution) - {"t"}:
        yield "there are other letters than s and t"
        return
    begin = facts.off if isinstance(facts, Switched) else 0
    coefficients, joined = _equation(facts)
    for order, expected in enumerate(joined):
        if not are_same(slope(solution, "t", {"t": exact(begin)}, order), expected):
            yield f"at t = {begin} the derivative of order {order} is another"
    for time in _TIMES:
        point = {"t": exact(begin + time)}
        slopes = [slope(solution, "t", point, order) for order in range(len(coefficients))]
        left = sum((factor * height for factor, height in zip(coefficients, slopes, strict=True)), acb(0))
        if not are_same(left, _right(facts, point["t"])):
            yield "the function does not solve the equation"
            break
    for place in map(exact, _SMALL_PLACES if isinstance(facts, Switched) else _PLACES):
        integrated = _transformed(facts, solution, place)
        if not are_same(integrated, real_value(transform, {"s": place}), _TOLERANCE):
            yield "the first answer is not the transform of the second"
            break


def _equation(facts: Facts) -> tuple[Sequence[int], Sequence[acb]]:
    """Return the coefficients of y, y' and y'', and value and slope where the stated solution begins."""
    match facts:
        case Decay(rate=rate, start=height):
            return (rate, 1), [exact(height)]
        case Damped(first=first, second=second, start=height, slope=steepness):
            return (first * second, first + second, 1), [exact(height), exact(steepness)]
        case Switched(turn=turn, force=force, off=off):
            speed = exact(Fraction(force, turn)) * exact(turn * off).sin()
            return (turn**2, 0, 1), [_from_rest(facts, exact(off)), speed]


def _from_rest(facts: Switched, time: acb) -> acb:
    """Return the solution while the force acts."""
    return exact(Fraction(facts.force, facts.turn**2)) * (1 - (facts.turn * time).cos())


def _right(facts: Facts, time: acb) -> acb:
    match facts:
        case Decay():
            return facts.factor * (facts.growth * time).exp()
        case Damped():
            return exact(facts.force)
        case Switched():
            return acb(0)


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
