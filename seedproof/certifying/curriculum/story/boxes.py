"""Boxes with as many things in each: what a sentence about them adds to the story."""

from fractions import Fraction

from seedproof.certifying.curriculum.story.equal_parts import Group, groups
from seedproof.certifying.curriculum.story.events import note
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import Amount
from seedproof.certifying.curriculum.story.stores import Store
from seedproof.certifying.curriculum.story.things import Thing
from seedproof.certifying.curriculum.story.verbs import LOSE, forms
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import equal


def begin_boxes(ledger: Ledger, owner: str, said: Said) -> Store:
    """Open the store of the boxes that a sentence counts."""
    box = said["box"]
    count = ledger.size(Amount(said["n"], box), box)
    return ledger.begin(owner, box, count)


def alike(ledger: Ledger, boxes: Store, thing: Thing, number: Fraction | None) -> None:
    """Say that some boxes hold the same number of things each."""
    store = ledger.begin(boxes.owner, thing, None)
    count = ledger.size(Amount(number, boxes.thing), boxes.thing)
    each = ledger.fresh(f"{boxes.thing.name} each", thing)
    ledger.say(equal(store.now, each * count))
    groups(ledger).append(Group(boxes.owner, boxes.thing, boxes.now, each, store))


def fill(ledger: Ledger, boxes: Store, thing: Thing | None, content: Amount, verb: str) -> None:
    """Say that as many things are in each box, and that their owner gains them, or loses them."""
    if thing is None or content.number is None or content.mode != "plain":
        raise Unread(f"what is in each {boxes.thing.name}?")
    boxes.filled = True

    loses = verb in forms(LOSE)
    store = _had_before(ledger, boxes, thing)
    size = boxes.now * ledger.size(content, store.thing if store else thing)
    if store is None:
        ledger.assume("none_before")
        store = ledger.begin(boxes.owner, thing, size, verb if loses else None)
        note(ledger, store, verb, store.first, None, False)
    else:
        ledger.change(store, store.now - size if loses else store.now + size)
        note(ledger, store, verb, size, None, False)


def _had_before(ledger: Ledger, boxes: Store, thing: Thing) -> Store | None:
    """Return what the owner of boxes has of a thing that is none of the boxes themselves."""
    if thing == boxes.thing:
        return None
    store = ledger.of(boxes.owner, thing)
    return None if store is boxes else store


def known_boxes(ledger: Ledger, box: Thing) -> Store | None:
    """Return the only boxes of a kind that the story has; None if it has none."""
    fitting = [store for store in ledger.stores if box.holds(store.thing)]
    if len(fitting) > 1:
        raise Unread(f"several have {box.name}")
    return fitting[0] if fitting else None


def content_of(boxes: Thing, box: Thing) -> Thing:
    """Return what is in boxes by their name: of `vases of poppies` it is poppies."""
    words = boxes.words[: len(boxes.words) - len(box.words)]
    if not words or boxes.unit:
        raise Unread(f"what is in each {box.name}?")
    return Thing(words)


def expect_same_box(said: Said) -> None:
    """Refuse a sentence whose last word is another box."""
    if "again" in said.gaps and not said["again"].holds(said["box"]):
        raise Unread(f"another box: {said.sentence}")
