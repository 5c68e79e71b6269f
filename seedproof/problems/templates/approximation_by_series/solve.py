"""Expands, counts the terms that are not small, adds them, and takes the next one."""

from fractions import Fraction
from math import factorial
from typing import NamedTuple

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.approximation_by_series.facts import Facts, Function
from seedproof.problems.templates.approximation_by_series.generate import (
    divisor,
    exponent,
    function_text,
    integrand_text,
    least_count,
    power_of_x,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, formula, latex, polynomial, total

N = Symbol("n")
X = Symbol("x")

_EXPONENTS: dict[Function, tuple[int, int]] = {
    "exp": (1, 0),
    "log": (1, 1),
    "one minus exp": (1, 1),
    "cos": (2, 0),
    "sin": (2, 1),
    "arctan": (2, 1),
    "one minus cos": (2, 2),
}
"""The exponent of t in the term number n is a n + b."""


class _Monomial(NamedTuple):
    """A term of the expansion in x."""

    coefficient: Fraction
    power: int


def work(facts: Facts, slip: str) -> Worked:
    """Find the expansion, the number of terms, their sum, and the first omitted one."""
    right = least_count(facts)
    count = right
    if slip == "small_term_counted":
        count += 1
    if slip == "one_term_too_few":
        count -= 1
    if count < 1:
        raise Rejected("no term would be left")
    monomials = [_monomial(facts, n, slip) for n in range(count + 1)]
    last = monomials[count]
    partial = sum((_evaluated(facts, monomial, slip) for monomial in monomials[:count]), Fraction(0))
    omitted = abs(_evaluated(facts, last, slip))
    if partial.denominator > 10**8 or omitted.denominator > 10**10:
        raise Rejected("the fractions are ugly")
    steps = (
        step(
            "alternating_estimate",
            index=N,
            start=0,
            term=Verbatim(_general_term(facts)),
            bound=Fraction(1, 10**facts.digits),
            count=count,
        ),
        step(
            "expansion",
            letter=X,
            order=last.power,
            function=Verbatim(integrand_text(facts) if facts.power else function_text(facts, "x")),
            polynomial=_polynomial(monomials),
        ),
        _evaluation(facts, _polynomial(monomials[:count]), partial),
        _evaluation(facts, abs(last.coefficient) * X**last.power, omitted),
    )
    worked = Worked(steps, (formula(count), formula(partial), formula(omitted)))
    if slip and worked.answers == work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _monomial(facts: Facts, n: int, slip: str) -> _Monomial:
    size = divisor(facts.function, n)
    if slip == "factorials_confused":
        size = _other_divisor(facts, n)
    sign = 1 if slip == "signs_lost" else (-1) ** n
    return _Monomial(Fraction(sign, size), power_of_x(facts, n))


def _other_divisor(facts: Facts, n: int) -> int:
    """Return the divisor with a factorial where there is none, and without it where there is one."""
    power = exponent(facts.function, n)
    if facts.function in ("log", "arctan"):
        return factorial(power)
    return max(power, 1)


def _polynomial(monomials: list[_Monomial]) -> Formula:
    return total(*(monomial.coefficient * X**monomial.power for monomial in monomials))


def _evaluated(facts: Facts, monomial: _Monomial, slip: str) -> Fraction:
    """Return the monomial at the point, or its integral up to it."""
    end = Fraction(facts.end)
    if facts.power == 0:
        return monomial.coefficient * end**monomial.power
    power = monomial.power + 1
    match slip:
        case "divisor_of_the_integral_lost":
            return monomial.coefficient * end**power
        case "power_not_raised":
            return monomial.coefficient * end ** (power - 1) / power
    return monomial.coefficient * end**power / power


def _evaluation(facts: Facts, expression: Formula, value: Fraction) -> Step:
    if facts.power == 0:
        return step("value", letter=X, at=Fraction(facts.end), expression=expression, value=value)
    return step(
        "definite_integral",
        letter=X,
        low=0,
        high=Fraction(facts.end),
        integrand=expression,
        value=value,
    )


def _general_term(facts: Facts) -> str:
    """Write the term number n of the series of numbers."""
    slope, constant = _EXPONENTS[facts.function]
    power = latex(polynomial([slope, constant], N))
    below = f"({power})"
    if facts.function not in ("log", "arctan"):
        below = "n!" if power == "n" else f"({power})!"
    end = latex(Fraction(facts.end))
    if facts.power == 0:
        return rf"\frac{{(-1)^n}}{{{below}}} \left({end}\right)^{{{power}}}"
    raised = latex(polynomial([facts.power * slope, facts.power * constant + facts.weight + 1], N))
    return rf"\frac{{(-1)^n}}{{{below} \, ({raised})}} \left({end}\right)^{{{raised}}}"


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "signs_lost": "all terms of the expansion are taken with a plus sign",
        "factorials_confused": "the series has factorials where it must not, or none where it must",
        "small_term_counted": "the first small term is counted as well",
        "one_term_too_few": "a term is left out that is still too large",
        "divisor_of_the_integral_lost": "the powers are integrated without dividing",
        "power_not_raised": "the powers are integrated without raising their exponents",
    },
)
