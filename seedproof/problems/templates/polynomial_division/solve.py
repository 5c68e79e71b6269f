"""Divides term by term, goes on with the remainders as Euclid does, and puts them in backwards."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.coefficients import product, scaled, total, without_leading_zeros
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.polynomial_division.facts import Facts
from seedproof.problems.templates.polynomial_division.generate import answers
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, point, polynomial

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
    if "divisor" in facts.asked:
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
            if slip == "constant_not_brought_down":
                rest = [*rest[:-1], Fraction(0)]
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


def _step(text: str, result: Polynomial, **named: Polynomial) -> Step:
    formulas = {name: _formula(coefficients) for name, coefficients in named.items()}
    return step(text, _formula(result), "expression(x)", **formulas)


def _division(f: Polynomial, g: Polynomial, slip: str) -> tuple[list[Step], list[Polynomial]]:
    """Return the division term by term, with quotient and remainder.

    Raises: Rejected where a slip makes it longer or shorter.
    """
    division = _divided(f, g, slip)
    if len(division.terms) != len(_divided(f, g).terms):
        raise Rejected("the quotient has other powers")
    *terms, last_term = division.terms
    steps: list[Step] = []
    for index, term in enumerate(terms):
        text = "The next term is {term}, and subtracting its product with $g(x)$ leaves {}."
        if index == 0:
            text = (
                "The first term of the quotient is {term}, and subtracting its product with $g(x)$ leaves {}."
            )
        steps.append(_step(text, division.remainders[index], term=term))
    steps += [
        _step("The last term is {term}, so the quotient is {}.", division.quotient, term=last_term),
        _step(
            "Subtracting the product of {term} and $g(x)$, too, leaves the remainder {}.",
            division.remainder,
            term=last_term,
        ),
    ]
    return steps, [division.quotient, division.remainder]


def _euclid(g: Polynomial, first: Polynomial, slip: str) -> tuple[list[Step], Polynomial]:
    """Return Euclid's algorithm from the first remainder on, and what it comes to.

    Raises: Rejected where it is longer or shorter than two more divisions.
    """
    second_slips = {"second_sign_flipped": "sign_flipped", "second_last_sign_flipped": "last_sign_flipped"}
    if not first:
        raise Rejected("the algorithm ends too early")
    second = _divided(g, first, second_slips.get(slip, "")).remainder
    if not second:
        raise Rejected("the algorithm ends too early")
    third = _divided(first, second).remainder
    if len(third) > 1:
        raise Rejected("the algorithm takes too long")
    common = _made_monic(third or second, slip)
    if slip == "off_by_one":
        common = _made_monic(first, slip)
    steps = [
        _step("In the next division, of $g(x)$ by this remainder, the remainder is {}.", second),
        _step("Dividing the first remainder by the second one leaves {}.", third),
        _step(
            "The last remainder that is not zero, made monic, is the greatest common divisor {}.",
            common,
        ),
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
    steps = [
        _step(
            "Dividing $f(x)$ by $g(x)$ gives the quotient {quotient} and the remainder {}.",
            first.remainder,
            quotient=first.quotient,
        ),
        _step(
            "Dividing $g(x)$ by that remainder gives the quotient {quotient} and the remainder {}.",
            second.remainder,
            quotient=second.quotient,
        ),
        _step(
            "This one divides the remainder before it, so, made monic, it is $d(x)$, that is {}.",
            monic[0],
        ),
        step(
            "Put in backwards, these divisions make the last remainder a combination of $f$ and $g$ with "
            "the factors {}.",
            point(_formula(u), _formula(v)),
            "tuple",
        ),
        _step("For the monic $d(x)$ the factor $u(x)$ of $f(x)$ is therefore {}.", monic[1]),
        _step("In the same way the factor $v(x)$ of $g(x)$ is {}.", monic[2]),
    ]
    return steps, monic


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
        "sign_flipped": "in the first subtraction only the first sign is changed",
        "constant_missing": "the first term is not multiplied by the constant of the divisor",
        "constant_not_brought_down": "the constant of the dividend is lost in the first subtraction",
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
