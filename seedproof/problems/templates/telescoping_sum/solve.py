"""Writes the term as a difference of neighbours, and keeps what does not cancel at either end."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.telescoping_sum.facts import Facts
from seedproof.problems.templates.telescoping_sum.generate import (
    Fractions,
    antidifference,
    decomposed,
    less,
    shifted,
    term_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import INFINITY, Formula, Power, Symbol, formula, polynomial, product, total

K = Symbol("k")
N = Symbol("n")


class Telescoped(NamedTuple):
    """How the term becomes a difference, and what is left of the first and of the last terms."""

    difference: Step
    first: Fraction
    last: Formula


def work(facts: Facts, slip: str) -> Worked:
    """The difference, what is left of its first and of its last terms, the partial sum, its limit."""
    telescoped = _fractions(facts, slip) if facts.ratio == "1" else _powers(facts, slip)
    first = telescoped.first
    _refuse(facts, slip, first)
    partial_sum = less(first, telescoped.last)
    if slip == "sign_flipped":
        partial_sum = total(first, telescoped.last)
    term = term_of(facts)
    steps = (
        telescoped.difference,
        step("finite_sum", index=K, start=1, end=N, term=term, value=partial_sum),
        step("limit", letter=N, at=INFINITY, expression=partial_sum, value=first),
        step("series_sum", index=K, start=1, term=term, value=first),
    )
    return Worked(steps, (partial_sum, formula(first)))


def _refuse(facts: Facts, slip: str, first: Fraction) -> None:
    """Raises: Rejected where a slip changes nothing, or leads to an ugly sum."""
    if slip == "first_index_slip" and facts.numerator[-1] == 0:
        raise Rejected("the term for k = 0 is zero")
    if slip and (first == 0 or abs(first) > 50):
        raise Rejected("the sum is zero, or ugly")
    if slip == "coefficient_slip" and first.numerator > 999:
        raise Rejected("the sum is zero, or ugly")


def _fractions(facts: Facts, slip: str) -> Telescoped:
    """Each fraction cancels with the one that stands `gap` places on. Raises: Rejected."""
    if slip in ("shift_sign_lost", "power_slip"):
        raise Rejected("there are no powers")
    fractions = decomposed(facts)
    if slip == "coefficient_slip":
        fractions = _with_false_constant(facts, fractions)
    near = _near(fractions, slip)
    far = _far(fractions, slip)
    if any(0 in fractions.constants(place) for place in near):
        raise Rejected("a denominator is zero")
    difference = step(
        "identity",
        left=term_of(facts),
        right=fractions.written(0, K) - fractions.written(fractions.gap, K),
    )
    return Telescoped(
        difference,
        first=sum((fractions.value(place) for place in near), Fraction(0)),
        last=total(*(fractions.written(place, N) for place in far)),
    )


def _with_false_constant(facts: Facts, fractions: Fractions) -> Fractions:
    """Raises: Rejected where the false constant is the right one."""
    constant = Fraction(1)
    if fractions.power == 1:
        constant = Fraction(facts.numerator[0])
    if constant == fractions.constant:
        raise Rejected("the constant factor is 1")
    return fractions._replace(constant=constant)


def _near(fractions: Fractions, slip: str) -> range:
    """Return at which places fractions are left of the first terms. Raises: Rejected."""
    match slip:
        case "first_index_slip":
            return range(fractions.gap)
        case "terms_left_out":
            if fractions.gap == 1:
                raise Rejected("only one fraction is left at either end")
            return range(1, 2)
    return range(1, fractions.gap + 1)


def _far(fractions: Fractions, slip: str) -> range:
    """Return how many places on from n fractions are left of the last terms."""
    match slip:
        case "off_by_one":
            return range(fractions.gap)
        case "terms_left_out":
            return range(fractions.gap, fractions.gap + 1)
    return range(1, fractions.gap + 1)


def _powers(facts: Facts, slip: str) -> Telescoped:
    """A(k) r^k - A(k + 1) r^(k + 1), where A is found from its highest coefficient down. Raises: Rejected."""
    if slip in ("coefficient_slip", "terms_left_out"):
        raise Rejected("there are no fractions")
    ratio = Fraction(facts.ratio)
    here = antidifference(facts.numerator, ratio, -1 if slip == "shift_sign_lost" else 1)
    if max(coefficient.denominator for coefficient in here) > 9:
        raise Rejected("the coefficients are ugly")
    following = shifted(here)
    difference = step(
        "identity",
        left=term_of(facts),
        right=total(
            product(polynomial(here, K), Power(formula(ratio), K)),
            -product(polynomial(following, K), Power(formula(ratio), K + 1)),
        ),
    )
    first = ratio * following[-1]
    if slip == "first_index_slip":
        first = here[-1]
    match slip:
        case "power_slip":
            last = following
        case "off_by_one":
            last = here
        case _:
            last = coefficients.scaled(following, ratio)
    return Telescoped(difference, first, product(polynomial(last, N), Power(formula(ratio), N)))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "coefficient_slip": "the constant factor of the difference is forgotten",
        "shift_sign_lost": "a sign is lost where the coefficients are compared",
        "first_index_slip": "the first terms are taken as if the sum began with k = 0",
        "off_by_one": "the last terms are taken at n instead of n + 1",
        "terms_left_out": "only one fraction is kept at either end",
        "power_slip": "the power of the ratio in the last terms is one too low",
        "sign_flipped": "what is left of the last terms is added instead of subtracted",
    },
)
