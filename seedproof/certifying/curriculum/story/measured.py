"""Comparisons that name the unit first: `1/3 cup more yogurt than Ana`, `2 miles less than on Friday`."""

import re
from dataclasses import replace
from typing import Any

from seedproof.certifying.curriculum.measures import unit
from seedproof.certifying.curriculum.story import comparing
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import NOUNS, Amount
from seedproof.certifying.curriculum.story.things import UNITS, Thing, convertible, thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread


def _whole(said: Said) -> Said:
    """Return the comparison with its unit and its stuff in one."""
    stuff = said.gaps.get("stuff")
    words = f"{said['unit']} of {stuff}" if stuff else said["unit"]
    known = thing(words)
    return replace(said, gaps={**said.gaps, "thing": known if known.unit else Thing((), unit(said["unit"]))})


def _than(ledger: Ledger, said: Said) -> None:
    other = ledger.who(said["owner"])
    comparing.compare(ledger, ledger.who(said.gaps.get("who")), other, _whole(said))


def _done(ledger: Ledger, said: Said) -> None:
    comparing.more_done(ledger, _whole(said))


_DOUBTFUL = ("cup", "quart", "second")
"""Words for a unit, and for a thing as well."""


def in_units(ledger: Ledger, said: Said) -> Said:
    """Read `cups` as a unit where the story has measured something in it, and has counted no cups."""
    gaps = {name: _as_unit(ledger, gap) for name, gap in said.gaps.items()}
    for gap in gaps.values():
        _note_unit(ledger, gap)
    return replace(said, gaps=gaps)


def _note_unit(ledger: Ledger, gap: Any) -> None:
    """Name the table of measures as taken for granted, once two units of one kind are in a story."""
    if isinstance(gap, tuple):
        for part in gap:
            _note_unit(ledger, part)
        return
    stated = gap.thing if isinstance(gap, Amount) else gap
    if not isinstance(stated, Thing) or stated.unit is None:
        return
    if any(other != stated.unit and convertible(other, stated.unit) for other in ledger.units):
        ledger.assume("table_of_measures")
    ledger.units.append(stated.unit)


def _as_unit(ledger: Ledger, gap: Any) -> Any:
    if isinstance(gap, Amount) and gap.number is None and gap.thing is not None and not gap.thing.unit:
        return replace(gap, thing=with_unit(ledger, gap.thing, otherwise=gap.thing))
    if isinstance(gap, Amount) and gap.thing is not None:
        return replace(gap, thing=_as_unit(ledger, gap.thing))
    if isinstance(gap, tuple):
        return tuple(_as_unit(ledger, part) for part in gap)
    if not isinstance(gap, Thing) or gap.unit or len(gap.words) != 1 or gap.words[0] not in _DOUBTFUL:
        return gap
    word = gap.words[0]
    stores = ledger.stores
    counted = any(store.thing.words[-1:] == gap.words for store in stores)
    measured = any(store.thing.unit and convertible(store.thing.unit, word) for store in stores)
    measured = measured or re.search(rf"\b{word}s? of [a-z]", ledger.text) is not None
    return Thing((), word) if measured and not counted else gap


_MEASURES = re.compile(rf"(?P<unit>[a-z]+) (?:of|more|less) (?P<stuff>{NOUNS})")


def with_unit(ledger: Ledger, stuff: Thing, otherwise: Thing | None = None) -> Thing:
    """Return stuff with the unit in which the story measures it.

    Raises: Unread if the story names several units, or none, and there is nothing to return otherwise.
    """
    found = [
        unit(match["unit"])
        for match in _MEASURES.finditer(ledger.text)
        if thing(match["stuff"]).words[: len(stuff.words)] == stuff.words
    ]
    units = sorted(set(found) & UNITS)
    if not units and otherwise is not None:
        return otherwise
    if len(units) != 1:
        raise Unread(f"{stuff.name} is measured in {' and '.join(units) or 'nothing'}")
    return replace(stuff, unit=units[0])


_UNIT_WORDS = sorted(
    [f"{name}s?" for name in UNITS if name not in ("foot", "inch")] + ["foot", "feet", "inch", "inches"]
)

MEASURED = Topic(
    clauses={
        "than_measured": (
            ("{who} {has} {n:one} {unit} {more_fewer}[ {stuff}] than {owner}",),
            _than,
        ),
        "compared_measured": (
            ("Compared with {owner}, {who} {has} {n:one} {unit} {more_fewer}[ {stuff}]",),
            _than,
        ),
        "more_done_measured": (
            ("{who} {does} {n:one} {unit} {more_fewer}[ {stuff}][ {how}] than {than_time}",),
            _done,
        ),
    },
    kinds={
        "unit": Kind(rf"(?:{'|'.join(_UNIT_WORDS)})", str),
        "stuff": Kind(NOUNS, str),
    },
)
