"""Finds the situations that fit a plot: by what they can tell, and by sizes in bands.

A band holds values of about the same size, so a number that is changed within its band changes no word.
"""

from functools import cache

import msgspec

from seedproof.benchmarks.curriculum.lexicon.measures import UNIT
from seedproof.benchmarks.curriculum.lexicon.situation import Gathering, Item, Owning, Stuff
from seedproof.benchmarks.curriculum.lexicon.situations import GATHERINGS, OWNING
from seedproof.exact.number import Exact
from seedproof.record.draws import Rejected

EDGES = (5, 12, 25, 60, 130, 300, 700, 1500, 3500, 10_000, 30_000, 100_000)
"""The largest values of the bands."""


class Needs(msgspec.Struct, frozen=True):
    """What a plot needs of a situation beside its size."""

    people: int = 1
    containers: int = -1
    """The band of what is in one container; -1: none is needed."""
    rows: int = -1
    sharers: bool = False
    gains: bool = False
    losses: bool = False
    sorts: int = 0


class Cast(msgspec.Struct, frozen=True):
    """A situation with what it is about this time."""

    situation: Owning
    item: Item | None
    stuff: Stuff | None
    containers: tuple[Item, ...]
    rows: tuple[Item, ...]


class Crowd(msgspec.Struct, frozen=True):
    """A gathering with who it is about this time."""

    situation: Gathering
    item: Item


def band(value: Exact) -> int:
    """Return the band of a value."""
    for number, edge in enumerate(EDGES):
        if value <= edge:
            return number
    return len(EDGES)


def fits(entry: Item | Stuff, size: int) -> bool:
    """Return whether values of a band are usual."""
    high = EDGES[min(size, len(EDGES) - 1)]
    low = EDGES[size - 1] if size else 1
    return entry.least <= high and entry.most * 3 >= low + 2 * high


def _is_able(situation: Owning, needs: Needs) -> bool:
    if situation.who and len(situation.who) < needs.people:
        return False
    if needs.sharers and not situation.sharers:
        return False
    return len(situation.sorts) >= needs.sorts


def _containers(entries: tuple[Item, ...], size: int) -> tuple[Item, ...]:
    return tuple(entry for entry in entries if fits(entry, size))


@cache
def things(size: int, needs: Needs) -> tuple[Cast, ...]:
    """Return situations with things of which there may be so many. Raises: Rejected when there is none."""
    casts = list[Cast]()
    for situation in OWNING:
        if not _is_able(situation, needs):
            continue
        containers = situation.containers
        rows = situation.rows
        if needs.containers >= 0:
            containers = _containers(containers, needs.containers)
        if needs.rows >= 0:
            rows = _containers(rows, needs.rows)
        if (needs.containers >= 0 and not containers) or (needs.rows >= 0 and not rows):
            continue
        casts += [
            Cast(situation, item, None, containers, rows) for item in situation.items if fits(item, size)
        ]
    return tuple(casts)


@cache
def stuffs(size: int, needs: Needs, units: frozenset[str]) -> tuple[Cast, ...]:
    """Return situations with stuff in one of the units of which there may be so much."""
    casts = list[Cast]()
    for situation in OWNING:
        if not _is_able(situation, needs):
            continue
        for stuff in situation.stuff:
            if stuff.unit in units and fits(stuff, size):
                casts.append(Cast(situation, None, stuff, situation.containers, ()))
    return tuple(casts)


@cache
def crowds(size: int, sorts: int) -> tuple[Crowd, ...]:
    """Return gatherings of so many."""
    return tuple(
        Crowd(situation, item)
        for situation in GATHERINGS
        for item in situation.items
        if fits(item, size) and len(situation.sorts) >= sorts
    )


def units_of(measures: frozenset[str]) -> frozenset[str]:
    """Return the units of some quantities."""
    return frozenset(name for name, unit in UNIT.items() if unit.measures in measures)


def none_fits() -> Rejected:
    """Say that no situation fits."""
    return Rejected("no situation fits")
