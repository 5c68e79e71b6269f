"""Reads the operator by its values, with letters for p and its derivatives, and the basis as polynomials."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node
from seedproof.problems.checking.matrices import number_of
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.linear_map_matrix.facts import Facts
from seedproof.problems.templates.linear_map_matrix.phrases import TEXTS

_MONOMIALS = {2: r"\left(1, x, x^{2}\right)", 3: r"\left(1, x, x^{2}, x^{3}\right)"}


def made(values: Values) -> Facts:
    """Return the facts of the map and the bases."""
    degree = integer_of(values["degree"])
    if _MONOMIALS.get(degree) != values["monomials"]:
        raise Unreadable("the powers of x are not those of the space")
    text = values["operator"].replace("p''(x)", "r").replace("p'(x)", "q").replace("p(x)", "p")
    operator = read(text)
    if _quadratic(operator, "") != (0, 0, 0):
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
        basis=_basis(values["polynomials"], degree),
    )


def _quadratic(operator: Node, letter: str) -> tuple[int, int, int]:
    """Return the factor of a letter, a polynomial of degree 2 at most, the highest power first."""
    point = {name: Fraction(int(name == letter)) for name in "pqr"}
    left, constant, right, far = (
        integer(number_of(operator, {**point, "x": Fraction(x)})) for x in (-1, 0, 1, 3)
    )
    square = integer(Fraction(left + right, 2) - constant)
    slope = integer(Fraction(right - left, 2))
    if far != 9 * square + 3 * slope + constant:
        raise Unreadable("a factor is no polynomial of degree 2 at most")
    return square, slope, constant


def _basis(text: str, degree: int) -> list[list[int]]:
    items = text.removeprefix(r"\left(").removesuffix(r"\right)").split(", ")
    if text != rf"\left({', '.join(items)}\right)" or len(items) != degree + 1:
        raise Unreadable(f"{text!r} has not as many polynomials as the dimension says")
    basis: list[list[int]] = []
    for item in items:
        coefficients = [integer(coefficient) for coefficient in reversed(polynomial_of(item, "x"))]
        if len(coefficients) > degree + 1:
            raise Unreadable("a polynomial of the basis has too high a degree")
        basis.append([*coefficients, *[0] * (degree + 1 - len(coefficients))])
    return basis


READER = reader(Facts, Phrases(TEXTS, {}), made)
