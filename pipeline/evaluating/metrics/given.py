"""Requests for what the notes already state."""

from pipeline.evaluating.metrics.requests import Row, exchanges
from seedproof.episodes.turns import Turns


def asks_for_given(row: Row, turns: Turns) -> int:
    """Return how many declined requests name a quantity that the notes state."""
    given = given_slots(row)
    return sum(1 for _, reply in exchanges(turns) if reply.verdict == "DECLINE" and reply.slot in given)


def given_slots(row: Row) -> frozenset[str]:
    return frozenset()
