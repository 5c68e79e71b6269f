"""What the operators of scripts make of numbers and truth values, in exact fractions."""

import operator
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

Value = Fraction | bool

MOST_BITS = 33_220
"""Of a numerator or denominator on the way: 10,000 digits."""


class Unreadable(ValueError):
    """A script or a number that this reader does not know."""


def bounded(value: Fraction) -> Fraction:
    """Return a number that is short enough. Raises: Unreadable for a longer one."""
    if max(value.numerator.bit_length(), value.denominator.bit_length()) > MOST_BITS:
        raise Unreadable("a number has more than 10,000 digits")
    return value


def truth(value: Value) -> bool:
    """Return a truth value. Raises: Unreadable for a number."""
    if not isinstance(value, bool):
        raise Unreadable("a truth value was expected")
    return value


def _number(value: Value) -> Fraction:
    if isinstance(value, bool):
        raise Unreadable("a number was expected")
    return value


def _numbers(values: Sequence[Value]) -> list[Fraction]:
    return [_number(value) for value in values]


def _plus(values: Sequence[Value]) -> Value:
    return sum(_numbers(values), Fraction(0))


def _minus(values: Sequence[Value]) -> Value:
    first, *others = _numbers(values)
    return first - sum(others) if others else -first


def _times(values: Sequence[Value]) -> Value:
    product = Fraction(1)
    for factor in _numbers(values):
        product = bounded(product * factor)
    return product


def _over(values: Sequence[Value]) -> Value:
    dividend, divisor = _numbers(values)
    return dividend / divisor


def _div(values: Sequence[Value]) -> Value:
    dividend, divisor = _numbers(values)
    quotient = Fraction(dividend // abs(divisor))
    return quotient if divisor > 0 else -quotient


def _mod(values: Sequence[Value]) -> Value:
    dividend, divisor = _numbers(values)
    return dividend % abs(divisor)


def _to_real(values: Sequence[Value]) -> Value:
    (number,) = _numbers(values)
    return number


def _not(values: Sequence[Value]) -> Value:
    (claim,) = values
    return not truth(claim)


def _implies(values: Sequence[Value]) -> Value:
    *premises, conclusion = (truth(value) for value in values)
    return conclusion or not all(premises)


def _ite(values: Sequence[Value]) -> Value:
    condition, then, otherwise = values
    return then if truth(condition) else otherwise


def _equal(values: Sequence[Value]) -> Value:
    if len({isinstance(value, bool) for value in values}) != 1:
        raise Unreadable("= compares a number with a truth value")
    return all(a == b for a, b in pairwise(values))


def _distinct(values: Sequence[Value]) -> Value:
    return len(set(values)) == len(values)


def _compares(holds: Callable[[Fraction, Fraction], bool]) -> Callable[[Sequence[Value]], Value]:
    return lambda values: all(holds(a, b) for a, b in pairwise(_numbers(values)))


OPERATORS: Mapping[str, Callable[[Sequence[Value]], Value]] = {
    "+": _plus,
    "-": _minus,
    "*": _times,
    "/": _over,
    "div": _div,
    "mod": _mod,
    "to_real": _to_real,
    "not": _not,
    "and": lambda values: all([truth(value) for value in values]),
    "or": lambda values: any([truth(value) for value in values]),
    "=>": _implies,
    "ite": _ite,
    "=": _equal,
    "distinct": _distinct,
    "<": _compares(operator.lt),
    "<=": _compares(operator.le),
    ">": _compares(operator.gt),
    ">=": _compares(operator.ge),
}
"""What each of them makes of its operands, of which there is at least one."""
