"""Finds texts that are nearly the same, exactly and without comparing all pairs.

Two texts are alike as far as they share their runs of five words, with numbers and names kept: the runs that
both have, as a percentage of the runs that either has (Jaccard's index). Two texts with the same words around
the same numbers, in whatever order, are the same as well.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from heapq import nsmallest
from itertools import chain
from typing import Any

from seedproof.measuring.declaring import Measure
from seedproof.measuring.expectations import Found, expect

RUN = 5
"""Words in a run."""

_WORD = re.compile(r"[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]")
_NUMBER = re.compile("[0-9]+")

Run = tuple[str, ...]


def not_alike(text: Callable[[Any], str], most: int) -> Measure:
    """Expect that no row's text is like an earlier one's by more than `most` percent, nor has its numbers."""

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        return _found([(row["id"], text(row)) for row in rows], most)

    return measure


def not_alike_across(text: Callable[[Any], str], most: int) -> Measure:
    """Expect that no text of a split is like one of another split by more than `most` percent."""

    def measure(settings: Any, tables: Mapping[str, Sequence[Any]]) -> Found:
        of_splits = [
            (f"{split} {row['id']}", text(row), split) for split, rows in tables.items() for row in rows
        ]
        texts = [(name, said) for name, said, _ in of_splits]
        split_of = {name: split for name, _, split in of_splits}
        return _found(texts, most, split_of)

    return measure


def unrepeated_across(key: Callable[[Any], str]) -> Measure:
    """Expect that no row of a split has the key of a row of another split."""

    def measure(settings: Any, tables: Mapping[str, Sequence[Any]]) -> Found:
        first: dict[str, tuple[str, str]] = {}
        table = []
        for split, rows in tables.items():
            for row in rows:
                of_split, row_id = first.setdefault(key(row), (split, row["id"]))
                table.append({"id": f"{split} {row['id']}", "like": "" if of_split == split else row_id})
        return table, [expect("column_values_to_be_in_set", column="like", value_set=[""])]

    return measure


def _found(texts: Sequence[tuple[str, str]], most: int, split_of: Mapping[str, str] | None = None) -> Found:
    """Return a line for each text, which says what earlier text it is like. `texts`: id and text."""
    like = dict.fromkeys((name for name, _ in texts), "")
    for earlier, later, shared in pairs_alike([text for _, text in texts], most + 1):
        one, other = texts[earlier][0], texts[later][0]
        if split_of is None or split_of[one] != split_of[other]:
            like[other] = f"{shared} % {one}"
    table = [{"id": name, "like": said} for name, said in like.items()]
    return table, [expect("column_values_to_be_in_set", column="like", value_set=[""])]


def pairs_alike(texts: Sequence[str], least: int) -> Iterator[tuple[int, int, int]]:
    """Yield the places of two texts that are alike by at least so many percent, and by how many.

    Sets that share so much share one of their rarest members: only texts that do are compared.
    Texts of the same words around the same numbers count as alike by 100.
    """
    # A number for each run: they are looked up faster than words.
    numbers: dict[Run, int] = {}
    sets = [frozenset(numbers.setdefault(run, len(numbers)) for run in runs(text)) for text in texts]
    counts = Counter(chain.from_iterable(sets))
    by_numbers: dict[tuple[str, ...], int] = {}
    holders: dict[int, list[int]] = {}
    for later, text in enumerate(texts):
        prefix = _prefix(sets[later], counts, least)
        near = {earlier for run in prefix for earlier in holders.get(run, ())}
        same = by_numbers.setdefault(_shuffled(text), later)
        for earlier in sorted({*near, same} - {later}):
            shared = 100 if earlier == same else percent_shared(sets[later], sets[earlier])
            if shared >= least:
                yield earlier, later, shared
        for run in prefix:
            holders.setdefault(run, []).append(later)


def _prefix(own: frozenset[int], counts: Mapping[int, int], least: int) -> list[int]:
    """Return so many of the rarest runs of a text that texts without one of them share too little.

    Left out are those of this text alone, which are the rarest of all.
    """
    shared = [run for run in own if counts[run] > 1]
    needed = -(-len(own) * least // 100)
    room = max(0, len(shared) - needed + 1)
    return nsmallest(room, shared, key=lambda run: (counts[run], run))


def runs(text: str) -> Iterator[Run]:
    """Yield the runs of five words of a text; of a shorter text, itself."""
    words = _WORD.findall(text)
    if len(words) < RUN:
        yield tuple(words)
    yield from zip(*(words[start:] for start in range(RUN)), strict=False)


def percent_shared(one: frozenset[int], other: frozenset[int]) -> int:
    """Return how much two sets share, in percent of both together, rounded down."""
    shared = len(one & other)
    return 100 * shared // (len(one) + len(other) - shared)


def _shuffled(text: str) -> tuple[str, ...]:
    """Return what two texts have in common that differ in the order of their numbers alone."""
    return (_NUMBER.sub("#", text), *sorted(_NUMBER.findall(text)))
