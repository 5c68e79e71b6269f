"""Finds the situations that fit a plot: by what they can tell, and by sizes in bands.

A band holds values of about the same size, so a number that is changed within its band changes no word.
"""

from functools import cache

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.measures import UNIT, VESSELS
from seedproof.benchmarks.curriculum.lexicon.situation import Activity, Deed, Item, Owning, Rate, Shop, Stuff
from seedproof.benchmarks.curriculum.lexicon.situations import ACTIVITIES, GATHERINGS, OWNING, RATES, SHOPS
from seedproof.exact.number import Exact

EDGES = (5, 12, 25, 60, 130, 300, 700, 1500, 3500, 10_000, 30_000, 100_000)
"""The largest values of the bands."""
LONGEST = {"second": 130, "minute": 130, "hour": 25, "day": 60, "week": 25, "month": 25, "year": 60}
"""How long a rate goes on at most, by the unit of time; as the edges of bands."""
UNIT_OF = {unit.plural: unit for unit in UNIT.values()}


TRUCKS = (Noun("truck", "trucks"),)
"""What tons are loaded into."""


class Needs(msgspec.Struct, frozen=True):
    """What a plot needs of a situation beside its size."""

    people: int = 1
    containers: int = -1
    """The band of what is in one container; -1: none is needed."""
    rows: int = -1
    sharers: bool = False
    sorts: int = 0
    measured: bool = False
    named: bool = False
    """Whether people have to be called by name."""


class Cast(msgspec.Struct, frozen=True):
    """What one situation gives to a story, and what it is about this time."""

    noun: Noun | None = None
    """Things that are counted."""
    stuff: Stuff | None = None
    who: tuple[str, ...] = ()
    """Holders or places; empty where people are called by name."""
    openings: tuple[str, ...] = ()
    times: tuple[str, ...] = ()
    gains: tuple[Deed, ...] = ()
    losses: tuple[Deed, ...] = ()
    containers: tuple[Noun, ...] = ()
    rows: tuple[Noun, ...] = ()
    sharers: tuple[Noun, ...] = ()
    sorts: tuple[str, ...] = ()
    activity: Activity | None = None
    shop: Shop | None = None
    rate: Rate | None = None


def band(value: Exact) -> int:
    """Return the band of a value."""
    for number, edge in enumerate(EDGES):
        if value <= edge:
            return number
    return len(EDGES)


def fits(least: int, most: int, size: int) -> bool:
    """Return whether values of a band are usual."""
    high = EDGES[min(size, len(EDGES) - 1)]
    low = EDGES[size - 1] if size else 1
    return least <= high and most * 3 >= low + 2 * high


def _fits(entry: Item | Stuff, size: int) -> bool:
    return fits(entry.least, entry.most, size)


def _nouns(entries: tuple[Item, ...], size: int) -> tuple[Noun, ...]:
    return tuple(entry.noun for entry in entries if size < 0 or _fits(entry, size))


def of_owning(situation: Owning, noun: Noun | None, stuff: Stuff | None, needs: Needs) -> Cast:
    """Return what a situation of somebody who has things gives."""
    return Cast(
        noun=noun,
        stuff=stuff,
        who=situation.who,
        openings=situation.openings,
        times=situation.times,
        gains=situation.gains,
        losses=situation.losses,
        containers=_nouns(situation.containers, needs.containers),
        rows=_nouns(situation.rows, needs.rows),
        sharers=situation.sharers,
        sorts=situation.sorts,
    )


def _is_able(situation: Owning, needs: Needs) -> bool:
    if situation.who and len(situation.who) < needs.people:
        return False
    if needs.named and situation.who:
        return False
    if needs.sharers and not situation.sharers:
        return False
    if needs.containers >= 0 and not _nouns(situation.containers, needs.containers):
        return False
    if needs.rows >= 0 and not _nouns(situation.rows, needs.rows):
        return False
    return len(situation.sorts) >= needs.sorts


