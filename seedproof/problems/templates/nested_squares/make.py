"""Chooses lengths, and sums geometric series of areas and perimeters."""

from fractions import Fraction
from itertools import pairwise
from math import isqrt

from msgspec.structs import replace

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.nested_squares.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, formula, root

Point = tuple[Fraction, Fraction]

_DRAWN = 4
"""Squares."""

_TRIPLES = ((3, 4), (5, 12), (8, 15), (7, 24), (20, 21), (9, 40), (12, 35))

_LARGEST = 900_000
"""Of a numerator or denominator of a corner."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a row; parts with a rational hypotenuse; parts with an irrational one. Raises: Rejected."""
    match difficulty:
        case 1:
            facts = Facts("row", draws.between(3, 16), draws.between(2, 14))
            if not 2 * facts.first <= 5 * facts.second or facts.second >= facts.first:
                raise Rejected("the second square is not smaller, or very small")
        case 2:
            one, other = draws.choice(_TRIPLES)
            if draws.below(2):
                one, other = other, one
            scale = draws.between(1, 12)
            facts = Facts("nested", scale * one, scale * other)
        case _:
            facts = Facts("nested", draws.between(1, 9), draws.between(1, 9))
            hypotenuse = facts.first**2 + facts.second**2
            if isqrt(hypotenuse) ** 2 == hypotenuse:
                raise Rejected("the sides are rational")
    if max(facts.first, facts.second) > 80 or _area(facts).denominator > 100:
        raise Rejected("the lengths are large, or the area is no simple fraction")
    if not (_is_drawable(facts) and _is_drawable(longer(facts))):
        raise Rejected("the corners have large denominators")
    return facts


def longer(facts: Facts) -> Facts:
    """Return the same construction with the first length one larger."""
    return replace(facts, first=facts.first + 1)


def _is_drawable(facts: Facts) -> bool:
    """Return whether the corners of all drawn squares have small numerators and denominators."""
    coordinates = [coordinate for square in squares(facts) for point in square for coordinate in point]
    return all(max(abs(value.numerator), value.denominator) < _LARGEST for value in coordinates)


def side(facts: Facts) -> int:
    """Return the side of the largest square."""
    return facts.first if facts.kind == "row" else facts.first + facts.second


def squares(facts: Facts) -> list[list[Point]]:
    """Return the corners of the squares that are drawn, the largest first."""
    left = Fraction(0)
    length = Fraction(side(facts))
    share = facts.first / length
    result = [_standing(left, length)]
    while len(result) < _DRAWN:
        if facts.kind == "row":
            left += length
            length *= Fraction(facts.second, facts.first)
            result.append(_standing(left, length))
        else:
            sides = pairwise([*result[-1], result[-1][0]])
            result.append([(a + share * (c - a), b + share * (d - b)) for (a, b), (c, d) in sides])
    return result


def _standing(left: Fraction, length: Fraction) -> list[Point]:
    """Return the corners of a square that stands on the line."""
    low = Fraction(0)
    right = left + length
    return [(left, low), (right, low), (right, length), (left, length)]


def _area(facts: Facts) -> Fraction:
    """Return side^2 / (1 - ratio^2)."""
    square_of_ratio = Fraction(facts.second, facts.first) ** 2
    if facts.kind == "nested":
        square_of_ratio = Fraction(facts.first**2 + facts.second**2, side(facts) ** 2)
    return side(facts) ** 2 / (1 - square_of_ratio)


def work(facts: Facts, slip: Slip) -> Worked:
    """The ratio of the sides, the total area, and the total perimeter 4 side / (1 - ratio)."""
    area = formula(_area(facts))
    if facts.kind == "row":
        ratio = Fraction(facts.second, facts.first)
        return Worked((), (formula(ratio), area, formula(4 * facts.first / (1 - ratio))))
    radicand = facts.first**2 + facts.second**2
    # (s - h)(s + h) = 2 p q for the hypotenuse h of the legs p and q with the sum s
    factor = Fraction(2 * side(facts) ** 2, facts.first * facts.second)
    perimeter = factor * side(facts) + factor * root(radicand)
    return Worked((), (_surd(radicand, side(facts)), area, perimeter))


def _surd(radicand: int, below: int) -> Formula:
    """Return sqrt(radicand) / below, with square factors in front and without common factors."""
    square = max(size for size in range(1, isqrt(radicand) + 1) if radicand % size**2 == 0)
    factor = Fraction(square, below)
    return factor.numerator * root(radicand // square**2) / factor.denominator


SHEET = Sheet(
    subject="sequences_series",
    method="sides one after the other, in balls",
    sample=sample,
    work=work,
    types=(Typed("number"), Typed("number", unit="cm^2"), Typed("number", unit="cm")),
    levels={
        1: "the ratio is that of two lengths",
        2: "the ratio comes from a right triangle",
        3: "the ratio is irrational, and the sum has to be made rational below",
    },
    version=2,
)
