"""Reads numerator and denominator as polynomials, and finds their integer roots by division."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.rational_inequality.facts import Facts
from seedproof.problems.templates.rational_inequality.phrases import TEXTS, WORDS

_LARGEST_ROOT = 20


def made(values: Values) -> Facts:
    """Return what the two polynomials show."""
    numerator = polynomial_of(values["numerator"], "x")
    denominator = polynomial_of(values["denominator"], "x")
    if denominator[0] != 1:
        raise Unreadable("the leading coefficient of the denominator is not 1")
    return Facts(
        roots=_roots(numerator),
        poles=_roots(denominator),
        factor=_factor(numerator[0]),
        sign=values["sign"],
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


READER = reader(Facts, Phrases(TEXTS, WORDS), made)
