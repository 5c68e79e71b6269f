"""Boxes that come on top of others, with as many things in each, and as many things for each of several."""

from dataclasses import replace

from seedproof.certifying.curriculum.story.groups import has_boxes
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import Amount
from seedproof.certifying.curriculum.story.things import Thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Unread


def _of_stuff(ledger: Ledger, said: Said) -> None:
    """Say what is in boxes of a stuff: `8 rolls of velvet with 2/3 yard in each roll`."""
    content: Amount = said["content"]
    stuff: Thing = said["matter"]
    if content.thing is not None and content.thing.words and not content.thing.alike(stuff):
        raise Unread(f"{content.thing.name} in the {said['box'].name} of {stuff.name}: {said.sentence}")
    unit = content.thing.unit if content.thing else None
    whole = replace(content, thing=replace(stuff, unit=unit))
    has_boxes(ledger, replace(said, gaps={**said.gaps, "content": whole}))


def _some(ledger: Ledger, said: Said) -> None:
    """Read boxes of an unknown number: `She filled some jugs with 2 quarts of milk each`."""
    has_boxes(ledger, replace(said, gaps={**said.gaps, "n": None}))


def _to_each(ledger: Ledger, said: Said) -> None:
    """Say that each of several gets as many: `She gave 7 stickers to each of 4 friends`."""
    owner = ledger.who(said.gaps.get("who"))
    content: Amount = said["content"]
    store = ledger.the(owner, content.thing)
    ledger.change(store, store.now - ledger.size(content, store.thing) * said["n"])


_IN_EACH = "with {content:quantity} in each[ {again:noun}]"

PACKAGES = Topic(
    clauses={
        "more_boxes": (
            (
                "{who} {acts}[ {out}] {n:one} more {box:noun} " + _IN_EACH + "[ {how}]",
                "{who} {acts}[ {out}] {n:one} {box:noun} " + _IN_EACH + " {how}",
                "{who} {acts}[ {out}] {n:one} more {box:noun} with {content:quantity} each[ {how}]",
            ),
            has_boxes,
        ),
        "boxes_of": (
            ("{who} {acts} {n:one}[ more] {box:noun} of {matter} " + _IN_EACH + "[ {how}]",),
            _of_stuff,
        ),
        "some_boxes": (
            (
                "{who} {acts} some {box:noun} " + _IN_EACH,
                "{who} {acts} some {box:noun} with {content:quantity} each",
            ),
            _some,
        ),
        "to_each": (("{who} {gives} {content:quantity} to each of {n:one} {box:noun}",), _to_each),
    },
)
