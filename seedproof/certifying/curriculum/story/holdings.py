"""Clauses about what somebody has, and about what there is at a place: at first, or in the end."""

import re
from collections.abc import Sequence

from seedproof.certifying.curriculum.story.events import generic, note, part_out, place_of, size_of, unknown
from seedproof.certifying.curriculum.story.holders import holder, place
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import WHO, Amount
from seedproof.certifying.curriculum.story.stores import Store
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import equal


def _has(ledger: Ledger, said: Said) -> None:
    if said["has"].startswith("count"):
        ledger.assume("counts_own")
    holds(ledger, ledger.who(said.gaps.get("who")), said["quantities"], said.gaps.get("how"))


def _contained(ledger: Ledger, said: Said) -> None:
    ledger.assume("own_container")
    holds(ledger, ledger.name(holder(said["possessor"])), said["quantities"], None)


def _there(ledger: Ledger, said: Said) -> None:
    if "place" not in said.gaps and ledger.marks & {"final", "all"}:
        _counted(ledger, said["quantities"])
        return
    where = said.gaps.get("place") or _lead_place(ledger)
    holds(ledger, place_of(ledger, where), said["quantities"], None)


def holds(ledger: Ledger, owner: str, amounts: Sequence[Amount], how: str | None) -> None:
    """Say how much somebody has: first, or at the end."""
    if any(amount.mode == "of" for amount in amounts):
        raise Unread("what is had is a part")
    thing = generic(ledger, amounts)
    store = ledger.of(owner, thing)
    if store is None:
        store = ledger.begin(owner, thing, size_of(ledger, amounts, thing))
        part_out(ledger, store, amounts)
        note(ledger, store, "have", store.first, how, unknown(amounts))
    elif store.open or "final" in ledger.marks or "all" in ledger.marks:
        ledger.say(equal(store.now, size_of(ledger, amounts, store.thing)))
        store.open, ledger.last = False, store
    else:
        raise Unread(f"{owner} has {thing.name} twice")


def _left(ledger: Ledger, said: Said) -> None:
    amount, where = said["quantity"], said.gaps.get("place")
    if where and place(where) in ledger.subjects:
        store = ledger.the(place(where), amount.thing)
    else:
        (store,) = _one(ledger.all_of(amount.thing))
    ledger.say(equal(store.now, ledger.size(amount, store.thing)))


def _has_left(ledger: Ledger, said: Said) -> None:
    store = ledger.the(ledger.who(said.gaps.get("who")), said["quantity"].thing)
    ledger.say(equal(store.now, ledger.size(said["quantity"], store.thing)))


def _makes(ledger: Ledger, said: Said) -> None:
    _counted(ledger, (said["quantity"],))


def _counted(ledger: Ledger, amounts: Sequence[Amount]) -> None:
    """Say how many there are in the end."""
    (store,) = _one(ledger.all_of(generic(ledger, amounts)))
    ledger.say(equal(store.now, size_of(ledger, amounts, store.thing)))


def _one(stores: list[Store]) -> list[Store]:
    if len(stores) != 1:
        raise Unread(f"several are spoken of: {', '.join(store.owner for store in stores)}")
    return stores


def _lead_place(ledger: Ledger) -> str:
    places = [
        lead for lead in ledger.leads if lead.split(" ")[0].lower() in ("in", "on", "at", "under", "behind")
    ]
    if len(places) != 1:
        raise Unread("there are things, but where?")
    return places[0]


HOLDINGS = Topic(
    clauses={
        "has": (("{who} {has} {quantities}[ {how}]",), _has),
        "contained": (("{possessor} {holds} {quantities}",), _contained),
        "there": (
            (
                "{there} {is} {quantities}",
                "{there} {is} {quantities} {place}",
                "{place} {there} {is} {quantities}",
                "{quantities} {is} {place}",
            ),
            _there,
        ),
        "left": (
            (
                "{quantity} {is} left[ over][ {place}]",
                "{quantity} {remain}[ {place}]",
                "{there} {is} {quantity} left[ {place}]",
            ),
            _left,
        ),
        "has_left": (("{who} {has} {quantity} left[ over][ {how}]",), _has_left),
        "makes": (("{this} {make} {quantity}",), _makes),
    },
    kinds={
        "possessor": Kind(
            rf"{WHO}(?:'s|’s|(?<=s)') [\w-]+(?: [\w-]+){{0,2}}", lambda text: re.split(r"'s |’s |' ", text)[0]
        ),
        "holds": Kind(r"(?:holds|held|hold)", str),
        "there": Kind("(?:There|there)", str),
        "remain": Kind(r"(?:remain|remains|remained|stay|stays|stayed)", str),
        "this": Kind("(?:This|this|That|that)", str),
        "make": Kind(r"(?:makes|made|make)", str),
    },
)
