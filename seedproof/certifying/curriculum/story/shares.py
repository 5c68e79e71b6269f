"""Sharing: things are divided equally, and somebody gets a share."""

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from seedproof.certifying.curriculum.story.ledger import Ledger, Store
from seedproof.certifying.curriculum.story.quantities import WHO, Amount
from seedproof.certifying.curriculum.story.things import Thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal, less, literal


@dataclass(slots=True)
class Group:
    """Things in equal parts: how many parts, and how much is in each."""

    owner: str
    box: Thing | None
    count: Term
    each: Term
    store: Store
    given: bool = False
    """Whether the parts are given to people, so that the owner keeps none."""


def groups(ledger: Ledger) -> list[Group]:
    """Return all groups of a story so far."""
    return cast(list[Group], ledger.room.setdefault("groups", []))


def group_of(ledger: Ledger, box: Thing | None, thing: Thing | None) -> Group:
    """Return the group of a kind of box or receiver that was made last.

    Raises: Unread if there is none.
    """
    fitting = [
        group
        for group in groups(ledger)
        if (box is None or (group.box is not None and box.alike(group.box)))
        and (thing is None or thing.alike(group.store.thing))
    ]
    if not fitting:
        raise Unread(f"nothing is in equal parts: {box.name if box else ''}")
    return fitting[-1]


def left_over(ledger: Ledger, store: Store, divisor: Term) -> Term:
    """Return what is left over of a division: nothing, unless the question asks for it."""
    if not ledger.rest_asked:
        ledger.assume("no_remainder")
        return literal(0, "Int")
    if store.now.sort != "Int":
        raise Unread(f"what is left over of {store.thing.name}?")
    rest = ledger.symbol("left_over", "Int")
    ledger.say(less(rest, divisor))
    ledger.room["rest"] = rest
    return rest


def rest_of(ledger: Ledger) -> Term:
    """Return what was left over of the only division.

    Raises: Unread if nothing was divided.
    """
    if "rest" not in ledger.room:
        raise Unread("nothing is divided")
    return cast(Term, ledger.room["rest"])


def into_groups(ledger: Ledger, store: Store, box: Thing, each: Fraction | None) -> None:
    """Say that things are packed into boxes, as many in each, so that nothing is left over."""
    if each is None:
        raise Unread(f"how many are in each {box.name}?")
    count = ledger.fresh("", Thing(box.words))
    size = ledger.size(Amount(each, store.thing), store.thing)
    ledger.say(equal(count * size + left_over(ledger, store, size), store.now))
    groups(ledger).append(Group(store.owner, box, count, size, store))


def divide(ledger: Ledger, store: Store, box: Thing | None, count: Fraction | None, given: bool) -> Group:
    """Say that things are divided into equal parts."""
    name = box.name if box else "part"
    number = ledger.symbol(f"{name}s", "Int")
    each = ledger.fresh(f"{name} each", store.thing, store.now.sort == "Int")
    if count is None:
        ledger.assume("no_remainder")
        ledger.say(less(0, number))
        group = Group(store.owner, box, number, each, store, given)
    else:
        size = literal(count, "Int")
        ledger.say(equal(number, size), equal(each * size + left_over(ledger, store, size), store.now))
        group = Group(store.owner, box, number, each, store, given)
    groups(ledger).append(group)
    return group


def _what(ledger: Ledger, said: Said) -> Store:
    """Return what is shared: things that somebody has, or new ones."""
    owner = ledger.who(said.gaps.get("who"))
    amount: Amount | None = said.gaps.get("quantity")
    if amount is None:
        return ledger.the(owner, None)
    if amount.thing is None:
        return ledger.the(owner, None)
    known = ledger.of(owner, amount.thing)
    if known is not None:
        raise Unread(f"{owner} shares a part: {said.sentence}")
    return ledger.begin(owner, amount.thing, ledger.size(amount, amount.thing))


def _divides(ledger: Ledger, said: Said) -> None:
    """Read `She divides them equally into 4 bowls.`."""
    divide(ledger, _what(ledger, said), said["box"], said["n"], given=False)


def _shares(ledger: Ledger, said: Said) -> None:
    """Read `She shares all of them equally among 4 friends.`."""
    store = _what(ledger, said)
    ledger.assume("shares_all")
    _among(ledger, store, said["box"], said["n"])


def _among(ledger: Ledger, store: Store, box: Thing, count: Fraction | None) -> None:
    group = divide(ledger, store, box, count, given=True)
    if count is None:
        ledger.room["open group"] = group
    store.given = True


def _passive(ledger: Ledger, said: Said) -> None:
    """Read `Some sweaters are shared equally among 11 cousins.`."""
    amount: Amount = said["quantity"]
    if amount.thing is None:
        raise Unread(f"what is shared? {said.sentence}")
    store = ledger.begin("somebody", amount.thing, ledger.size(amount, amount.thing))
    _among(ledger, store, said["box"], said["n"])


def _they_share(ledger: Ledger, said: Said) -> None:
    """Read `Some friends shared 12 charms equally.`."""
    amount: Amount | None = said.gaps.get("quantity")
    if (amount is None or amount.thing is None) and ledger.last is not None:
        _among(ledger, ledger.last, said["box"], said["n"])
        return
    if amount is None:
        raise Unread(f"what is shared? {said.sentence}")
    _passive(ledger, said)


