"""Discusses a polynomial by the signs of its first and second derivative and its values where they change."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.making import coefficients
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.polynomial_curve.facts import CriticalPoint, Facts
from seedproof.problems.templates.polynomial_curve.generate import (
    Surd,
    X,
    curve,
    derivative,
    extrema,
    inflections,
    intervals,
    is_nice,
    points,
    rational,
    turning_points,
    value_at,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Verbatim, polynomial, product, union


def work(facts: Facts, slip: str) -> Worked:
    """Both derivatives, each with its signs and then the points.

    Raises: Rejected where the slip changes nothing.
    """
    function = _curve(facts, slip)
    critical = _critical_points(facts, slip)
    turns = [rational(x) for x in turning_points(critical)]
    if slip == "extraneous_root_kept":
        turns = [rational(zero.x) for zero in critical]
    rising = facts.factor > 0
    if slip == "sign_flipped":
        rising = not rising
    monotony = facts.asked[0]
    monotone = _intervals(turns, last=rising == (monotony == "increasing"))
    maxima, minima = extrema(turns, rising=rising)
    if slip == "kinds_swapped":
        maxima, minima = minima, maxima
    bends = inflections(facts.critical, with_false_ones=slip == "extraneous_root_kept")
    if slip == "inflections_with_the_wrong_sign":
        bends = [Surd(-x.rational, -x.factor, x.radicand) for x in reversed(bends)]
    concave = intervals(bends, last=facts.factor > 0)
    if slip == "concavity_reversed":
        concave = intervals(bends, last=facts.factor < 0)
        bends = bends[:-1]
    _require_nice(function, [*maxima, *minima, *bends])
    answers = (monotone, *(points(function, places) for places in (maxima, minima, bends)))
    steps = (
        step("derivative", function=_written(curve(facts)), letter=X, derivative=_written(derivative(facts))),
        step("identity", left=_written(derivative(facts)), right=_factored(facts, critical)),
        step(
            "behaves_on",
            polynomial=_written(curve(facts)),
            behaviour=Verbatim(monotony),
            intervals=monotone,
        ),
        _points_step(facts, "local maximum", answers[1]),
        _points_step(facts, "local minimum", answers[2]),
        step(
            "derivative",
            function=_written(derivative(facts)),
            letter=X,
            derivative=_written(coefficients.derivative(derivative(facts))),
        ),
        step(
            "behaves_on",
            polynomial=_written(curve(facts)),
            behaviour=Verbatim("concave up"),
            intervals=concave,
        ),
        _points_step(facts, "inflection", answers[3]),
    )
    if slip and answers == work(facts, "").answers:
        raise Rejected("the slip changes no answer")
    return Worked(steps, answers)


def _written(function: Sequence[int] | Sequence[Fraction]) -> Formula:
    return polynomial(function, X)


def _points_step(facts: Facts, kind: str, places: Formula) -> Step:
    return step("special_points", polynomial=_written(curve(facts)), kind=Verbatim(kind), points=places)


def _curve(facts: Facts, slip: str) -> list[Fraction]:
    if slip == "constant_missing":
        facts = replace(facts, constant=0)
    return curve(facts)


def _critical_points(facts: Facts, slip: str) -> list[CriticalPoint]:
    if slip == "zeros_with_the_wrong_sign":
        return [replace(zero, x=-zero.x) for zero in reversed(facts.critical)]
    return facts.critical


def _factored(facts: Facts, critical: Sequence[CriticalPoint]) -> Formula:
    """Write the derivative as a product, a power of x first."""
    zeros = sorted(critical, key=lambda zero: zero.x != 0)
    return product(facts.factor, *((X - zero.x) ** zero.multiplicity for zero in zeros))


def _intervals(changes: Sequence[Surd], *, last: bool) -> Formula:
    """Raises: Rejected where there is no interval."""
    result = intervals(changes, last=last)
    if result == union():
        raise Rejected("there is no interval")
    return result


def _require_nice(function: Sequence[Fraction], places: Sequence[Surd]) -> None:
    """Raises: Rejected for ugly heights."""
    if not all(is_nice(value_at(function, x)) for x in places):
        raise Rejected("a point is no nice one")


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "zeros_with_the_wrong_sign": "the numbers in the factors of the derivative have the wrong sign",
        "sign_flipped": "the signs of the derivative between its zeros are the opposite ones",
        "kinds_swapped": "maxima and minima are mixed up",
        "extraneous_root_kept": "a double zero of a derivative is taken for a change of its sign",
        "constant_missing": "the constant term is left out in the values of the function",
        "concavity_reversed": "the concavity is mixed up, and a change of it is lost",
        "inflections_with_the_wrong_sign": "the zeros of the second derivative have the wrong sign",
    },
)
