"""Reads likelihoods, prior and target back, and solves by total probability."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

PRIOR = (
    "P(H) = {p:rat}.",
    "The probability of H is {p:rat}.",
    "The event H has probability {p:rat}.",
    "H occurs with probability {p:rat}.",
)
VIEW = Sentences(
    events=[
        "H and E are events; not H is the event that H does not occur.",
        "Let H and E be events, and let not H be the event that H does not occur.",
        "H and E denote events, and not H denotes the complement of H.",
        "Two events are called H and E; not H is the event that H does not occur.",
    ],
    domain=[
        "P(H), P(E|H) and P(E|not H) lie strictly between 0 and 1.",
        "None of the probabilities P(H), P(E|H) and P(E|not H) is 0 or 1.",
        "The probabilities P(H), P(E|H) and P(E|not H) are greater than 0 and less than 1.",
        "Each of P(H), P(E|H) and P(E|not H) is a probability strictly between 0 and 1.",
    ],
    likelihood=[
        "P(E|H) = {p:rat}.",
        "The probability of E given H is {p:rat}.",
        "Given H, the event E has probability {p:rat}.",
        "If H occurs, then E occurs with probability {p:rat}.",
        "When H occurs, the probability of E is {p:rat}.",
    ],
    false_positive_rate=[
        "P(E|not H) = {p:rat}.",
        "The probability of E given not H is {p:rat}.",
        "Given not H, the event E has probability {p:rat}.",
        "If H does not occur, then E occurs with probability {p:rat}.",
        "When H does not occur, the probability of E is {p:rat}.",
    ],
    prior=PRIOR,
)
TARGET = Sentences(
    target=[
        "Find P(H|E).",
        "What is P(H|E)?",
        "Find the probability of H given E.",
        "Given that E occurs, what is the probability of H?",
        "Determine the conditional probability P(H|E).",
    ]
)
REQUESTS = (
    "What is P(H)?",
    "What is the probability of H?",
    "With what probability does H occur?",
    "Please give me P(H).",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the two likelihoods; the prior is open unless the text gives it away."""
    sentences = VIEW.read_all(view, once=("events", "domain", "likelihood", "false_positive_rate"))
    TARGET.gaps("target", target)
    priors = [gaps["p"] for gaps in sentences["prior"]]
    if len(priors) > 1:
        raise Unreadable("the text gives two priors")
    facts = {
        "prior": str(priors[0]) if priors else None,
        "likelihood": str(sentences["likelihood"][0]["p"]),
        "false_positive_rate": str(sentences["false_positive_rate"][0]["p"]),
    }
    return Reading(facts, () if priors else ("prior",))


def solve(facts: Facts) -> str:
    """Work out P(E) by total probability, then the share of it that comes with H.

    Raises: Unreadable unless all three are probabilities strictly between 0 and 1.
    """
    prior, hit, false_alarm = (Fraction(facts[key]) for key in ("prior", "likelihood", "false_positive_rate"))
    if not all(0 < probability < 1 for probability in (prior, hit, false_alarm)):
        raise Unreadable("a probability does not lie strictly between 0 and 1")
    evidence = hit * prior + false_alarm * (1 - prior)
    return str(hit * prior / evidence)


READER = Reader(
    read=read,
    hints=dict.fromkeys(PRIOR, ("prior", "{p}")),
    requests=dict.fromkeys(REQUESTS, "prior"),
    fill=lambda facts, slot, value: facts | {slot: value},
    solve=solve,
)
