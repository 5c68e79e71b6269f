"""Clauses about getting and giving away, making and using up."""

from collections.abc import Sequence

from seedproof.certifying.curriculum.story.equal_parts import boxes_of, get_boxes, give_boxes
from seedproof.certifying.curriculum.story.events import generic, how_of, note, part_out, size_of, unknown
from seedproof.certifying.curriculum.story.holders import holder
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.prices import buy_of_them, pay_for, prices
from seedproof.certifying.curriculum.story.quantities import Amount
from seedproof.certifying.curriculum.story.stores import Store
from seedproof.certifying.curriculum.story.things import common
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.curriculum.story.verbs import HANDLE, forms
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread


def _gains(ledger: Ledger, said: Said) -> None:
    gain(ledger, ledger.who(said.gaps.get("who")), said["gains"], said["quantities"], how_of(said))


def _loads(ledger: Ledger, said: Said) -> None:
    owner, amount = ledger.who(said.gaps.get("who")), said["quantity"]
    if amount.mode == "of" or (amount.mode == "plain" and amount.thing is None):
        raise Unread(f"does that make more? {said.sentence}")
    gain(ledger, owner, "load", (amount,), how_of(said))


def _hauls(ledger: Ledger, said: Said) -> None:
    gain(ledger, ledger.who(said.gaps.get("who")), "haul", (said["quantity"],), f"in {how_of(said)}".strip())


def _given(ledger: Ledger, said: Said) -> None:
    giver = holder(said["owner"])
    if any(store.owner == giver for store in ledger.stores):
        raise Unread(f"things go from {giver} to somebody else: {said.sentence}")
    gain(ledger, ledger.who(said["receiver"]), "get", said["quantities"], how_of(said))


def gain(ledger: Ledger, owner: str, verb: str, amounts: Sequence[Amount], how: str | None) -> None:
    """Say that somebody gets some more, or does some."""
    if any(amount.mode == "of" for amount in amounts):
        _gain_part(ledger, owner, amounts)
        return
    thing = generic(ledger, amounts)
    store = ledger.of(owner, thing)
    if store is None:
        if any(amount.mode == "more" for amount in amounts):
            raise Unread(f"{owner} gets more {thing.name} than is said")
        ledger.only_of(owner, thing)
        ledger.assume("none_before")
        store = ledger.begin(owner, thing, size_of(ledger, amounts, thing))
        size = store.first
    else:
        _check_gain(ledger, store, verb, amounts)
        size = size_of(ledger, amounts, store.thing)
        ledger.change(store, store.now + size)
    part_out(ledger, store, amounts)
    note(ledger, store, verb, size, how, unknown(amounts))
    pay_for(ledger, owner, verb, store.thing, size)


def _check_gain(ledger: Ledger, store: Store, verb: str, amounts: Sequence[Amount]) -> None:
    """Refuse a gain that may be none, and widen the kind of things where others come to them.

    Raises: Unread for boxes with contents, and for things that are only handled.
    """
    if store.deed or store.filled:
        raise Unread(f"{store.owner} gets {store.thing.name}: of those before, or others?")
    done = [event.verb for event in ledger.events if event.store is store]
    handled = verb in forms(HANDLE) and not any(known in forms(HANDLE) for known in done)
    if handled and any(amount.mode == "plain" for amount in amounts):
        raise Unread(f"does {store.owner} {verb} {store.thing.name} of his, or others?")
    thing = generic(ledger, amounts)
    if thing.unit is None and thing != store.thing and thing.holds(store.thing):
        store.thing = thing
        store.parts.clear()


def _gain_part(ledger: Ledger, owner: str, amounts: Sequence[Amount]) -> None:
    group = boxes_of(ledger, amounts[0])
    if group is None and prices(ledger) and amounts[0].number is not None:
        buy_of_them(ledger, owner, amounts[0].number)
        return
    if group is None or len(amounts) != 1:
        raise Unread(f"what {owner} gets is a part of something")
    get_boxes(ledger, owner, group, amounts[0])


def _loses(ledger: Ledger, said: Said) -> None:
    owner = ledger.who(said.gaps.get("who"))
    amounts = said["quantities"] if "quantities" in said.gaps else (said["quantity"],)
    lose(ledger, owner, _verb(said), amounts, how_of(said))


