"""Multiplies the derivative out, splits both derivatives into factors, and checks signs between their zeros.

Factoring proves how many real zeros of odd order there are; every stated end or point must be one of them,
and signs are decided at rational points on either side, by exact comparison with surds.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt

from flint import fmpq, fmpq_poly

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_RATIONAL = r"-?[0-9]{1,6}(?:/[1-9][0-9]{0,3})?"
_SURD = re.compile(
    rf"(?:({_RATIONAL}) ([+-]) |(-?))(?:([0-9]{{1,4}})\*)?"
    r"sqrt\(([1-9][0-9]{0,4})\)(?:/([1-9][0-9]{0,2}))?"
)
_WAYS = {"increasing": (1, 1), "decreasing": (1, -1), "concave up": (2, 1), "concave down": (2, -1)}
_POINTS = {"maxima": (1, -1), "minima": (1, 1), "bends": (2, 0)}
_FINE, _ZERO = 10**12, (Fraction(0), Fraction(0))
Surd = tuple[Fraction, Fraction, int]
"""(a, b, d) is the number a + b sqrt(d)."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Every part against the sign table of the derivative that decides it."""
    slope = fmpq_poly([facts["factor"]])
    for root, power in facts["critical"]:
        slope *= fmpq_poly([-root, 1]) ** power
    curve = slope.integral() + facts["constant"]
    if any(one.q != 1 for one in curve.coeffs()):
        yield "a coefficient is no integer"
    if len(answers) != len(facts["asked"]):
        yield "there are not as many answers as parts"
        return
    for name, text in zip(facts["asked"], answers, strict=True):
        order, sign = _WAYS.get(name) or _POINTS[name]
        decisive = slope if order == 1 else slope.derivative()
        if name in _WAYS:
            yield from _intervals_wrong(decisive, sign, text)
        else:
            yield from _points_wrong(curve, decisive, sign, text)


def _changes(polynomial: fmpq_poly) -> int:
    """How many real zeros have odd order. Raises: ValueError for factors of degree above two."""
    count = 0
    for factor, power in polynomial.factor()[1]:
        if factor.degree() > 2:
            raise ValueError("a factor has a degree above two")
        c, b, a = [*factor.coeffs(), fmpq(0)][:3]
        real = 1 if factor.degree() == 1 else 2 if b * b > 4 * a * c else 0
        count += real * (power % 2)
    return count


def _intervals_wrong(polynomial: fmpq_poly, sign: int, text: str) -> Iterator[str]:
    """The ends are all zeros of odd order; every other gap between them is stated."""
    parts = [] if text == "{}" else text.split(" U ")
    if not all(re.fullmatch(r"\([^,]+, [^,]+\)", part) for part in parts):
        yield f"{text!r} is no union of open intervals"
        return
    pairs = [part[1:-1].split(", ") for part in parts]
    ends = sorted(
        {end for pair in pairs for end in pair if "oo" not in end}, key=lambda end: _near(_surd(end))
    )
    if len(ends) != _changes(polynomial) or any(_at(polynomial, _surd(end)) != _ZERO for end in ends):
        yield f"the ends {ends} are not the places where the sign changes"
        return
    walls = ["-oo", *ends, "oo"]
    gaps = list(pairwise(walls))
    if any(tuple(pair) not in gaps for pair in pairs) or len({*map(tuple, pairs)}) != len(pairs):
        yield f"an interval of {text} goes over an end or stands twice"
    for low, high in gaps:
        inside = _between(low, high)
        value = polynomial(fmpq(inside.numerator, inside.denominator))
        if (value * sign > 0) != ([low, high] in pairs) or value == 0:
            yield f"at {inside} the sign is not as {text} says"


def _points_wrong(curve: fmpq_poly, polynomial: fmpq_poly, sign: int, text: str) -> Iterator[str]:
    """The sign changes at each point, as it should; other changes are none or of the other kind."""
    body = re.fullmatch(r"\{(?:\((.*)\))?\}", text)
    if body is None:
        yield f"{text!r} is no set of points"
        return
    stated = [point.split(", ") for point in body[1].split("), (")] if body[1] else []
    places = set()
    for one in stated:
        x, y = (_surd(number) for number in one)
        before, after = (_side(polynomial, x, side) for side in (-1, 1))
        places.add(x)
        if _at(polynomial, x) != _ZERO or before * after >= 0 or (sign and after * sign < 0):
            yield f"at x = {one[0]} there is no change of sign of the kind"
        if _at(curve, x) != (y[0], y[1]):
            yield f"the point with x = {one[0]} is not on the graph"
    total = _changes(polynomial)
    rising = (total + (polynomial.coeffs()[-1] > 0)) // 2
    if len(places) != len(stated) or len(places) != {0: total, 1: rising, -1: total - rising}[sign]:
        yield f"{len(stated)} points are stated, of {total} changes of sign"


def _surd(text: str) -> Surd:
    if re.fullmatch(_RATIONAL, text):
        return Fraction(text), Fraction(0), 1
    match = _SURD.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no rational number and no surd")
    whole, sign, lone, times, under, below = match.groups()
    factor = Fraction(int(times or 1), int(below or 1))
    return Fraction(whole or 0), -factor if "-" in (sign, lone) else factor, int(under)


def _near(x: Surd) -> Fraction:
    """A rational number that is as good as the same distance apart from all others here."""
    return x[0] + x[1] * Fraction(isqrt(x[2] * _FINE**2), _FINE)


def _side(polynomial: fmpq_poly, x: Surd, side: int) -> int:
    """The sign a little to the left or right."""
    place = _near(x) + Fraction(side, 1000)
    value = polynomial(fmpq(place.numerator, place.denominator))
    return (value > 0) - (value < 0)


def _between(low: str, high: str) -> Fraction:
    """A number of the gap that is no integer, and so no zero of even order."""
    start = _near(_surd(low if low != "-oo" else high)) if low + high != "-oooo" else Fraction(0)
    width = _near(_surd(high)) - start if high != "oo" else Fraction(1)
    return start + (width if low != "-oo" else -1) * Fraction(311, 997)


def _at(polynomial: fmpq_poly, x: Surd) -> tuple[Fraction, Fraction]:
    """The value, as one + root * sqrt(d)."""
    one, root = Fraction(0), Fraction(0)
    for coefficient in reversed(polynomial.coeffs()):
        known = Fraction(int(coefficient.p), int(coefficient.q))
        one, root = one * x[0] + root * x[1] * x[2] + known, one * x[1] + root * x[0]
    return one, root


CHECKER = Checker(
    facts=Facts,
    method="sign tables and root counts",
    wrong=wrong,
    types=lambda facts: ["interval_union" if name in _WAYS else "set" for name in facts["asked"]],
)
