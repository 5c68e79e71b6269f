"""Works an inverse out by solving for x, then its domain from the formula and its range from the function."""

from math import gcd
from typing import TypeVar

from msgspec.structs import replace

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.inverse_function.facts import Exponential, Facts, Logarithm, Moebius
from seedproof.problems.templates.inverse_function.generate import (
    answers,
    base_of,
    condition,
    isolated,
    linear,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import INFINITY, E, Formula, Sequence, Symbol, call, interval

Y = Symbol("y")

WithBase = TypeVar("WithBase", Exponential, Logarithm)


def work(facts: Facts, slip: str) -> Worked:
    """The equation y = f(x) solved for x, the domain of what comes out, and the domain of f."""
    solving, mistaken = _solve(facts, slip)
    if slip == "inverted":
        mistaken = _inverted(facts)
    inverse, domain, _ = answers(mistaken)
    right = tuple(answer.formula for answer in answers(facts))
    sets = _slipped_sets(domain.formula, right[2], slip)
    results = (inverse.formula, *sets)
    if slip and results == right:
        raise Rejected("the slip changes nothing")
    stated_domain, stated_range = sets
    steps = (
        *solving,
        step(
            "Solving for $x$, and writing $x$ for $y$, the inverse at $x$ is {}.",
            inverse.formula,
            inverse.type,
        ),
        step("This makes sense in {}, the domain of $f^{{-1}}$.", stated_domain, "interval_union"),
        step(
            "The range of $f^{{-1}}$ is the domain of $f$, which is {}.",
            stated_range,
            "interval_union",
        ),
    )
    return Worked(steps, results)


def _solve(facts: Facts, slip: str) -> tuple[tuple[Step, Step], Facts]:
    """Solve y = f(x); return the steps, and as what the function is treated in them. Raises: Rejected."""
    match facts:
        case Moebius():
            quotient = _mistaken_quotient(facts, slip)
            return _quotient_steps(quotient), quotient
        case Exponential():
            exponential = _mistaken_with_base(facts, slip)
            return _exponential_steps(facts, exponential), exponential
        case Logarithm():
            logarithm = _mistaken_with_base(facts, slip)
            return _logarithm_steps(facts, logarithm), logarithm


def _mistaken_quotient(facts: Moebius, slip: str) -> Moebius:
    a, b = facts.above
    c, d = facts.below
    match slip:
        case "sign_flipped":
            mistaken = Moebius(above=(-a, b), below=(c, d))
        case "constant_sign_flipped":
            mistaken = Moebius(above=(a, b), below=(c, -d))
        case "bracket_slip":
            mistaken = Moebius(above=(a, b - d), below=(c, 0))
        case _:
            return facts
    a, b = mistaken.above
    c, d = mistaken.below
    if a * d == b * c or gcd(a, b, c, d) > 1:
        raise Rejected("the inverse is constant, or not in lowest terms")
    return mistaken


def _mistaken_with_base(facts: WithBase, slip: str) -> WithBase:
    match slip:
        case "sign_flipped":
            return replace(facts, level=-facts.level)
        case "constant_sign_flipped":
            return replace(facts, shift=-facts.shift)
        case "coefficient_slip":
            return replace(facts, factor=1)
        case "rate_lost":
            return replace(facts, rate=1)
        case "base_dropped":
            return replace(facts, base="e")
    return facts


def _inverted(facts: Facts) -> Moebius:
    """Return the function whose inverse is the inverse upside down. Raises: Rejected."""
    match facts:
        case Moebius(above=(a, b), below=(c, d)):
            return Moebius(above=(-b, -a), below=(-d, -c))
    raise Rejected("there is no quotient")


def _quotient_steps(mistaken: Moebius) -> tuple[Step, Step]:
    a, b = mistaken.above
    c, d = mistaken.below
    return (
        step(
            "With $y = f(x)$, without fractions and with the terms in $x$ on the left, the factor of $x$ is "
            "{}.",
            c * Y - a,
            "expression(y)",
        ),
        step("The right side is then {}.", linear(-d, b, Y), "expression(y)"),
    )


def _exponential_steps(facts: Exponential, mistaken: Exponential) -> tuple[Step, Step]:
    inner = linear(facts.rate, facts.shift)
    base = base_of(mistaken)
    power = isolated(mistaken, Y)
    exponent = call("log", power)
    if base != E:
        exponent = exponent / call("log", base)
    return (
        step(
            "With $y = f(x)$, the power {power} is {}.",
            power,
            "expression(y)",
            power=base_of(facts) ** inner,
        ),
        step(
            "Taking logarithms, the exponent {inner} is {}.",
            exponent,
            f"expression(y; {condition(mistaken, 'y')})",
            inner=inner,
        ),
    )


def _logarithm_steps(facts: Logarithm, mistaken: Logarithm) -> tuple[Step, Step]:
    logarithm = isolated(mistaken, Y)
    return (
        step("With $y = f(x)$, the logarithm is {}.", logarithm, "expression(y)"),
        step(
            "Without the logarithm, its argument {inner} is {}.",
            base_of(mistaken) ** logarithm,
            "expression(y)",
            inner=linear(facts.rate, facts.shift),
        ),
    )


def _slipped_sets(domain: Formula, values: Formula, slip: str) -> tuple[Formula, Formula]:
    """Return domain and range of the inverse, maybe with what goes wrong at their ends."""
    match slip:
        case "domain_and_range_swapped":
            return values, domain
        case "inequality_not_turned":
            return _turned(domain), _turned(values)
        case "endpoint_swapped":
            return _closed(domain), _closed(values)
    return domain, values


def _turned(given: Formula) -> Formula:
    """Return a half-line in the other direction, another set as it is."""
    match given:
        case Sequence(items=(low, high)) if low == -INFINITY and high != INFINITY:
            return interval(high, INFINITY)
    return given


def _closed(given: Formula) -> Formula:
    """Return a half-line with its end, another set as it is."""
    match given:
        case Sequence(items=(low, high)) if low == -INFINITY and high != INFINITY:
            return interval(low, high, "]")
        case Sequence(items=(low, high)) if low != -INFINITY:
            return interval(low, high, "[")
    return given


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "a term is brought to the other side without changing its sign",
        "constant_sign_flipped": "another term is brought to the other side without changing its sign",
        "coefficient_slip": "the factor in front is not divided out",
        "rate_lost": "the factor of x is not divided out",
        "base_dropped": "the base is taken for e",
        "bracket_slip": "multiplying the denominator out, only its first term is multiplied",
        "inverted": "numerator and denominator are swapped in the division",
        "domain_and_range_swapped": "domain and range of the inverse are swapped",
        "inequality_not_turned": "an inequality is divided by a negative number without being turned",
        "endpoint_swapped": "an end is taken in that belongs neither to the domain nor to the range",
    },
)
