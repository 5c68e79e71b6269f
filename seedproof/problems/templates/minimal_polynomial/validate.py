"""Puts the matrix into the stated polynomials; minimal is what has no zero too many."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from seedproof.equivalence import Unreadable
from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import Rows, determinant, is_square, power, product, rank, shifted
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.templates.minimal_polynomial.facts import Facts

_LIST = re.compile(r"-?[0-9]{1,3}(, -?[0-9]{1,3})*")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The powers below the minimal degree are independent, and the stated power is one of their sums."""
    size = len(facts.matrix)
    if size not in (3, 4) or not is_square(facts.matrix, size) or not determinant(facts.matrix):
        yield "the matrix is not invertible, or of another size"
        return
    yield from _eigenvalues_wrong(facts.matrix, answers[0])
    minimal, remainder = (_polynomial(text) for text in answers[1:])
    if minimal is None or minimal[0] != 1 or len(minimal) > size + 1:
        yield f"{answers[1]} is no polynomial with leading coefficient 1"
        return
    degree = len(minimal) - 1
    powers = [_flat(_power(facts.matrix, exponent)) for exponent in range(degree)]
    if any(entry for row in _at_matrix(minimal, facts.matrix) for entry in row):
        yield "the minimal polynomial does not vanish at the matrix"
    if rank(powers) < degree:
        yield "a polynomial of smaller degree vanishes at the matrix, too"
        return
    if remainder is None or len(remainder) > degree:
        yield f"{answers[2]} is no polynomial of degree less than {degree}"
        return
    stated = _at_matrix(remainder, facts.matrix)
    if facts.exponent < 0:
        if product(stated, power(facts.matrix, -facts.exponent)) != _power(facts.matrix, 0):
            yield "the stated polynomial of the matrix is not its inverse power"
    elif stated != _power(facts.matrix, facts.exponent):
        yield "the stated polynomial of the matrix is not its power"


def _eigenvalues_wrong(rows: Rows, text: str) -> Iterator[str]:
    """The determinant of A - t I is the product of the eigenvalues minus t, at as many t as decide it."""
    if not _LIST.fullmatch(text):
        yield f"{text!r} is no list of integers"
        return
    eigenvalues = [int(number) for number in text.split(", ")]
    if len(eigenvalues) != len(rows):
        yield f"there are {len(rows)} eigenvalues, not {len(eigenvalues)}"
    elif any(
        determinant(shifted(rows, at)) != prod(eigenvalue - at for eigenvalue in eigenvalues)
        for at in range(len(rows) + 1)
    ):
        yield f"the eigenvalues are not {text}"


def _polynomial(text: str) -> list[Fraction] | None:
    """Return the coefficients, that of the highest power first; None where the text is no polynomial."""
    try:
        return polynomial_of(text, "t")
    except (Unreadable, ValueError):
        return None


def _power(rows: Rows, exponent: int) -> list[list[Fraction]]:
    """Return the power; the exponent is not negative."""
    if exponent:
        return power(rows, exponent)
    return [[Fraction(int(row == column)) for column in range(len(rows))] for row in range(len(rows))]


def _at_matrix(coefficients: Sequence[Fraction], rows: Rows) -> list[list[Fraction]]:
    """Return the polynomial of the matrix, by Horner's rule."""
    value = [[Fraction(0) for _ in rows] for _ in rows]
    for coefficient in coefficients:
        value = shifted(product(value, rows), -coefficient)
    return value


def _flat(rows: Rows) -> list[Fraction | int]:
    return [entry for row in rows for entry in row]


CHECKER = Checker(
    facts=Facts,
    method="polynomials of the matrix",
    wrong=wrong,
    types=lambda facts: ["unordered", "expression(t)", "expression(t)"],
)
