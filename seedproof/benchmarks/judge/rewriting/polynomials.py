"""Writes polynomials in one letter split into their rational linear factors, or nested."""

from fractions import Fraction
from math import lcm

from seedproof.text.formula import Formula, Symbol, polynomial, power, product, total

_LARGEST = 1000


def factored_polynomial(letter: Symbol, coefficients: list[Fraction]) -> Formula:
    """Split a polynomial by its rational zeros; what has none stays a sum."""
    scale = lcm(*(coefficient.denominator for coefficient in coefficients))
    left = [int(coefficient * scale) for coefficient in coefficients]
    factors: dict[tuple[int, int], int] = {}
    while len(left) > 1 and (zero := _zero(left)) is not None:
        above, below = zero
        factors[zero] = factors.get(zero, 0) + 1
        left = _divided(left, above, below)
    brackets = [
        power(total(product(below, letter), -above), count) for (above, below), count in factors.items()
    ]
    return product(polynomial([Fraction(coefficient, scale) for coefficient in left], letter), *brackets)


def _zero(left: list[int]) -> tuple[int, int] | None:
    first = abs(left[0])
    last = abs(left[-1])
    if max(first, last) > _LARGEST:
        return None
    if last == 0:
        return 0, 1
    for below in _divisors(first):
        for size in _divisors(last):
            for above in (size, -size):
                value = 0
                # Horner's rule, with the powers of the denominator.
                for power_, coefficient in enumerate(left):
                    value = value * above + coefficient * below**power_
                if value == 0:
                    return above, below
    return None


def _divisors(number: int) -> list[int]:
    return [divisor for divisor in range(1, number + 1) if number % divisor == 0]


def _divided(left: list[int], above: int, below: int) -> list[int]:
    """Divide by the factor with the zero above / below; the quotient is whole by Gauss's lemma."""
    quotient = list[int]()
    carried = 0
    for coefficient in left[:-1]:
        carried = (coefficient + carried * above) // below
        quotient.append(carried)
    return quotient
