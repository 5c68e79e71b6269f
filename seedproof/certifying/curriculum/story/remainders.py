"""Division with remainder: how many cartons are full, and how many pens are left over."""

import re

from seedproof.certifying.curriculum.story.equal_parts import group_of, rest_of
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term

_LEFT = re.compile(r"\band how many (?:[a-z' -]+ )?(?:is|are|was|were|remain|remains|remained)\b")


def asks_for_rest(question: str) -> bool:
    """Return whether a question asks for a quotient and for what is left over."""
    return _LEFT.search(question) is not None


def _each(ledger: Ledger, said: Said) -> tuple[tuple[str, Term], ...]:
    """Return what each gets and what is left over."""
    group = group_of(ledger, said["box"], said.gaps.get("thing"))
    if "rest" in said.gaps and not said["rest"].alike(group.store.thing):
        raise Unread(f"nothing is said about {said['rest'].name}")
    return (("quotient", group.each), ("remainder", rest_of(ledger)))


def _boxes(ledger: Ledger, said: Said) -> tuple[tuple[str, Term], ...]:
    """Return how many boxes are full and what is left over."""
    group = group_of(ledger, said["box"], said["rest"])
    if "who" in said.gaps and ledger.who(said["who"]) != group.owner:
        raise Unread(f"the {said['box'].name} are those of {group.owner}")
    return (("quotient", group.count), ("remainder", rest_of(ledger)))


REMAINDERS = Topic(
    questions={
        "asked_each_and_rest": (
            (
                "how many[ {thing}] each {box:noun} {takes}[,] and how many {is} left over",
                "how many[ {thing}] each {box:noun} {takes}[,] and how many {rest:thing} {remain}",
                "how many[ {thing}] each {box:noun} {takes}[,] and how many {rest:thing} {too:is} left over",
            ),
            _each,
        ),
        "asked_boxes_and_rest": (
            (
                "how many {box:noun} {who} fill[,] and how many {rest:thing} {too:is} left over",
                "how many full {box:noun} {is} there[,] and how many {rest:thing} {too:is} left over",
                "how many {box:noun} {is} full[,] and how many {rest:thing} {remain}",
            ),
            _boxes,
        ),
    },
    kinds={"takes": Kind("(?:gets|get|got|receives|receive|received)", str)},
)