def _verb(said: Said) -> str:
    """Return the verb of a loss, by which a question asks for it."""
    if "loses" in said.gaps:
        return str(said["loses"])
    if "hauls" in said.gaps:
        return "haul"
    return "set" if "off" in said.gaps else "release"


def lose(ledger: Ledger, owner: str, verb: str, amounts: Sequence[Amount], how: str | None) -> None:
    """Say that somebody gives some away, or, of things that nobody had, does some."""
    group = boxes_of(ledger, amounts[0])
    if group is not None and group.owner == owner:
        give_boxes(ledger, group, amounts[0], how)
        return
    things = [amount.thing for amount in amounts if amount.thing is not None]
    store = ledger.of(owner, common(things) if things else None)
    if store is None or store.deed:
        _deed(ledger, owner, verb, amounts, how, store)
        return
    if store.filled:
        raise Unread(f"{owner} gives away {store.thing.name}, and what is in them?")
    size = size_of(ledger, amounts, store.thing)
    ledger.change(store, store.now - size)
    note(ledger, store, verb, size, how, unknown(amounts))


def _deed(
    ledger: Ledger, owner: str, verb: str, amounts: Sequence[Amount], how: str | None, store: Store | None
) -> None:
    if any(amount.mode == "of" for amount in amounts) or (store and store.deed != verb):
        raise Unread(f"nothing is said about what {owner} has")
    thing = generic(ledger, amounts)
    if store is None:
        ledger.only_of(owner, thing)
        store = ledger.begin(owner, thing, size_of(ledger, amounts, thing), verb)
        size = store.first
    else:
        size = size_of(ledger, amounts, store.thing)
        ledger.change(store, store.now + size)
    note(ledger, store, verb, size, how, unknown(amounts))


def _again(ledger: Ledger, said: Said) -> None:
    """Repeat the last event at another time: `and on Friday 3 passes`."""
    if not ledger.events:
        raise Unread(f"nothing is done again: {said.sentence}")
    event = ledger.events[-1]
    stated = said["quantity"].thing
    if stated is not None and not stated.alike(event.store.thing):
        raise Unread(f"{event.owner} did {event.verb} {event.store.thing.name}, not {stated.name}")
    how = f"{said.gaps.get('how') or ''} {said.gaps.get('place') or ''}".strip()
    ledger.name(event.owner)
    act = lose if event.store.deed else gain
    act(ledger, event.owner, event.verb, (said["quantity"],), how)


CHANGES = Topic(
    clauses={
        "gains": (
            ("{who} {gains} {quantities}[ {out}][ {how}]", "{who} {gains} {out} {quantities}[ {how}]"),
            _gains,
        ),
        "loads": (("{who} {loads} {quantity}[ {how}]",), _loads),
        "hauls_in": (("{who} {hauls} {quantity} {here}[ {how}]",), _hauls),
        "given": (("{owner} {gives} {receiver} {quantities}[ {how}]",), _given),
        "loses": (
            (
                "{who} {loses} {quantities}[ {out}][ {how}]",
                "{who} {loses} {out} {quantities}[ {how}]",
                "{who} {lets} {quantity} go[ {how}]",
                "{who} {sets} {quantity} free[ {how}]",
                "{who} {sets} {quantity} {off}[ {how}]",
                "{who} {hauls} {quantity} {off}[ {how}]",
            ),
            _loses,
        ),
        "again": (
            ("and {place} {quantity}[ {how}]", "and {quantity} {how}"),
            _again,
        ),
    },
    kinds={
        "gives": Kind(r"(?:gives|gave|brings|brought|hands|handed|sends|sent|buys|bought|lends|lent)", str),
        "lets": Kind("(?:lets|let)", str),
        "sets": Kind("(?:sets|set)", str),
        "loads": Kind(
            r"(?:loads|loaded)(?!.*\b(?:into|onto|in|on|with)\b)", str, frozenset(["loads", "loaded"])
        ),
        "hauls": Kind(r"(?:hauls|hauled)", str),
        "off": Kind(r"(?:away|off|out)", str),
        "here": Kind("(?:in)", str),
        "receiver": Kind(
            r"(?:him|her|it|[A-Z][a-z]+)", lambda word: {"him": "he", "her": "she"}.get(word, word)
        ),
    },
)
