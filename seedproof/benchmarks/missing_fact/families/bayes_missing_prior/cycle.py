"""Reads likelihoods, prior and target back, and solves by total probability."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    domain="H and E are events, and P(H), P(E|H) and P(E|not H) lie strictly between 0 and 1.",
    likelihood=["P(E|H) = {p:rat}.", "The probability of E given H is {p:rat}."],
    false_positive_rate=[
        "P(E|not H) = {p:rat}.",
        "The probability of E given not H is {p:rat}.",
    ],
    prior=["P(H) = {p:rat}.", "The probability of H is {p:rat}."],
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the two likelihoods; the prior is open unless the text gives it away."""
    sentences = VIEW.read_all(view, once=("domain", "likelihood", "false_positive_rate"))
    if target != "Find P(H|E).":
        raise Unreadable(f"{target!r} does not ask for P(H|E)")
    facts = {
        "prior": str(sentences["prior"][0]["p"]) if sentences["prior"] else None,
        "likelihood": str(sentences["likelihood"][0]["p"]),
        "false_positive_rate": str(sentences["false_positive_rate"][0]["p"]),
    }
    return Reading(facts, () if sentences["prior"] else ("prior",))


def solve(facts: Facts) -> str:
    """Work out P(E) by total probability, then the share of it that comes with H."""
    prior, hit, false_alarm = (Fraction(facts[key]) for key in ("prior", "likelihood", "false_positive_rate"))
    evidence = hit * prior + false_alarm * (1 - prior)
    return str(hit * prior / evidence)


READER = Reader(
    read=read,
    hints={"P(H) = {p:rat}.": ("prior", "{p}")},
    requests={"What is P(H)?": "prior"},
    fill=lambda facts, slot, value: facts | {slot: value},
    solve=solve,
)
