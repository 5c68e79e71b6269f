"""Clauses and questions about how many more somebody needs."""

from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import Amount
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal


def _needs(ledger: Ledger, said: Said) -> None:
    store = ledger.the(ledger.who(said.gaps.get("who")), said["quantity"].thing)
    needed = ledger.fresh(f"{store.owner} needed", store.thing)
    ledger.say(equal(needed, ledger.size(said["quantity"], store.thing)))
    ledger.room["needed"] = (store.owner, needed)


def _asked(ledger: Ledger, said: Said) -> Term:
    store = ledger.the(ledger.who(said["who"]), said["thing"])
    if "needed" not in ledger.room:
        raise Unread(f"how many does {store.owner} need?")
    owner, needed = ledger.room["needed"]
    if owner != store.owner:
        raise Unread(f"{owner} needs some, not {store.owner}")
    return _missing(ledger, needed, store.now)


def _asked_to_make(ledger: Ledger, said: Said) -> Term:
    store = ledger.the(ledger.who(said["who"]), said["thing"])
    amount: Amount = said["quantity"]
    if amount.thing is not None and not amount.thing.alike(store.thing):
        raise Unread(f"to have {amount.thing.name}, not {store.thing.name}")
    return _missing(ledger, ledger.size(amount, store.thing), store.now)


def _missing(ledger: Ledger, needed: Term, now: Term) -> Term:
    more = ledger.symbol("more", now.sort)
    ledger.say(equal(now + more, needed))
    return more


NEEDS = Topic(
    clauses={"needs": (("{who} {needs} {quantity}",), _needs)},
    questions={
        "asked_need": (("how many more {thing} {who} need",), _asked),
        "asked_need_to_make": (
            (
                "how many more {thing} {who} need to make {quantity}",
                "how many more {thing} {who} need to have {quantity}",
            ),
            _asked_to_make,
        ),
    },
)
