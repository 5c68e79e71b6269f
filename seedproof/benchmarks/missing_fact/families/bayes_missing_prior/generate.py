"""Draws two likelihoods and a prior; the posterior is a ratio of linear functions of the prior."""

from collections.abc import Hashable, Sequence
from fractions import Fraction
from functools import cache
from math import gcd

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

LARGEST_DENOMINATOR = {1: 200, 2: 500, 3: 2000}
"""Of the answer, by difficulty."""

EVENTS = (
    "H and E are events; not H is the event that H does not occur.",
    "Let H and E be events, and let not H be the event that H does not occur.",
    "H and E denote events, and not H denotes the complement of H.",
    "Two events are called H and E; not H is the event that H does not occur.",
)
DOMAIN = (
    "P(H), P(E|H) and P(E|not H) lie strictly between 0 and 1.",
    "None of the probabilities P(H), P(E|H) and P(E|not H) is 0 or 1.",
    "The probabilities P(H), P(E|H) and P(E|not H) are greater than 0 and less than 1.",
    "Each of P(H), P(E|H) and P(E|not H) is a probability strictly between 0 and 1.",
)
LIKELIHOOD = (
    "P(E|{condition}) = {p}.",
    "The probability of E given {condition} is {p}.",
    "Given {condition}, the event E has probability {p}.",
    "If H {occurs}, then E occurs with probability {p}.",
    "When H {occurs}, the probability of E is {p}.",
)
PRIOR = (
    "P(H) = {p}.",
    "The probability of H is {p}.",
    "The event H has probability {p}.",
    "H occurs with probability {p}.",
)
TARGET = (
    "Find P(H|E).",
    "What is P(H|E)?",
    "Find the probability of H given E.",
    "Given that E occurs, what is the probability of H?",
    "Determine the conditional probability P(H|E).",
)
REQUEST = (
    "What is P(H)?",
    "What is the probability of H?",
    "With what probability does H occur?",
    "Please give me P(H).",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw three different probabilities, and keep those with a posterior of a fitting size."""
    prior = _fraction(draws, difficulty)
    hit = _fraction(draws, difficulty)
    false_alarm = _fraction(draws, difficulty)
    if prior in (hit, false_alarm) or hit == false_alarm:
        raise Rejected("two probabilities are equal")
    with_h = prior.numerator * hit.numerator * false_alarm.denominator
    without_h = (prior.denominator - prior.numerator) * false_alarm.numerator * hit.denominator
    posterior = Fraction(with_h, with_h + without_h)
    if posterior in (hit, false_alarm):
        raise Rejected("answer is a likelihood")
    if posterior.denominator < _band(difficulty)[0]:
        raise Rejected("denominator of the answer too small")
    if difficulty <= 3 and posterior.denominator > LARGEST_DENOMINATOR[difficulty]:
        raise Rejected("denominator of the answer too large")
    return Problem({"prior": prior, "likelihood": hit, "false_positive_rate": false_alarm}, "prior")


def solve(problem: Problem) -> Solution:
    """Solve P(H|E) = hit*h / (hit*h + false_alarm*(1 - h)) with h = P(H)."""
    prior, hit, false_alarm = problem.facts.values()
    posterior = Curve((ratio((0, hit), (false_alarm, hit - false_alarm)),))
    return along(posterior, prior, (Fraction(1, 2), Fraction(1, 3)))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the likelihoods, and ask for the posterior."""
    prior, hit, false_alarm = problem.facts.values()
    likelihoods = [
        {"condition": "H", "occurs": "occurs", "p": hit},
        {"condition": "not H", "occurs": "does not occur", "p": false_alarm},
    ]
    view = [say(draws, EVENTS), say(draws, DOMAIN), *say_each(draws, LIKELIHOOD, likelihoods)]
    hint = say(draws, PRIOR, p=prior)
    return Words(view, say(draws, TARGET), (hint,), say(draws, REQUEST), symbol="P(H|E)")


def state(problem: Problem) -> Hashable:
    """Return the three probabilities; H and not H may exchange their names."""
    prior, hit, false_alarm = problem.facts.values()
    renamed = 1 - prior, false_alarm, hit
    return min(_ratios((prior, hit, false_alarm)), _ratios(renamed))


def notes(problem: Problem) -> Hashable:
    """Return the two likelihoods, in any order."""
    _, hit, false_alarm = problem.facts.values()
    return tuple(sorted(_ratios((hit, false_alarm))))


def _band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest denominator: 4 to 11, 12 to 19, 20 to 27, ..."""
    return 8 * difficulty - 4, 8 * difficulty + 3


def _fraction(draws: Draws, difficulty: int) -> Fraction:
    denominator = draws.between(*_band(difficulty))
    return draws.choice(_fractions(denominator))


@cache
def _fractions(denominator: int) -> Sequence[Fraction]:
    """Return the fractions between 0 and 1 whose denominator, in lowest terms, is this one."""
    numerators = [numerator for numerator in range(1, denominator) if gcd(numerator, denominator) == 1]
    return [Fraction(numerator, denominator) for numerator in numerators]


def _ratios(probabilities: Sequence[Fraction]) -> tuple[tuple[int, int], ...]:
    return tuple(p.as_integer_ratio() for p in probabilities)


FAMILY = Family(
    family_type="A",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "The denominators of the three probabilities, in lowest terms, are drawn from 4 to 11, 12 to 19 and "
        "20 to 27, not from 2 to 3+2d: with those, the prior is 1/2 more often than anything else, and a "
        "problem of difficulty 3 may be smaller than one of difficulty 1.",
        "The answer's denominator is at most 200, 500 and 2,000, not 200 throughout, and at least 4, 12 and "
        "20: with larger denominators in the facts, 200 would leave few problems at difficulty 3.",
        "No two of the three probabilities are equal, and the answer is neither of the likelihoods, "
        "which the notes print.",
        "The text says that H and E are events and that the probabilities lie strictly between 0 and 1.",
    ],
)
