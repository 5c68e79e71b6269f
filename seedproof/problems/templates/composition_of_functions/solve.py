"""Clears the fraction in the fraction, and reads domain and zeros off the result."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from seedproof.problems.making.coefficients import total, value, without_leading_zeros
from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.composition_of_functions.facts import Facts, Quotient
from seedproof.problems.templates.composition_of_functions.generate import (
    answers,
    cleared,
    degree_of,
    reduced,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, collection, polynomial, product

X = Symbol("x")


def work(facts: Facts, slip: str) -> Worked:
    """Both halves of the composition, its fraction, its domain, and what else is asked."""
    outer, inner = _functions(facts, slip)
    degree = degree_of(outer)
    numerator = _numerator(outer, inner, degree, slip)
    denominator = cleared(_outer_denominator(outer, slip), inner, degree)
    fraction = _fraction(numerator, denominator)
    zeros = _zeros(denominator)
    if slip == "zeros_with_the_wrong_sign":
        zeros = sorted(-zero for zero in zeros)
    pole = _pole(inner, slip)
    excluded = _excluded(pole, zeros, slip)
    power = polynomial(facts.g[1], X) ** degree_of(facts.f)
    below = product(polynomial(facts.g[1], X), polynomial(denominator, X))
    steps = [
        step("identity", left=product(_put_in(facts.f[0], facts.g), power), right=polynomial(numerator, X)),
        step("identity", left=product(_put_in(facts.f[1], facts.g), power), right=polynomial(denominator, X)),
        step("identity", left=_put_in(facts.f[0], facts.g) / _put_in(facts.f[1], facts.g), right=fraction),
        step("zeros", polynomial=polynomial(denominator, X), letter=X, zeros=collection(*zeros)),
        step("zeros", polynomial=polynomial(facts.g[1], X), letter=X, zeros=collection(pole)),
        step("zeros", polynomial=below, letter=X, zeros=collection(*excluded)),
    ]
    results = [fraction, collection(*excluded)]
    if "reverse" in facts.asked:
        reverse = _fraction(cleared(inner[0], outer, 1), cleared(inner[1], outer, 1))
        other_order = _put_in(facts.g[0], facts.f) / _put_in(facts.g[1], facts.f)
        steps.append(step("identity", left=other_order, right=reverse))
        results.append(reverse)
    if "zeros" in facts.asked:
        kept = _zeros_of_the_composition(numerator, excluded, slip)
        result = collection(*kept)
        steps.append(
            step(
                "zeros_of_quotient",
                numerator=polynomial(numerator, X),
                denominator=below,
                letter=X,
                zeros=result,
            )
        )
        results.append(result)
    if slip:
        _check_excluded(excluded)
        if results == [answer.formula for answer in answers(facts)]:
            raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), tuple(results))


def _put_in(coefficients: Sequence[int], inner: Quotient) -> Formula:
    """Return a polynomial of a quotient, as it stands before anything is worked out."""
    numerator, denominator = inner
    return polynomial(coefficients, polynomial(numerator, X) / polynomial(denominator, X))


def _functions(facts: Facts, slip: str) -> tuple[Quotient, Quotient]:
    """Return outer and inner function. Raises: Rejected where they cannot be interchanged."""
    if slip != "order_swapped":
        return facts.f, facts.g
    if "zeros" in facts.asked:
        raise Rejected("the other order has other zeros")
    return facts.g, facts.f


def _numerator(outer: Quotient, inner: Quotient, degree: int, slip: str) -> list[int]:
    """Return the numerator of the composition, after both halves are multiplied by the inner denominator."""
    numerator, _ = outer
    match slip:
        case "sign_flipped":
            return cleared([*numerator[:-1], -numerator[-1]], inner, degree)
        case "power_slip":
            if degree == 1:
                raise Rejected("there is no power to lose")
            return cleared(numerator, inner, degree - 1)
        case "constant_not_multiplied":
            others = cleared([*numerator[:-1], 0], inner, degree)
            return without_leading_zeros(total(others, [numerator[-1]]))
    return cleared(numerator, inner, degree)


def _outer_denominator(outer: Quotient, slip: str) -> list[int]:
    _, denominator = outer
    if slip == "denominator_sign_flipped":
        return [denominator[0], -denominator[1], *denominator[2:]]
    return denominator


def _fraction(numerator: Sequence[int], denominator: Sequence[int]) -> Formula:
    """Return the fraction in lowest terms. Raises: Rejected where a factor is common."""
    if any(value(numerator, zero) == 0 for zero in _zeros(denominator)):
        raise Rejected("there is a common factor")
    numerator, denominator = reduced(numerator, denominator)
    if max(abs(coefficient) for coefficient in numerator + denominator) > 60:
        raise Rejected("the fraction gets ugly")
    return polynomial(numerator, X) / polynomial(denominator, X)


def _zeros(coefficients: Sequence[int]) -> list[Fraction]:
    """Return the zeros in their order. Raises: Rejected where they are not rational, or there are none."""
    if len(coefficients) == 2:
        slope, constant = coefficients
        return [Fraction(-constant, slope)]
    if len(coefficients) == 3:
        a, b, c = coefficients
        discriminant = b * b - 4 * a * c
        if discriminant > 0 and isqrt(discriminant) ** 2 == discriminant:
            root = isqrt(discriminant)
            return sorted((Fraction(-b - root, 2 * a), Fraction(-b + root, 2 * a)))
    raise Rejected("there are no rational zeros")


def _pole(inner: Quotient, slip: str) -> Fraction:
    """Return the pole of a quotient of linear functions."""
    (pole,) = _zeros(inner[1])
    if slip == "pole_sign_flipped":
        return -pole
    return pole


def _excluded(pole: Fraction, zeros: Sequence[Fraction], slip: str) -> list[Fraction]:
    if slip == "domain_dropped":
        return sorted(zeros)
    return sorted([pole, *zeros])


def _zeros_of_the_composition(
    numerator: Sequence[int], excluded: Sequence[Fraction], slip: str
) -> list[Fraction]:
    """Return the zeros of the numerator in the domain. Raises: Rejected where they are none, or ugly."""
    zeros = _zeros(numerator)
    if slip != "extraneous_root_kept":
        zeros = [zero for zero in zeros if zero not in excluded]
    if not zeros:
        raise Rejected("there is no zero")
    if slip and any(zero.denominator > 20 or abs(zero.numerator) > 40 for zero in zeros):
        raise Rejected("a zero is ugly")
    return zeros


def _check_excluded(excluded: Sequence[Fraction]) -> None:
    """Raise Rejected where the excluded numbers look wrong at once."""
    if len({*excluded}) < len(excluded):
        raise Rejected("two excluded numbers coincide")
    if any(x.denominator > 8 or abs(x.numerator) > 30 for x in excluded):
        raise Rejected("an excluded number is ugly")


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "the constant in the outer numerator gets the wrong sign",
        "constant_not_multiplied": "the constant above is not multiplied by the inner denominator",
        "power_slip": "the outer numerator is multiplied by the inner denominator once too seldom",
        "denominator_sign_flipped": "a sign in the outer denominator gets lost",
        "order_swapped": "the two functions are put into each other the wrong way round",
        "zeros_with_the_wrong_sign": "the zeros of the composition's denominator have the wrong sign",
        "pole_sign_flipped": "the place where the inner function is not defined has the wrong sign",
        "domain_dropped": "the place where the inner function is not defined is not left out",
        "extraneous_root_kept": "a zero of the numerator is kept where the inner function is not defined",
    },
)
