"""Works an inverse out by solving for x, then its domain from the formula and its range from the function."""

from math import gcd
from typing import TypeVar

from msgspec.structs import replace

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.inverse_function.facts import Exponential, Facts, Logarithm, Moebius
from seedproof.problems.templates.inverse_function.generate import (
    X,
    answers,
    base_of,
    isolated,
    linear,
    rule,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import INFINITY, Formula, Sequence, call, interval

WithBase = TypeVar("WithBase", Exponential, Logarithm)


def work(facts: Facts, slip: str) -> Worked:
    """The equation y = f(x) solved for x, the domain of what comes out, and the domain of f."""
    mistaken = _mistaken(facts, slip)
    solving = _solving_steps(facts, mistaken)
    if slip == "inverted":
        mistaken = _inverted(facts)
    inverse, domain, _ = answers(mistaken)
    right = tuple(answer.formula for answer in answers(facts))
    stated_domain, stated_range = _slipped_sets(domain.formula, right[2], slip)
    results = (inverse.formula, stated_domain, stated_range)
    if slip and results == right:
        raise Rejected("the slip changes nothing")
    function = rule(facts)
    steps = (
        *solving,
        step("inverse", letter=X, function=function, inverse=inverse.formula),
        step("domain", letter=X, expression=inverse.formula, domain=stated_domain),
        step("domain", letter=X, expression=function, domain=stated_range),
    )
    return Worked(steps, results)


def _mistaken(facts: Facts, slip: str) -> Facts:
    """Return as what the function is treated. Raises: Rejected."""
    match facts:
        case Moebius():
            return _mistaken_quotient(facts, slip)
        case Exponential():
            return _mistaken_with_base(facts, slip)
        case Logarithm():
            return _mistaken_with_base(facts, slip)


def _solving_steps(facts: Facts, mistaken: Facts) -> tuple[Step, ...]:
    """State what remains of the function as it is undone from the outside. Both are of the same kind."""
    function = rule(facts)
    match facts, mistaken:
        case _, Moebius(above=above, below=below):
            return (step("identity", left=function * linear(*below), right=linear(*above)),)
        case Exponential(), Exponential():
            power = isolated(mistaken, function)
            outer = base_of(facts) ** linear(facts.rate, facts.shift)
            exponent = call("log", power)
            if mistaken.base != "e":
                exponent = exponent / call("log", base_of(mistaken))
            inner = linear(mistaken.rate, mistaken.shift)
            return (
                step("identity", left=power, right=outer),
                step("identity", left=exponent, right=inner),
            )
        case Logarithm(), Logarithm():
            power = base_of(facts) ** isolated(mistaken, function)
            return (step("identity", left=power, right=linear(mistaken.rate, mistaken.shift)),)
    raise ValueError("the slip makes another kind of function")


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
