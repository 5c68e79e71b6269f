"""Complex numbers with integers for both parts, and what is linear in z."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.problems.checking.complex_surds import Field, element_of, gaussian, minus
from seedproof.problems.checking.polynomials import integer


def gaussian_integer(value: Field) -> tuple[int, int]:
    """Return both parts. Raises: ValueError where one is no integer."""
    if any(radicand != 1 for _, radicand in value):
        raise ValueError("a number is no Gaussian integer")
    return integer(value.get((0, 1), Fraction(0))), integer(value.get((1, 1), Fraction(0)))


def linear_in_z(text: str) -> tuple[Field, Field]:
    """Return the factor of z, and what is added. Raises: ValueError where the text is not linear."""
    tree = read(text)
    at_zero, at_one, at_two = (element_of(tree, {"z": gaussian(z, 0)}) for z in (0, 1, 2))
    factor = minus(at_one, at_zero)
    if minus(at_two, at_one) != factor:
        raise ValueError(f"{text!r} is not linear in z")
    return factor, at_zero


def zero_of_difference(text: str) -> tuple[int, int]:
    """Return the a of z - a. Raises: ValueError for anything else."""
    factor, constant = linear_in_z(text)
    if factor != gaussian(1, 0):
        raise ValueError(f"{text!r} is not z - a")
    return gaussian_integer(minus({}, constant))
