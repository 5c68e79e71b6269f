"""Situations: what belongs together in a story, so that what is told can happen.

A situation is vocabulary: who has what, how much of it is usual, what is done with it, what it is kept in.
Sentences with amounts are not in it: the writer's are in `words`, the reader's in `reading`.
"""

from typing import Literal, TypeAlias

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.verbs import Verb

SituationType: TypeAlias = Literal[
    "add to",
    "take from",
    "put together",
    "compare",
    "equal groups",
    "array",
    "share",
    "measure out",
    "times as many",
    "price",
    "rate",
    "convert",
    "level",
]
"""The situations of tables 1 and 2 of the Common Core's glossary, and those of measurement.

add to        somebody gets more                     share        equally among so many: how many in each
take from     somebody has less than before          measure out  so many in each: how many groups
put together  two parts and their whole              times as many  multiplicative comparison, from grade 4
compare       so many more or fewer than another     price        so much each
equal groups  so many groups of so many              rate         so much in each unit of something else
array         so many rows of so many                convert      a larger unit in a smaller one
                                                     level        temperature, elevation, balance: both signs
"""


class Item(msgspec.Struct, frozen=True):
    """What is counted, and how many of it somebody usually has."""

    noun: Noun
    least: int
    most: int


class Stuff(msgspec.Struct, frozen=True):
    """What is measured, in which unit (by its singular), and how much of it somebody usually has."""

    substance: str
    unit: str
    least: int
    most: int


class Deed(msgspec.Struct, frozen=True):
    """What is done with an amount, and phrases that may stand behind it: `to a neighbor`, `for {their} aunt`.

    A phrase names no amount and nobody who has one. `{their}` is the doer's possessive.
    """

    verb: Verb
    ends: tuple[str, ...] = ()


class Owning(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody has things, gets more of them, gives some away."""

    name: str
    who: tuple[str, ...] = ()
    """Who has them, in the singular: `the baker`, `the school library`. Empty: people by name."""
    openings: tuple[str, ...] = ()
    """Sentences that set the scene: no number, no name, nothing that has an amount."""
    times: tuple[str, ...] = ()
    """When or where it happens, for the beginning of a sentence: `After school`, `At the farm stand`."""
    items: tuple[Item, ...]
    stuff: tuple[Stuff, ...] = ()
    sorts: tuple[str, ...] = ()
    """Adjectives that divide any of its items into parts: `red`, `ripe`."""
    gains: tuple[Deed, ...]
    losses: tuple[Deed, ...]
    containers: tuple[Item, ...] = ()
    """What items are packed in; how many go into one."""
    rows: tuple[Item, ...] = ()
    """What items stand in, in an array: rows, shelves; how many stand in one."""
    sharers: tuple[Noun, ...] = ()
    """Who it is shared among."""


class Gathering(msgspec.Struct, frozen=True, kw_only=True):
    """People, animals or vehicles are somewhere, others come, some go."""

    name: str
    places: tuple[str, ...]
    """With preposition and article: `on the pond`, `in the parking lot`."""
    openings: tuple[str, ...] = ()
    times: tuple[str, ...] = ()
    items: tuple[Item, ...]
    sorts: tuple[str, ...] = ()
    comes: tuple[Deed, ...]
    """What those do who come; `ends` close the clause, and need no further place: `fly in`, `get on`."""
    goes: tuple[Deed, ...]
    rows: tuple[Item, ...] = ()


class Activity(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody does an amount of something, again and again: runs miles, reads pages."""

    name: str
    who: tuple[str, ...] = ()
    openings: tuple[str, ...] = ()
    verb: Verb
    items: tuple[Item, ...]
    """What is done; how much of it at a time. Units where it is measured: mile/miles."""
    measured: bool = False
    """Whether amounts need not be whole."""
    ends: tuple[str, ...] = ()
    """What may stand behind the amount: `around the lake`."""
    times: tuple[str, ...] = ("on Monday", "on Tuesday", "on Wednesday", "on Thursday", "on Friday")
    """Different times at which it is done, for the end of a sentence."""
    each: tuple[str, ...] = ("each day", "every day")
    """For a rate: how often it is done."""
    periods: tuple[Noun, ...] = (Noun("day", "days"),)
    """What is counted for that rate, in the order of `each`; the last one stands for all others."""


class Shop(msgspec.Struct, frozen=True, kw_only=True):
    """Things have prices in dollars; somebody buys some."""

    name: str
    place: str
    """With its preposition: `at the bookstore`."""
    openings: tuple[str, ...] = ()
    goods: tuple[Item, ...]
    """With the least and the most that one of them costs, in dollars."""


class Rate(msgspec.Struct, frozen=True):
    """Something goes on evenly: so much in each unit of time, weight or length."""

    subject: str
    """With its article: `a pump`, `a delivery truck`."""
    verb: Verb
    unit: Noun
    of: str
    """What there is of that unit, with its preposition: `of water`; or nothing."""
    per: Noun
    least: int
    most: int
    """In one unit of `per`."""


Situation: TypeAlias = Owning | Gathering | Activity | Shop
