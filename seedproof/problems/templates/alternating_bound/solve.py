"""Looks at the first omitted term, adds the first terms, and halves the bound."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.alternating_bound.facts import Facts
from seedproof.problems.templates.alternating_bound.generate import (
    N,
    least_count,
    partial_sum,
    size,
    term_text,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Verbatim, formula, point


def work(facts: Facts, slip: str) -> Worked:
    """Find the number of terms, both partial sums, their order, and the number for the mean."""
    shift = 1 if slip == "last_term_taken_for_the_first_omitted_one" else 0
    count = least_count(facts, 1) + shift
    mean_count = least_count(facts, 2) + shift
    if slip == "half_forgotten":
        mean_count = count
    if slip == "bound_doubled_instead_of_halved":
        mean_count = least_count(replace(facts, precision=2 * facts.precision), 1)
    first = _sum(facts, facts.terms, slip)
    second = _sum(facts, facts.terms + 1, slip)
    low, high = sorted((first, second))
    if slip == "bounds_exchanged":
        low, high = high, low
    pair = point(low, high)
    steps = (
        _estimate(facts, Fraction(1, facts.precision), count),
        _finite(facts, facts.terms, first),
        _finite(facts, facts.terms + 1, second),
        step("series_between", index=N, start=1, term=_term(facts), bounds=pair),
        _estimate(facts, Fraction(2, facts.precision), mean_count),
    )
    worked = Worked(steps, (formula(count), pair, formula(mean_count)))
    if slip and worked.answers == work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _term(facts: Facts) -> Formula:
    return Verbatim(term_text(facts))


def _estimate(facts: Facts, bound: Fraction, count: int) -> Step:
    return step("alternating_estimate", index=N, start=1, term=_term(facts), bound=bound, count=count)


def _finite(facts: Facts, end: int, value: Fraction) -> Step:
    return step("finite_sum", index=N, start=1, end=end, term=_term(facts), value=value)


def _sum(facts: Facts, terms: int, slip: str) -> Fraction:
    match slip:
        case "signs_lost":
            return sum((size(facts, n) for n in range(1, terms + 1)), Fraction(0))
        case "sign_of_the_first_term":
            return -partial_sum(facts, terms)
        case "last_sign_wrong" if terms == facts.terms + 1:
            return partial_sum(facts, facts.terms) - (
                partial_sum(facts, terms) - partial_sum(facts, facts.terms)
            )
    return partial_sum(facts, terms)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "last_term_taken_for_the_first_omitted_one": "the last term is taken for the first omitted one",
        "half_forgotten": "the half in the bound of the mean is forgotten",
        "bound_doubled_instead_of_halved": "the bound of the mean is doubled, not halved",
        "signs_lost": "all terms are added with a plus sign",
        "sign_of_the_first_term": "the signs begin with a minus",
        "last_sign_wrong": "the last of the terms is added with the wrong sign",
        "bounds_exchanged": "the upper bound is taken for the lower one",
    },
)