def _each_gets(ledger: Ledger, said: Said) -> None:
    """Read `Each cousin gets 2.`."""
    group = group_of(ledger, said.gaps.get("box"), None)
    size = ledger.size(Amount(said["n"], group.store.thing), group.store.thing)
    ledger.say(equal(group.each, size))
    if ledger.room.pop("open group", None) is group:
        ledger.say(equal(group.count * size, group.store.now))


def _one_share(ledger: Ledger, said: Said) -> None:
    """Read `Brenda got one share.`, `Lena was one of the friends.`."""
    group = group_of(ledger, said.gaps.get("box"), None)
    if not group.given:
        raise Unread(f"a share of what? {said.sentence}")
    receive(ledger, ledger.who(said["who"]), group, group.each)


def boxes_of(ledger: Ledger, amount: Amount) -> Group | None:
    """Return the group that an amount counts the boxes of: `5 of the jars`."""
    if amount.thing is None:
        return None
    fitting = [group for group in groups(ledger) if group.box is not None and group.box == amount.thing]
    return fitting[-1] if fitting and not fitting[-1].given else None


def get_boxes(ledger: Ledger, owner: str, group: Group, amount: Amount) -> None:
    """Say that somebody gets some of the boxes of a group, with what is in them."""
    if amount.number is None:
        raise Unread(f"how many {amount.thing.name if amount.thing else 'boxes'} does {owner} get?")
    receive(ledger, owner, group, group.each * literal(amount.number, "Int"))


def give_boxes(ledger: Ledger, group: Group, amount: Amount, how: str | None) -> None:
    """Say that boxes of a group are given to somebody: `gave 2 of the albums to Samuel`."""
    if not how or not re.fullmatch(rf"to {WHO}", how):
        raise Unread(f"who gets the {group.store.thing.name} of {group.owner}?")
    get_boxes(ledger, ledger.who(how.removeprefix("to ")), group, amount)


def receive(ledger: Ledger, owner: str, group: Group, size: Term) -> None:
    """Say that somebody gets parts of a group."""
    if not group.given:
        ledger.change(group.store, group.store.now - size)
    store = ledger.of(owner, group.store.thing)
    if store is None:
        ledger.assume("none_before")
        ledger.begin(owner, group.store.thing, size)
    else:
        ledger.change(store, store.now + size)


def _packs(ledger: Ledger, said: Said) -> None:
    """Read `He packs all of them into pouches, with 5 in each.`."""
    store = ledger.the(ledger.who(said.gaps.get("who")), None)
    into_groups(ledger, store, said["box"], said["n"])


def _asked_could(ledger: Ledger, said: Said) -> Term:
    """Read `How many cases of 12 could she fill with them?`."""
    store = ledger.the(ledger.who(said["who"]), None)
    into_groups(ledger, store, said["box"], said["n"])
    return groups(ledger)[-1].count


def _asked_shared(ledger: Ledger, said: Said) -> Term:
    """Read `How many sweaters were shared?`, `How many sweaters does Marta share?`."""
    group = group_of(ledger, None, said["thing"])
    if "who" in said.gaps and group.owner not in ("somebody", ledger.who(said["who"])):
        raise Unread(f"{group.owner} shares: {said.sentence}")
    return group.store.first


SHARES = Topic(
    clauses={
        "divides": (
            (
                "{who} {shares} {all} equally into {n:one} {box:noun}",
                "{who} {shares} {all} into {n:one} equal {box:noun}",
                "{who} {shares} {all} into {n:one} {box:noun}, the same {amount} in each",
            ),
            _divides,
        ),
        "shares": (
            (
                "{who} {shares} {all} equally {among} {n} {box:noun}",
                "{who} {shares} {quantity} equally {among} {n} {box:noun}",
            ),
            _shares,
        ),
        "passive": (("{quantity} {is} shared equally {among} {n} {box:noun}",), _passive),
        "they_share": (
            ("{n} {box:noun} {share} {quantity} equally", "{n} {box:noun} {share} {all} equally"),
            _they_share,
        ),
        "each_gets": (("{each} {box:noun} {gets} {n:one}", "{each} of them {gets} {n:one}"), _each_gets),
        "one_share": (("{who} {gets} one share", "{who} {is} one of the {box:noun}"), _one_share),
        "packs": (
            (
                "{who} {shares} {all} into {box:noun}, with {n:one} in each",
                "{who} {shares} {all} in {box:noun} of {n:one}",
                "{who} {shares} {n:one} in each {box:noun}",
            ),
            _packs,
        ),
    },
    questions={
        "asked_could": (("how many {box:noun} of {n:one} {who} fill[ with them]",), _asked_could),
        "asked_shared": (("how many {thing} {is} shared", "how many {thing} {who} share"), _asked_shared),
    },
    kinds={
        "shares": Kind(
            r"(?:divides?|divided|shares?|shared|packs?|packed|puts?|splits?|loads?|loaded|sorts?|sorted)",
            str,
        ),
        "share": Kind(r"(?:shares?|shared|split|divided?)", str),
        "all": Kind(r"(?:all of them|all of it|them all|them|it)", str),
        "gets": Kind(r"(?:gets?|got|receives?|received)", str),
        "amount": Kind(r"(?:number|amount)", str),
        "among": Kind(r"(?:among|between)", str),
    },
)
