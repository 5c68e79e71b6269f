"""Puts each stated angle into the equation in a cyclotomic field, and counts solutions by Sturm's theorem."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from flint import fmpq_poly, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.templates.trigonometric_equation.facts import Facts, Interval

Polynomial = list[Fraction]
"""Coefficients, the highest power first; none for the polynomial zero."""

_SET = re.compile(r"\{(.*)\}")
_ANGLE = re.compile(r"0|(?P<sign>-)?(?:(?P<times>[1-9][0-9]{0,2})\*)?pi(?:/(?P<under>[1-9][0-9]?))?")
_ORDER = 144
"""Angles are multiples of a turn over this order, so sines and cosines are in the field of its roots of 1."""
_CYCLOTOMIC = fmpq_poly(fmpz_poly.cyclotomic(_ORDER))


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """All angles are solutions in the interval, and as many as there are."""
    angles = _angles(answers[0])
    if angles is None:
        yield f"{answers[0]!r} is no set of rational multiples of pi"
        return
    for angle in angles:
        if not _lies_in(angle, facts.interval):
            yield f"{angle} pi is not in the interval"
        elif (angle * _ORDER / 2).denominator != 1 or not _solves(facts, angle):
            yield f"{angle} pi is no solution"
    expected = _count(facts)
    if len({*angles}) != len(angles) or len(angles) != expected:
        yield f"{len(angles)} solutions are stated, there are {expected}"


def _angles(answer: str) -> list[Fraction] | None:
    """Return the stated angles in units of pi; None where the text is no set of them."""
    stated = _SET.fullmatch(answer)
    if stated is None:
        return None
    angles: list[Fraction] = []
    for text in stated[1].split(", "):
        match = _ANGLE.fullmatch(text)
        if match is None:
            return None
        angles.append(_angle(match))
    return angles


def _angle(match: re.Match[str]) -> Fraction:
    if match[0] == "0":
        return Fraction(0)
    angle = Fraction(int(match["times"] or 1), int(match["under"] or 1))
    if match["sign"]:
        return -angle
    return angle


def _lies_in(angle: Fraction, interval: Interval) -> bool:
    opening, closing = interval.brackets
    if angle == Fraction(interval.low):
        return opening == "["
    if angle == Fraction(interval.high):
        return closing == "]"
    return Fraction(interval.low) < angle < Fraction(interval.high)


def _solves(facts: Facts, angle: Fraction) -> bool:
    """Whether the equation as it stands holds, exactly, with sine and cosine as sums of roots of unity."""
    cosine = _cosine(angle * facts.multiple)
    sine = _sine(angle * facts.multiple)
    if facts.function == "tan":
        return _is_zero(_homogeneous(facts.coefficients, sine, cosine)) and not _is_zero(cosine)
    value = sine if facts.function == "sin" else cosine
    if facts.form == "plain":
        return _is_zero(_homogeneous(facts.coefficients, value, fmpq_poly([1])))
    quadratic, linear, constant = facts.coefficients
    if facts.form == "mixed":
        cofunction = cosine if facts.function == "sin" else sine
        square = 1 - cofunction**2
    elif facts.function == "sin":
        square = (1 - _cosine(2 * angle)) / 2
    else:
        square = (1 + _cosine(2 * angle)) / 2
    return _is_zero(quadratic * square + linear * value + constant)


def _is_zero(element: fmpq_poly) -> bool:
    return not element % _CYCLOTOMIC


def _homogeneous(coefficients: Sequence[int], first: fmpq_poly, second: fmpq_poly) -> fmpq_poly:
    """Return the sum of c * first^k * second^(n - k), where a polynomial of degree n has c * x^k."""
    degree = len(coefficients) - 1
    value = fmpq_poly(0)
    for index, coefficient in enumerate(coefficients):
        value += coefficient * first ** (degree - index) * second**index
    return value


def _cosine(angle: Fraction) -> fmpq_poly:
    """Return the cosine of the angle times pi, by Euler's formula."""
    return (_root_of_unity(angle) + _root_of_unity(-angle)) / 2 % _CYCLOTOMIC


