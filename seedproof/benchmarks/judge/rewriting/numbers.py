"""Rewrites rationals and multiples of pi: decimals, unreduced fractions, powers and roots not taken."""

from fractions import Fraction

from seedproof.benchmarks.judge.rewriting.rewrite import FUNCTIONS, NUMERIC, of_values
from seedproof.benchmarks.judge.rewriting.shapes import coefficient, rebuilt, times
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Formula,
    Power,
    Verbatim,
)

_MOST_PLACES = 4


def factors(number: int) -> list[tuple[int, int]]:
    """Return the primes of a positive integer with their exponents, in ascending order."""
    primes = []
    prime = 2
    while prime * prime <= number:
        count = 0
        while number % prime == 0:
            number //= prime
            count += 1
        if count:
            primes.append((prime, count))
        prime += 1
    return [*primes, (number, 1)] if number > 1 else primes


def _decimal(value: Formula) -> Formula | None:
    """Write every fraction as a decimal, if all of them terminate, also as factors; exponents stay."""

    def changed(node: Formula) -> Formula:
        if isinstance(node, Power):
            return node
        number, rest = coefficient(node)
        if number.denominator == 1:
            return rebuilt(node, changed)
        decimal = _decimals(number)
        if decimal is None:
            raise Rejected("a decimal would not end")
        if rest is None:
            return decimal
        return times(decimal, changed(rest))

    return changed(value)


def _decimals(value: Fraction) -> Formula | None:
    for places in range(1, _MOST_PLACES + 1):
        scaled = abs(value) * 10**places
        if scaled.denominator == 1:
            whole, rest = divmod(int(scaled), 10**places)
            decimal = Verbatim(f"{whole}.{rest:0{places}}")
            return -decimal if value < 0 else decimal
    return None


REWRITES = (of_values("decimal", "fractions are written as exact decimals", _decimal, *NUMERIC, *FUNCTIONS),)
