"""Rewrites rationals and multiples of pi: decimals, unreduced fractions, powers and roots not taken."""

from fractions import Fraction

from seedproof.benchmarks.judge.rewriting.rewrite import FUNCTIONS, NUMERIC, of_values, of_whole
from seedproof.benchmarks.judge.rewriting.shapes import coefficient, rebuilt, times
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    PI,
    Formula,
    Number,
    Power,
    Product,
    Quotient,
    Sequence,
    Verbatim,
    call,
    collection,
    latex,
    product,
)

_MOST_PLACES = 4
_LARGEST_ROOT = 12
_LARGEST_QUOTIENT = 60


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


def _unreduced(value: Formula) -> Formula | None:
    number, rest = coefficient(value)
    if number.denominator == 1 or rest not in (None, PI):
        return None
    above = Number(Fraction(2 * abs(number.numerator)))
    below = Number(Fraction(2 * number.denominator))
    unreduced: Formula = Quotient(above, below)
    if rest is not None:
        # As it was written: with pi behind the fraction, or in it.
        behind = isinstance(value, Product) and value.factors[-1] == PI
        unreduced = Product((unreduced, rest)) if behind else Quotient(product(above, rest), below)
    return -unreduced if number < 0 else unreduced


def _quotient_left(node: Formula) -> str | None:
    """Write an integer, or each integer of a set, as the quotient of its double by two."""
    match node:
        case Number(value):
            return latex(_doubled_by_two(value))
        case Sequence("{", items, _):
            values = [item.value for item in items if isinstance(item, Number)]
            if len(values) == len(items):
                return latex(collection(*map(_doubled_by_two, values)))
            return None
    return None


def _doubled_by_two(value: Fraction) -> Formula:
    if value.denominator > 1 or not 0 < abs(value) <= _LARGEST_QUOTIENT:
        return Number(value)
    doubled = Quotient(Number(2 * abs(value)), Number(Fraction(2)))
    return -doubled if value < 0 else doubled


def _prime_powers(value: Formula) -> Formula | None:
    number, rest = coefficient(value)
    above = abs(number.numerator)
    below = number.denominator
    if rest not in (None, PI) or number == 0:
        return None
    top = _powers(above)
    bottom = _powers(below)
    if top == str(above) and "^" not in bottom:
        return None
    product_of_powers: Formula = Verbatim(top if below == 1 else rf"\frac{{{top}}}{{{bottom}}}")
    if rest is not None:
        product_of_powers = product(product_of_powers, rest)
    return -product_of_powers if number < 0 else product_of_powers


def _powers(number: int) -> str:
    powers = (f"{prime}^{{{count}}}" if count > 1 else f"{prime}" for prime, count in factors(number))
    return r" \cdot ".join(powers) or "1"


def _root_left(value: Formula) -> Formula | None:
    if not isinstance(value, Number) or value.value <= 0:
        return None
    size = max(value.value.numerator, value.value.denominator)
    if 1 < size <= _LARGEST_ROOT:
        return call("sqrt", Number(value.value**2))
    return None


REWRITES = (
    of_values("decimal", "fractions are written as exact decimals", _decimal, *NUMERIC, *FUNCTIONS),
    of_values("unreduced", "the fraction is not reduced", _unreduced, *NUMERIC),
    of_whole("quotient_left", "the last quotient is not taken", _quotient_left, "number", "set", "unordered"),
    of_values("prime_powers", "the numbers are products of powers", _prime_powers, "number"),
    of_values("root_left", "the last root is not drawn", _root_left, "number"),
)