def _sine(angle: Fraction) -> fmpq_poly:
    """Return the sine of the angle times pi, by Euler's formula; a quarter turn back divides by i."""
    doubled = (_root_of_unity(angle) - _root_of_unity(-angle)) * _root_of_unity(Fraction(-1, 2))
    return doubled / 2 % _CYCLOTOMIC


def _root_of_unity(angle: Fraction) -> fmpq_poly:
    """Return the number of absolute value 1 with the angle times pi, as a power of the generator."""
    exponent = int(angle * _ORDER / 2) % _ORDER
    generator = fmpq_poly([0, 1])
    return generator**exponent


def _count(facts: Facts) -> int:
    """Return how many solutions there are.

    In a turn every tangent is met twice, every sine and cosine between -1 and 1, too, and -1 and 1 once.
    """
    polynomial = [Fraction(coefficient) for coefficient in facts.coefficients]
    chain = _sturm_chain(polynomial)
    length = Fraction(facts.interval.high) - Fraction(facts.interval.low)
    turns = length / 2 * facts.multiple
    if facts.function == "tan":
        real_zeros = _sign_changes(_values_far_left(chain)) - _sign_changes(_values_far_right(chain))
        return int(2 * turns * real_zeros)
    # Sturm counts from -1, excluded, to 1, included.
    zeros = _sign_changes(_values(chain, -1)) - _sign_changes(_values(chain, 1))
    met = 2 * zeros
    if _value(polynomial, 1) == 0:
        met -= 1
    if _value(polynomial, -1) == 0:
        met += 1
    return int(turns * met)


def _sturm_chain(polynomial: Polynomial) -> list[Polynomial]:
    """Return the polynomial, its derivative, and the negated remainders of the Euclidean algorithm."""
    degree = len(polynomial) - 1
    derivative = [(degree - index) * coefficient for index, coefficient in enumerate(polynomial[:-1])]
    chain = [polynomial, derivative]
    while len(chain[-1]) > 1:
        remainder = _remainder(chain[-2], chain[-1])
        if not remainder:
            break
        chain.append([-coefficient for coefficient in remainder])
    return chain


def _remainder(dividend: Polynomial, divisor: Polynomial) -> Polynomial:
    remainder = [*dividend]
    while len(remainder) >= len(divisor):
        quotient = remainder[0] / divisor[0]
        for index, coefficient in enumerate(divisor):
            remainder[index] -= quotient * coefficient
        remainder.pop(0)
    while remainder and remainder[0] == 0:
        remainder.pop(0)
    return remainder


def _value(polynomial: Polynomial, x: int) -> Fraction:
    value = Fraction(0)
    for coefficient in polynomial:
        value = value * x + coefficient
    return value


def _values(chain: Sequence[Polynomial], x: int) -> list[Fraction]:
    return [_value(polynomial, x) for polynomial in chain]


def _values_far_right(chain: Sequence[Polynomial]) -> list[Fraction]:
    """Return numbers with the signs of the polynomials for large x."""
    return [polynomial[0] for polynomial in chain]


def _values_far_left(chain: Sequence[Polynomial]) -> list[Fraction]:
    """Return numbers with the signs of the polynomials for negative x of large absolute value."""
    return [polynomial[0] * (-1) ** (len(polynomial) - 1) for polynomial in chain]


def _sign_changes(values: Sequence[Fraction]) -> int:
    """Return how often the sign changes along the values; zeros do not count."""
    signs = [value > 0 for value in values if value != 0]
    return sum(left != right for left, right in pairwise(signs))


CHECKER = Checker(
    facts=Facts,
    method="Sturm count and substitution",
    wrong=wrong,
    types=lambda facts: ["set"],
)
