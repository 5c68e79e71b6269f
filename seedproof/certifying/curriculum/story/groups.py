"""Equal groups: boxes with as many things in each."""

from dataclasses import replace

from seedproof.certifying.curriculum.story.boxes import (
    alike,
    begin_boxes,
    content_of,
    expect_same_box,
    fill,
    known_boxes,
)
from seedproof.certifying.curriculum.story.equal_parts import Group, group_of, groups, into_groups
from seedproof.certifying.curriculum.story.events import place_of
from seedproof.certifying.curriculum.story.holders import holder
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import WHO, Amount
from seedproof.certifying.curriculum.story.stores import Store, in_unit
from seedproof.certifying.curriculum.story.things import Thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.curriculum.story.verbs import GAIN, HAVE, LOSE, PUT, verb
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal


def has_boxes(ledger: Ledger, said: Said) -> None:
    """Read `Ben had 4 buckets with 7 blocks in each bucket.`."""
    expect_same_box(said)
    owner = ledger.who(said.gaps.get("who"))
    box = said["box"]
    size = ledger.size(Amount(said["n"], box), box)
    is_new = ledger.of(owner, box) is None
    boxes = ledger.begin(owner, box, size) if is_new else Store(owner, box, size, size)
    fill(ledger, boxes, said["content"].thing, said["content"], said.gaps.get("acts", "have"))


def _into_each(ledger: Ledger, said: Said) -> None:
    """Read `Ben put 7 blocks in each of 4 buckets.`."""
    boxes = begin_boxes(ledger, ledger.who(said.gaps.get("who")), said)
    fill(ledger, boxes, said["content"].thing, said["content"], "put")


def _each_holds(ledger: Ledger, said: Said) -> None:
    """`Each bucket held 7 blocks`, or, of things that were told before, `Each bucket held 7`."""
    box: Thing = said["box"]
    content: Amount = said["content"]
    boxes = known_boxes(ledger, box)
    if boxes is None:
        if content.thing is not None or ledger.last is None:
            raise Unread(f"nothing is said about {box.name}")
        into_groups(ledger, ledger.last, box, content.number)
        return

    opened = [group for group in groups(ledger) if group.box == boxes.thing and group.store.open]
    if opened and content.thing is None:
        _closes(ledger, opened[-1], content)
        return

    thing = content.thing or content_of(boxes.thing, box)
    if thing.unit and not thing.words:
        named = len(boxes.thing.words) - len(box.words)
        thing = replace(thing, words=boxes.thing.words[:named])
    if content.number is None:
        raise Unread(f"some in each {box.name}")
    fill(ledger, boxes, thing, content, "have")


def _closes(ledger: Ledger, group: Group, content: Amount) -> None:
    """Say how many are in each box of a group, which was left open."""
    ledger.say(equal(group.each, ledger.size(content, group.store.thing)))
    group.store.open = False


def _each_of(ledger: Ledger, said: Said) -> None:
    """Read `Each of Ben's 5 buckets held 4 blocks.`."""
    boxes = begin_boxes(ledger, ledger.name(holder(said["whose"])), said)
    if "content" in said.gaps:
        fill(ledger, boxes, said["content"].thing, said["content"], "have")
    else:
        alike(ledger, boxes, said["thing"], said["n"])


def _on_each(ledger: Ledger, said: Said) -> None:
    """Read `On each cart are 5 pots with 6 seeds in each pot.`."""
    expect_same_box(said)
    carts = known_boxes(ledger, said["outer"])
    if carts is None:
        raise Unread(f"nothing is said about {said['outer'].name}")

    box = said["box"]
    on_each = ledger.size(Amount(said["n"], box), box)
    boxes = ledger.begin(carts.owner, box, carts.now * on_each)
    fill(ledger, boxes, said["content"].thing, said["content"], "have")


def _same_number(ledger: Ledger, said: Said) -> None:
    """Read `Ben filled 4 buckets with the same number of blocks each.`."""
    expect_same_box(said)
    boxes = begin_boxes(ledger, ledger.who(said.gaps.get("who")), said)
    alike(ledger, boxes, said["thing"], said["n"])


def _each_the_same(ledger: Ledger, said: Said) -> None:
    """Read `Each bucket held the same number of blocks.`."""
    boxes = known_boxes(ledger, said["box"])
    number = boxes.stated if boxes else None
    if boxes is None or number is None:
        raise Unread(f"nothing is said about {said['box'].name}")
    thing = said.gaps.get("thing") or content_of(boxes.thing, said["box"])
    alike(ledger, boxes, thing, number)


def _rows(ledger: Ledger, said: Said) -> None:
    """Read `In the theater there were 10 rows with 9 students in each.`."""
    expect_same_box(said)
    boxes = begin_boxes(ledger, place_of(ledger, said["place"]), said)
    content: Amount = said["content"]
    thing = content.thing or content_of(said["box"], Thing(said["box"].words[-1:]))
    fill(ledger, boxes, thing, content, "have")


