"""Polynomials in x and y: their common zeros, by a resultant, and the kinds of their critical points."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

from flint import Ordering, fmpq, fmpq_mpoly, fmpq_mpoly_ctx

Kind = Literal["saddle point", "local minimum", "local maximum"]
Point = tuple[Fraction, Fraction]

RING = fmpq_mpoly_ctx.get(("x", "y"), Ordering.lex)
X, Y = RING.gens()


def polynomial_of_terms(terms: Mapping[tuple[int, ...], Fraction]) -> fmpq_mpoly:
    """Return the polynomial with these coefficients by the powers of x and y."""
    result = RING.constant(0)
    for (x_power, y_power), coefficient in terms.items():
        number = RING.constant(fmpq(coefficient.numerator, coefficient.denominator))
        result += number * X**x_power * Y**y_power
    return result


def common_zeros(first: fmpq_mpoly, second: fmpq_mpoly) -> list[Point]:
    """Return all common real zeros. Raises: ValueError unless they are isolated and rational."""
    zeros: list[Point] = []
    for x in _zeros(first.resultant(second, "y"), 0):
        constant = RING.constant(x)
        common = first.compose(constant, Y).gcd(second.compose(constant, Y))
        if common.total_degree() > 0:
            zeros += [(_fraction(x), _fraction(y)) for y in _zeros(common, 1)]
    return zeros


def _zeros(polynomial: fmpq_mpoly, letter: int) -> list[fmpq]:
    """Return the zeros of a polynomial in the letter of this number. Raises: ValueError."""
    if polynomial.total_degree() == 0:
        if polynomial.is_zero():
            raise ValueError("the zeros are not isolated")
        return []
    linear_term = (1, 0) if letter == 0 else (0, 1)
    zeros: list[fmpq] = []
    _, factors = polynomial.factor()
    for factor, _ in factors:
        if _has_no_real_zero(factor, letter):
            continue
        if factor.total_degree() != 1:
            raise ValueError("a zero is not rational")
        zeros.append(-factor[0, 0] / factor[linear_term])
    return zeros


def _has_no_real_zero(factor: fmpq_mpoly, letter: int) -> bool:
    """Return whether a polynomial in one letter is quadratic with a negative discriminant."""
    if factor.total_degree() != 2:
        return False
    powers = [(power, 0) if letter == 0 else (0, power) for power in range(3)]
    constant, linear, square = (_fraction(factor[power]) for power in powers)
    return linear**2 < 4 * square * constant


def _fraction(number: fmpq) -> Fraction:
    return Fraction(int(number.p), int(number.q))


def determinant_at(function: fmpq_mpoly, point: Point) -> Fraction:
    """Return f_xx f_yy - f_xy^2 at a point."""
    by_x_twice = _at(function.derivative(0).derivative(0), point)
    mixed = _at(function.derivative(0).derivative(1), point)
    by_y_twice = _at(function.derivative(1).derivative(1), point)
    return by_x_twice * by_y_twice - mixed**2


def kind_at(function: fmpq_mpoly, point: Point) -> Kind:
    """Return the kind of a critical point. Raises: ValueError where the second derivatives do not decide."""
    determinant = determinant_at(function, point)
    if determinant == 0:
        raise ValueError("the second derivatives do not decide")
    if determinant < 0:
        return "saddle point"
    if _at(function.derivative(0).derivative(0), point) > 0:
        return "local minimum"
    return "local maximum"


def _at(polynomial: fmpq_mpoly, point: Point) -> Fraction:
    x, y = point
    return _fraction(polynomial(fmpq(x.numerator, x.denominator), fmpq(y.numerator, y.denominator)))
