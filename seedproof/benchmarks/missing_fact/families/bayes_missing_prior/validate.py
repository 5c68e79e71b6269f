"""Counts people: of a population in which every share is whole, which part of those with E has H?"""

from collections.abc import Iterable
from fractions import Fraction
from math import lcm

from seedproof.benchmarks.missing_fact.prover import Facts, Prover


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is a probability strictly between 0 and 1."""
    return 0 < Fraction(value) < 1


def answers(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Yield the share of H among those with E."""
    prior, hit, false_alarm = map(Fraction, (value, view["likelihood"], view["false_positive_rate"]))
    people = lcm(prior.denominator * hit.denominator, prior.denominator * false_alarm.denominator)
    with_h = people * prior
    both = int(with_h * hit)
    only_e = int((people - with_h) * false_alarm)
    yield str(Fraction(both, both + only_e))


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return four priors: they decide a ratio of linear functions."""
    return ("1/2", "1/3", "2/3", "1/7")


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what the prior alone allows: the likelihoods may be anything."""
    for hit, false_alarm in (("1/2", "1/3"), ("1/3", "1/2")):
        yield from answers(
            {"likelihood": hit, "false_positive_rate": false_alarm},
            slot,
            facts["prior"],
        )


PROVER = Prover(
    family_type="A",
    answer_type="rational",
    method="parametric",
    held=lambda facts, slot: {"prior": str(facts["prior"])},
    view=lambda facts, slot: facts | {"prior": None},
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
