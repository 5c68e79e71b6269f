"""Guesses the prior from the fractions of the difficulty; H and not H may exchange their names."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import gcd, lcm

from seedproof.benchmarks.missing_fact.families.bayes_missing_prior.validate import denominators, fits
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every prior of the difficulty that gives a fitting posterior; each denominator is as likely."""
    hit = Fraction(view["likelihood"])
    false_alarm = Fraction(view["false_positive_rate"])
    numerators = {denominator: _coprime(denominator) for denominator in denominators(difficulty)}
    whole = lcm(*map(len, numerators.values()))
    weights: dict[str, int] = {}
    for denominator, tops in numerators.items():
        for top in tops:
            prior = Fraction(top, denominator)
            if prior in (hit, false_alarm):
                continue
            odds = prior * hit / ((1 - prior) * false_alarm)
            if fits(view, odds / (1 + odds), difficulty):
                weights[str(prior)] = whole // len(tops)
    return weights


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the probabilities, and those with the names H and not H exchanged."""
    yield facts
    prior = facts["prior"]
    yield {
        "prior": None if prior is None else str(1 - Fraction(prior)),
        "likelihood": facts["false_positive_rate"],
        "false_positive_rate": facts["likelihood"],
    }


def _coprime(denominator: int) -> list[int]:
    return [top for top in range(1, denominator) if gcd(top, denominator) == 1]


SURVEY = Survey(
    completions=completions,
    simplest=lambda view, slot: "1/2",
    images=images,
    operations=lambda facts: 5,
)
