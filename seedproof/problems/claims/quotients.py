"""Decides the rules of quotients of polynomials."""

from fractions import Fraction

from flint import acb

from seedproof.equivalence import read
from seedproof.problems.checking.evaluating import exact, items_of, value
from seedproof.problems.checking.matrices import number_of
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.claims.algebra import letter_of
from seedproof.problems.claims.truth import Claim, Truth, same, truth
from seedproof.problems.reading import Gaps

_PLACES = 64
_RADIUS = Fraction(1, 64)
_HIGHEST_ORDER = 8


def _at(coefficients: list[Fraction], x: Fraction) -> Fraction:
    result = Fraction(0)
    for coefficient in coefficients:
        result = result * x + coefficient
    return result


def _zeros_of_quotient(gaps: Gaps) -> Truth:
    """The stated rational zeros are zeros, and dividing by all of them leaves no other zero that counts."""
    letter = letter_of(gaps)
    numerator = polynomial_of(gaps["numerator"], letter)
    denominator = polynomial_of(gaps["denominator"], letter)
    zeros = [number_of(item) for item in items_of(gaps["zeros"])]
    if len({*zeros}) < len(zeros):
        return "false"
    if any(_at(numerator, zero) != 0 or _at(denominator, zero) == 0 for zero in zeros):
        return "false"
    left = numerator
    for zero in zeros:
        left = _without(left, zero)
    for zero in _rational_zeros(left):
        if _at(denominator, zero) != 0:
            return "false"
        left = _without(left, zero)
    return truth(len(left) == 1) if len(left) != 3 else _has_no_real_zero(left)


def _without(coefficients: list[Fraction], zero: Fraction) -> list[Fraction]:
    """Return the polynomial divided by its linear factor as often as it has it."""
    while len(coefficients) > 1 and _at(coefficients, zero) == 0:
        quotient: list[Fraction] = []
        carried = Fraction(0)
        for coefficient in coefficients[:-1]:
            carried = carried * zero + coefficient
            quotient.append(carried)
        coefficients = quotient
    return coefficients


def _rational_zeros(coefficients: list[Fraction]) -> list[Fraction]:
    candidates = {Fraction(top, bottom) for bottom in range(1, 13) for top in range(-120, 121)}
    return [candidate for candidate in candidates if _at(coefficients, candidate) == 0]


def _has_no_real_zero(quadratic: list[Fraction]) -> Truth:
    square, slope, constant = quadratic
    return truth(slope * slope < 4 * square * constant)


def _series_coefficient(gaps: Gaps) -> Truth:
    """Average over a small circle around zero, inside of all poles; the error has its 64th power."""
    letter = letter_of(gaps)
    function = read(gaps["function"])
    order = int(number_of(read(gaps["order"])))
    if not 0 <= order <= _HIGHEST_ORDER:
        return "undecided"
    total = acb(0)
    for index in range(_PLACES):
        direction = (acb(0, 2) * acb.pi() * index / _PLACES).exp()
        place = exact(_RADIUS) * direction
        total += value(function, {letter: place}) / place**order
    stated = value(read(gaps["coefficient"]), {})
    return same(total / _PLACES, stated)


CLAIMS: dict[str, Claim] = {
    "zeros_of_quotient": _zeros_of_quotient,
    "series_coefficient": _series_coefficient,
}
