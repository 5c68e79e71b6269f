"""Counts people: of a population in which every share is whole, which part of those with E has H?"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import lcm

from seedproof.benchmarks.missing_fact.prover import Facts, Prover

LARGEST_POSTERIOR = {1: 200, 2: 500, 3: 2000}
"""The largest denominator of the answer, by difficulty; none beyond."""


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the prior. Raises: ValueError unless the facts are three probabilities in lowest terms."""
    if list(facts) != ["prior", "likelihood", "false_positive_rate"]:
        raise ValueError("expected a prior, a likelihood and a false positive rate")
    for name, stated in facts.items():
        if type(stated) is not str or str(Fraction(stated)) != stated or not 0 < Fraction(stated) < 1:
            raise ValueError(f"{name} is {stated!r}, expected a fraction strictly between 0 and 1")
    return {"prior": facts["prior"]}


def denominators(difficulty: int) -> range:
    """Return the denominators that the three probabilities may have in lowest terms."""
    return range(8 * difficulty - 4, 8 * difficulty + 4)


def fits(view: Facts, posterior: Fraction, difficulty: int) -> bool:
    """Return whether the posterior has a denominator of this difficulty and is not printed in the notes."""
    smallest = denominators(difficulty)[0]
    largest = LARGEST_POSTERIOR[difficulty] if difficulty <= 3 else posterior.denominator
    printed = str(posterior) in (view["likelihood"], view["false_positive_rate"])
    return smallest <= posterior.denominator <= largest and not printed


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too small, too large, or twice there."""
    for name, stated in facts.items():
        if Fraction(stated).denominator not in denominators(difficulty):
            yield f"{name} is {stated}"
    if len(set(facts.values())) < len(facts):
        yield "two probabilities are equal"
    for posterior in answers(facts, slot, facts["prior"]):
        if not fits(facts, Fraction(posterior), difficulty):
            yield f"the answer is {posterior}"


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is a probability strictly between 0 and 1."""
    return slot == "prior" and str(Fraction(value)) == value and 0 < Fraction(value) < 1


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
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


def other_side(facts: Facts, slot: str) -> Iterator[str]:
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
    held=held,
    ranges=ranges,
    view=lambda facts, slot: facts | {"prior": None},
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
