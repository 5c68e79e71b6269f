"""Polynomials on curves, surfaces and regions, in flint's ring; circles by powers of z = e^(i t)."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from flint import Ordering, fmpq, fmpq_mpoly, fmpq_mpoly_ctx

RING = fmpq_mpoly_ctx.get(("x", "y", "z", "u", "v", "w", "p", "q"), Ordering.lex)
X, Y, Z, U, V, W, P, Q = RING.gens()
ZERO = RING.constant(0)
ONE = RING.constant(1)

_SPACE = (X, Y, Z)
_LETTERS = (X, Y, Z, U, V, W, P, Q)


def number(value: Fraction | int) -> fmpq_mpoly:
    """Return a number as a polynomial."""
    exact = Fraction(value)
    return RING.constant(fmpq(exact.numerator, exact.denominator))


def polynomial(terms: Iterable[Sequence[int | Fraction]]) -> fmpq_mpoly:
    """Return the polynomial of facts: of each term the powers of x, y and z, and the coefficient."""
    result = ZERO
    for *powers, coefficient in terms:
        term = number(coefficient)
        for letter, power in zip(_SPACE, powers, strict=False):
            term *= letter ** int(power)
        result += term
    return result


def polynomial_of_terms(terms: Mapping[tuple[int, ...], Fraction]) -> fmpq_mpoly:
    """Return the polynomial with these coefficients by the powers of x, y and z."""
    return polynomial([*powers, coefficient] for powers, coefficient in terms.items())


def put(inside: fmpq_mpoly, letter: int, replacement: fmpq_mpoly) -> fmpq_mpoly:
    """Return the polynomial with another one in place of the letter of this number."""
    values = [*_LETTERS]
    values[letter] = replacement
    return inside.compose(*values)


def on(inside: fmpq_mpoly, position: Sequence[fmpq_mpoly]) -> fmpq_mpoly:
    """Return the polynomial with the coordinates of a position in place of x, y and z."""
    coordinates = [*position]
    while len(coordinates) < 3:
        coordinates.append(ZERO)
    return inside.compose(*coordinates, U, V, W, P, Q)


def between(integrand: fmpq_mpoly, letter: int, low: fmpq_mpoly, high: fmpq_mpoly) -> fmpq_mpoly:
    """Return the integral by the letter of this number."""
    whole = integrand.integral(letter)
    return put(whole, letter, high) - put(whole, letter, low)


def value(constant: fmpq_mpoly) -> Fraction:
    """Return a polynomial without letters as a number. Raises: ValueError where there are letters."""
    if not constant.is_constant():
        raise ValueError("the polynomial is not constant")
    result = constant(0, 0, 0, 0, 0, 0, 0, 0)
    return Fraction(int(result.p), int(result.q))


def along(
    field: Sequence[fmpq_mpoly], position: Sequence[fmpq_mpoly], low: Fraction | int, high: Fraction | int
) -> Fraction:
    """Return the line integral of a field along a curve whose coordinates are polynomials in u."""
    power = ZERO
    for component, coordinate in zip(field, position, strict=True):
        power += on(component, position) * coordinate.derivative(3)
    return value(between(power, 3, number(low), number(high)))


def straight(start: Sequence[Fraction | int], end: Sequence[Fraction | int]) -> list[fmpq_mpoly]:
    """Return the coordinates on a segment, for u from 0 to 1."""
    pairs = zip(start, end, strict=True)
    return [number(first) + number(Fraction(last) - first) * U for first, last in pairs]


def turned(integrand: fmpq_mpoly, half_turns: int) -> tuple[Fraction, Fraction]:
    """Return the integral over t from 0 to pi or 2 pi of a polynomial in p = cos t and q = sin t.

    As a pair: a rational number, and the factor of pi. Cosine and sine are put as sums of powers of
    z = e^(i t): only the constant power leaves a multiple of pi, and over half a turn an odd power leaves
    a rational number.
    """
    rational = Fraction(0)
    factor = Fraction(0)
    for powers, coefficient in integrand.to_dict().items():
        *rest, cosines, sines = powers
        if any(rest):
            raise ValueError("there are other letters than cosine and sine")
        exact = Fraction(int(coefficient.p), int(coefficient.q))
        for exponent, (real, imaginary) in _in_powers(int(cosines), int(sines)).items():
            if exponent == 0:
                factor += exact * real * half_turns
            elif half_turns % 2 == 1 and exponent % 2 != 0:
                # The integral of z^n from 0 to pi is 2 i / n; i times i b is -b.
                rational -= exact * imaginary * Fraction(2, exponent)
    return rational, factor


def _in_powers(cosines: int, sines: int) -> dict[int, tuple[Fraction, Fraction]]:
    """Return cos^a sin^b in powers of z: real and imaginary part of each coefficient."""
    result = {0: (Fraction(1), Fraction(0))}
    for _ in range(cosines):
        result = _combined(result, (Fraction(1, 2), Fraction(0)), (Fraction(1, 2), Fraction(0)))
    for _ in range(sines):
        result = _combined(result, (Fraction(0), Fraction(-1, 2)), (Fraction(0), Fraction(1, 2)))
    return result


Complex = tuple[Fraction, Fraction]


def _combined(series: dict[int, Complex], up: Complex, down: Complex) -> dict[int, Complex]:
    """Return the series times up * z + down / z."""
    result: dict[int, Complex] = {}
    for exponent, coefficient in series.items():
        for shift, factor in ((1, up), (-1, down)):
            real, imaginary = _times(coefficient, factor)
            before = result.get(exponent + shift, (Fraction(0), Fraction(0)))
            result[exponent + shift] = (before[0] + real, before[1] + imaginary)
    return result


def _times(left: Complex, right: Complex) -> Complex:
    real = left[0] * right[0] - left[1] * right[1]
    imaginary = left[0] * right[1] + left[1] * right[0]
    return real, imaginary


def around_axis(integrand: fmpq_mpoly, square: fmpq_mpoly) -> fmpq_mpoly:
    """Return the integral over the angle, as a factor of pi, at a distance from the z-axis.

    The integrand is a polynomial in x, y and z; the square of the distance may have z and other letters.
    """
    result = ZERO
    for powers, coefficient in integrand.to_dict().items():
        x_power, y_power, z_power, *_ = (int(power) for power in powers)
        _, factor = turned(P**x_power * Q**y_power, 2)
        if factor:
            exact = Fraction(int(coefficient.p), int(coefficient.q)) * factor
            result += number(exact) * Z**z_power * square ** ((x_power + y_power) // 2)
    return result
