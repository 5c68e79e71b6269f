"""Puts each stated angle into the equation in a cyclotomic field, and counts solutions by Sturm's theorem."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from flint import fmpq_poly, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_ANGLE = re.compile(r"0|(?P<sign>-)?(?:(?P<times>[1-9][0-9]{0,2})\*)?pi(?:/(?P<under>[1-9][0-9]?))?")
_ORDER = 144
_RING = fmpq_poly(fmpz_poly.cyclotomic(_ORDER))


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """All angles are solutions in the interval, and as many as there are."""
    stated = re.fullmatch(r"\{(.*)\}", answers[0])
    matches = [_ANGLE.fullmatch(one) for one in stated[1].split(", ")] if stated else []
    if not matches or None in matches:
        yield f"{answers[0]!r} is no set of rational multiples of pi"
        return
    angles = set[Fraction]()
    for match in matches:
        if match is not None:
            size = 0 if match[0] == "0" else int(match["times"] or 1) * (-1 if match["sign"] else 1)
            angles.add(Fraction(size, int(match["under"] or 1)))
    low, high, ends = facts["interval"]
    for angle in angles:
        inside = Fraction(low) < angle < Fraction(high)
        if (
            not inside
            and (angle, ends[0]) != (Fraction(low), "[")
            and (angle, ends[1]) != (Fraction(high), "]")
        ):
            yield f"{angle} pi is not in the interval"
        elif (angle * _ORDER / 2).denominator != 1 or not _solves(facts, angle):
            yield f"{angle} pi is no solution"
    expected = _count(facts)
    if len(angles) != len(matches) or len(angles) != expected:
        yield f"{len(matches)} solutions are stated, there are {expected}"


def _solves(facts: Facts, angle: Fraction) -> bool:
    """Whether the equation as it stands holds, exactly, with sine and cosine as sums of roots of unity."""
    cosine, sine = _cosine_and_sine(angle * facts["multiple"])
    numbers = facts["coefficients"]
    if facts["function"] == "tan":
        degree, value = len(numbers) - 1, fmpq_poly(0)
        for place, one in enumerate(numbers):
            value += one * sine ** (degree - place) * cosine**place
        return not value % _RING and bool(cosine % _RING)
    own, other = (sine, cosine) if facts["function"] == "sin" else (cosine, sine)
    value = fmpq_poly(0)
    if facts["form"] == "plain":
        for one in numbers:
            value = value * own + one
        return not value % _RING
    first, middle, last = numbers
    # Of a square, 1 - other^2 is left; of a double angle, half of 1 - cos or of 1 + cos.
    turned = _cosine_and_sine(2 * angle)[0] * (-1 if facts["function"] == "sin" else 1)
    square = 1 - other**2 if facts["form"] == "mixed" else (1 + turned) / 2
    return not (first * square + middle * own + last) % _RING


def _cosine_and_sine(angle: Fraction) -> tuple[fmpq_poly, fmpq_poly]:
    """Of the angle times pi, by Euler's formula."""
    power, letter = int(angle * _ORDER / 2), fmpq_poly([0, 1])
    turning, back, quarter = (letter ** (one % _ORDER) for one in (power, -power, -_ORDER // 4))
    return (turning + back) / 2 % _RING, (turning - back) * quarter / 2 % _RING


def _count(facts: Facts) -> int:
    """Of the polynomial's zeros between -1 and 1 each is met twice in a turn, of -1 and 1 once."""
    numbers = [Fraction(one) for one in facts["coefficients"]]
    chain = [numbers, [one * (len(numbers) - 1 - place) for place, one in enumerate(numbers[:-1])]]
    while len(chain[-1]) > 1:
        rest = _remainder(chain[-2], chain[-1])
        if not rest:
            break
        chain.append([-one for one in rest])
    turns = (Fraction(facts["interval"][1]) - Fraction(facts["interval"][0])) / 2 * facts["multiple"]
    if facts["function"] == "tan":
        return int(2 * turns * (_changes(chain, None, -1) - _changes(chain, None, 1)))
    ends = sum(_value(numbers, Fraction(one)) == 0 for one in (-1, 1))
    # Sturm counts from -1, excluded, to 1, included.
    inner = (
        _changes(chain, Fraction(-1), 0)
        - _changes(chain, Fraction(1), 0)
        - (_value(numbers, Fraction(1)) == 0)
    )
    return int(turns * (2 * inner + ends))


def _remainder(above: list[Fraction], below: list[Fraction]) -> list[Fraction]:
    left = above
    while len(left) >= len(below):
        quotient = left[0] / below[0]
        left = [
            one - quotient * two for one, two in zip(left, below + [Fraction(0)] * len(left), strict=False)
        ][1:]
    while left and left[0] == 0:
        left = left[1:]
    return left


def _value(numbers: list[Fraction], x: Fraction) -> Fraction:
    found = Fraction(0)
    for one in numbers:
        found = found * x + one
    return found


def _changes(chain: list[list[Fraction]], x: Fraction | None, side: int) -> int:
    """Changes of sign along the chain at x, or far out on a side."""
    values = [one[0] * side ** (len(one) - 1) if x is None else _value(one, x) for one in chain]
    signs = [value > 0 for value in values if value]
    return sum(one != other for one, other in pairwise(signs))


CHECKER = Checker(
    facts=Facts, method="Sturm count and substitution", wrong=wrong, types=lambda facts: ["set"]
)
