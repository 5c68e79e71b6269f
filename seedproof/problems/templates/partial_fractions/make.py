"""Adds up chosen partial fractions, and finds their numerators again by covering factors up.

The form of the decomposition is given and its numbers are asked for: the decomposition itself would equal the
fraction that it came from.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb, prod
from typing import Literal

from seedproof.problems.making import coefficients
from seedproof.problems.making.coefficients import derivative, value
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.partial_fractions.facts import Factor, Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, formula, latex, point, polynomial, product

X = Symbol("x")
LETTERS = tuple(map(Symbol, "ABCDE"))

Numbers = list[Fraction]
Kind = Literal["two", "three", "double", "improper", "quadratic", "both"]

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("two", "three"),
    2: ("double", "improper"),
    3: ("quadratic", "both"),
}
"""Simple linear factors; a double one, or a polynomial part; an irreducible quadratic one."""
_POLES = {1: (-4, -3, -2, -1, 1, 2, 3, 4), 2: (-3, -2, -1, 1, 2, 3), 3: (-2, -1, 1, 2)}
_POWERS: dict[Kind, tuple[int, ...]] = {
    "two": (1, 1),
    "three": (1, 1, 1),
    "double": (1, 2),
    "improper": (1, 1),
    "quadratic": (1,),
    "both": (2,),
}
"""Those of the linear factors."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the factors of the denominator, and the numbers of the partial fractions."""
    kind = draws.choice(_KINDS[difficulty])
    poles = draws.sample(_POLES[difficulty], 3)
    factors = [Factor([1, -pole], power) for pole, power in zip(poles, _POWERS[kind], strict=False)]
    if difficulty == 3:
        factors.append(_quadratic_factor(draws))
    polynomial_terms = 2 if kind == "improper" else 0
    numbers = draws.nonzeros(polynomial_terms + _degree(factors), 5)
    top = _added(numbers, factors)
    if max(map(abs, top)) > 60 or top[0] == 0 or sum(map(bool, top)) < 2:
        raise Rejected("the numerator is large, or loses a term")
    facts = Facts(top, factors)
    second = _second_coefficient(facts, list(map(Fraction, numbers)), NO_SLIP)
    if second == 0 or second.denominator > 32 or abs(second.numerator) > 99:
        raise Rejected("the coefficient of the series is not nice, or zero")
    return facts


def _quadratic_factor(draws: Draws) -> Factor:
    """Raises: Rejected where it has real roots."""
    middle = draws.between(-2, 2)
    constant = draws.between(1, 5)
    if middle**2 >= 4 * constant:
        raise Rejected("the quadratic factor has real roots")
    return Factor([1, middle, constant], 1)


def _added(numbers: Sequence[int], factors: Sequence[Factor]) -> list[int]:
    """Return the numerator of the sum of the partial fractions with these numbers in their order."""
    remaining = list(numbers)
    top = [0] * len(numbers)
    whole = _expanded(factors)
    polynomial_part = [remaining.pop(0) for _ in range(len(numbers) - _degree(factors))]
    if polynomial_part:
        top = coefficients.total(top, coefficients.product(polynomial_part, whole))
    for place, factor in enumerate(factors):
        others = [*factors[:place], *factors[place + 1 :]]
        for height in range(1, factor.power + 1):
            above = [remaining.pop(0) for _ in factor.coefficients[1:]]
            left = Factor(factor.coefficients, factor.power - height)
            top = coefficients.total(top, coefficients.product(above, _expanded([*others, left])))
    return top


def _expanded(factors: Sequence[Factor]) -> list[int]:
    """Multiply the factors out."""
    return coefficients.product(
        [1], *(factor.coefficients for factor in factors for _ in range(factor.power))
    )


def _is_quadratic(factor: Factor) -> bool:
    return len(factor.coefficients) == 3


def _degree(factors: Sequence[Factor]) -> int:
    """Return the degree of the denominator, which is how many letters the fractions have."""
    return sum((len(factor.coefficients) - 1) * factor.power for factor in factors)


