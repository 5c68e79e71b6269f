"""Chooses lengths, and sums geometric series of areas and perimeters."""

from fractions import Fraction
from itertools import pairwise
from math import ceil, isqrt

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.nested_squares.facts import Facts
from seedproof.problems.templates.nested_squares.phrases import (
    AREAS,
    LENGTH,
    PERIMETERS,
    RATIOS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, formula, product, quotient, root, total

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
            legs = draws.choice(_TRIPLES)
            if draws.below(2):
                legs = (legs[1], legs[0])
            scale = draws.between(1, 12)
            facts = Facts("nested", scale * legs[0], scale * legs[1])
        case _:
            facts = Facts("nested", draws.between(1, 9), draws.between(1, 9))
            hypotenuse = facts.first**2 + facts.second**2
            if isqrt(hypotenuse) ** 2 == hypotenuse:
                raise Rejected("the sides are rational")
    if max(facts.first, facts.second) > 80 or _area(facts).denominator > 100:
        raise Rejected("the lengths are large, or the area is no simple fraction")
    if not (_is_drawable(facts) and _is_drawable(twin(facts))):
        raise Rejected("the corners have large denominators")
    return facts


def _is_drawable(facts: Facts) -> bool:
    """Return whether the corners of all drawn squares have small numerators and denominators."""
    squares = _row(facts) if facts.kind == "row" else _nested(facts)
    coordinates = [coordinate for square in squares for point in square for coordinate in point]
    return all(max(abs(value.numerator), value.denominator) < _LARGEST for value in coordinates)


def side(facts: Facts) -> int:
    """Return the side of the largest square."""
    if facts.kind == "row":
        return facts.first
    return facts.first + facts.second


def answers(facts: Facts) -> list[Answer]:
    """Give the ratio of the sides, the total area, and the total perimeter."""
    return [
        Answer(_ratio(facts), "number"),
        Answer(formula(_area(facts)), "number", unit="cm^2"),
        Answer(_perimeter(facts), "number", unit="cm"),
    ]


def _ratio(facts: Facts) -> Formula:
    if facts.kind == "row":
        return formula(Fraction(facts.second, facts.first))
    return _surd(facts.first**2 + facts.second**2, side(facts))


def _surd(radicand: int, below: int) -> Formula:
    """Return sqrt(radicand) / below, with square factors in front and without common factors."""
    square = max(size for size in range(1, isqrt(radicand) + 1) if radicand % size**2 == 0)
    factor = Fraction(square, below)
    above = product(factor.numerator, root(radicand // square**2))
    return quotient(above, factor.denominator)


def _area(facts: Facts) -> Fraction:
    """Return side^2 / (1 - ratio^2)."""
    if facts.kind == "row":
        square_of_ratio = Fraction(facts.second, facts.first) ** 2
    else:
        square_of_ratio = Fraction(facts.first**2 + facts.second**2, side(facts) ** 2)
    return side(facts) ** 2 / (1 - square_of_ratio)


def _perimeter(facts: Facts) -> Formula:
    """Return 4 side / (1 - ratio), with a rational denominator."""
    if facts.kind == "row":
        return formula(4 * facts.first / (1 - Fraction(facts.second, facts.first)))
    # (s - h)(s + h) = 2 p q for the hypotenuse h of the legs p and q with the sum s
    factor = Fraction(2 * side(facts) ** 2, facts.first * facts.second)
    return total(factor * side(facts), factor * root(facts.first**2 + facts.second**2))


def words(facts: Facts, draws: Draws) -> Words:
    """Say nothing of the lengths."""
    return Words(
        draws.choice(STATEMENTS[facts.kind]),
        (draws.choice(RATIOS), draws.choice(AREAS), draws.choice(PERIMETERS)),
    )


def drawing(facts: Facts) -> Drawing:
    """Draw the first squares, and the lengths below."""
    squares = _row(facts) if facts.kind == "row" else _nested(facts)
    width = max(x for square in squares for x, _ in square)
    below = -Fraction(side(facts), 10)
    margin = Fraction(side(facts), 4)
    joint = Fraction(facts.first)
    end = joint + facts.second
    items = [item for square in squares for item in _outline(square)]
    items.append(_dimension(Fraction(0), joint, below, facts.first))
    items.append(_dimension(joint, end, below, facts.second))
    return {
        "kind": "diagram",
        "x": [str(-margin), str(ceil(width + margin))],
        "y": [str(-margin), str(side(facts) + margin)],
        "items": items,
    }


def _row(facts: Facts) -> list[list[Point]]:
    squares: list[list[Point]] = []
    left = Fraction(0)
    length = Fraction(facts.first)
    for _ in range(_DRAWN):
        right = left + length
        squares.append([(left, Fraction(0)), (right, Fraction(0)), (right, length), (left, length)])
        left = right
        length *= Fraction(facts.second, facts.first)
    return squares


def _nested(facts: Facts) -> list[list[Point]]:
    length = Fraction(side(facts))
    zero = Fraction(0)
    square = [(zero, zero), (length, zero), (length, length), (zero, length)]
    squares = [square]
    share = Fraction(facts.first, side(facts))
    while len(squares) < _DRAWN:
        square = [
            _between(corner, following, share)
            for corner, following in zip(square, [*square[1:], square[0]], strict=True)
        ]
        squares.append(square)
    return squares


def _between(start: Point, end: Point, share: Fraction) -> Point:
    return (
        start[0] + share * (end[0] - start[0]),
        start[1] + share * (end[1] - start[1]),
    )


def _outline(square: list[Point]) -> list[Drawing]:
    """Return the four sides of a square."""
    return [
        {"kind": "segment", "from": [str(start[0]), str(start[1])], "to": [str(end[0]), str(end[1])]}
        for start, end in pairwise([*square, square[0]])
    ]


def _dimension(left: Fraction, right: Fraction, height: Fraction, length: int) -> Drawing:
    return {
        "kind": "dimension",
        "from": [str(left), str(height)],
        "to": [str(right), str(height)],
        "label": fill(LENGTH, length=str(length)),
    }


def alt(facts: Facts) -> str:
    """Say what is there, not how long."""
    if facts.kind == "row":
        return (
            "Sketch of squares side by side on a line, each smaller than the one before; the sides of "
            "the first "
            "two have lengths in centimetres."
        )
    return (
        "Sketch of squares, each inscribed in the one before with its corners on the sides; both parts of a "
        "side of the largest square have lengths in centimetres."
    )


def twin(facts: Facts) -> Facts:
    """Return the same construction with the first length one larger."""
    return replace(facts, first=facts.first + 1)


TEMPLATE = Template(
    subject="sequences_series",
    method="sides one after the other, in balls",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "the ratio is that of two lengths",
        2: "the ratio comes from a right triangle",
        3: "the ratio is irrational, and the sum has to be made rational below",
    },
    version=2,
)
