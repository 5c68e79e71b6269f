"""Differentiates the stated polynomial, and checks each condition at the joint and at the end."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.templates.spline_pieces.facts import Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """As many conditions as coefficients hold, and the last number follows from the polynomial."""
    stated_piece, stated_number = answers
    if not facts.vertex[0] < facts.joint[0] < facts.end[0]:
        yield "the points do not stand from left to right"
        return
    try:
        piece = polynomial_of(stated_piece, "x")
    except ValueError:
        yield f"{stated_piece!r} is no polynomial in x"
        return
    highest = 2 if facts.asked == "parabola" else 3
    if len(piece) != highest + 1:
        yield f"the degree is not {highest}"
    p, q = facts.vertex
    x, y = facts.joint
    slope = _derivative(piece)
    bend = _derivative(slope)
    # Below a chord from the vertex a parabola has at its end twice the slope of the chord.
    left_slope = 2 * Fraction(y - q, x - p)
    left_bend = left_slope / (x - p)
    if _value(piece, x) != y or _value(slope, x) != left_slope:
        yield "at the joint there is a gap or a kink"
    if _value(piece, facts.end[0]) != facts.end[1]:
        yield "the piece does not end where it should"
    if facts.asked == "horizontal" and _value(slope, facts.end[0]) != 0:
        yield "the piece does not end horizontally"
    if facts.asked == "smooth" and _value(bend, x) != left_bend:
        yield "the second derivatives do not agree at the joint"
    number = _value(bend, x) - left_bend
    if facts.asked == "smooth":
        number = _value(slope, facts.end[0])
    if stated_number != str(number):
        yield f"{stated_number} is not {number}"


def _derivative(coefficients: Sequence[Fraction]) -> list[Fraction]:
    degree = len(coefficients) - 1
    return [(degree - place) * coefficient for place, coefficient in enumerate(coefficients[:-1])]


def _value(coefficients: Sequence[Fraction], x: int) -> Fraction:
    total = Fraction(0)
    for coefficient in coefficients:
        total = total * x + coefficient
    return total


CHECKER = Checker(
    facts=Facts,
    method="conditions at joint and end",
    wrong=wrong,
    types=lambda facts: ["expression(x)", "number"],
)
