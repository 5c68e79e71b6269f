"""Splits the function into its even and its odd part, and integrates both over half of the period."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.coefficients import scaled
from seedproof.problems.making.coefficients import total as polynomial_total
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.fourier_coefficients.facts import Facts
from seedproof.problems.templates.fourier_coefficients.generate import (
    ascending,
    mean,
    mirrored,
    wave_term,
    written,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, latex, product, total

X = Symbol("x")


class _Parts(NamedTuple):
    """Twice the even and twice the odd part from 0 to pi: the coefficients of 1, x and x squared."""

    even: list[int]
    odd: list[int]


def work(facts: Facts, slip: str) -> Worked:
    """Even part, odd part, mean, cosines, sines, value."""
    degree = len(facts.left) - 1
    parts = _parts(facts, slip)
    cosines = _cosines(parts.even, degree, slip)
    sines = _sines(parts.odd, degree, slip)
    one_sided = _one_sided_limits(facts)
    answers = (
        _mean(parts.even, slip) * PI**degree,
        cosines,
        sines,
        _sum_of_series(facts, slip) * PI**degree,
    )
    if slip and answers == work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    even = _half(parts.even, degree)
    odd = _half(parts.odd, degree)
    steps = (
        step("identity", left=_part_of(facts, "+"), right=even),
        step("identity", left=_part_of(facts, "-"), right=odd),
        step(
            "definite_integral",
            letter=X,
            low=0,
            high=PI,
            integrand=_doubled(even, ""),
            value=answers[0],
        ),
        _integral(_doubled(even, r"\cos\left(n x\right)"), cosines),
        _integral(_doubled(odd, r"\sin\left(n x\right)"), sines),
        _value_step(facts, one_sided, answers[3]),
    )
    return Worked(steps, answers)


def _parts(facts: Facts, slip: str) -> _Parts:
    """Return both parts. Raises: Rejected where a slip makes one of them zero."""
    right = ascending(facts.right)
    left = mirrored(facts.left)
    if slip == "mirror_forgotten":
        left = ascending(facts.left)
    even = polynomial_total(right, left)
    odd = polynomial_total(right, scaled(left, -1))
    if slip == "mirror_forgotten" and not (any(even) and any(odd)):
        raise Rejected("a part would be zero")
    if slip == "odd_part_negated":
        odd = scaled(odd, -1)
    return _Parts(even, odd)


def _mean(even: list[int], slip: str) -> Fraction:
    if slip in ("doubling_lost", "mean_taken"):
        return mean(even) / 2
    return mean(even)


def _cosines(even: list[int], degree: int, slip: str) -> Formula:
    _, linear, quadratic = even
    sign = -1 if slip == "sign_flipped" else 1
    return _term(-sign * linear, sign * (linear + 2 * quadratic), degree - 2, 2, slip)


def _sines(odd: list[int], degree: int, slip: str) -> Formula:
    constant, _, quadratic = odd
    sign = -1 if slip == "sign_flipped" else 1
    return total(
        _term(sign * constant, -sign * sum(odd), degree - 1, 1, slip),
        _term(-2 * quadratic, 2 * quadratic, degree - 3, 3, slip),
    )


def _term(constant: int, alternating: int, pi_power: int, n_power: int, slip: str) -> Formula:
    """Return (constant + alternating * (-1)^n) * pi^pi_power / n^n_power, but for the slip."""
    if slip == "alternation_lost":
        constant -= alternating
        alternating = 0
    if slip != "doubling_lost":
        return wave_term(constant, alternating, pi_power, n_power)
    if constant % 2 == 0 and alternating % 2 == 0:
        return wave_term(constant // 2, alternating // 2, pi_power, n_power)
    return wave_term(constant, alternating, pi_power, n_power, divisor=2)


def _one_sided_limits(facts: Facts) -> tuple[int, int]:
    """Return the limits at 0 from the left and from the right, or those at the ends pi and -pi."""
    right = ascending(facts.right)
    if facts.at_pi:
        return sum(right), sum(mirrored(facts.left))
    return ascending(facts.left)[0], right[0]


def _sum_of_series(facts: Facts, slip: str) -> Fraction:
    """Return the mean of the one-sided limits; with the slip, that of the right piece."""
    first, second = _one_sided_limits(facts)
    if slip != "one_sided_value":
        return Fraction(first + second, 2)
    if facts.at_pi:
        return Fraction(first)
    return Fraction(second)


def _part_of(facts: Facts, sign: str) -> Formula:
    """Return half the sum, or half the difference, of the right piece and of the left one at -x."""
    right = written(facts.right)
    mirror_image = written(facts.left).replace("x", r"\left(-x\right)")
    return Verbatim(rf"\frac{{1}}{{2}} \left({right} {sign} \left({mirror_image}\right)\right)")


def _doubled(part: Formula, wave: str) -> Formula:
    """Return 2/pi times a part, and a wave: what is integrated over half of the period."""
    return Verbatim(rf"\frac{{2}}{{\pi}} \left({latex(part)}\right) {wave}".strip())


def _integral(integrand: Formula, value: Formula) -> Step:
    return step("integral_for_integers", letter=X, low=0, high=PI, integrand=integrand, value=value)


def _value_step(facts: Facts, one_sided: tuple[int, int], value: Formula) -> Step:
    """Return the step to the mean of the one-sided limits."""
    degree = len(facts.left) - 1
    first, second = (latex(limit * PI**degree) for limit in one_sided)
    left = Verbatim(rf"\frac{{1}}{{2}} \left({first} + \left({second}\right)\right)")
    return step("identity", left=left, right=value)


def _half(doubled: Sequence[int], degree: int) -> Formula:
    """Return half of a polynomial in x and pi, whose terms have the same degree."""
    terms = [
        product(Fraction(doubled[power], 2), PI ** (degree - power), X**power)
        for power in reversed(range(degree + 1))
    ]
    return total(*terms)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "mirror_forgotten": "x is not replaced by -x in the left piece",
        "odd_part_negated": "the difference in the odd part is taken the other way round",
        "doubling_lost": "the integrals over half of the period are not doubled",
        "mean_taken": "the mean value is given for a_0",
        "sign_flipped": "the minus in the antiderivative of the sine is lost",
        "alternation_lost": "the cosine of n pi is taken to be -1 for all n",
        "one_sided_value": "one of the limits is taken at the jump instead of their mean",
    },
)
