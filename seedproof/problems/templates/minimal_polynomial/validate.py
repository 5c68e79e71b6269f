"""Puts the matrix into the stated polynomials; minimal is what has no zero too many."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import Unreadable
from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import Rows, determinant, is_square, power, product, rank, shifted
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.templates.minimal_polynomial.facts import Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The powers below the minimal degree are independent, and the stated power is one of their sums."""
    size = len(facts.matrix)
    if size not in (3, 4) or not is_square(facts.matrix, size) or not determinant(facts.matrix):
        yield "the matrix is not invertible, or of another size"
        return
    characteristic, minimal, remainder = (_polynomial(text) for text in answers)
    if characteristic is None or len(characteristic) != size + 1:
        yield f"{answers[0]} is no polynomial of degree {size}"
    elif any(_value(characteristic, at) != _characteristic_value(facts.matrix, at) for at in range(size + 1)):
        yield "the characteristic polynomial has another value than the determinant"
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


def _characteristic_value(rows: Rows, at: int) -> Fraction:
    value = determinant(shifted(rows, at))
    return value if len(rows) % 2 == 0 else -value


def _polynomial(text: str) -> list[Fraction] | None:
    """Return the coefficients, that of the highest power first; None where the text is no polynomial."""
    try:
        return polynomial_of(text, "t")
    except (Unreadable, ValueError):
        return None


def _value(coefficients: Sequence[Fraction], at: int) -> Fraction:
    value = Fraction(0)
    for coefficient in coefficients:
        value = value * at + coefficient
    return value


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
    types=lambda facts: ["expression(t)", "expression(t)", "expression(t)"],
)
