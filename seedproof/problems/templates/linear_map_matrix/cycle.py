"""Reads the operator by its values, with letters for p and its derivatives, and the basis as polynomials."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as tree_of
from seedproof.equivalence.reading.tree import Node, names
from seedproof.problems.checking.matrices import number_of
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.linear_map_matrix.facts import Facts
from seedproof.problems.templates.linear_map_matrix.phrases import (
    CHANGES,
    EIGENVALUES,
    KERNELS,
    MATRICES,
    STATEMENTS,
)

_MONOMIALS = {2: r"\left(1, x, x^{2}\right)", 3: r"\left(1, x, x^{2}, x^{3}\right)"}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a linear map on polynomials."""
    if drawing is not None:
        raise Unreadable("a linear map has no figure")
    matrices, eigenvalues, kernel, change = questions
    gaps = read_gaps(statement, STATEMENTS)
    degree = integer_of(gaps["degree"])
    read_gaps(eigenvalues, EIGENVALUES)
    read_gaps(kernel, KERNELS)
    if degree not in _MONOMIALS or read_gaps(matrices, MATRICES)["monomials"] != _MONOMIALS[degree]:
        raise Unreadable("the powers of x are not those of the space")
    text = gaps["operator"].replace("p''(x)", "r").replace("p'(x)", "q").replace("p(x)", "p")
    operator = tree_of(text)
    if not names(operator) <= {"p", "q", "r", "x"} or _quadratic(operator, "") != (0, 0, 0):
        raise Unreadable("the map is not linear in p and its derivatives")
    nothing, *first = _quadratic(operator, "q")
    *rest, zeroth = _quadratic(operator, "p")
    if nothing or any(rest):
        raise Unreadable("the factors of p and its derivative have another degree")
    slope, constant = first
    return Facts(
        second=_quadratic(operator, "r"),
        first=(slope, constant),
        zeroth=zeroth,
        basis=_basis(read_gaps(change, CHANGES)["basis"], degree),
    )


def _quadratic(operator: Node, letter: str) -> tuple[int, int, int]:
    """Return the factor of a letter, a polynomial of degree 2 at most, the highest power first."""
    values: list[int] = []
    for x in (-1, 0, 1, 3):
        point = {name: Fraction(int(name == letter)) for name in "pqr"}
        values.append(integer(number_of(operator, point | {"x": Fraction(x)})))
    left, constant, right, far = values
    square = integer(Fraction(left + right, 2) - constant)
    slope = integer(Fraction(right - left, 2))
    if far != 9 * square + 3 * slope + constant:
        raise Unreadable("a factor is no polynomial of degree 2 at most")
    return square, slope, constant


def _basis(text: str, degree: int) -> list[list[int]]:
    if not text.startswith(r"\left(") or not text.endswith(r"\right)"):
        raise Unreadable(f"{text!r} is no basis")
    items = text.removeprefix(r"\left(").removesuffix(r"\right)").split(", ")
    if len(items) != degree + 1:
        raise Unreadable("the basis has not as many polynomials as the dimension says")
    basis: list[list[int]] = []
    for item in items:
        coefficients = [integer(coefficient) for coefficient in reversed(polynomial_of(item, "x"))]
        if len(coefficients) > degree + 1:
            raise Unreadable("a polynomial of the basis has too high a degree")
        basis.append([*coefficients, *[0] * (degree + 1 - len(coefficients))])
    return basis


READER = Reader(read=read)
