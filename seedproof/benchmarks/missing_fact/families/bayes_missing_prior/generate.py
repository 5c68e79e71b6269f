"""Draws two likelihoods and a prior; the posterior is a ratio of linear functions of the prior."""

from fractions import Fraction

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw three probabilities with denominators 2 ..

    3+2d and unequal likelihoods, or E says nothing of H.
    """
    prior, hit, false_alarm = (_fraction(draws, 3 + 2 * difficulty) for _ in range(3))
    if hit == false_alarm:
        raise Rejected("likelihoods are equal")
    return Problem({"prior": prior, "likelihood": hit, "false_positive_rate": false_alarm}, "prior")


def solve(problem: Problem) -> Solution:
    """Solve P(H|E) = hit*h / (hit*h + false_alarm*(1 - h)) with h = P(H)."""
    prior, hit, false_alarm = problem.facts.values()
    posterior = Curve((ratio((0, hit), (false_alarm, hit - false_alarm)),))
    if Fraction(str(posterior.at(prior))).denominator > 200:
        raise Rejected("denominator of the answer above 200")
    return along(posterior, prior, (Fraction(1, 2), Fraction(1, 3)))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the likelihoods, and ask for the posterior."""
    prior, hit, false_alarm = problem.facts.values()
    view = [
        "H and E are events, and P(H), P(E|H) and P(E|not H) lie strictly between 0 and 1.",
        draws.choice((f"P(E|H) = {hit}.", f"The probability of E given H is {hit}.")),
        draws.choice(
            (
                f"P(E|not H) = {false_alarm}.",
                f"The probability of E given not H is {false_alarm}.",
            )
        ),
    ]
    return Words(view, "Find P(H|E).", f"P(H) = {prior}.", "What is P(H)?")


def _fraction(draws: Draws, max_denominator: int) -> Fraction:
    denominator = draws.between(2, max_denominator)
    return Fraction(draws.between(1, denominator - 1), denominator)


FAMILY = Family(
    family_type="A",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "The text says that H and E are events and that the probabilities lie strictly between 0 and 1."
    ],
)