def work(facts: Facts, slip: Slip) -> Worked:
    """The numbers, and with them the coefficient of the series."""
    steps, numbers = _numbers(facts, slip)
    if slip == "numbers_swapped":
        first = 0 if facts.factors[0].power == 2 else len(numbers) - 2
        numbers[first], numbers[first + 1] = numbers[first + 1], numbers[first]
    if any(number.denominator > 2 or abs(number.numerator) > 40 for number in numbers):
        raise Rejected("the numbers get ugly")
    second = _second_coefficient(facts, numbers, slip)
    if second.denominator > slip.or_else(54, off_by_one=108) or abs(second.numerator) > 120:
        raise Rejected("the coefficient of the series gets ugly")
    solution = point(*numbers)
    function = _fraction(facts)
    letters = point(*_letters(facts))
    steps += [
        step("satisfies", letter=letters, value=solution, left=function, right=_form(facts)),
        step("series_coefficient", function=function, letter=X, order=2, coefficient=second),
    ]
    return Worked(tuple(steps), (solution, formula(second)))


def _numbers(facts: Facts, slip: Slip) -> tuple[list[Step], Numbers]:
    """Find the numbers, letter by letter: those of the polynomial part, over linear factors, and the rest."""
    factors = facts.factors
    steps: list[Step] = []
    numbers: Numbers = []
    numerator = list(map(Fraction, facts.top))
    if len(numerator) > _degree(factors):
        numbers, numerator = _divided(numerator, factors, slip)
        divided = polynomial(numbers, X) + polynomial(numerator, X) / _denominator(facts)
        steps.append(step("identity", left=_fraction(facts), right=divided))
    starts = [len(numbers) + _degree(factors[:place]) for place in range(len(factors))]
    compared = starts[-1]
    numbers += [Fraction(0)] * _degree(factors)
    for place, (start, factor) in enumerate(zip(starts, factors, strict=True)):
        highest = start + factor.power - 1
        if _is_quadratic(factor) or highest == compared:
            continue
        zero = -factor.coefficients[1]
        number = _covered(numerator, factors, place, slip)
        numbers[highest] = number
        others = [polynomial(other.coefficients, X) ** other.power for other in factors if other != factor]
        rest = polynomial(numerator, X) / product(*others)
        steps.append(step("value", letter=X, at=zero, expression=rest, value=number))
        if start not in (highest, compared):
            # The derivative of the numerator over the quadratic factor, by the quotient rule.
            quadratic = factors[-1].coefficients
            subtracted = number * value(derivative(quadratic), zero)
            subtracted = slip.or_else(subtracted, quotient_rule_slip=-subtracted)
            numbers[start] = (value(derivative(numerator), zero) - subtracted) / value(quadratic, zero)
            quotient = (rest - number) / polynomial(factor.coefficients, X)
            steps.append(step("limit", letter=X, at=zero, expression=quotient, value=numbers[start]))

    # The numbers over first powers add up to the leading coefficient.
    known = sum(numbers[start] for start in starts[:-1])
    numbers[compared] = numerator[0] - slip.or_else(known, comparing_sign_flipped=-known)
    if _is_quadratic(factors[-1]):
        constant = _from_value_at_zero(numerator[-1], factors, numbers)
        numbers[-1] = slip.or_else(constant, value_at_zero_sign_flipped=-constant)
    return steps, numbers


def _divided(numerator: Numbers, factors: Sequence[Factor], slip: Slip) -> tuple[Numbers, Numbers]:
    """Divide a cubic polynomial by the product of two linear factors: return quotient and remainder."""
    leading, second, third, last = numerator
    _, middle, constant = _expanded(factors)
    sign = slip.or_else(-1, division_sign_flipped=1)
    following = second + sign * leading * middle
    remainder = [third + sign * leading * constant - following * middle, last - following * constant]
    return [leading, following], remainder


def _covered(numerator: Numbers, factors: Sequence[Factor], covered: int, slip: Slip) -> Fraction:
    """Return the number over the highest power of a linear factor: the rest of the fraction at its zero.

    Only with the first factor something goes wrong. Raises: Rejected.
    """
    slip = slip if covered == 0 else NO_SLIP
    zero = -factors[covered].coefficients[1]
    zero = slip.or_else(zero, zero_sign_flipped=-zero)
    denominators: Numbers = []
    for place, factor in enumerate(factors):
        if place != covered:
            denominators += [value(factor.coefficients, zero)] * factor.power
    denominators = slip.or_else(denominators, factor_dropped=denominators[:-1])
    if 0 in denominators:
        raise Rejected("the input is the zero of another factor")
    number = value(numerator, zero) / prod(denominators, start=Fraction(1))
    return slip.or_else(number, sign_flipped=-number)


