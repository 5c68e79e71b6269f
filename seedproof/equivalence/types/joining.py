"""Verdicts on parts joined to a verdict on the whole."""

from collections.abc import Callable, Iterable, Sequence

from seedproof.equivalence.reading.tree import Node
from seedproof.record.verdict import Verdict, different, equal, undecided


def all_of(verdicts: Iterable[Verdict], reason: str) -> Verdict:
    """Different as soon as one is, equal if all are; the first open one otherwise."""
    open_one: Verdict | None = None
    for verdict in verdicts:
        if verdict.result == "different":
            return verdict
        if verdict.result == "undecided":
            open_one = open_one or verdict
    return open_one or equal(reason)


def covered(
    items: Sequence[Node], others: Sequence[Node], compared: Callable[[Node, Node], Verdict]
) -> Verdict:
    """Whether every item equals some other: different if one surely equals none."""
    open_one: Verdict | None = None
    for item in items:
        doubts: list[Verdict] = []
        for other in others:
            verdict = compared(item, other)
            if verdict.result == "equal":
                break
            if verdict.result == "undecided":
                doubts.append(verdict)
        else:
            if not doubts:
                return different("one of the values is not among the other's")
            open_one = open_one or doubts[0]
    return open_one or equal("every value has its equal")


def matched(
    left: Sequence[Node], right: Sequence[Node], compared: Callable[[Node, Node], Verdict]
) -> Verdict:
    """Whether the values are the same ones in some order, each as often."""
    if len(left) != len(right):
        return different(f"one states {len(left)} values, the other {len(right)}")
    rest = list(right)
    open_one: Verdict | None = None
    for item in left:
        doubts = None
        for place, other in enumerate(rest):
            verdict = compared(item, other)
            if verdict.result == "equal":
                del rest[place]
                break
            if verdict.result == "undecided":
                doubts = verdict
        else:
            if doubts is None:
                return different("one of the values is not among the other's, as often")
            open_one = open_one or doubts
    return undecided(open_one.reason) if open_one else equal("the values are the same in some order")
