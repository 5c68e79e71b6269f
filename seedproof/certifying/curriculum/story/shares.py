"""Sharing: things are divided equally, and somebody gets a share."""

from fractions import Fraction

from seedproof.certifying.curriculum.story.equal_parts import divide, group_of, groups, into_groups, receive
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import Amount
from seedproof.certifying.curriculum.story.stores import Store
from seedproof.certifying.curriculum.story.things import Thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal


def _what(ledger: Ledger, said: Said) -> Store:
    """Return what is shared: things that somebody has, or new ones."""
    owner = ledger.who(said.gaps.get("who"))
    amount: Amount | None = said.gaps.get("quantity")
    if amount is None or amount.thing is None:
        return ledger.the(owner, None)
    if ledger.of(owner, amount.thing) is not None:
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
        "share": Kind("(?:shares|share|shared|split|divided|divide)", str),
        "all": Kind(r"(?:all of them|all of it|them all|them|it)", str),
        "gets": Kind("(?:gets|get|got|receives|receive|received)", str),
        "amount": Kind(r"(?:number|amount)", str),
        "among": Kind(r"(?:among|between)", str),
    },
)
