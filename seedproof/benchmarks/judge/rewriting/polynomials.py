"""Polynomials in one letter: split into their rational linear factors, and nested."""

from fractions import Fraction
from math import lcm

from seedproof.text.formula import Formula, Symbol, polynomial, power, product, total

_LARGEST = 1000


def factored_polynomial(letter: Symbol, coefficients: list[Fraction]) -> Formula:
    """The product over the rational zeros; what has none stays a sum."""
    scale = lcm(*(one.denominator for one in coefficients))
    left = [int(one * scale) for one in coefficients]
    factors: dict[tuple[int, int], int] = {}
    while len(left) > 1 and (found := _zero(left)) is not None:
        above, below = found
        factors[found] = factors.get(found, 0) + 1
        left = _divided(left, above, below)
    brackets = [
        power(total(product(below, letter), -above), count) for (above, below), count in factors.items()
    ]
    return product(polynomial([Fraction(one, scale) for one in left], letter), *brackets)


def _zero(left: list[int]) -> tuple[int, int] | None:
    first, last = abs(left[0]), abs(left[-1])
    if max(first, last) > _LARGEST:
        return None
    if last == 0:
        return 0, 1
    for below in _divisors(first):
        for size in _divisors(last):
            for above in (size, -size):
                value = 0
                # Horner's rule, with the powers of the denominator.
                for place, one in enumerate(left):
                    value = value * above + one * below**place
                if value == 0:
                    return above, below
    return None


def _divisors(number: int) -> list[int]:
    return [one for one in range(1, number + 1) if number % one == 0]


def _divided(left: list[int], above: int, below: int) -> list[int]:
    """The quotient by the factor that is zero at above / below; whole by Gauss."""
    found, carried = list[int](), 0
    for one in left[:-1]:
        carried = (one + carried * above) // below
        found.append(carried)
    return found


def nested_polynomial(letter: Symbol, coefficients: list[Fraction]) -> Formula | None:
    """By Horner's rule; None below the second degree, and without a term to nest."""
    if len(coefficients) < 3:
        return None
    inner: Formula = total(coefficients[0])
    waiting = 0
    for one in coefficients[1:]:
        waiting += 1
        if one:
            inner, waiting = total(product(power(letter, waiting), inner), one), 0
    return product(power(letter, waiting), inner)
