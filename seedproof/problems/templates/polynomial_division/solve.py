"""Divides term by term, goes on with the remainders as Euclid does, and puts them in backwards."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.coefficients import product, scaled, total, without_leading_zeros
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.polynomial_division.facts import Facts
from seedproof.problems.templates.polynomial_division.generate import answers
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, polynomial
from seedproof.text.formula import product as formula_product

X = Symbol("x")

Polynomial = list[Fraction]
"""Coefficients, that of the highest power first; none for zero."""


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


def work(facts: Facts, slip: str) -> Worked:
    """The divisions that are asked for, in their order."""
    f = [Fraction(coefficient) for coefficient in facts.f]
    g = [Fraction(coefficient) for coefficient in facts.g]
    if "u" in facts.asked:
        steps, polynomials = _bezout(f, g, slip)
    else:
        steps, polynomials = _division(f, g, slip)
        more_steps, common = _euclid(g, polynomials[-1], slip)
        steps += more_steps
        polynomials.append(common)
    results = tuple(_formula(coefficients) for coefficients in polynomials)
    if slip and list(results) == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


def _divided(dividend: Polynomial, divisor: Polynomial, slip: str = "") -> Division:
    """Divide term by term. Raises: Rejected where the numbers get ugly."""
    terms: list[Polynomial] = []
    remainders: list[Polynomial] = []
    rest = dividend
    while len(rest) >= len(divisor):
        zeros = [Fraction(0)] * (len(rest) - len(divisor))
        factor = rest[0] / divisor[0]
        addend = [*scaled(divisor, -factor), *zeros]
        is_last = len(_sum(rest, addend)) < len(divisor)
        if slip == "last_sign_flipped" and is_last:
            addend = _with_lowest_term_flipped(addend)
        if not terms:
            addend = _with_first_slip(addend, divisor, slip)
        rest = _sum(rest, addend)
        if any(_is_ugly(number) for number in [factor, *rest]):
            raise Rejected("the division gets ugly")
        terms.append([factor, *zeros])
        remainders.append(rest)
    if slip == "remainder_sign_flipped":
        remainders[-1] = scaled(remainders[-1], Fraction(-1))
    return Division(terms, remainders)


def _sum(first: Polynomial, second: Polynomial) -> Polynomial:
    return without_leading_zeros(total(first, second))


def _is_ugly(number: Fraction) -> bool:
    return number.denominator > 9 or abs(number.numerator) > 80


def _with_lowest_term_flipped(coefficients: Polynomial) -> Polynomial:
    """Return the polynomial with the other sign before its term of the lowest power."""
    lowest = max(index for index, coefficient in enumerate(coefficients) if coefficient != 0)
    return [*coefficients[:lowest], -coefficients[lowest], *coefficients[lowest + 1 :]]


def _with_first_slip(addend: Polynomial, divisor: Polynomial, slip: str) -> Polynomial:
    """Return what is added in the first step, a negative multiple of the divisor, with the slip."""
    match slip:
        case "sign_flipped":
            return [addend[0], *scaled(addend[1:], Fraction(-1))]
        case "constant_missing":
            constant = len(divisor) - 1
            return [*addend[:constant], Fraction(0), *addend[constant + 1 :]]
    return addend


def _formula(coefficients: Sequence[Fraction]) -> Formula:
    return polynomial(coefficients, X)


def _division_step(dividend: Polynomial, divisor: Polynomial, quotient: Polynomial, rest: Polynomial) -> Step:
    """Return the step that the dividend without the divisor times the quotient is the rest."""
    subtracted = formula_product(_formula(divisor), _formula(quotient))
    return step("identity", left=_formula(dividend) - subtracted, right=_formula(rest))


def _division(f: Polynomial, g: Polynomial, slip: str) -> tuple[list[Step], list[Polynomial]]:
    """Return the division term by term, with quotient and remainder.

    Raises: Rejected where a slip makes it longer or shorter.
    """
    division = _divided(f, g, slip)
    if len(division.terms) != len(_divided(f, g).terms):
        raise Rejected("the quotient has other powers")
    steps: list[Step] = []
    quotient: Polynomial = []
    for term, remainder in zip(division.terms, division.remainders, strict=True):
        quotient = total(quotient, term)
        steps.append(_division_step(f, g, without_leading_zeros(quotient), remainder))
    return steps, [division.quotient, division.remainder]


def _euclid(g: Polynomial, first: Polynomial, slip: str) -> tuple[list[Step], Polynomial]:
    """Return Euclid's algorithm from the first remainder on, and what it comes to.

    Raises: Rejected where it is longer or shorter than two more divisions.
    """
    second_slips = {"second_sign_flipped": "sign_flipped", "second_last_sign_flipped": "last_sign_flipped"}
    if not first:
        raise Rejected("the algorithm ends too early")
    second_division = _divided(g, first, second_slips.get(slip, ""))
    second = second_division.remainder
    if not second:
        raise Rejected("the algorithm ends too early")
    third_division = _divided(first, second)
    third = third_division.remainder
    if len(third) > 1:
        raise Rejected("the algorithm takes too long")
    common = _made_monic(third or second, slip)
    if slip == "off_by_one":
        common = _made_monic(first, slip)
    last = third or second
    steps = [
        _division_step(g, first, second_division.quotient, second),
        _division_step(first, second, third_division.quotient, third),
        step("identity", left=formula_product(1 / last[0], _formula(last)), right=_formula(common)),
    ]
    return steps, common


def _made_monic(coefficients: Polynomial, slip: str) -> Polynomial:
    match slip:
        case "not_made_monic":
            return coefficients
        case "coefficient_slip":
            return [Fraction(1), *coefficients[1:]]
    return scaled(coefficients, 1 / coefficients[0])


def _bezout(f: Polynomial, g: Polynomial, slip: str) -> tuple[list[Step], list[Polynomial]]:
    """Return two divisions and the way back, with the divisor and its factors."""
    first_slip = ""
    if slip == "remainder_sign_flipped":
        first_slip = "remainder_sign_flipped"
    second_slip = ""
    if slip == "second_remainder_sign_flipped":
        second_slip = "remainder_sign_flipped"
    first = _divided(f, g, first_slip)
    second = _divided(g, first.remainder, second_slip)
    u = scaled(second.quotient, Fraction(-1))
    v = _factor_of_g(first.quotient, second.quotient, slip)
    leading = second.remainder[0]
    unit = 1 / leading
    if slip == "not_made_monic":
        unit = Fraction(1)
    unit_of_factors = unit
    if slip == "coefficient_slip":
        unit_of_factors = Fraction(1)
    if slip == "inverted":
        unit_of_factors = leading
    monic = [scaled(second.remainder, unit), scaled(u, unit_of_factors), scaled(v, unit_of_factors)]
    combination = formula_product(_formula(u), _formula(f)) + formula_product(_formula(v), _formula(g))
    put_in = 1 + formula_product(_formula(first.quotient), _formula(second.quotient))
    steps = [
        _division_step(f, g, first.quotient, first.remainder),
        _division_step(g, first.remainder, second.quotient, second.remainder),
        step("identity", left=-_formula(second.quotient), right=_formula(u)),
        step("identity", left=put_in, right=_formula(v)),
        step("identity", left=combination, right=_formula(second.remainder)),
    ]
    if leading != 1:
        steps += [
            _monic_step(second.remainder, leading, monic[0]),
            _monic_step(u, leading, monic[1]),
            _monic_step(v, leading, monic[2]),
        ]
    return steps, monic


def _monic_step(coefficients: Polynomial, leading: Fraction, monic: Polynomial) -> Step:
    """Return the step that divides a polynomial by the last remainder's leading coefficient."""
    return step("identity", left=formula_product(1 / leading, _formula(coefficients)), right=_formula(monic))


def _factor_of_g(first_quotient: Polynomial, second_quotient: Polynomial, slip: str) -> Polynomial:
    """Return 1 plus the product of the quotients: so often g is in the last remainder."""
    factor = product(first_quotient, second_quotient)
    if slip == "back_substitution_sign_flipped":
        factor = scaled(factor, Fraction(-1))
    if slip == "one_missing":
        return factor
    return _sum([Fraction(1)], factor)


SOLUTION = Solution(
    facts=Facts,
    work=work,
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
)
