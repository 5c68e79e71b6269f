"""Covers up factors, compares coefficients for the numbers left, and adds up the series of the fractions."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb, prod
from typing import NamedTuple

from seedproof.problems.making.coefficients import derivative, product, value
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.partial_fractions.facts import Factor, Facts
from seedproof.problems.templates.partial_fractions.generate import (
    LETTERS,
    X,
    answers,
    decomposition,
    denominator_of,
    fraction_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import formula, point, polynomial
from seedproof.text.formula import product as formula_product

Numbers = list[Fraction]


class Division(NamedTuple):
    """What a polynomial division gives."""

    quotient: list[Fraction]
    remainder: list[Fraction]


def work(facts: Facts, slip: str) -> Worked:
    """The numbers, and with them the coefficient of the series."""
    steps, numbers = _numbers(facts, slip)
    if slip == "numbers_swapped":
        numbers = _swapped(facts, numbers)
    if any(number.denominator > 2 or abs(number.numerator) > 40 for number in numbers):
        raise Rejected("the numbers get ugly")
    solution = point(*numbers)
    letters = LETTERS[: len(numbers)]
    form = decomposition(facts.factors, letters, len(numbers) - _degree(facts.factors))
    steps.append(
        step("satisfies", letter=point(*letters), value=solution, left=fraction_of(facts), right=form)
    )
    second = _second_coefficient(facts, numbers, slip)
    steps.append(
        step("series_coefficient", function=fraction_of(facts), letter=X, order=2, coefficient=second)
    )
    results = (solution, formula(second))
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


def _swapped(facts: Facts, numbers: Numbers) -> Numbers:
    """Swap the first two numbers, or the last two."""
    if facts.factors[0].power == 2:
        first, second, *rest = numbers
        return [second, first, *rest]
    *rest, first, second = numbers
    return [*rest, second, first]


def _numbers(facts: Facts, slip: str) -> tuple[list[Step], Numbers]:
    """Find the numbers, letter by letter: those of the polynomial part, over linear factors, and the rest."""
    factors = facts.factors
    steps: list[Step] = []
    numbers: Numbers = []
    numerator = [Fraction(coefficient) for coefficient in facts.top]
    if len(numerator) > _degree(factors):
        numbers, numerator = _divided(numerator, factors, slip)
        divided = polynomial(numbers, X) + polynomial(numerator, X) / denominator_of(facts)
        steps.append(step("identity", left=fraction_of(facts), right=divided))
    starts = _starts(factors, len(numbers))
    numbers += [Fraction(0)] * _degree(factors)
    for place in range(len(factors)):
        steps += _covering_steps(numerator, factors, place, numbers, starts, slip)
    _compare(numerator, factors, numbers, starts, slip)
    return steps, numbers


def _covering_steps(
    numerator: Sequence[Fraction],
    factors: Sequence[Factor],
    place: int,
    numbers: Numbers,
    starts: Sequence[int],
    slip: str,
) -> list[Step]:
    """Find the numbers over one linear factor, and put them in; but not one that is found by comparing."""
    factor = factors[place]
    start = starts[place]
    highest = start + factor.power - 1
    compared = starts[-1]
    if _is_quadratic(factor) or highest == compared:
        return []
    zero = -factor.coefficients[1]
    put_in = -zero if slip == "zero_sign_flipped" and place == 0 else zero
    numbers[highest] = _covered(numerator, factors, place, put_in, slip)
    others = [polynomial(other.coefficients, X) ** other.power for other in factors if other != factor]
    rest = polynomial(numerator, X) / formula_product(*others)
    steps = [step("value", letter=X, at=zero, expression=rest, value=numbers[highest])]
    if start not in (highest, compared):
        quadratic = factors[-1].coefficients
        numbers[start] = _differentiated(numerator, quadratic, zero, numbers[highest], slip)
        quotient = (rest - numbers[highest]) / polynomial(factor.coefficients, X)
        steps.append(step("limit", letter=X, at=zero, expression=quotient, value=numbers[start]))
    return steps


def _compare(
    numerator: Sequence[Fraction],
    factors: Sequence[Factor],
    numbers: Numbers,
    starts: Sequence[int],
    slip: str,
) -> None:
    """Find the one or two numbers that are left, and put them in."""
    compared = starts[-1]
    numbers[compared] = _compared(numerator, [numbers[start] for start in starts[:-1]], slip)
    if _is_quadratic(factors[-1]):
        numbers[-1] = _from_value_at_zero(numerator, factors, numbers, slip)


def _is_quadratic(factor: Factor) -> bool:
    return len(factor.coefficients) == 3


def _width(factor: Factor) -> int:
    """Return how many letters the fractions of a factor have."""
    return (len(factor.coefficients) - 1) * factor.power


def _degree(factors: Sequence[Factor]) -> int:
    """Return the degree of the denominator."""
    return sum(_width(factor) for factor in factors)


def _starts(factors: Sequence[Factor], polynomial_terms: int) -> list[int]:
    """Return the places of the first letter of each factor."""
    return [polynomial_terms + _degree(factors[:place]) for place in range(len(factors))]


def _divided(numerator: Sequence[Fraction], factors: Sequence[Factor], slip: str) -> Division:
    """Divide a cubic polynomial by the product of two linear factors."""
    leading, second, third, last = numerator
    _, middle, constant = product(*(factor.coefficients for factor in factors))
    sign = 1 if slip == "division_sign_flipped" else -1
    following = second + sign * leading * middle
    remainder = [
        third + sign * leading * constant - following * middle,
        last - following * constant,
    ]
    return Division([leading, following], remainder)


def _covered(
    numerator: Sequence[Fraction], factors: Sequence[Factor], covered: int, zero: int, slip: str
) -> Fraction:
    """Return the number over the highest power of a linear factor: the rest of the fraction at its zero.

    Only with the first factor something goes wrong. Raises: Rejected.
    """
    denominators: list[Fraction] = []
    for place, factor in enumerate(factors):
        if place != covered:
            denominators += [value(factor.coefficients, zero)] * factor.power
    if slip == "factor_dropped" and covered == 0:
        denominators.pop()
    if 0 in denominators:
        raise Rejected("the input is the zero of another factor")
    number = value(numerator, zero) / prod(denominators, start=Fraction(1))
    if slip == "sign_flipped" and covered == 0:
        return -number
    return number


def _differentiated(
    numerator: Sequence[Fraction], quadratic: Sequence[int], zero: int, number: Fraction, slip: str
) -> Fraction:
    """Return the number over the first power of a double factor, by the quotient rule.

    It is the derivative of the numerator over the quadratic factor where this quotient is the other number.
    """
    subtracted = number * value(derivative(quadratic), zero)
    if slip == "quotient_rule_slip":
        subtracted = -subtracted
    return (value(derivative(numerator), zero) - subtracted) / value(quadratic, zero)


def _compared(numerator: Sequence[Fraction], others: Sequence[Fraction], slip: str) -> Fraction:
    """Return the number with which all those over first powers add up to the leading coefficient."""
    if slip == "comparing_sign_flipped":
        return numerator[0] + sum(others)
    return numerator[0] - sum(others)


def _from_value_at_zero(
    numerator: Sequence[Fraction], factors: Sequence[Factor], numbers: Numbers, slip: str
) -> Fraction:
    """Return the constant over the quadratic factor, which stands last."""
    *linear, quadratic = factors
    left = numerator[-1]
    for factor in factors:
        left /= Fraction(factor.coefficients[-1]) ** factor.power
    for factor, start in zip(linear, _starts(linear, 0), strict=True):
        for height in range(factor.power):
            left -= numbers[start + height] / factor.coefficients[-1] ** (height + 1)
    constant = left * quadratic.coefficients[-1]
    if slip == "value_at_zero_sign_flipped":
        return -constant
    return constant


def _second_coefficient(facts: Facts, numbers: Numbers, slip: str) -> Fraction:
    """Return the coefficient of the square in the series. Raises: Rejected where it gets ugly."""
    second = sum(_coefficients_of_fractions(facts, numbers, slip), Fraction(0))
    largest_denominator = 108 if slip == "off_by_one" else 54
    if second.denominator > largest_denominator or abs(second.numerator) > 120:
        raise Rejected("the coefficient of the series gets ugly")
    return second


def _coefficients_of_fractions(facts: Facts, numbers: Numbers, slip: str) -> list[Fraction]:
    """Return the coefficient of x^2 in the series of each fraction; for one slip that of x."""
    order = 1 if slip == "off_by_one" else 2
    starts = _starts(facts.factors, len(numbers) - _degree(facts.factors))
    parts: list[Fraction] = []
    for start, factor in zip(starts, facts.factors, strict=True):
        if _is_quadratic(factor):
            parts.append(_quadratic_series(factor, numbers[start], numbers[start + 1], order, slip))
        else:
            parts += [
                numbers[start + height] * _linear_series(factor, height + 1, order, slip)
                for height in range(factor.power)
            ]
    return parts


def _linear_series(factor: Factor, height: int, order: int, slip: str) -> Fraction:
    """Return the coefficient of x^order in 1 over a power of a linear factor."""
    constant = Fraction(factor.coefficients[-1])
    coefficient = Fraction(comb(height + order - 1, order))
    if slip == "binomial_slip":
        coefficient = Fraction(1)
    if order == 1 or (slip == "series_sign_flipped" and constant < 0 and height == 1):
        coefficient = -coefficient
    if slip == "power_slip":
        return coefficient / constant**order
    return coefficient / constant ** (order + height)


def _quadratic_series(factor: Factor, slope: Fraction, level: Fraction, order: int, slip: str) -> Fraction:
    """Return the coefficient of x^order in a linear polynomial over a quadratic factor."""
    _, middle, constant = factor.coefficients
    if order == 1:
        return slope / constant - level * middle / constant**2
    square = 0 if slip == "square_forgotten" else middle**2
    coefficient = level * (square - constant) / constant**3 - slope * middle / constant**2
    if slip == "power_slip":
        return coefficient * constant
    return coefficient


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "division_sign_flipped": "in the first subtraction of the division only the first sign is changed",
        "sign_flipped": "the first number that is found gets the wrong sign",
        "zero_sign_flipped": "the first factor's zero is put in with the wrong sign",
        "factor_dropped": "one factor of the denominator is left out when the first number is found",
        "quotient_rule_slip": "the second term of the quotient rule gets the wrong sign",
        "comparing_sign_flipped": "a number is added instead of subtracted in comparing coefficients",
        "value_at_zero_sign_flipped": "the last number gets the wrong sign",
        "numbers_swapped": "two of the numbers found are given to each other's fractions",
        "off_by_one": "the coefficients of x are taken for those of its square",
        "binomial_slip": "the series of the squared factor is taken without its binomial coefficients",
        "power_slip": "the factor that stands before a geometric series is forgotten",
        "series_sign_flipped": "the sign of a geometric series is lost",
        "square_forgotten": "the square of the middle term in the geometric series is forgotten",
    },
)
