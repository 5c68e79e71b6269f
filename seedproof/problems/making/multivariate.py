"""Polynomials in several letters: their coefficients by the powers of each letter.

For what makes problems and works them out. What proves them or reads them has its own ways.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from seedproof.text.formula import Formula, Like, Symbol, product, quotient, total

Powers = tuple[int, ...]
Terms = Mapping[Powers, Fraction]
"""The coefficients by powers; those that are missing are zero."""


def from_list(terms: Iterable[Sequence[int]]) -> dict[Powers, Fraction]:
    """Return the polynomial that facts give: of each term the powers, and the coefficient at the end."""
    return {tuple(powers): Fraction(coefficient) for *powers, coefficient in terms}


def to_list(terms: Terms) -> list[list[int]]:
    """Return the terms as facts give them, the highest powers first. The coefficients are integers."""
    return [[*powers, int(terms[powers])] for powers in sorted(terms, reverse=True) if terms[powers]]


def constant(number: Fraction | int, letters: int) -> dict[Powers, Fraction]:
    """Return a number as a polynomial in so many letters."""
    return {(0,) * letters: Fraction(number)}


def monomial(letter: int, letters: int, power: int = 1) -> dict[Powers, Fraction]:
    """Return the power of a letter, one of so many."""
    powers = [0] * letters
    powers[letter] = power
    return {tuple(powers): Fraction(1)}


def plus(*polynomials: Terms) -> dict[Powers, Fraction]:
    """Return the sum, without terms that vanish."""
    result: dict[Powers, Fraction] = {}
    for polynomial in polynomials:
        for powers, coefficient in polynomial.items():
            result[powers] = result.get(powers, Fraction(0)) + coefficient
    return {powers: coefficient for powers, coefficient in result.items() if coefficient}


def scaled(polynomial: Terms, factor: Fraction | int) -> dict[Powers, Fraction]:
    """Return a polynomial times a number."""
    return {powers: coefficient * factor for powers, coefficient in polynomial.items() if factor}


def minus(left: Terms, right: Terms) -> dict[Powers, Fraction]:
    """Return the difference."""
    return plus(left, scaled(right, -1))


def times(first: Terms, *factors: Terms) -> dict[Powers, Fraction]:
    """Return the product."""
    result = dict(first)
    for factor in factors:
        result = plus(*(_shifted(result, powers, coefficient) for powers, coefficient in factor.items()))
    return result


def _shifted(polynomial: Terms, by: Powers, factor: Fraction) -> dict[Powers, Fraction]:
    shifted: dict[Powers, Fraction] = {}
    for powers, coefficient in polynomial.items():
        raised = tuple(power + more for power, more in zip(powers, by, strict=True))
        shifted[raised] = coefficient * factor
    return shifted


def partial(polynomial: Terms, letter: int) -> dict[Powers, Fraction]:
    """Return the derivative by a letter."""
    derivative: dict[Powers, Fraction] = {}
    for powers, coefficient in polynomial.items():
        if powers[letter]:
            derivative[_with_power(powers, letter, powers[letter] - 1)] = coefficient * powers[letter]
    return derivative


def antiderivative(polynomial: Terms, letter: int) -> dict[Powers, Fraction]:
    """Return the antiderivative by a letter that vanishes where the letter is zero."""
    result: dict[Powers, Fraction] = {}
    for powers, coefficient in polynomial.items():
        raised = powers[letter] + 1
        result[_with_power(powers, letter, raised)] = coefficient / raised
    return result


def _with_power(powers: Powers, letter: int, power: int) -> Powers:
    return (*powers[:letter], power, *powers[letter + 1 :])


def put(polynomial: Terms, letter: int, replacement: Terms) -> dict[Powers, Fraction]:
    """Return the polynomial with another one in place of a letter."""
    parts: list[dict[Powers, Fraction]] = []
    for powers, coefficient in polynomial.items():
        part = {_with_power(powers, letter, 0): coefficient}
        for _ in range(powers[letter]):
            part = times(part, replacement)
        parts.append(part)
    return plus(*parts)


def composed(polynomial: Terms, replacements: Sequence[Terms]) -> dict[Powers, Fraction]:
    """Return the polynomial with another one in place of each letter; these may have other letters."""
    letters = len(next(iter(replacements[0])))
    parts: list[dict[Powers, Fraction]] = []
    for powers, coefficient in polynomial.items():
        part = constant(coefficient, letters)
        for power, replacement in zip(powers, replacements, strict=True):
            for _ in range(power):
                part = times(part, replacement)
        parts.append(part)
    return plus(*parts)


def between(polynomial: Terms, letter: int, low: Terms, high: Terms) -> dict[Powers, Fraction]:
    """Return the integral by a letter, between bounds that may have the other letters."""
    whole = antiderivative(polynomial, letter)
    return minus(put(whole, letter, high), put(whole, letter, low))


def undivided(polynomial: Terms, letter: int, low: Terms, high: Terms) -> dict[Powers, Fraction]:
    """Return the integral by a letter as it is where nobody divides by the new exponents."""
    letters = len(next(iter(polynomial)))
    whole = times(polynomial, monomial(letter, letters))
    return minus(put(whole, letter, high), put(whole, letter, low))


def value_at(polynomial: Terms, point: Sequence[Fraction | int]) -> Fraction:
    """Return the value at a point."""
    result = Fraction(0)
    for powers, coefficient in polynomial.items():
        term = coefficient
        for coordinate, power in zip(point, powers, strict=True):
            term *= Fraction(coordinate) ** power
        result += term
    return result


def number_of(polynomial: Terms) -> Fraction:
    """Return a polynomial without letters as a number."""
    return sum(polynomial.values(), Fraction(0))


def written(polynomial: Terms, letters: Sequence[Formula]) -> Formula:
    """Return the polynomial as a formula, the terms of the highest degree first.

    There may be more letters than the polynomial has.
    """
    ordered = sorted(polynomial, key=lambda powers: (sum(powers), powers), reverse=True)
    return total(*(_term(polynomial[powers], powers, letters) for powers in ordered))


def in_order(polynomial: Terms, letters: Sequence[Formula]) -> Formula:
    """Return the polynomial as a formula, its terms as they come."""
    return total(*(_term(coefficient, powers, letters) for powers, coefficient in polynomial.items()))


def terms_as_formula(terms: Iterable[Sequence[int]]) -> Formula:
    """Return a polynomial in x, y and perhaps z that facts give, as a formula."""
    return written(from_list(terms), (Symbol("x"), Symbol("y"), Symbol("z")))


def _term(coefficient: Fraction, powers: Powers, letters: Sequence[Formula]) -> Formula:
    """Return a term, with letters above a fraction's line: 3 x / 4."""
    factors: list[Like] = [letter**power for letter, power in zip(letters, powers, strict=False) if power]
    above = product(coefficient.numerator, *factors)
    return quotient(above, coefficient.denominator)
