"""Puts each stated angle into the equation in a cyclotomic field, and counts solutions by Sturm's theorem."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from flint import fmpq, fmpq_poly, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import flint_polynomial
from seedproof.problems.checking.sets import members
from seedproof.problems.checking.shares import share_of_pi
from seedproof.problems.templates.trigonometric_equation.facts import Facts, Interval

_ORDER = 144
"""Angles are multiples of a turn over this order, so sines and cosines are in the field of its roots of 1."""
_CYCLOTOMIC = fmpq_poly(fmpz_poly.cyclotomic(_ORDER))


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """All angles are solutions in the interval, and as many as there are."""
    try:
        angles = list(map(share_of_pi, members(answers[0])))
    except ValueError:
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
    polynomial = flint_polynomial(facts.coefficients)
    chain = _sturm_chain(polynomial)
    length = Fraction(facts.interval.high) - Fraction(facts.interval.low)
    turns = length / 2 * facts.multiple
    if facts.function == "tan":
        far_right = [part[part.degree()] for part in chain]
        far_left = [part[part.degree()] * (-1) ** part.degree() for part in chain]
        return int(2 * turns * (_sign_changes(far_left) - _sign_changes(far_right)))
    # Sturm counts from -1, excluded, to 1, included.
    zeros = _sign_changes([part(-1) for part in chain]) - _sign_changes([part(1) for part in chain])
    met = 2 * zeros
    if polynomial(1) == 0:
        met -= 1
    if polynomial(-1) == 0:
        met += 1
    return int(turns * met)


def _sturm_chain(polynomial: fmpq_poly) -> list[fmpq_poly]:
    """Return the polynomial, its derivative, and the negated remainders of the Euclidean algorithm."""
    chain = [polynomial, polynomial.derivative()]
    while remainder := chain[-2] % chain[-1]:
        chain.append(-remainder)
    return chain


def _sign_changes(values: Sequence[fmpq]) -> int:
    """Return how often the sign changes along the values; zeros do not count."""
    signs = [value > 0 for value in values if value != 0]
    return sum(left != right for left, right in pairwise(signs))


CHECKER = Checker(
    facts=Facts,
    method="Sturm count and substitution",
    wrong=wrong,
    types=lambda facts: ["set"],
)
