"""Puts the stated ends into the terms: all powers must cancel, and the order of what is left decides."""

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum
from seedproof.problems.checker import Checker
from seedproof.problems.templates.power_series_convergence.facts import Facts, Weight

_INTERVAL = re.compile(r"([(\[])([^,]+), ([^,]+)([)\]])")
_TERM = re.compile(r"(?:(?P<factor>[0-9]+) )?n(?:\^(?P<power>[0-9]))?|(?P<constant>[0-9]+)")


class Surd(NamedTuple):
    """whole + factor sqrt(radicand)."""

    whole: Fraction
    factor: Fraction
    radicand: Fraction


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check that radius and ends fit together, and that just those ends belong where the series converges."""
    stated_radius, stated_interval = answers
    match = _INTERVAL.fullmatch(stated_interval)
    if match is None:
        yield f"{stated_interval!r} is no bounded interval"
        return
    opening, low, high, closing = match.groups()
    try:
        left = _less_centre(facts, _surd(read(low)))
        right = _less_centre(facts, _surd(read(high)))
        radius = _surd(read(stated_radius))
    except ValueError as error:
        yield f"the answers have no readable numbers: {error}"
        return
    if not all(_has_ratio_one(facts, distance) for distance in (left, right, radius)):
        yield f"{answers} do not have the ratio 1 at an end or at the radius"
        return
    if _is_positive(left) or not _is_positive(right) or not _is_positive(radius):
        yield f"{answers} have a negative radius, or the ends are in the wrong order"
    if _tends_to_zero(facts.weight) and not _decreases(facts.weight):
        yield "the terms tend to zero, but do not decrease"
    if (opening == "[") != _converges(facts, -1):
        yield f"the left end does not stand as it should in {stated_interval}"
    if (closing == "]") != _converges(facts, 1):
        yield f"the right end does not stand as it should in {stated_interval}"


def _surd(node: Node) -> Surd:
    """Return a number with at most one square root. Raises: ValueError for any other."""
    match node:
        case Number(value):
            return Surd(value, Fraction(0), Fraction(0))
        case Power(Number(radicand), Number(exponent)) if exponent == Fraction(1, 2) and radicand > 0:
            return Surd(Fraction(0), Fraction(1), radicand)
        case Product((Number(number), rest)):
            surd = _surd(rest)
            return Surd(surd.whole * number, surd.factor * number, surd.radicand)
        case Sum((first, second)):
            return _sum(_surd(first), _surd(second))
    raise ValueError("there is more than a number and a square root")


def _sum(first: Surd, second: Surd) -> Surd:
    """Return the sum. Raises: ValueError where both have a square root."""
    if first.factor != 0 and second.factor != 0:
        raise ValueError("there is more than a number and a square root")
    return Surd(
        first.whole + second.whole,
        first.factor + second.factor,
        first.radicand + second.radicand,
    )


def _less_centre(facts: Facts, end: Surd) -> Surd:
    factor, shift = facts.inside
    return end._replace(whole=end.whole + Fraction(shift, factor))


def _has_ratio_one(facts: Facts, distance: Surd) -> bool:
    """Tell whether at this distance from the centre the powers cancel, but for their signs."""
    if distance.whole != 0 and distance.factor != 0:
        return False
    factor, _ = facts.inside
    square = factor**2 * (distance.whole**2 + distance.factor**2 * distance.radicand)
    return square**facts.step == Fraction(facts.base) ** 2


def _is_positive(distance: Surd) -> bool:
    """Tell the sign of a number that is rational, or a multiple of a square root."""
    return distance.whole + distance.factor > 0


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
    below = Fraction(max(_coefficients(weight.below)))
    if weight.root:
        below /= 2
    return below - max(_coefficients(weight.above))


def _decreases(weight: Weight) -> bool:
    """Tell whether the squares of the weights never increase; logarithms below only help."""
    above = _coefficients(weight.above)
    below = _coefficients(weight.below)
    squares: list[Fraction] = []
    for n in range(2, 40):
        square = Fraction(_value(above, n) ** 2, _value(below, n))
        if not weight.root:
            square /= _value(below, n)
        squares.append(square)
    return all(square >= following for square, following in pairwise(squares))


def _coefficients(text: str) -> dict[int, int]:
    """Return the coefficients of a polynomial in n by their powers. Raises: ValueError for another text."""
    coefficients: dict[int, int] = {}
    for term in text.split(" + "):
        match = _TERM.fullmatch(term)
        if match is None:
            raise ValueError(f"{text!r} is no polynomial in n")
        if match["constant"]:
            coefficients[0] = int(match["constant"])
        else:
            coefficients[int(match["power"] or 1)] = int(match["factor"] or 1)
    return coefficients


def _value(coefficients: Mapping[int, int], n: int) -> int:
    return sum(coefficient * n**power for power, coefficient in coefficients.items())


CHECKER = Checker(
    facts=Facts,
    method="order of the terms at the ends",
    wrong=wrong,
    types=lambda facts: ["number", "interval_union"],
)
