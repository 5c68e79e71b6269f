"""Questions for what there is in the end, was at first, or was done."""

import re
from collections.abc import Sequence

from seedproof.certifying.curriculum.story.comparing import happened
from seedproof.certifying.curriculum.story.equal_parts import groups
from seedproof.certifying.curriculum.story.events import split_time
from seedproof.certifying.curriculum.story.holders import is_person, is_place, place
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.parts import part_of
from seedproof.certifying.curriculum.story.quantities import PARTICLE, WHO
from seedproof.certifying.curriculum.story.stores import Event, Store, in_unit
from seedproof.certifying.curriculum.story.things import Thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.curriculum.story.verbs import plain
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, total


def value(ledger: Ledger, store: Store, asked: Thing | None) -> Term:
    """Return what a store has now, or had at first, in the unit that is asked for; or how many of a kind.

    Raises: Unread for a question about a moment that is not told.
    """
    if strange := [lead for lead in ledger.leads if place(lead) != store.owner]:
        raise Unread(f"how many were there {', '.join(strange)}?")
    part = part_of(store, asked)
    if part is not None:
        if store.now != store.first:
            raise Unread(f"some of the {store.thing.name} are gone, but of which kind?")
        return part
    if store.given and "first" not in ledger.marks:
        raise Unread(f"the {store.thing.name} of {store.owner} are shared already")
    return in_unit(store.first if "first" in ledger.marks else store.now, store.thing, asked)


def _there(ledger: Ledger, said: Said) -> Term:
    asked, where = said.gaps.get("thing"), said.gaps.get("place")
    boxes = [group for group in groups(ledger) if asked and group.box == asked]
    if boxes and where is None:
        return boxes[-1].count
    places = [where] if where else [lead for lead in ledger.leads if place(lead) in ledger.subjects]
    if places:
        (only,) = places
        return value(ledger, ledger.the(_known(ledger, place(only)), asked), asked)
    stores = ledger.all_of(asked)
    if len(stores) > 1 and "all" not in ledger.marks and not said.sentence.startswith("the total"):
        raise Unread(f"several have {stores[0].thing.name}: {', '.join(store.owner for store in stores)}")
    return total(value(ledger, store, asked) for store in stores)


def _known(ledger: Ledger, owner: str) -> str:
    if owner not in ledger.subjects:
        raise Unread(f"nothing is said about {owner}")
    return owner


def _both_places(ledger: Ledger, said: Said) -> Term:
    stores = [store for store in ledger.all_of(said.gaps.get("thing")) if is_place(store.owner)]
    if len(stores) != 2:
        raise Unread(f"there are {len(stores)} places, not two")
    return total(value(ledger, store, said.gaps.get("thing")) for store in stores)


def _has(ledger: Ledger, said: Said) -> Term:
    asked = said.gaps.get("thing")
    return total(value(ledger, store, asked) for store in _stores(ledger, said["whos"], asked))


def _stores(ledger: Ledger, whos: Sequence[str], asked: Thing | None) -> list[Store]:
    if whos == ["they"] or whos == ["the two of them"]:
        stores = ledger.all_of(asked)
        if len(stores) < 2 or (whos != ["they"] and len(stores) != 2):
            raise Unread(f"they are {len(stores)}")
        return stores
    if len(whos) == 1 and whos[0] in ("he", "she"):
        return [_compared(ledger, asked) or ledger.the(ledger.who(whos[0]), asked)]
    return [ledger.the(ledger.who(who), asked) for who in whos]


def _compared(ledger: Ledger, asked: Thing | None) -> Store | None:
    """Return what is known by comparison alone, where a pronoun asks and one of two persons has it."""
    stores = [store for store in ledger.all_of(asked) if is_person(store.owner)]
    opened = [store for store in stores if store.open]
    if len(stores) != 2 or len(opened) != 1:
        return None
    ledger.assume("asks_for_unstated")
    return opened[0]


def _left(ledger: Ledger, said: Said) -> Term:
    asked, where = said.gaps.get("thing"), said.gaps.get("place")
    if where and place(where) in ledger.subjects:
        return value(ledger, ledger.the(place(where), asked), asked)
    if where:
        raise Unread(f"nothing is said about {where}")
    stores = ledger.all_of(asked)
    if len(stores) != 1:
        raise Unread(f"several have {stores[0].thing.name}")
    return value(ledger, stores[0], asked)


