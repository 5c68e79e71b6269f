"""What the holder of today makes of stored requests. Stored replies stay: they are what the solver saw."""

from collections.abc import Iterator
from functools import lru_cache

from pipeline.evaluating.metrics.requests import Row, exchanges, is_canonical
from seedproof.benchmarks.missing_fact.holder import hold
from seedproof.benchmarks.missing_fact.said import said_in
from seedproof.episodes.turns import Plan, Turn, Turns
from seedproof.requests.replies import Reply


def reply_today(row: Row, message: str) -> Reply:
    """Return the reply of the strict holder of today to a message of a solver."""
    return hold(row, said_in(message).request or "")


def differing(row: Row, plan: Plan, turns: Turns) -> int:
    """Return how many stored replies of an episode the strict holder of today would not give."""
    return sum(1 for message, reply in _of_holder(plan, turns) if _differs(reply_today(row, message), reply))


def contradictions(row: Row, plan: Plan, turns: Turns, is_same_holder: bool) -> Iterator[str]:
    """Say which stored replies contradict the row, or the request that they reply to.

    `is_same_holder` says whether the holder of today is the one that replied; then both must agree.
    """
    for message, reply in _of_holder(plan, turns):
        if reply.verdict == "OFFER" and plan.holder == "strict" and not is_canonical(row, reply):
            yield f"offers {reply.text[:60]!r}, which is no fact that the row holds"
        elif is_same_holder and plan.holder == "strict":
            today = reply_today(row, message)
            if _differs(today, reply):
                yield f"has {_phrase(reply)} where the request gives {_phrase(today)}"


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


def _of_holder(plan: Plan, turns: Turns) -> Iterator[tuple[str, Turn]]:
    """Yield messages and replies, without the reply that a control gives instead of the holder."""
    for position, (message, reply) in enumerate(exchanges(turns)):
        if plan.control != "useless" or position > 0:
            yield message, reply


def _differs(today: Reply, stored: Turn) -> bool:
    return (today.verdict, today.slot, today.text) != (stored.verdict, stored.slot, stored.text)


def _phrase(reply: Reply | Turn) -> str:
    return f"{reply.verdict} of {reply.slot}" if reply.slot else str(reply.verdict)
