"""Reads numerator and denominator as polynomials, and finds their integer roots by division."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.rational_inequality.facts import Facts
from seedproof.problems.templates.rational_inequality.phrases import QUESTIONS, SIGNS, STATEMENTS

_LARGEST_ROOT = 20


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a rational inequality."""
    if drawing is not None:
        raise Unreadable("a rational inequality has no figure")
    (question,) = questions
    read_gaps(question, QUESTIONS)
    gaps = read_gaps(statement, STATEMENTS)
    numerator = polynomial_of(gaps["numerator"], "x")
    denominator = polynomial_of(gaps["denominator"], "x")
    sign, _ = read_kind(gaps["sign"], SIGNS)
    if denominator[0] != 1:
        raise Unreadable("the leading coefficient of the denominator is not 1")
    return Facts(
        roots=_roots(numerator),
        poles=_roots(denominator),
        factor=_factor(numerator[0]),
        sign=sign,
    )


def _factor(leading: Fraction) -> Literal[1, -1]:
    if leading == 1:
        return 1
    if leading == -1:
        return -1
    raise Unreadable("the leading coefficient of the numerator is not 1 or -1")


def _roots(coefficients: Sequence[Fraction]) -> list[int]:
    """Return the integer roots in order, each as often as it occurs. Raises: Unreadable for other roots."""
    roots: list[int] = []
    for root in range(-_LARGEST_ROOT, _LARGEST_ROOT + 1):
        while len(coefficients) > 1:
            quotient, remainder = _divided(coefficients, root)
            if remainder != 0:
                break
            roots.append(root)
            coefficients = quotient
    if len(coefficients) > 1:
        raise Unreadable("a polynomial has roots that are no integers")
    return roots


def _divided(coefficients: Sequence[Fraction], root: int) -> tuple[list[Fraction], Fraction]:
    """Return quotient and remainder of the division by x - root, by Horner's rule."""
    values: list[Fraction] = []
    value = Fraction(0)
    for coefficient in coefficients:
        value = value * root + coefficient
        values.append(value)
    return values[:-1], value


READER = Reader(read=read)
