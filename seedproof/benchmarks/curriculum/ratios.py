"""Computes with exact numbers as a numerator over a denominator, by the rules that schools teach.

It is the arithmetic of the solver alone: what generates and what replays certificates use Python's fractions.
"""

from math import gcd
from typing import NamedTuple

from seedproof.benchmarks.curriculum.symbolic.problem import MAX_BITS, MAX_EXPONENT, NoAnswer, Operator


class Ratio(NamedTuple):
    """A number in lowest terms."""

    top: int
    under: int
    """More than 0."""


def ratio(top: int, under: int) -> Ratio:
    """Write one whole number over another in lowest terms. Raises: NoAnswer where the lower one is 0."""
    if not under:
        raise NoAnswer("a value is divided by 0, expected another divisor")
    common = gcd(top, under) if under > 0 else -gcd(top, under)
    return Ratio(top // common, under // common)


def joined(op: Operator, left: Ratio, right: Ratio) -> Ratio:
    """Return the value of an operation. Raises: NoAnswer where it has none, or one that is too long."""
    result = _joined(op, left, right)
    if _bits(result) > MAX_BITS:
        raise NoAnswer("a value has a huge number in it, expected something for people")
    return result


def _joined(op: Operator, left: Ratio, right: Ratio) -> Ratio:
    match op:
        case "+":
            return ratio(left.top * right.under + right.top * left.under, left.under * right.under)
        case "-":
            return ratio(left.top * right.under - right.top * left.under, left.under * right.under)
        case "*":
            return ratio(left.top * right.top, left.under * right.under)
        case "/":
            return ratio(left.top * right.under, left.under * right.top)
        case "**":
            exponent = _exponent(left, right)
            return ratio(left.top**exponent, left.under**exponent)
        case "//":
            return Ratio(_divided(left, right)[0], 1)
        case "%":
            return Ratio(_divided(left, right)[1], 1)
        case _:
            raise NoAnswer("`_` stands within a value, expected it in a question only")


def _divided(left: Ratio, right: Ratio) -> tuple[int, int]:
    """Return quotient and remainder."""
    by = _whole(right)
    if by < 1:
        raise NoAnswer(f"{by} divides with a remainder, expected a positive divisor")
    return divmod(_whole(left), by)


def _exponent(base: Ratio, power: Ratio) -> int:
    exponent = _whole(power)
    if not 0 <= exponent <= MAX_EXPONENT or (not exponent and not base.top):
        raise NoAnswer(f"the exponent is {exponent}, expected 0 to {MAX_EXPONENT}, and not 0 ** 0")
    if exponent * _bits(base) > 2 * MAX_BITS:
        raise NoAnswer("a value has a huge power in it, expected something for people")
    return exponent


def _bits(number: Ratio) -> int:
    return max(number.top.bit_length(), number.under.bit_length())


def _whole(number: Ratio) -> int:
    if number.under != 1:
        raise NoAnswer(
            f"{number.top}/{number.under} stands where only a whole number has a meaning, expected one"
        )
    return number.top
