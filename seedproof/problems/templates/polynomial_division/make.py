"""Plants the quotients of Euclid's algorithm, multiplies backwards, and divides again for the answers.

With small integer quotients and a small greatest common divisor every division comes out in integers,
whatever the coefficients of the two polynomials look like.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.coefficients import product, scaled, total, without_leading_zeros
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.polynomial_division.facts import Asked, Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, polynomial

X = Symbol("x")
_ONE = [Fraction(1)]

Polynomial = list[Fraction]
"""Coefficients, that of the highest power first; none for zero."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a linear common divisor, and a quadratic one in the last difficulty."""
    match difficulty:
        case 1:
            f, g = _with_common_divisor(draws, _linear_divisor(draws), (1, -1, 2, -2, 3, -3, 4, 5))
            return Facts(f, g, ["quotient", "remainder", "divisor"])
        case 2:
            f, g = _with_common_divisor(draws, _linear_divisor(draws), (1, -1, 2, -2, 3))
            return Facts(f, g, ["d", "u", "v"])
        case _:
            f, g = _with_common_divisor(draws, _common_divisor(draws), (1, -1, 2, -2, 3))
            return Facts(f, g, ["d", "u", "v"])


def _is_power(coefficients: Sequence[int]) -> bool:
    """Return whether there is only a leading term."""
    return not any(coefficients[1:])


def _linear_divisor(draws: Draws) -> list[int]:
    return [1, *draws.nonzeros(1, 3)]


def _common_divisor(draws: Draws) -> list[int]:
    """Draw a monic quadratic polynomial."""
    divisor = [1, *draws.integers(2, -3, 3)]
    if _is_power(divisor):
        raise Rejected("the common divisor is only a power")
    return divisor


