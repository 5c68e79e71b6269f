"""Clauses and questions about how many more one has than the other."""

import re

from seedproof.certifying.curriculum.story.events import place_of, split_time
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import PHRASE, TIME, Amount
from seedproof.certifying.curriculum.story.stores import Event, Store, in_unit
from seedproof.certifying.curriculum.story.things import Thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, absolute, equal, total


def _than(ledger: Ledger, said: Said) -> None:
    other = ledger.who(said["owner"])
    compare(ledger, ledger.who(said.gaps.get("who")), other, said)


def _compared(ledger: Ledger, said: Said) -> None:
    other = ledger.who(said["owner"])
    compare(ledger, ledger.who(said["who"]), other, said)


def _places(ledger: Ledger, said: Said) -> None:
    other = place_of(ledger, said["than"])
    compare(ledger, place_of(ledger, said["place"]), other, said)


def compare(ledger: Ledger, owner: str, other: str, said: Said) -> None:
    """Say that somebody has some more, or fewer, than somebody else."""
    stated: Thing | None = said.gaps.get("thing")
    known = ledger.of(other, stated) or ledger.of(owner, stated)
    thing = known.thing if known else stated
    if thing is None:
        raise Unread(f"more of what? {said.sentence}")
    right, left = _store(ledger, other, thing), _store(ledger, owner, thing)
    difference = ledger.size(Amount(said["n"], stated), thing) * said["more_fewer"]
    ledger.say(equal(left.now, right.now + difference))
    ledger.last = left


def _store(ledger: Ledger, owner: str, thing: Thing) -> Store:
    return ledger.of(owner, thing) or ledger.begin(owner, thing, None)


def more_done(ledger: Ledger, said: Said) -> None:
    """Say that more is done at one time than at another."""
    owner, verb = ledger.who(said.gaps.get("who")), said["does"]
    time = _when(ledger, said)
    store = ledger.the(owner, said.gaps.get("thing"))
    earlier = done(ledger, owner, verb, store.thing, said["than_time"])
    difference = ledger.size(Amount(said["n"], said.gaps.get("thing")), store.thing) * said["more_fewer"]
    later = earlier + difference
    size = ledger.fresh(f"{owner} {time.split(' ')[-1]}", store.thing, later.sort == "Int")
    ledger.say(equal(size, later))
    ledger.change(store, store.now + size)
    is_time = re.match(TIME, time, re.IGNORECASE) is not None
    ledger.events.append(
        Event(owner, verb, store, size, time if is_time else None, "" if is_time else time, False)
    )


def _when(ledger: Ledger, said: Said) -> str:
    """Return when, or where, more is done."""
    time, how = split_time(ledger, said.gaps.get("how"))
    where = how or (ledger.leads[-1].lower() if ledger.leads else "")
    if time is None and not where:
        raise Unread(f"more is done, but when? {said.sentence}")
    return time or where


def done(ledger: Ledger, owner: str, verb: str, thing: Thing | None, time: str | None) -> Term:
    """Return how much somebody did, at a time or at all.

    Raises: Unread if nothing was done.
    """
    fitting = [
        event
        for event in ledger.events
        if event.owner == owner
        and event.verb == verb
        and (time is None or happened(event, time))
        and (thing is None or thing.alike(event.store.thing))
    ]
    if not fitting:
        raise Unread(f"{owner} did not {verb} {thing.name if thing else ''} {time or ''}")
    return total(in_unit(event.size, event.store.thing, thing) for event in fitting)


def happened(event: Event, when: str) -> bool:
    """Return whether an event is told with a time, or with a phrase at the end of what is told."""
    return when in (event.time, event.how, event.lead) or event.how.endswith(f" {when}")


def _asked_more(ledger: Ledger, said: Said) -> Term:
    thing = said.gaps.get("thing")
    left = ledger.the(ledger.who(said["who"]), thing)
    right = ledger.the(ledger.who(said["owner"]), thing)
    sign: int = said["more_fewer"]
    return gap(left, right, thing) * sign


def _asked_difference(ledger: Ledger, said: Said) -> Term:
    """Return the difference of two numbers, which is never negative."""
    thing = said.gaps.get("thing")
    left = ledger.the(ledger.who(said["who"]), thing)
    right = ledger.the(ledger.who(said["owner"]), thing)
    difference = gap(left, right, thing)
    size = ledger.symbol("difference", difference.sort)
    ledger.say(equal(size, absolute(difference)))
    return size


def gap(left: Store, right: Store, thing: Thing | None) -> Term:
    """Return by how much one store is more than another, in the unit that is asked for."""
    asked = thing if thing and thing.unit else left.thing
    return in_unit(left.now, left.thing, asked) - in_unit(right.now, right.thing, asked)


def _asked_places(ledger: Ledger, said: Said) -> Term:
    left = ledger.the(place_of(ledger, said["place"]), said.gaps.get("thing"))
    right = ledger.the(place_of(ledger, said["than"]), said.gaps.get("thing"))
    sign: int = said["more_fewer"]
    return gap(left, right, said.gaps.get("thing")) * sign


def _asked_times(ledger: Ledger, said: Said) -> Term:
    owner, verb, thing = ledger.who(said["who"]), said["does"], said.gaps.get("thing")
    time = _when(ledger, said)
    first = done(ledger, owner, verb, thing, time)
    sign: int = said["more_fewer"]
    return (first - done(ledger, owner, verb, thing, said["than_time"])) * sign


COMPARING = Topic(
    clauses={
        "than": (("{who} {has} {n} {more_fewer}[ {thing}] than {owner}",), _than),
        "compared": (("Compared with {owner}, {who} {has} {n} {more_fewer}[ {thing}]",), _compared),
        "places": (
            (
                "{there} {is} {n} {more_fewer}[ {thing}] {place} than {than}",
                "{place} there {is} {n} {more_fewer}[ {thing}] than {than}",
                "{place}, there {is} {n} {more_fewer}[ {thing}] than {than}",
            ),
            _places,
        ),
        "more_done": (
            ("{who} {does} {n} {more_fewer}[ {thing}][ {how}] than {than_time}",),
            more_done,
        ),
    },
    questions={
        "asked_more": (
            (
                "how many {more_fewer}[ {thing}] {who} have than {owner}[ have]",
                "how many {more_fewer}[ {thing}] {who} have in the end than {owner}",
            ),
            _asked_more,
        ),
        "asked_difference": (
            (
                "the difference between the number of {thing} that {who} have and the number that "
                "{owner} have",
            ),
            _asked_difference,
        ),
        "asked_places": (
            (
                "how many {more_fewer}[ {thing}] {is}[ there] {place} than {than}",
                "how many {more_fewer}[ {thing}] there {is} {place} than {than}",
            ),
            _asked_places,
        ),
        "asked_times": (
            ("how many {more_fewer}[ {thing}] {who} {does}[ {how}] than {than_time}",),
            _asked_times,
        ),
    },
    kinds={
        "than": Kind(PHRASE, str),
        "than_time": Kind(rf"(?:{TIME}|{PHRASE})", str.lower),
    },
)
