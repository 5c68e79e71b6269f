"""What clauses about amounts share: what they are amounts of, how much, when it happened, and where."""

import re
from collections.abc import Sequence

from seedproof.certifying.curriculum.story.holders import holder, place
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import TIME, WHO, Amount
from seedproof.certifying.curriculum.story.stores import Event, Store
from seedproof.certifying.curriculum.story.things import Thing, common
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, total


def generic(ledger: Ledger, amounts: Sequence[Amount]) -> Thing:
    """Return what amounts are amounts of; without a word it is what was spoken of last."""
    things = [amount.thing for amount in amounts if amount.thing is not None]
    if things:
        return common(things)
    if ledger.last is None:
        raise Unread("nothing is spoken of")
    return ledger.last.thing


def size_of(ledger: Ledger, amounts: Sequence[Amount], thing: Thing) -> Term:
    """Add up amounts in the unit of a thing."""
    size = total(ledger.size(amount, thing) for amount in amounts)
    return size if ledger.times is None else ledger.times * size


def unknown(amounts: Sequence[Amount]) -> bool:
    """Return whether an amount is `some`."""
    return any(amount.number is None for amount in amounts)


def part_out(ledger: Ledger, store: Store, amounts: Sequence[Amount]) -> None:
    """Note how many are of each kind, where kinds are told apart and nothing else happened."""
    if store.now != store.first:
        return
    for amount in amounts:
        if amount.thing is not None and amount.thing != store.thing and amount.number is not None:
            kind = " ".join(amount.thing.words[: len(amount.thing.words) - len(store.thing.words)])
            store.parts[kind] = ledger.size(amount, store.thing)


def split_time(ledger: Ledger, how: str | None) -> tuple[str | None, str]:
    """Return the time that a phrase or the sentence names, and the rest of the phrase."""
    match = re.search(TIME, how or "")
    if match is None:
        return ledger.time, how or ""
    rest = f"{how[: match.start()]} {how[match.end() :]}" if how else ""
    return match[0].lower(), " ".join(rest.split())


_PARTNER = re.compile(rf"\b(?:to|from) (?P<who>{WHO})$")


def _stays_out(ledger: Ledger, partner: str, store: Store) -> None:
    """Refuse things that go from one to another of those who are spoken of."""
    owners = [other.owner for other in ledger.stores if other.thing.alike(store.thing)]
    if holder(partner) in owners:
        raise Unread(f"{store.thing.name} go from {store.owner} to {partner}, or back")


def note(ledger: Ledger, store: Store, verb: str, size: Term, how: str | None, is_unknown: bool) -> None:
    """Note an event for questions such as `How many did she buy on Monday?`.

    Raises: Unread if it is also one of somebody else who has such things.
    """
    match = _PARTNER.search(how or "")
    if match is not None:
        _stays_out(ledger, match["who"], store)
    time, rest = split_time(ledger, how)
    lead = ledger.leads[-1].lower() if ledger.leads else ""
    if not rest and time is None:
        rest = lead
    ledger.events.append(Event(store.owner, verb, store, size, time, rest, is_unknown, lead))


def place_of(ledger: Ledger, text: str) -> str:
    """Note a place, and return its key."""
    key = place(text)
    if not text.lower().startswith(key.split(" ")[0] + " "):
        ledger.assume("own_container")
    return ledger.name(key)


def how_of(said: Said) -> str:
    """Return the particle and the phrase after a verb."""
    return " ".join(part for part in map(said.gaps.get, ("out", "off", "here", "how")) if part)
