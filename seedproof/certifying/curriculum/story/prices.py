"""What things cost, and what somebody pays for them."""

from fractions import Fraction
from typing import cast

from seedproof.certifying.curriculum.numerals import number
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import NUMBER
from seedproof.certifying.curriculum.story.stores import Event
from seedproof.certifying.curriculum.story.things import Thing, thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.curriculum.story.verbs import forms, verb
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Operand, Term, equal, literal, real, total

DOLLARS = thing("dollars")


def prices(ledger: Ledger) -> dict[Thing, Term]:
    """Return what things cost, as far as it is told."""
    return cast(dict[Thing, Term], ledger.room.setdefault("prices", {}))


def price_of(ledger: Ledger, article: Thing) -> Term:
    """Return what one of a thing costs.

    Raises: Unread if nothing is said about it.
    """
    fitting = [price for known, price in prices(ledger).items() if known.alike(article)]
    if len(fitting) != 1:
        raise Unread(f"{len(fitting)} prices are known of {article.name}")
    return fitting[0]


def _named(ledger: Ledger, article: Thing) -> Term:
    """Name the price of a thing that had none before."""
    if article in prices(ledger):
        raise Unread(f"{article.name} has two prices")
    prices(ledger)[article] = price = ledger.fresh(f"price {article.name}", DOLLARS)
    return price


def _costs(ledger: Ledger, said: Said) -> None:
    """Read `A feed bucket costs $5 at the zoo entrance.`, `Each recorder costs $6.`."""
    price = _named(ledger, said["article"])
    ledger.say(equal(price, said["dollars"]))
    bought = [store for store in ledger.stores if said["article"].alike(store.thing)]
    if said.gaps.get("each") is not None:
        if len(bought) != 1:
            raise Unread(f"which {said['article'].name}?")
        spend(ledger, bought[0].owner, real(bought[0].now) * said["dollars"])


def _costs_more(ledger: Ledger, said: Said) -> None:
    """Read `A water gun costs $44 less than a robot kit.`."""
    other = price_of(ledger, said["than"])
    price = _named(ledger, said["article"])
    ledger.say(equal(price, other + literal(said["dollars"]) * said["more_fewer"]))


def _together(ledger: Ledger, said: Said) -> None:
    """Read `5 dictionaries of the same kind cost $40.`."""
    price = _named(ledger, said["things"])
    ledger.say(equal(price * literal(said["n"]), said["dollars"]))


def _buys(ledger: Ledger, said: Said) -> None:
    """Read `He buys a milkshake for $1.`."""
    spend(ledger, ledger.who(said.gaps.get("who")), literal(said["dollars"]))


def _buys_several(ledger: Ledger, said: Said) -> None:
    """Read `Stefan buys 10 water dishes for $3 each.`."""
    price = _named(ledger, said["things"])
    ledger.say(equal(price, said["dollars"]))
    spend(ledger, ledger.who(said.gaps.get("who")), price * literal(said["n"]))


def _buys_alike(ledger: Ledger, said: Said) -> None:
    """Read `Noah bought 5 pens at the same price and paid $20 in all`."""
    _together(ledger, said)
    spend(ledger, ledger.who(said.gaps.get("who")), literal(said["dollars"]))


def _same_price(ledger: Ledger, said: Said) -> None:
    """Read `Every pumpkin has the same price`, once it is told what they cost together."""
    price_of(ledger, said["article"])


def buy_of_them(ledger: Ledger, owner: str, count: Fraction) -> None:
    """Say that somebody buys some of the things of which the price was told, as in `buys 11 of them`."""
    known = list(prices(ledger).values())
    if len(known) != 1:
        raise Unread(f"what does {owner} buy?")
    spend(ledger, owner, known[0] * literal(count))


def pay_for(ledger: Ledger, owner: str, verb: str, bought: Thing, count: Term) -> None:
    """Say that somebody pays for what he buys, once its price is told."""
    known = [price for article, price in prices(ledger).items() if article.alike(bought)]
    if verb not in forms(_BUY) or not known:
        return
    if len(known) > 1:
        raise Unread(f"{bought.name} have several prices")
    ledger.assume("pays_price")
    spend(ledger, owner, known[0] * real(count))


def _buys_all(ledger: Ledger, said: Said) -> None:
    """Read `Emma bought all three.`."""
    known = list(prices(ledger).values())
    if len(known) != said["n"]:
        raise Unread(f"{len(known)} prices are known: {said.sentence}")
    spend(ledger, ledger.who(said.gaps.get("who")), total(known))


