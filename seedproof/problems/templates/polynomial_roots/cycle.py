"""Reads the polynomial, divides out its rational roots, and splits what is left into quadratic factors."""

from collections.abc import Iterator, Sequence

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.polynomial_roots.facts import Facts, Sign
from seedproof.problems.templates.polynomial_roots.phrases import (
    INEQUALITY_QUESTIONS,
    RATIONAL_ROOTS_QUESTIONS,
    REAL_ROOTS_QUESTIONS,
    SIGNS,
    STATEMENTS,
)

_LARGEST_SLOPE = 3
_LARGEST_CONSTANT = 6

Quadratic = tuple[int, int, int]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a polynomial and what is asked about its roots."""
    if drawing is not None or len(questions) != 3:
        raise Unreadable("it is not a polynomial with questions about its roots")
    gaps = read_gaps(statement, STATEMENTS)
    coefficients = [integer(coefficient) for coefficient in polynomial_of(gaps["p"], "x")]
    rational, real, inequality = questions
    read_gaps(rational, RATIONAL_ROOTS_QUESTIONS)
    read_gaps(real, REAL_ROOTS_QUESTIONS)
    linear, rest = _without_linear_factors(coefficients)
    return Facts(linear, _quadratic_factors(rest), _sign(inequality))


def _sign(question: str) -> Sign:
    gaps = read_gaps(question, INEQUALITY_QUESTIONS)
    sign, _ = read_kind(gaps["sign"], SIGNS)
    return sign


def _without_linear_factors(coefficients: list[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the linear factors a x + b with small integers, in order, and what they leave."""
    factors: list[tuple[int, int]] = []
    for a in range(1, _LARGEST_SLOPE + 1):
        for b in range(-_LARGEST_CONSTANT, _LARGEST_CONSTANT + 1):
            while len(coefficients) > 2:
                quotient = _quotient(coefficients, a, b)
                if quotient is None:
                    break
                factors.append((a, b))
                coefficients = quotient
    return factors, coefficients


def _quotient(coefficients: Sequence[int], a: int, b: int) -> list[int] | None:
    """Return the quotient by a x + b, None where the division leaves a remainder or fractions."""
    *leading, constant = coefficients
    quotient: list[int] = []
    carry = 0
    for coefficient in leading:
        term, rest = divmod(coefficient - carry, a)
        if rest != 0:
            return None
        quotient.append(term)
        carry = b * term
    if carry != constant:
        return None
    return quotient


def _quadratic_factors(coefficients: Sequence[int]) -> list[Quadratic]:
    """Return one quadratic polynomial with leading coefficient 1, or two, in order.

    Raises: Unreadable where there are none with small integers.
    """
    if len(coefficients) == 3 and coefficients[0] == 1:
        _, b, c = coefficients
        return [(1, b, c)]
    if len(coefficients) == 5 and coefficients[0] == 1:
        for factors in _splittings(coefficients):
            return sorted(factors)
    raise Unreadable("what the rational roots leave is no product of quadratic polynomials")


def _splittings(coefficients: Sequence[int]) -> Iterator[tuple[Quadratic, Quadratic]]:
    """Yield the pairs of quadratic factors, by comparing coefficients."""
    _, p, q, r, s = coefficients
    for c in range(-abs(s), abs(s) + 1):
        if c == 0 or s % c != 0:
            continue
        for b in range(-_LARGEST_CONSTANT, _LARGEST_CONSTANT + 1):
            d = p - b
            e = s // c
            if c + e + b * d == q and b * e + c * d == r:
                yield (1, b, c), (1, d, e)


READER = Reader(read=read)
