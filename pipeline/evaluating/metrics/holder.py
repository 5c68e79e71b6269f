"""What the holder of today makes of stored requests. Stored replies stay: they are what the solver saw."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pipeline.evaluating.metrics.requests import Row, exchanges, is_canonical
from seedproof.benchmarks.missing_fact.holder import hold
from seedproof.benchmarks.missing_fact.said import said_in
from seedproof.episodes.turns import Plan, Turn, Turns
from seedproof.requests.replies import Reply


class Reread(NamedTuple):
    """A stored reply, beside the one that the strict holder of today gives to the same request."""

    stored: Turn
    today: Reply

    @property
    def differs(self) -> bool:
        """Whether the solver would read something else today."""
        return (self.today.verdict, self.today.text) != (self.stored.verdict, self.stored.text)


def reread(row: Row, plan: Plan, turns: Turns) -> list[Reread]:
    """Read the requests of an episode again, but for one that a control replied to instead of the holder."""
    exchanged = list(exchanges(turns))
    if plan.control == "useless":
        exchanged = exchanged[1:]
    return [Reread(reply, hold(row, said_in(message).request or "")) for message, reply in exchanged]


def contradictions(row: Row, replies: Sequence[Reread], is_same_holder: bool) -> Iterator[str]:
    """Say which replies of a strict holder contradict the row, or the request that they reply to.

    `is_same_holder` says whether the holder of today is the one that replied; then both must agree.
    """
    for reply in replies:
        if reply.stored.verdict == "OFFER" and not is_canonical(row, reply.stored):
            yield f"offers {reply.stored.text[:60]!r}, which is no fact that the row holds"
        elif is_same_holder and reply.differs:
            yield f"has {_phrase(reply.stored)} where the request gives {_phrase(reply.today)}"


def is_anchored(row: Row, turns: Turns) -> bool:
    """Return whether the first request was declined, and its slot is one that a worked example asks for."""
    for _, reply in exchanges(turns):
        return reply.verdict == "DECLINE" and reply.slot in slots_of_examples(row)
    return False


def slots_of_examples(row: Row) -> frozenset[str]:
    """Return the slots that the requests of a row's worked examples name."""
    requests = tuple(example["request"] for example in row.get("demonstrations") or ())
    return _slots_named(row["family"], requests)


@lru_cache(maxsize=64)
def _slots_named(family: str, requests: tuple[str, ...]) -> frozenset[str]:
    """Return the slots that requests name; what a row holds does not matter."""
    row = {"family": family, "held": (), "accepted_slots": ()}
    slots = (hold(row, request).slot for request in requests)
    return frozenset(slot for slot in slots if slot is not None)


def _phrase(reply: Reply | Turn) -> str:
    return f"{reply.verdict} of {reply.slot}" if reply.slot else str(reply.verdict)
