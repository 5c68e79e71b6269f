"""Things in equal parts: how they are divided, and who gets the parts."""

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import WHO, Amount
from seedproof.certifying.curriculum.story.stores import Store
from seedproof.certifying.curriculum.story.things import Thing
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
    fitting = groups(ledger)
    if box is not None:
        fitting = [group for group in fitting if group.box is not None and box.alike(group.box)]
    if thing is not None:
        fitting = [group for group in fitting if thing.alike(group.store.thing)]
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
    rest = left_over(ledger, store, size)
    ledger.say(equal(count * size + rest, store.now))
    groups(ledger).append(Group(store.owner, box, count, size, store))


def divide(ledger: Ledger, store: Store, box: Thing | None, count: Fraction | None, given: bool) -> Group:
    """Say that things are divided into equal parts."""
    name = box.name if box else "part"
    number = ledger.symbol(f"{name}s", "Int")
    each = ledger.fresh(f"{name} each", store.thing, store.now.sort == "Int")
    if count is None:
        ledger.assume("no_remainder")
        ledger.say(less(0, number))
    else:
        size = literal(count, "Int")
        rest = left_over(ledger, store, size)
        ledger.say(equal(number, size), equal(each * size + rest, store.now))

    group = Group(store.owner, box, number, each, store, given)
    groups(ledger).append(group)
    return group


def boxes_of(ledger: Ledger, amount: Amount) -> Group | None:
    """Return the group that an amount counts the boxes of: `5 of the jars`."""
    if amount.thing is None:
        return None
    fitting = [group for group in groups(ledger) if group.box == amount.thing]
    if not fitting or fitting[-1].given:
        return None
    return fitting[-1]


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
