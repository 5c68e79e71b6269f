"""Differentiates the polynomial of the text, and divides the derivative by its integer zeros."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.polynomial_curve.facts import CriticalPoint, Facts, Question
from seedproof.problems.templates.polynomial_curve.phrases import QUESTIONS, STATEMENTS

_FARTHEST = 12


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a polynomial to discuss."""
    if drawing is not None:
        raise Unreadable("a polynomial to discuss has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    coefficients = [integer(coefficient) for coefficient in polynomial_of(gaps["rule"], "x")]
    degree = len(coefficients) - 1
    derivative = [
        Fraction((degree - place) * coefficient) for place, coefficient in enumerate(coefficients[:-1])
    ]
    return Facts(
        critical=_zeros(derivative),
        factor=degree * coefficients[0],
        constant=coefficients[-1],
        asked=[_question(question) for question in questions],
    )


def _zeros(coefficients: Sequence[Fraction]) -> list[CriticalPoint]:
    """Return the integer zeros with their multiplicities. Raises: Unreadable for other zeros."""
    zeros: list[CriticalPoint] = []
    for x in range(-_FARTHEST, _FARTHEST + 1):
        multiplicity = 0
        while len(coefficients) > 1:
            quotient, remainder = _divided(coefficients, x)
            if remainder != 0:
                break
            coefficients = quotient
            multiplicity += 1
        if multiplicity > 0:
            zeros.append(CriticalPoint(x, multiplicity))
    if len(coefficients) > 1:
        raise Unreadable("the derivative has zeros that are no integers")
    return zeros


def _divided(coefficients: Sequence[Fraction], x: int) -> tuple[list[Fraction], Fraction]:
    """Return quotient and remainder of the division by a linear factor with this zero, by Horner's rule."""
    values: list[Fraction] = []
    value = Fraction(0)
    for coefficient in coefficients:
        value = value * x + coefficient
        values.append(value)
    return values[:-1], value


def _question(text: str) -> Question:
    question, _ = read_kind(text, QUESTIONS)
    return question


READER = Reader(read=read)
