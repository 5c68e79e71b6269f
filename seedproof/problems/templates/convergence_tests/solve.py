"""Finds how fast the expression decays, and compares the exponent of the terms with 0 and 1."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.convergence_tests.facts import Facts
from seedproof.problems.templates.convergence_tests.generate import (
    Decay,
    N,
    absolute,
    conditional,
    decay,
    term_text,
    thresholds,
)
from seedproof.problems.templates.convergence_tests.phrases import POWERS
from seedproof.record.draws import Rejected
from seedproof.text.formula import INFINITY, Formula, Symbol, Verbatim, interval, point

P = Symbol("p")

_OF_HIGHER_ORDER = (
    "cosine",
    "sine defect",
    "logarithm defect",
    "exponential defect",
    "arctangent defect",
    "exponential and logarithm",
)
"""The expressions in which the first terms of expansions cancel."""


def work(facts: Facts, slip: str) -> Worked:
    """Find the decay, then absolute, any, and conditional convergence."""
    found = _decay(facts, slip)
    halves = facts.halves
    if slip == "power_beside_overlooked":
        halves = 0
    if slip == "power_beside_divided_by":
        halves = -halves
    low, high = thresholds(found.exponent, halves)
    whole = interval(low, INFINITY)
    only = conditional(low, high)
    if slip == "end_of_absolute_convergence_taken_in":
        only = interval(low, high)
    absolutely = absolute(high)
    if slip == "end_of_absolute_convergence_taken_in":
        absolutely = interval(high, INFINITY, "[")
    if slip == "null_terms_at_the_end":
        whole = interval(low, INFINITY, "[")
        only = interval(low, high, "[]")
    pair = point(found.exponent, found.constant)
    steps = (
        step("decay", letter=N, expression=Verbatim(term_text(facts)), pair=pair),
        _judged("converges_absolutely_for", facts, absolutely),
        _judged("converges_for", facts, whole),
        _judged("converges_conditionally_for", facts, only),
    )
    worked = Worked(steps, (pair, absolutely, only))
    if slip and worked.answers == work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _judged(rule: str, facts: Facts, solution: Formula) -> Step:
    text = rf"(-1)^n {POWERS[facts.halves]} \left({term_text(facts)}\right)^p"
    return step(rule, index=N, start=1, term=Verbatim(text), letter=P, solution=solution)


def _decay(facts: Facts, slip: str) -> Decay:
    right = decay(facts)
    match slip:
        case "first_terms_not_cancelled" if facts.kind in _OF_HIGHER_ORDER:
            return Decay(Fraction(facts.m), Fraction(facts.a))
        case "constant_without_its_divisor":
            return _without_divisor(facts, right)
        case "exponent_of_the_numerator_overlooked" if facts.kind == "quotient":
            return Decay(Fraction(facts.m), right.constant)
        case "root_overlooked" if facts.kind == "quotient with a root":
            return Decay(Fraction(facts.m), right.constant)
    return right


def _without_divisor(facts: Facts, right: Decay) -> Decay:
    """Return the decay with the constant of an expansion whose divisor is lost. Raises: Rejected."""
    divisors = {
        "difference with a root": 2,
        "cosine": 2,
        "logarithm defect": 2,
        "exponential defect": 2,
        "sine defect": 6,
        "arctangent defect": 3,
    }
    if facts.kind not in divisors:
        raise Rejected("there is no divisor")
    return Decay(right.exponent, right.constant * divisors[facts.kind])


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "first_terms_not_cancelled": "the first term of the expansion is kept, though it cancels",
        "constant_without_its_divisor": "the divisor in the expansion, or of the conjugate, is lost",
        "exponent_of_the_numerator_overlooked": "the power of n in the numerator is overlooked",
        "root_overlooked": "the square root is overlooked",
        "power_beside_overlooked": "the power of n beside the expression is left out",
        "power_beside_divided_by": "the power of n beside the expression is divided by",
        "end_of_absolute_convergence_taken_in": "the harmonic series is thought to converge",
        "null_terms_at_the_end": "terms that do not tend to zero are thought to do for convergence",
    },
)
