"""Polynomials read from LaTeX and from answers."""

from collections.abc import Sequence
from fractions import Fraction

from flint import fmpq, fmpq_poly

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol

_HIGHEST = 12
"""Degree."""


def polynomial_of(text: str, variable: str) -> list[Fraction]:
    """Return the coefficients of a polynomial with rational ones, that of the highest power first.

    Raises: ValueError where the text is none.
    """
    found = _coefficients(read(text), variable)
    degree = max((power for power, value in found.items() if value), default=0)
    return [found.get(power, Fraction(0)) for power in range(degree, -1, -1)]


def flint_polynomial(coefficients: Sequence[int | Fraction]) -> fmpq_poly:
    """Return a polynomial by its coefficients, that of the highest power first."""
    return fmpq_poly([fmpq(value.numerator, value.denominator) for value in reversed(coefficients)])


def stated_polynomial(text: str, variable: str) -> fmpq_poly | None:
    """Return the polynomial that an answer states, None where it is none."""
    try:
        return flint_polynomial(polynomial_of(text, variable))
    except (ValueError, ZeroDivisionError):
        return None


Terms = dict[tuple[int, ...], Fraction]
"""Coefficients by the powers of each letter."""


def expanded(node: Node, letters: str) -> Terms:
    """Return the terms of an expanded polynomial in several letters. Raises: ValueError where it is none."""
    found: Terms = {}
    for term in node.terms if isinstance(node, Sum) else (node,):
        powers = [0] * len(letters)
        value = Fraction(1)
        for factor in _factors(term):
            match factor:
                case Number(number):
                    value *= number
                case Power(Number(number), Number(exponent)) if number and exponent == -1:
                    value /= number
                case Symbol(name) if name in letters:
                    powers[letters.index(name)] += 1
                case Power(Symbol(name), Number(exponent)) if name in letters and exponent in range(2, 5):
                    powers[letters.index(name)] += int(exponent)
                case _:
                    raise ValueError(f"it is no expanded polynomial in {', '.join(letters)}")
        found[tuple(powers)] = found.get(tuple(powers), Fraction(0)) + value
    return found


def integer_terms(text: str, letters: str) -> list[list[int]]:
    """Return the terms as facts give them: powers and coefficient, the highest powers first.

    Raises: ValueError where the text is no expanded polynomial with integer coefficients.
    """
    terms = expanded(read(text), letters)
    return sorted(([*powers, integer(value)] for powers, value in terms.items()), reverse=True)


def integer(value: Fraction | int) -> int:
    """Return a number as an integer. Raises: ValueError where it is none."""
    if value.denominator != 1:
        raise ValueError(f"{value} is no integer")
    return int(value)


def _factors(node: Node) -> list[Node]:
    return [one for part in node.factors for one in _factors(part)] if isinstance(node, Product) else [node]


def _coefficients(node: Node, variable: str) -> dict[int, Fraction]:
    """Return the coefficients by power, multiplied out."""
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
