"""Puts the matrix into the stated polynomials; minimal is what has no zero too many."""

import re
from collections.abc import Iterator, Sequence
from math import prod

from flint import fmpq_mat, fmpq_poly, fmpz_mat, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import is_square
from seedproof.problems.checking.polynomials import stated_polynomial
from seedproof.problems.templates.minimal_polynomial.facts import Facts

_LIST = re.compile(r"-?[0-9]{1,3}(, -?[0-9]{1,3})*")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The powers below the minimal degree are independent, and the stated power is one of their sums."""
    size = len(facts.matrix)
    if size not in (3, 4) or not is_square(facts.matrix, size) or not fmpz_mat(facts.matrix).det():
        yield "the matrix is not invertible, or of another size"
        return
    yield from _eigenvalues_wrong(fmpz_mat(facts.matrix), answers[0])
    matrix = fmpq_mat(fmpz_mat(facts.matrix))
    minimal, remainder = (stated_polynomial(text, "t") for text in answers[1:])
    if minimal is None or minimal[minimal.degree()] != 1 or minimal.degree() > size:
        yield f"{answers[1]} is no polynomial with leading coefficient 1"
        return
    if _at_matrix(minimal, matrix).rank():
        yield "the minimal polynomial does not vanish at the matrix"
    degree = minimal.degree()
    if fmpq_mat([(matrix**exponent).entries() for exponent in range(degree)]).rank() < degree:
        yield "a polynomial of smaller degree vanishes at the matrix, too"
        return
    if remainder is None or remainder.degree() >= degree:
        yield f"{answers[2]} is no polynomial of degree less than {degree}"
    elif _at_matrix(remainder, matrix) != matrix**facts.exponent:
        power = "inverse power" if facts.exponent < 0 else "power"
        yield f"the stated polynomial of the matrix is not its {power}"


def _eigenvalues_wrong(matrix: fmpz_mat, text: str) -> Iterator[str]:
    if not _LIST.fullmatch(text):
        yield f"{text!r} is no list of integers"
        return
    eigenvalues = [int(number) for number in text.split(", ")]
    if len(eigenvalues) != matrix.nrows():
        yield f"there are {matrix.nrows()} eigenvalues, not {len(eigenvalues)}"
    elif matrix.charpoly() != prod(fmpz_poly([-eigenvalue, 1]) for eigenvalue in eigenvalues):
        yield f"the eigenvalues are not {text}"


def _at_matrix(polynomial: fmpq_poly, matrix: fmpq_mat) -> fmpq_mat:
    size = matrix.nrows()
    return sum(
        (coefficient * matrix**power for power, coefficient in enumerate(polynomial)), fmpq_mat(size, size)
    )


CHECKER = Checker(
    facts=Facts,
    method="polynomials of the matrix",
    wrong=wrong,
    types=lambda facts: ["unordered", "expression(t)", "expression(t)"],
)
