"""Computes exact operations of the record, refused where they have no value or a huge one."""

from fractions import Fraction

from seedproof.benchmarks.curriculum.symbolic.problem import MAX_BITS, MAX_EXPONENT, NoAnswer
from seedproof.exact.number import Exact


def apply(op: str, left: Exact, right: Exact) -> Exact:
    """Return the value of one operation; an int wherever it is whole.

    Raises: NoAnswer where it has no exact value, or one that is longer than MAX_BITS.
    """
    value: Exact
    if op == "+":
        value = left + right
    elif op == "-":
        value = left - right
    elif op == "*":
        value = left * right
    elif op == "**":
        value = left ** exponent_of(left, right)
    elif op not in ("/", "//", "%"):
        raise NoAnswer(f"{left} {op} {right} is no value, expected `_` in a question only")
    elif right == 0:
        raise NoAnswer(f"{left} {op} 0 has no value, expected a divisor other than 0")
    elif op == "/":
        value = Fraction(left, right)
    else:
        whole = whole_of(left)
        by = whole_of(right)
        if by < 0:
            raise NoAnswer(f"{whole} {op} {by} divides by a negative number, expected a positive one")
        value = whole // by if op == "//" else whole % by
    if type(value) is Fraction and value.denominator == 1:
        value = value.numerator
    if max(value.numerator.bit_length(), value.denominator.bit_length()) > MAX_BITS:
        raise NoAnswer(f"a value has more than {MAX_BITS} bits, expected numbers for people")
    return value


def exponent_of(base: Exact, power: Exact) -> int:
    """Return the exponent, if it is one that a base may have. Raises: NoAnswer otherwise."""
    exponent = whole_of(power)
    if not 0 <= exponent <= MAX_EXPONENT or (base == 0 and exponent == 0):
        raise NoAnswer(
            f"{base} ** {exponent} is asked for, expected an exponent of 0 to {MAX_EXPONENT}, not 0 ** 0"
        )
    if exponent * max(base.numerator.bit_length(), base.denominator.bit_length()) > 2 * MAX_BITS:
        raise NoAnswer(f"a value has more than {MAX_BITS} bits, expected numbers for people")
    return exponent


def whole_of(value: Exact) -> int:
    """Return the whole number that a value is. Raises: NoAnswer when it is none."""
    if value.denominator != 1:
        raise NoAnswer(f"{value} stands where only a whole number has a meaning, expected one")
    return value.numerator
