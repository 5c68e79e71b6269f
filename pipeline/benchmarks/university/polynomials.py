"""Polynomials read from LaTeX, for the readers of templates."""

from fractions import Fraction

from pipeline.equivalence import read
from pipeline.equivalence.tree import Node, Number, Power, Product, Sum, Symbol

_HIGHEST = 12
"""Degree."""


def polynomial_of(text: str, variable: str) -> list[Fraction]:
    """The coefficients of a polynomial with rational ones, that of the highest power first.

    Raises: ValueError where the text is none.
    """
    found = _coefficients(read(text), variable)
    degree = max((power for power, value in found.items() if value), default=0)
    return [found.get(power, Fraction(0)) for power in range(degree, -1, -1)]


def _coefficients(node: Node, variable: str) -> dict[int, Fraction]:
    """By power, multiplied out."""
    match node:
        case Number(value):
            return {0: value}
        case Symbol(name) if name == variable:
            return {1: Fraction(1)}
        case Sum(terms):
            found: dict[int, Fraction] = {}
            for term in terms:
                for power, value in _coefficients(term, variable).items():
                    found[power] = found.get(power, Fraction(0)) + value
            return found
        case Product(factors):
            found = {0: Fraction(1)}
            for factor in factors:
                found = _multiplied(found, _coefficients(factor, variable))
            return found
        case Power(base, Number(exponent)) if exponent.denominator == 1:
            inside = _coefficients(base, variable)
            if exponent < 0 and set(inside) == {0} and inside[0]:
                return {0: inside[0] ** int(exponent)}
            if 0 <= exponent <= _HIGHEST:
                found = {0: Fraction(1)}
                for _ in range(int(exponent)):
                    found = _multiplied(found, inside)
                return found
    raise ValueError(f"there is no polynomial in {variable}")


def _multiplied(one: dict[int, Fraction], other: dict[int, Fraction]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for low, first in one.items():
        for high, second in other.items():
            if low + high > _HIGHEST:
                raise ValueError("the polynomial's degree is too high")
            found[low + high] = found.get(low + high, Fraction(0)) + first * second
    return found
