"""What is linear in a parameter, and matrices of it."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType

from flint import fmpq_poly

from seedproof.equivalence.reading.tree import Node
from seedproof.problems.checking.matrices import number_of
from seedproof.problems.checking.polynomials import integer

_NO_LETTERS: Mapping[str, Fraction] = MappingProxyType({})


def linear_in(parameter: str, tree: Node, letters: Mapping[str, Fraction] = _NO_LETTERS) -> tuple[int, int]:
    """Return the factor of the parameter, and what is added, for these values of the other letters.

    Raises: ValueError where the tree is not linear in the parameter, or has other letters.
    """
    constant, following, far = (
        integer(number_of(tree, {**letters, parameter: Fraction(place)})) for place in (0, 1, 7)
    )
    if far - constant != 7 * (following - constant):
        raise ValueError(f"it is not linear in {parameter}")
    return following - constant, constant


def matrix_at(rows: Sequence[Sequence[tuple[int, int]]], value: Fraction | int) -> list[list[Fraction]]:
    """Return a matrix at a value of the parameter."""
    return [[Fraction(slope * value + constant) for slope, constant in row] for row in rows]


def determinant_in(rows: Sequence[Sequence[tuple[int, int]]]) -> fmpq_poly:
    """Return the determinant as a polynomial in the parameter, by expansion along the first row."""
    if not rows:
        return fmpq_poly([1])
    first, *below = rows
    result = fmpq_poly([0])
    for column, (slope, constant) in enumerate(first):
        others = [[*row[:column], *row[column + 1 :]] for row in below]
        result += (-1) ** column * fmpq_poly([constant, slope]) * determinant_in(others)
    return result