def spend(ledger: Ledger, owner: str, size: Term) -> None:
    """Say that somebody pays some dollars, out of what he has if that is told."""
    store = ledger.of(owner, DOLLARS)
    paid = ledger.fresh(f"{owner} paid", DOLLARS)
    ledger.say(equal(paid, size))
    if store is None:
        store = ledger.begin(owner, DOLLARS, paid, "pay")
    else:
        ledger.change(store, store.now + paid if store.deed else store.now - paid)
    ledger.events.append(Event(owner, "pay", store, paid, ledger.time, "", False))


def _asked_price(ledger: Ledger, said: Said) -> Term:
    return price_of(ledger, said["article"])


def _asked_several(ledger: Ledger, said: Said) -> Term:
    """Read `How much do 9 posters cost?`."""
    return price_of(ledger, said["things"]) * literal(said["n"])


def _asked_cost(ledger: Ledger, said: Said) -> Term:
    """Read `How much did that cost in total?`."""
    paid: list[Operand] = [event.size for event in ledger.events if event.verb == "pay"]
    if not paid:
        raise Unread(f"nothing is bought: {said.sentence}")
    return total(paid)


_BUY = "buy/bought choose/chose order add get/got purchase pick"

PRICES = Topic(
    clauses={
        "costs": (
            (
                "{a} {article:thing} {cost} {dollars}[ {how}]",
                "{each:each_one} {article:thing} {cost} {dollars}[ {how}]",
                "{the_price} of {a} {article:thing} {is} {dollars}[ {how}]",
            ),
            _costs,
        ),
        "costs_more": (
            (
                "{a} {article:thing} {cost} {dollars} {more_fewer} than {b:a} {than:thing}[ {how}]",
                "{the_price} of {a} {article:thing} {is} {dollars} {more_fewer} than the price of "
                "{b:a} {than:noun}",
            ),
            _costs_more,
        ),
        "together": (("{n:one} {things:thing}[ of the same kind] {cost} {dollars}[ {how}]",), _together),
        "buys": (
            (
                "{who} {buy} {a} {article:thing} for {dollars}[ {how}]",
                "{who} {buy} {a} {article:thing} that {cost} {dollars}[ {how}]",
                "{who} {buy} {a} {article:thing} that {cost} {dollars} and {buy2:buy} it",
            ),
            _buys,
        ),
        "buys_too": (("and {a} {article:thing} for {dollars}[ {how}]",), _buys),
        "buys_several": (
            (
                "{who} {buy} {n:one} {things:thing} for {dollars} each[ {how}]",
                "{who} {buy} {n:one} {things:thing} at {dollars} each[ {how}]",
                "{who} {pays} for {n:one} {things:thing} at {dollars} each[ {how}]",
                "{who} {buy} {n:one} {things:thing} that {cost} {dollars} each[ {how}]",
            ),
            _buys_several,
        ),
        "same_price": (("{each:each_one} {article:thing} {had} the same price",), _same_price),
        "pays_for": (("{who} {pays} {dollars} for {n:one} {things:thing}[ {how}]",), _buys_alike),
        "buys_alike": (
            ("{who} {buy} {n:one} {things:thing} at the same price and {pays} {dollars}[ {how}]",),
            _buys_alike,
        ),
        "buys_all": (("{who} {buy} all {n:one}",), _buys_all),
    },
    questions={
        "asked_price": (
            (
                "the price of {a} {article:thing}",
                "the price of one {article:thing}",
                "how many dollars each {article:thing} {cost}",
                "how many dollars one {article:thing} {cost}",
                "how many dollars {a} {article:thing} {cost}",
            ),
            _asked_price,
        ),
        "asked_several": (
            ("how many dollars {n:several} {things:thing} {cost}[ at this price]",),
            _asked_several,
        ),
        "asked_cost": (("the total cost", "how many dollars that {cost}"), _asked_cost),
    },
    kinds={
        "a": Kind("(?:An|A|an|a|The|the|His|his|Her|her|Its|its)", str),
        "each_one": Kind("(?:Each|each|Every|every)", str),
        "the_price": Kind("(?:The price|the price)", str),
        "cost": Kind("(?:costs|cost)", str),
        "had": Kind(r"(?:has|had)", str),
        "pays": Kind(r"(?:pays|paid|spends|spent)", str),
        "buy": verb(_BUY),
        "several": Kind(rf"(?!one\b){NUMBER}", number),
    },
)
"""A price is one of dollars."""
