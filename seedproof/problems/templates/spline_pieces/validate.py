"""Differentiates the stated polynomial, and checks each condition at the joint and at the end."""

from collections.abc import Iterator, Sequence

from flint import fmpq

from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import stated_polynomial
from seedproof.problems.templates.spline_pieces.facts import Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """As many conditions as coefficients hold, and the last number follows from the polynomial."""
    stated_piece, stated_number = answers
    if not facts.vertex[0] < facts.joint[0] < facts.end[0]:
        yield "the points do not stand from left to right"
        return
    piece = stated_polynomial(stated_piece, "x")
    if piece is None:
        yield f"{stated_piece!r} is no polynomial in x"
        return
    highest = 2 if facts.asked == "parabola" else 3
    if piece.degree() != highest:
        yield f"the degree is not {highest}"
    p, q = facts.vertex
    x, y = facts.joint
    end, height = facts.end
    slope = piece.derivative()
    bend = slope.derivative()
    # Below a chord from the vertex a parabola has at its end twice the slope of the chord.
    left_slope = 2 * fmpq(y - q, x - p)
    left_bend = left_slope / (x - p)
    if piece(x) != y or slope(x) != left_slope:
        yield "at the joint there is a gap or a kink"
    if piece(end) != height:
        yield "the piece does not end where it should"
    if facts.asked == "horizontal" and slope(end) != 0:
        yield "the piece does not end horizontally"
    if facts.asked == "smooth" and bend(x) != left_bend:
        yield "the second derivatives do not agree at the joint"
    number = slope(end) if facts.asked == "smooth" else bend(x) - left_bend
    if stated_number != str(number):
        yield f"{stated_number} is not {number}"


CHECKER = Checker(
    facts=Facts,
    method="conditions at joint and end",
    wrong=wrong,
    types=lambda facts: ["expression(x)", "number"],
)
