"""Multiplies the derivative out, splits both derivatives into factors, and checks signs between their zeros.

Factoring proves how many real zeros of odd order there are; every stated end or point must be one of them,
and signs are decided at rational points on either side, by exact comparison with surds.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Literal, NamedTuple

from flint import fmpq, fmpq_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.complex_surds import Field, element, gaussian, plus, real_part, times
from seedproof.problems.templates.polynomial_curve.facts import Facts, Question

_INTERVAL = re.compile(r"\(([^,]+), ([^,]+)\)")
_POINTS = re.compile(r"\{(?:\((.*)\))?\}")

Sign = Literal[-1, 0, 1]


class _Point(NamedTuple):
    text: str
    x: Field
    y: Field


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check every part against the sign table of the derivative that decides it."""
    slope = fmpq_poly([facts.factor])
    for zero in facts.critical:
        slope = slope * fmpq_poly([-zero.x, 1]) ** zero.multiplicity
    curve = slope.integral() + facts.constant
    if any(coefficient.q != 1 for coefficient in curve.coeffs()):
        yield "a coefficient is no integer"
    if len(answers) != len(facts.asked):
        yield "there are not as many answers as parts"
        return
    for question, text in zip(facts.asked, answers, strict=True):
        yield from _part_wrong(curve, question, text)


def _part_wrong(curve: fmpq_poly, question: Question, text: str) -> Iterator[str]:
    first = curve.derivative()
    second = first.derivative()
    match question:
        case "increasing":
            yield from _intervals_wrong(first, 1, text)
        case "decreasing":
            yield from _intervals_wrong(first, -1, text)
        case "maxima":
            yield from _points_wrong(curve, first, -1, text)
        case "minima":
            yield from _points_wrong(curve, first, 1, text)
        case "bends":
            yield from _points_wrong(curve, second, 0, text)


def _number_of_changes(polynomial: fmpq_poly) -> int:
    """Return how many real zeros have odd order. Raises: ValueError for factors of degree above two."""
    _, factors = polynomial.factor()
    return sum(_real_zeros(factor) for factor, power in factors if power % 2 == 1)


def _real_zeros(factor: fmpq_poly) -> int:
    """Return how many real zeros an irreducible factor has. Raises: ValueError for a high degree."""
    if factor.degree() == 1:
        return 1
    if factor.degree() > 2:
        raise ValueError("a factor has a degree above two")
    constant, middle, leading = factor.coeffs()
    if middle**2 > 4 * leading * constant:
        return 2
    return 0


def _intervals_wrong(polynomial: fmpq_poly, sign: Sign, text: str) -> Iterator[str]:
    """The ends are all zeros of odd order; every other gap between them is stated."""
    intervals = _intervals(text)
    if intervals is None:
        yield f"{text!r} is no union of open intervals"
        return
    finite = {end for interval in intervals for end in interval if "oo" not in end}
    ends = sorted(finite, key=lambda end: real_part(element(end)))
    all_zeros = not any(_value(polynomial, element(end)) for end in ends)
    if len(ends) != _number_of_changes(polynomial) or not all_zeros:
        yield f"the ends {ends} are not the places where the sign changes"
        return
    gaps = list(pairwise(["-oo", *ends, "oo"]))
    if not set(intervals) <= set(gaps) or len(set(intervals)) != len(intervals):
        yield f"an interval of {text} goes over an end or stands twice"
    for low, high in gaps:
        inside = _between(low, high)
        value = _sign(polynomial, inside)
        stated = (low, high) in intervals
        if value == 0 or stated != (value == sign):
            yield f"at {inside} the sign is not as {text} says"


def _intervals(text: str) -> list[tuple[str, str]] | None:
    """Return the ends of the intervals of a union, None where the text is none."""
    if text == "{}":
        return []
    matches = [_INTERVAL.fullmatch(part) for part in text.split(" U ")]
    intervals = [(match[1], match[2]) for match in matches if match is not None]
    return intervals if len(intervals) == len(matches) else None


def _points_wrong(curve: fmpq_poly, polynomial: fmpq_poly, sign: Sign, text: str) -> Iterator[str]:
    """The sign changes at each point, as it should; other changes are none or of the other kind."""
    points = _points(text)
    if points is None:
        yield f"{text!r} is no set of points"
        return
    for point in points:
        near = Fraction(real_part(point.x))
        before = _sign(polynomial, near - Fraction(1, 1000))
        after = _sign(polynomial, near + Fraction(1, 1000))
        right_kind = sign in (0, after)
        if _value(polynomial, point.x) or before * after >= 0 or not right_kind:
            yield f"at the point ({point.text}) there is no change of sign of the kind"
        if _value(curve, point.x) != point.y:
            yield f"the point ({point.text}) is not on the graph"
    places = {frozenset(point.x.items()) for point in points}
    if len(places) != len(points) or len(places) != _expected_number(polynomial, sign):
        yield f"{len(points)} points are stated, of {_number_of_changes(polynomial)} changes of sign"


def _expected_number(polynomial: fmpq_poly, sign: Sign) -> int:
    """Return how often the sign changes to plus (1), to minus (-1), at all (0)."""
    changes = _number_of_changes(polynomial)
    leading = polynomial.coeffs()[-1]
    rising = (changes + 1) // 2 if leading > 0 else changes // 2
    match sign:
        case 0:
            return changes
        case 1:
            return rising
        case -1:
            return changes - rising


def _points(text: str) -> list[_Point] | None:
    """Return the points of a set, None where the text is none. Raises: ValueError for other coordinates."""
    body = _POINTS.fullmatch(text)
    if body is None:
        return None
    if not body[1]:
        return []
    points: list[_Point] = []
    for coordinates in body[1].split("), ("):
        x, y = coordinates.split(", ")
        points.append(_Point(coordinates, element(x), element(y)))
    return points


def _sign(polynomial: fmpq_poly, x: Fraction) -> Sign:
    value = polynomial(fmpq(x.numerator, x.denominator))
    return 1 if value > 0 else -1 if value < 0 else 0


def _between(low: str, high: str) -> Fraction:
    """Return a number of the gap that is no integer, and so no zero of even order."""
    step = Fraction(311, 997)
    ends = [Fraction(real_part(element(end))) for end in (low, high) if "oo" not in end]
    match ends:
        case [start, end]:
            return start + step * (end - start)
        case [end]:
            return end - step if low == "-oo" else end + step
    return step


def _value(polynomial: fmpq_poly, x: Field) -> Field:
    """Return the value, by Horner's rule."""
    value: Field = {}
    for coefficient in reversed(polynomial.coeffs()):
        value = plus(times(value, x), gaussian(Fraction(str(coefficient)), 0))
    return value


CHECKER = Checker(
    facts=Facts,
    method="sign tables and root counts",
    wrong=wrong,
    types=lambda facts: [
        "set" if question in ("maxima", "minima", "bends") else "interval_union" for question in facts.asked
    ],
)