def _done(ledger: Ledger, said: Said) -> Term:
    """Return how much somebody did, by the verb, and the time or phrase where the question has one."""
    owner = ledger.who(said["who"])
    boxes = [
        group for group in groups(ledger) if group.box == said.gaps.get("thing") and group.owner == owner
    ]
    if said["does"] == "fill" and boxes:
        return boxes[-1].count
    return _of_events(ledger, said["does"], said, owner)


def _moved(ledger: Ledger, said: Said) -> Term:
    return _of_events(ledger, plain(said["moves"]), said, None)


def _of_events(ledger: Ledger, verb: str, said: Said, owner: str | None) -> Term:
    asked: Thing | None = said.gaps.get("thing") or said.gaps.get("crowd")
    time, how = split_time(ledger, " ".join(said.gaps[gap] for gap in ("out", "how") if gap in said.gaps))
    fitting = [
        event
        for event in ledger.events
        if event.verb == verb
        and (owner is None or event.owner == owner)
        and (time is None or event.time == time)
        and (asked is None or asked.alike(event.store.thing))
    ]
    if how:
        fitting = [event for event in fitting if _told(event, how)]
    for lead in ledger.leads:
        if ledger.time is None:
            fitting = [event for event in fitting if happened(event, lead.lower())]
    if any(event.unknown for event in fitting):
        fitting = [event for event in fitting if event.unknown]
        if len(fitting) > 1:
            raise Unread(f"several unknown amounts: {said.sentence}")
    if not fitting:
        raise Unread(f"nobody did that: {said.sentence}")
    _only_if_all(ledger, fitting[0].store, owner, verb, time, how, len(fitting))
    return total(in_unit(event.size, event.store.thing, asked) for event in fitting)


_UP = re.compile(rf"^{PARTICLE}(?: |$)")


def _told(event: Event, how: str) -> bool:
    """Return whether an event is told with the phrase of a question; to pick up is to pick."""
    asked, told = _UP.sub("", how.removesuffix(" in all")), _UP.sub("", event.how)
    return not asked or f"{told} ".startswith(f"{asked} ") or told.endswith(f" {asked}")


def _only_if_all(
    ledger: Ledger, store: Store, owner: str | None, verb: str, time: str | None, how: str, count: int
) -> None:
    """Refuse a sum over some of several events of a verb where neither a time nor a phrase tells which."""
    same = [event for event in ledger.events if event.verb == verb and event.store is store]
    if not (time or how) and owner is not None and count not in (1, len(same)):
        raise Unread(f"which of the times that {owner} did {verb}?")


TOTALS = Topic(
    questions={
        "asked_there": (
            (
                "the number of {thing}",
                "how many {thing} {is} there[ {place}]",
                "how many {is} there[ {place}]",
                "how many {thing} there {is}[ {place}]",
                "how many {thing} {is} {place}",
                "how many {thing} {is} that",
                "how many {thing} that {make}",
                "the total number of {thing}[ {place}]",
            ),
            _there,
        ),
        "asked_both_places": (
            (
                "how many {thing} {is}[ there] in both places[ together]",
                "how many {thing} {is}[ there] in the two places[ together]",
                "how many {thing} there {is} in both places[ together]",
                "how many {thing} there {is} in the two places[ together]",
            ),
            _both_places,
        ),
        "asked_has": (
            (
                "how many[ {thing}] {whos} have[ left][ over][ {how}]",
                "the total number of {thing} that {whos} have",
            ),
            _has,
        ),
        "asked_left": (
            (
                "how many[ {thing}] {is} left[ over][ {place}]",
                "how many[ {thing}] {remain}[ {place}]",
            ),
            _left,
        ),
        "asked_done": (
            (
                "how many[ more][ {thing}] {who} {does}[ {out}][ {how}]",
                "how many of {whose}{thing} {who} {does}[ {out}][ {how}]",
                "the total number of {thing} that {who} {does}[ {how}]",
            ),
            _done,
        ),
        "asked_moved": (
            (
                "how many[ more] {crowd} {moves}[ {out}][ {how}]",
                "how many of the {crowd} {moves}[ {out}][ {how}]",
            ),
            _moved,
        ),
    },
    kinds={
        "whos": Kind(
            rf"(?:the two of them|{WHO}(?:, {WHO})*(?: and {WHO})?)",
            lambda text: text.split(", ") if ", " in text else text.split(" and "),
        ),
    },
)
