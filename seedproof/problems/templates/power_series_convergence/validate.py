"""Puts the stated ends into the terms: all powers must cancel, and the order of what is left decides."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from flint import fmpq_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking import closed_forms
from seedproof.problems.checking.closed_forms import ClosedForm, closed_form
from seedproof.problems.checking.polynomials import flint_polynomial, polynomial_of
from seedproof.problems.checking.series import Interval
from seedproof.problems.templates.power_series_convergence.facts import Facts, Weight


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check that radius and ends fit together, and that just those ends belong where the series converges."""
    factor, shift = facts.inside
    to_centre = closed_forms.rational(Fraction(shift, factor))
    try:
        interval = Interval(answers[1])
        left, right = (
            closed_forms.added(closed_form(end), to_centre) for end in (interval.low, interval.high)
        )
        radius = closed_form(answers[0])
    except (ValueError, ZeroDivisionError) as error:
        yield f"the answers have no readable numbers: {error}"
        return
    if not all(_has_ratio_one(facts, distance) for distance in (left, right, radius)):
        yield f"{answers} do not have the ratio 1 at an end or at the radius"
        return
    if _is_positive(left) or not _is_positive(right) or not _is_positive(radius):
        yield f"{answers} have a negative radius, or the ends are in the wrong order"
    if _tends_to_zero(facts.weight) and not _decreases(facts.weight):
        yield "the terms tend to zero, but do not decrease"
    if interval.has_low != _converges(facts, -1):
        yield f"the left end does not stand as it should in {answers[1]}"
    if interval.has_high != _converges(facts, 1):
        yield f"the right end does not stand as it should in {answers[1]}"


def _has_ratio_one(facts: Facts, distance: ClosedForm) -> bool:
    """Tell whether at this distance from the centre the powers cancel, but for their signs.

    Then it is rational, or a multiple of a square root.
    """
    square = closed_forms.multiplied(distance, distance)
    power = closed_forms.multiplied(square, square) if facts.step == 2 else square
    size = Fraction(facts.base) / facts.inside[0] ** facts.step
    return power == closed_forms.rational(size**2) and len(distance) == 1


def _is_positive(distance: ClosedForm) -> bool:
    """Tell the sign of a number of one term."""
    return sum(distance.values()) > 0


def _converges(facts: Facts, side: int) -> bool:
    """Decide by the order of the weight, n^(-order) ln(n)^(-logs); with Leibniz, where the signs change."""
    alternating = facts.sign * side**facts.step == -1
    if alternating and _tends_to_zero(facts.weight):
        return True
    order = _order(facts.weight)
    return order > 1 or (order == 1 and facts.weight.logs > 1)


def _tends_to_zero(weight: Weight) -> bool:
    return _order(weight) > 0 or weight.logs > 0


def _order(weight: Weight) -> Fraction:
    return Fraction(_polynomial(weight.below).degree(), 1 + weight.root) - _polynomial(weight.above).degree()


def _decreases(weight: Weight) -> bool:
    """Tell whether the squares of the weights never increase; logarithms below only help."""
    above = _polynomial(weight.above) ** 2
    below = _polynomial(weight.below) ** (2 - weight.root)
    squares = [above(n) / below(n) for n in range(2, 40)]
    return all(square >= following for square, following in pairwise(squares))


def _polynomial(text: str) -> fmpq_poly:
    """Return a polynomial in n. Raises: ValueError for another text."""
    return flint_polynomial(polynomial_of(text, "n"))


CHECKER = Checker(
    facts=Facts,
    method="order of the terms at the ends",
    wrong=wrong,
    types=lambda facts: ["number", "interval_union"],
)
