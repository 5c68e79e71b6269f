"""What is done every day, such as `Every day she buys 5 stamps and sells 2`, and how often."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from seedproof.certifying.curriculum.numerals import number
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import NUMBER
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term

_PERIODS = "hour|day|night|week|weekend|month|year|shift"
_EVERY = re.compile(
    rf"(?:Each|Every) (?P<period>{_PERIODS})"
    rf"(?: for (?P<often>{NUMBER}) (?P<periods>{_PERIODS})s,)? (?P<rest>.+)"
)


@dataclass(frozen=True, slots=True)
class Repeated:
    """What everybody had before the things were told that are done every day, and how often they are done."""

    period: str
    often: Fraction | None
    before: Sequence[Term]
    events: int


def cut(ledger: Ledger, sentence: str) -> tuple[str, Repeated | None]:
    """Cut `Every day` or `Each day for 3 days` from a sentence, and note what everybody has before it."""
    match = _EVERY.fullmatch(sentence)
    if match is None:
        return sentence, None
    if match["periods"] not in (None, match["period"]):
        raise Unread(f"two periods: {sentence}")
    often = number(match["often"]) if match["often"] else None
    before = [store.now for store in ledger.stores]
    rest = f"{match['rest'][0].upper()}{match['rest'][1:]}"
    return rest, Repeated(match["period"], often, before, len(ledger.events))


def close(ledger: Ledger, repeated: Repeated | None) -> None:
    """Say that what was just told is done again and again; how often may be told later."""
    if repeated is None:
        return
    ledger.room["repeated"] = repeated
    if repeated.often is not None:
        repeat(ledger, repeated.period, repeated.often)


def repeat(ledger: Ledger, period: str, often: Fraction) -> None:
    """Say that what was told last is done so often in all.

    Raises: Unread if nothing is done in each such period.
    """
    repeated = ledger.room.pop("repeated", None)
    if not isinstance(repeated, Repeated) or repeated.period != period:
        raise Unread(f"nothing is done each {period}")
    for place, store in enumerate(list(ledger.stores)):
        before: Term | int = repeated.before[place] if place < len(repeated.before) else 0
        if store.now != before:
            ledger.change(store, (store.now - before) * often + before)
    late = [replace(event, size=event.size * often) for event in ledger.events[repeated.events :]]
    ledger.events[repeated.events :] = late