def _from_value_at_zero(last: Fraction, factors: Sequence[Factor], numbers: Numbers) -> Fraction:
    """Return the constant over the quadratic factor, which stands last."""
    *linear, quadratic = factors
    left = last / _expanded(factors)[-1]
    remaining = iter(numbers)
    for factor in linear:
        for height in range(1, factor.power + 1):
            left -= next(remaining) / factor.coefficients[-1] ** height
    return left * quadratic.coefficients[-1]


def _second_coefficient(facts: Facts, numbers: Numbers, slip: Slip) -> Fraction:
    """Return the coefficient of x^2 in the series, for one slip that of x.

    Every partial fraction is expanded as a geometric series, or its derivative.
    """
    order = slip.or_else(2, off_by_one=1)
    remaining = iter(numbers[len(numbers) - _degree(facts.factors) :])
    second = Fraction(0)
    for factor in facts.factors:
        if _is_quadratic(factor):
            second += _quadratic_series(factor, next(remaining), next(remaining), order, slip)
        else:
            for height in range(1, factor.power + 1):
                second += next(remaining) * _linear_series(factor, height, order, slip)
    return second


def _linear_series(factor: Factor, height: int, order: int, slip: Slip) -> Fraction:
    """Return the coefficient of x^order in 1 over a power of a linear factor."""
    constant = Fraction(factor.coefficients[-1])
    coefficient = slip.or_else(comb(height + order - 1, order), binomial_slip=1)
    if order == 1 or (slip == "series_sign_flipped" and constant < 0 and height == 1):
        coefficient = -coefficient
    return coefficient / constant ** slip.or_else(order + height, power_slip=order)


def _quadratic_series(factor: Factor, slope: Fraction, level: Fraction, order: int, slip: Slip) -> Fraction:
    """Return the coefficient of x^order in a linear polynomial over a quadratic factor."""
    _, middle, constant = factor.coefficients
    if order == 1:
        return slope / constant - level * middle / constant**2
    square = slip.or_else(middle**2, square_forgotten=0)
    coefficient = level * (square - constant) / constant**3 - slope * middle / constant**2
    return slip.or_else(coefficient, power_slip=coefficient * constant)


def _denominator(facts: Facts) -> Formula:
    """Return the denominator in factors."""
    return product(*(polynomial(factor.coefficients, X) ** factor.power for factor in facts.factors))


def _fraction(facts: Facts) -> Formula:
    return polynomial(facts.top, X) / _denominator(facts)


def _letters(facts: Facts) -> tuple[Symbol, ...]:
    """Return a letter for each number: there are as many as the numerator has coefficients."""
    return LETTERS[: len(facts.top)]


def _form(facts: Facts) -> Formula:
    """Return the partial fractions with letters in place of the numbers."""
    remaining = list(_letters(facts))
    terms = len(remaining) - _degree(facts.factors)
    form = polynomial([remaining.pop(0) for _ in range(terms)], X)
    for factor in facts.factors:
        for height in range(1, factor.power + 1):
            numerator = polynomial([remaining.pop(0) for _ in factor.coefficients[1:]], X)
            form += numerator / polynomial(factor.coefficients, X) ** height
    return form


def gaps(facts: Facts) -> dict[str, Formula | str]:
    """Return the fraction with its denominator in factors, the form, and its letters."""
    *first, last = [f"${latex(letter)}$" for letter in _letters(facts)]
    return {
        "fraction": _fraction(facts),
        "form": _form(facts),
        "letters": f"{', '.join(first)} and {last}",
        "tuple": point(*_letters(facts)),
    }


SHEET = Sheet(
    subject="algebra",
    method="recombination",
    sample=sample,
    work=work,
    types=lambda facts: [Typed("tuple", tuple(letter.name for letter in _letters(facts))), Typed("number")],
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
    gaps=gaps,
    levels={
        1: "two or three simple linear factors",
        2: "a double factor or a polynomial part",
        3: "an irreducible quadratic factor, beside a linear one or a double one",
    },
    version=2,
)