def _in_rows(ledger: Ledger, said: Said) -> None:
    """Read `The vans on the pier were in 2 lanes with 10 in each.`, `Ben arranged his tulips in 5 rows …`."""
    expect_same_box(said)
    owner = place_of(ledger, said["place"]) if "place" in said.gaps else ledger.who(said["who"])
    boxes = begin_boxes(ledger, owner, said)
    fill(ledger, boxes, said["thing"], said["content"], "have")


def _asked_each(ledger: Ledger, said: Said) -> Term:
    """Read `How many blocks did each bucket hold?`."""
    group = group_of(ledger, said.gaps.get("box"), said.gaps.get("thing"))
    return in_unit(group.each, group.store.thing, said.gaps.get("thing"))


def _asked_boxes(ledger: Ledger, said: Said) -> Term:
    """Read `How many buckets did she fill?`."""
    group = group_of(ledger, said["box"], None)
    if "who" in said.gaps and ledger.who(said["who"]) != group.owner:
        raise Unread(f"the {said['box'].name} are those of {group.owner}")
    return group.count


_IN_EACH = "with {content:quantity} in each[ {again:noun}]"

GROUPS = Topic(
    clauses={
        "boxes": (
            (
                "{who} {acts}[ {out}] {n:one} {box:noun} " + _IN_EACH,
                "{who} {acts} {n:one} {box:noun} with {content:quantity} each",
                "{who} {acts} {n:one} {box:noun} of {content:quantity} each",
            ),
            has_boxes,
        ),
        "into_each": (("{who} {put} {content:quantity} {into} each of {n:one} {box:noun}",), _into_each),
        "each_holds": (
            (
                "{each} {box:noun} {contain} {content:quantity}",
                "{there} {is} {content:quantity} in {each} {box:noun}",
            ),
            _each_holds,
        ),
        "each_of": (
            (
                "Each of {whose:possessive} {n:one} {box:noun} {contain} {content:quantity}",
                "Each of {whose:possessive} {n:one} {box:noun} {contain} the same number of {thing}",
            ),
            _each_of,
        ),
        "on_each": (("{on} each {outer:noun} {is} {n:one} {box:noun} " + _IN_EACH,), _on_each),
        "same_number": (
            (
                "{who} {acts} {n:one} {box:noun} with the same number of {thing} in each[ {again:noun}]",
                "{who} {acts} {n:one} {box:noun} with the same number of {thing} each",
                "{who} {put} the same number of {thing} {into} each of {n:one} {box:noun}",
            ),
            _same_number,
        ),
        "equal_rows": (("{who} {arranges} {their} {thing} in {n:one} equal {box:noun}",), _same_number),
        "each_the_same": (
            (
                "{each} {box:noun} {contain} the same number of {thing}",
                "{there} {is} the same number in {each} {box:noun}",
            ),
            _each_the_same,
        ),
        "rows": (
            (
                "{place} there {is} {n:one} {box:noun} " + _IN_EACH,
                "{there} {is} {n:one} {box:thing} {place}, " + _IN_EACH,
            ),
            _rows,
        ),
        "in_rows": (
            (
                "The {thing} {place} {is} in {n:one} {box:noun} " + _IN_EACH,
                "{who} {arranges} {their} {thing} in {n:one} {box:noun} " + _IN_EACH,
            ),
            _in_rows,
        ),
    },
    questions={
        "asked_each": (
            (
                "how many[ {thing}] each {box:noun} {hold}",
                "how many[ {thing}] each of them get",
                "how many[ {thing}] {is} in each {box:noun}",
                "how many[ {thing}] {is} in one {box:noun}",
            ),
            _asked_each,
        ),
        "asked_boxes": (
            ("how many {box:noun} {who} fill with them",),
            _asked_boxes,
        ),
    },
    kinds={
        "acts": verb(GAIN + LOSE + HAVE + PUT + " load"),
        "put": verb(PUT),
        "into": Kind(r"(?:into|in|onto|on)", str),
        "on": Kind(r"(?:On|In|on|in)", str),
        "each": Kind("(?:Each|each|Every|every)", str),
        "contain": Kind(r"(?:holds|held|hold|contains|contained|has|had)", str),
        "possessive": Kind(rf"{WHO}(?:'s|(?<=s)')", lambda text: text.removesuffix("'s").removesuffix("'")),
        "hold": Kind(r"(?:hold|get|have|receive)", str),
        "arranges": Kind(r"(?:arranges|arranged|planted|plants|sets|set|lines up|lined up)", str),
        "their": Kind(r"(?:his|her|its|their|the)", str),
    },
)
