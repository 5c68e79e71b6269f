"""Verdicts on parts, joined to a verdict on the whole."""

from collections.abc import Callable, Iterable, Sequence

from seedproof.equivalence.reading.tree import Node
from seedproof.record.verdict import Verdict, different, equal, undecided


def all_of(verdicts: Iterable[Verdict], reason: str) -> Verdict:
    """Return different as soon as one verdict is, equal if all are, else the first undecided one."""
    first_undecided: Verdict | None = None
    for verdict in verdicts:
        if verdict.result == "different":
            return verdict
        if verdict.result == "undecided":
            first_undecided = first_undecided or verdict
    return first_undecided or equal(reason)


def covered(
    items: Sequence[Node], others: Sequence[Node], compared: Callable[[Node, Node], Verdict]
) -> Verdict:
    """Return equal if every item equals some other, different if one certainly equals none."""
    first_undecided: Verdict | None = None
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
            first_undecided = first_undecided or doubts[0]
    return first_undecided or equal("every value has its equal")


def matched(
    left: Sequence[Node], right: Sequence[Node], compared: Callable[[Node, Node], Verdict]
) -> Verdict:
    """Compare two lists without order, counting repetitions."""
    if len(left) != len(right):
        return different(f"one states {len(left)} values, the other {len(right)}")
    rest = list(right)
    first_undecided: Verdict | None = None
    for item in left:
        doubts = None
        for index, other in enumerate(rest):
            verdict = compared(item, other)
            if verdict.result == "equal":
                del rest[index]
                break
            if verdict.result == "undecided":
                doubts = verdict
        else:
            if doubts is None:
                return different("one of the values is not among the other's, as often")
            first_undecided = first_undecided or doubts
    return (
        undecided(first_undecided.reason)
        if first_undecided
        else equal("the values are the same in some order")
    )