@cache
def things(size: int, needs: Needs) -> tuple[Cast, ...]:
    """Return casts with things of which somebody may have so many."""
    return tuple(
        msgspec.structs.replace(cast, noun=item.noun)
        for situation, cast in _able(needs)
        for item in situation.items
        if _fits(item, size)
    )


@cache
def _able(needs: Needs) -> tuple[tuple[Owning, Cast], ...]:
    """Return the situations that have all that is needed, and what each gives, whatever the thing."""
    return tuple(
        (situation, of_owning(situation, None, None, needs))
        for situation in OWNING
        if _is_able(situation, needs)
    )


def _vessels(stuff: Stuff) -> tuple[Noun, ...]:
    return TRUCKS if stuff.unit == "ton" else VESSELS[UNIT[stuff.unit].measures]


@cache
def stuffs(size: int, needs: Needs, units: frozenset[str]) -> tuple[Cast, ...]:
    """Return casts with stuff in one of the units of which somebody may have so much."""
    in_vessels = msgspec.structs.replace(needs, containers=-1)
    return tuple(
        msgspec.structs.replace(of_owning(situation, None, stuff, in_vessels), containers=_vessels(stuff))
        for situation in OWNING
        if _is_able(situation, in_vessels)
        for stuff in situation.stuff
        if stuff.unit in units and _fits(stuff, size) and UNIT[stuff.unit].measures in VESSELS
    )


@cache
def crowds(size: int, needs: Needs) -> tuple[Cast, ...]:
    """Return casts of so many that come and go."""
    return tuple(
        Cast(
            noun=item.noun,
            who=situation.places,
            openings=situation.openings,
            times=situation.times,
            gains=situation.comes,
            losses=situation.goes,
            rows=_nouns(situation.rows, needs.rows),
            sorts=situation.sorts,
        )
        for situation in GATHERINGS
        if len(situation.places) >= needs.people
        and len(situation.sorts) >= needs.sorts
        and (needs.rows < 0 or _nouns(situation.rows, needs.rows))
        for item in situation.items
        if _fits(item, size)
    )


@cache
def activities(size: int, needs: Needs) -> tuple[Cast, ...]:
    """Return casts that do so much at a time, on so many different days."""
    return tuple(
        Cast(
            noun=item.noun,
            who=situation.who,
            openings=situation.openings,
            gains=(Deed(situation.verb, situation.ends),),
            activity=situation,
        )
        for situation in ACTIVITIES
        if len(situation.times) >= max(needs.people, needs.sorts)
        and (situation.measured or not needs.measured)
        for item in situation.items
        if _fits(item, size)
    )


@cache
def shops(prices: tuple[int, ...]) -> tuple[Cast, ...]:
    """Return casts of shops that have something at each of the prices, which are bands."""
    return tuple(
        Cast(openings=shop.openings, shop=shop)
        for shop in SHOPS
        if all(any(_fits(good, price) for good in shop.goods) for price in prices)
    )


@cache
def rates(size: int, measured: bool, span: int) -> tuple[Cast, ...]:
    """Return casts of what goes on at such a rate, for a time in a band."""
    return tuple(
        Cast(noun=rate.unit, gains=(Deed(rate.verb),), rate=rate)
        for rate in RATES
        if fits(rate.least, rate.most, size)
        and rate.per.singular in LONGEST
        and span <= band(LONGEST[rate.per.singular])
        and (not measured or rate.unit.plural in UNIT_OF)
    )


@cache
def goods(shop: Shop, price: int) -> tuple[Noun, ...]:
    """Return the goods of a shop at about a price."""
    return tuple(good.noun for good in shop.goods if _fits(good, price))


def units_of(measures: frozenset[str]) -> frozenset[str]:
    """Return the units of some quantities."""
    return frozenset(name for name, unit in UNIT.items() if unit.measures in measures)
