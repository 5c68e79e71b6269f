"""Clauses about how many times as many somebody has as somebody else."""

from fractions import Fraction

from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.things import Thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import equal


def _times(ledger: Ledger, said: Said) -> None:
    other = ledger.who(said["owner"])
    multiple(ledger, ledger.who(said["who"]), other, said["n"], said.gaps.get("thing"))


def multiple(ledger: Ledger, owner: str, other: str, times: Fraction, stated: Thing | None) -> None:
    """Say that somebody has so many times as much as somebody else has now.

    Raises: Unread if the first has some already, or nothing is said about the second.
    """
    known = ledger.the(other, stated)
    mine = ledger.of(owner, known.thing)
    if mine is not None and not mine.open:
        raise Unread(f"{owner} has {known.thing.name} twice")
    store = mine or ledger.begin(owner, known.thing, None)
    ledger.say(equal(store.now, known.now * times))
    store.open, ledger.last = False, store


MULTIPLES = Topic(
    clauses={
        "times": (
            ("{who} {has} {n:one} times as {many}[ {thing}] as {owner}[ {has_now}][ left]",),
            _times,
        ),
    },
    kinds={
        "many": Kind(r"(?:many|much)", str),
        "has_now": Kind(r"(?:has|had|have)", str),
    },
)
