"""As much each hour as in any other."""

from fractions import Fraction

from seedproof.certifying.curriculum.story import repeats
from seedproof.certifying.curriculum.story.equal_parts import Group, group_of, groups
from seedproof.certifying.curriculum.story.events import note
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import PHRASE, Amount
from seedproof.certifying.curriculum.story.stores import in_unit
from seedproof.certifying.curriculum.story.things import Thing, thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.curriculum.story.verbs import GAIN, LOSE, PLAIN, WORK, verb
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal, literal

_RATE, _WHOLE = "rate", "whole"


def _rate(ledger: Ledger, said: Said) -> None:
    """Read `A copier copies 7 pages each minute.`."""
    amount: Amount = said["quantity"]
    if amount.thing is None or amount.number is None or amount.mode != "plain":
        raise Unread(f"how much each time? {said.sentence}")
    owner = ledger.who(said["who"])
    how = " ".join(said.gaps[gap] for gap in ("out", "how") if gap in said.gaps)
    ledger.room[_RATE] = (owner, said["works"], amount, said["period"], how)
    if "n" in said.gaps:
        _same(said["periods"], said["period"], said)
        _go_on(ledger, said["n"])


def _goes_on(ledger: Ledger, said: Said) -> None:
    """Read `It does this for 4 hours.`."""
    if _RATE not in ledger.room:
        repeats.repeat(ledger, said["periods"].name, said["n"])
        return
    owner, _, _, period, _ = ledger.room[_RATE]
    _same(said["periods"], period, said)
    if "who" in said.gaps and ledger.who(said["who"]) != owner:
        raise Unread(f"{owner} does it: {said.sentence}")
    _go_on(ledger, said["n"])


def _same(one: Thing, other: Thing, said: Said) -> None:
    if one != other:
        raise Unread(f"{one.name} is not {other.name}: {said.sentence}")


def _go_on(ledger: Ledger, number: Fraction) -> None:
    owner, verb, amount, period, how = ledger.room.pop(_RATE)
    each = ledger.fresh(f"{period.name} each", amount.thing, amount.number.denominator == 1)
    ledger.say(equal(each, ledger.size(amount, amount.thing)))
    size = each * number
    store = ledger.begin(owner, amount.thing, size, "do")
    note(ledger, store, verb, store.first, how, False)


def _whole(ledger: Ledger, said: Said) -> None:
    """Read `A boat sailed 60 miles in 12 hours at a steady rate.`."""
    amount: Amount = said["quantity"]
    if amount.thing is None or amount.mode != "plain":
        raise Unread(f"how much in all? {said.sentence}")
    owner = ledger.who(said["who"])
    store = ledger.begin(owner, amount.thing, ledger.size(amount, amount.thing), "do")
    note(ledger, store, said["works"], store.first, None, False)
    ledger.room[_WHOLE] = (store, said["periods"], said["n"])
    if "steady" in said.gaps:
        _steady(ledger, said.gaps["steady"], said)


def _steadily(ledger: Ledger, said: Said) -> None:
    """Read `She swam the same number each practice.`."""
    if _WHOLE not in ledger.room:
        raise Unread(f"the same of what? {said.sentence}")
    ledger.who(said["who"])
    _steady(ledger, said["period"], said)


def _steady(ledger: Ledger, period: Thing | None, said: Said) -> None:
    store, periods, number = ledger.room.pop(_WHOLE)
    if period is not None:
        _same(period, periods, said)
    each = ledger.fresh(f"{periods.name} each", store.thing)
    count = literal(number, "Int" if each.sort == "Int" else "Real")
    ledger.assume("no_remainder")
    ledger.say(equal(each * count, store.now))
    groups(ledger).append(Group(store.owner, periods, count, each, store))


def _asked_rate(ledger: Ledger, said: Said) -> Term:
    """Read `How many miles was that each hour?`."""
    group = group_of(ledger, said["period"], said["thing"])
    if "who" in said.gaps and ledger.who(said["who"]) != group.owner:
        raise Unread(f"{group.owner} did it: {said.sentence}")
    return in_unit(group.each, group.store.thing, said["thing"])


def _asked_in_that_time(ledger: Ledger, said: Said) -> Term:
    store = ledger.the(ledger.who(said["who"]), said.gaps.get("thing"))
    return in_unit(store.now, store.thing, said.gaps.get("thing"))


def _read_steady(text: str) -> Thing | None:
    """Return the time in which as much is done each time, if it is named again."""
    word = text.rpartition(" each ")[2]
    return thing(word) if " each " in text else None


RATES = Topic(
    clauses={
        "rate": (
            (
                "{who} {works} {quantity}[ {out}][ {how}] [in ]each {period:noun}",
                "{every} {period:noun}, {who} {works} {quantity}[ {out}][ {how}]",
                "For {n:one} {periods:noun}, {who} {works} {quantity}[ {out}][ {how}] each {period:noun}",
                "{who} {works} {quantity}[ {out}][ {how}] each {period:noun} for {n:one} {periods:noun}",
            ),
            _rate,
        ),
        "goes_on": (
            ("{who} {keeps} for {n:one} {periods:noun}", "This {went} on for {n:one} {periods:noun}"),
            _goes_on,
        ),
        "whole": (
            (
                "{who} {works} {quantity}[ {out}][ {how}] in {n:one} {periods:noun}{steady}",
                "In {n:one} {periods:noun}, {who} {works} {quantity}[ {out}][ {calmly}][{steady}]",
            ),
            _whole,
        ),
        "steadily": (("{who} {works} the same {amount} each {period:noun}",), _steadily),
    },
    questions={
        "asked_rate": (
            (
                "how many {thing} {is} that each {period:noun}",
                "how many {thing} {is} that in one {period:noun}",
                "how many {thing} {who} {works}[ {out}][ {how}] each {period:noun}",
                "how many {thing} {who} {works}[ {out}][ {how}] in one {period:noun}",
            ),
            _asked_rate,
        ),
        "asked_in_that_time": (
            ("how many {thing} {who} {works}[ {out}] in that time",),
            _asked_in_that_time,
        ),
    },
    kinds={
        "works": verb(GAIN + LOSE + WORK, lambda form: PLAIN[form]),
        "every": Kind(r"(?:Each|Every)", str),
        "keeps": Kind(r"(?:(?:does|did|do) (?:this|that|it)|(?:keeps?|kept) (?:this|it) up)", str),
        "calmly": Kind(rf"(?!(?:[^,]* )?at a steady rate){PHRASE}", str),
        "went": Kind(r"(?:goes|went|keeps|kept)", str),
        "steady": Kind(
            r"(?:,? always at the same rate|,? at a steady rate|, the same (?:number|amount) each [a-z]+)",
            _read_steady,
        ),
    },
)
"""What is done is not had: nobody gains or loses it."""