def _with_common_divisor(
    draws: Draws, divisor: list[int], constants: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Draw linear quotients and a constant as the last remainder, and run Euclid's algorithm backwards."""
    last_quotient = _quotient(draws)
    middle_quotient = _quotient(draws)
    first_quotient = _quotient(draws)
    if _is_power(last_quotient) or _is_power(first_quotient):
        raise Rejected("a quotient is only a power")
    constant = draws.choice(constants)
    lower = total(product(last_quotient, middle_quotient), [constant])
    upper = total(product(lower, first_quotient), last_quotient)
    f = product(divisor, upper)
    g = product(divisor, lower)
    if f[0] < 0 or g[0] < 0:
        raise Rejected("a leading coefficient is negative")
    coefficients = f + g
    if max(map(abs, coefficients)) > 30 or coefficients.count(0) > 1:
        raise Rejected("a coefficient is large, or several are zero")
    return f, g


def _quotient(draws: Draws) -> list[int]:
    return [draws.choice((1, 1, -1, 2)), draws.between(-3, 3)]


def work(facts: Facts, slip: Slip) -> Worked:
    """The divisions that are asked for, in their order."""
    f = [Fraction(coefficient) for coefficient in facts.f]
    g = [Fraction(coefficient) for coefficient in facts.g]
    steps, answers = _bezout(f, g, slip) if "u" in facts.asked else _euclid(f, g, slip)
    return Worked(tuple(steps), tuple(map(_formula, answers)))


def _euclid(f: Polynomial, g: Polynomial, slip: Slip) -> tuple[list[Step], list[Polynomial]]:
    """Return a division term by term, and two more, with its quotient and remainder and the common divisor.

    Raises: Rejected where a slip makes it longer or shorter.
    """
    first = _divided(f, g, slip)
    first = slip.or_else(first, remainder_sign_flipped=first.with_other_sign())
    if len(first.terms) != len(_divided(f, g).terms):
        raise Rejected("the quotient has other powers")
    if not first.remainder:
        raise Rejected("the algorithm ends too early")
    second = _divided(g, first.remainder, Slip(slip.partition("second_")[2]))
    if not second.remainder:
        raise Rejected("the algorithm ends too early")
    third = _divided(first.remainder, second.remainder)
    if len(third.remainder) > 1:
        raise Rejected("the algorithm takes too long")
    last = third.remainder or second.remainder
    common = slip.or_else(
        _monic(last),
        off_by_one=_monic(first.remainder),
        not_made_monic=last,
        coefficient_slip=[*_ONE, *last[1:]],
    )
    steps: list[Step] = []
    quotient: Polynomial = []
    for term, remainder in zip(first.terms, first.remainders, strict=True):
        quotient = total(quotient, term)
        steps.append(_division_step(f, g, without_leading_zeros(quotient), remainder))
    steps += [
        _division_step(g, first.remainder, second.quotient, second.remainder),
        _division_step(first.remainder, second.remainder, third.quotient, third.remainder),
        _monic_step(last, last[0], common),
    ]
    return steps, [first.quotient, first.remainder, common]


def _bezout(f: Polynomial, g: Polynomial, slip: Slip) -> tuple[list[Step], list[Polynomial]]:
    """Return two divisions and the way back, with the divisor and its factors."""
    first = _divided(f, g)
    first = slip.or_else(first, remainder_sign_flipped=first.with_other_sign())
    second = _divided(g, first.remainder)
    second = slip.or_else(second, second_remainder_sign_flipped=second.with_other_sign())
    u = _negated(second.quotient)
    quotients = product(first.quotient, second.quotient)
    v = slip.or_else(
        _sum(_ONE, quotients),
        back_substitution_sign_flipped=_sum(_ONE, _negated(quotients)),
        one_missing=quotients,
    )
    leading = second.remainder[0]
    unit = slip.or_else(1 / leading, not_made_monic=Fraction(1))
    unit_of_factors = slip.or_else(unit, coefficient_slip=Fraction(1), inverted=leading)
    monic = [scaled(second.remainder, unit), scaled(u, unit_of_factors), scaled(v, unit_of_factors)]
    combination = _formula(u) * _formula(f) + _formula(v) * _formula(g)
    put_in = 1 + _formula(first.quotient) * _formula(second.quotient)
    steps = [
        _division_step(f, g, first.quotient, first.remainder),
        _division_step(g, first.remainder, second.quotient, second.remainder),
        step("identity", left=-_formula(second.quotient), right=_formula(u)),
        step("identity", left=put_in, right=_formula(v)),
        step("identity", left=combination, right=_formula(second.remainder)),
    ]
    if leading != 1:
        several = zip((second.remainder, u, v), monic, strict=True)
        steps += [_monic_step(coefficients, leading, divided) for coefficients, divided in several]
    return steps, monic


class Division(NamedTuple):
    """The terms of the quotient, and what each of them leaves."""

    terms: list[Polynomial]
    remainders: list[Polynomial]

    @property
    def quotient(self) -> Polynomial:
        """Return all terms as one polynomial."""
        quotient: Polynomial = []
        for term in self.terms:
            quotient = total(quotient, term)
        return without_leading_zeros(quotient)

    @property
    def remainder(self) -> Polynomial:
        """Return what the last term leaves."""
        return self.remainders[-1]

    def with_other_sign(self) -> "Division":
        """Return the division whose last subtraction was the wrong way round."""
        return self._replace(remainders=[*self.remainders[:-1], _negated(self.remainder)])


def _divided(dividend: Polynomial, divisor: Polynomial, slip: Slip = NO_SLIP) -> Division:
    """Divide term by term. Raises: Rejected where the numbers get ugly."""
    division = Division([], [])
    rest = dividend
    while len(rest) >= len(divisor):
        zeros = [Fraction(0)] * (len(rest) - len(divisor))
        factor = rest[0] / divisor[0]
        addend = [*scaled(divisor, -factor), *zeros]
        if len(_sum(rest, addend)) < len(divisor):
            addend = slip.or_else(addend, last_sign_flipped=_with_lowest_term_flipped(addend))
        if not division.terms:
            constant = len(divisor) - 1
            addend = slip.or_else(
                addend,
                sign_flipped=[addend[0], *_negated(addend[1:])],
                constant_missing=[*addend[:constant], Fraction(0), *addend[constant + 1 :]],
            )
        rest = _sum(rest, addend)
        if any(number.denominator > 9 or abs(number.numerator) > 80 for number in (factor, *rest)):
            raise Rejected("the division gets ugly")
        division.terms.append([factor, *zeros])
        division.remainders.append(rest)
    return division


def _sum(first: Polynomial, second: Polynomial) -> Polynomial:
    return without_leading_zeros(total(first, second))


def _negated(coefficients: Polynomial) -> Polynomial:
    return scaled(coefficients, Fraction(-1))


def _monic(coefficients: Polynomial) -> Polynomial:
    return scaled(coefficients, 1 / coefficients[0])


def _with_lowest_term_flipped(coefficients: Polynomial) -> Polynomial:
    """Return the polynomial with the other sign before its term of the lowest power."""
    lowest = max(index for index, coefficient in enumerate(coefficients) if coefficient != 0)
    return [*coefficients[:lowest], -coefficients[lowest], *coefficients[lowest + 1 :]]


def _formula(coefficients: Polynomial) -> Formula:
    return polynomial(coefficients, X)


def _division_step(dividend: Polynomial, divisor: Polynomial, quotient: Polynomial, rest: Polynomial) -> Step:
    """Return the step that the dividend without the divisor times the quotient is the rest."""
    subtracted = _formula(divisor) * _formula(quotient)
    return step("identity", left=_formula(dividend) - subtracted, right=_formula(rest))


def _monic_step(coefficients: Polynomial, leading: Fraction, monic: Polynomial) -> Step:
    """Return the step that divides a polynomial by a leading coefficient."""
    return step("identity", left=1 / leading * _formula(coefficients), right=_formula(monic))


_NAMES: dict[Asked, tuple[str, ...]] = {"quotient": ("q",), "d": ("d",), "u": ("u",), "v": ("v",)}

SHEET = Sheet(
    subject="algebra",
    method="division and Bezout identity",
    sample=sample,
    work=work,
    types=lambda facts: [Typed("expression(x)", _NAMES.get(asked, ())) for asked in facts.asked],
    slips={
        "constant_missing": "the first term is not multiplied by the constant of the divisor",
        "last_sign_flipped": "in the last subtraction the lowest term is added",
        "remainder_sign_flipped": "the first remainder is subtracted the wrong way round",
        "second_sign_flipped": "in the second division only the first sign is changed in subtracting",
        "second_last_sign_flipped": "in the last subtraction of the second division the lowest term is added",
        "off_by_one": "the remainder before the last one is taken for the greatest common divisor",
        "not_made_monic": "nothing is divided by the leading coefficient of the last remainder",
        "second_remainder_sign_flipped": "the second remainder is subtracted the wrong way round",
        "back_substitution_sign_flipped": "in putting the first remainder in, a minus becomes a plus",
        "one_missing": "in putting the first remainder in, the divisor itself is forgotten",
        "coefficient_slip": "only part of what must be divided by the leading coefficient is divided",
        "inverted": "the factors are multiplied by the leading coefficient instead of divided",
    },
    levels={
        1: "Euclid's algorithm, down to the common divisor",
        2: "all the way back to Bezout's identity",
        3: "a quadratic common divisor, so that the divisions are longer",
    },
    version=2,
)
