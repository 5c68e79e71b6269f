"""Finds texts that are nearly the same, exactly and without comparing all pairs.

Two texts are alike as far as they share their runs of five words, with numbers and names kept: the runs that
both have, as a percentage of the runs that either has (Jaccard's index). Two texts with the same words around
the same numbers, in whatever order, are the same as well.
"""

import re
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from heapq import nsmallest
from itertools import chain
from typing import Any

from seedproof.measuring.declaring import Measure
from seedproof.measuring.expectations import Found, expect

RUN = 5
"""Words in a run."""

COMMON = 10
"""So many of their rarest runs texts must have in common to be compared."""

_WORD = re.compile(r"[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]")
_NUMBER = re.compile("[0-9]+")


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

    Sets that share so much share some of their rarest members: only texts that do are compared.
    Texts of the same words around the same numbers count as alike by 100.
    """
    sets = _Sets(map(runs, texts))
    counts = sets.shared()
    by_numbers: dict[bytes, int] = {}
    holders: dict[int, array[int]] = {}
    common = bytearray()
    for later, text in enumerate(texts):
        own = sets[later]
        needed = -(-len(own) * least // 100)
        common.append(min(COMMON, needed))
        prefix = _prefix(own, counts, needed - common[later])
        near = Counter(chain.from_iterable(holders.get(run, ()) for run in prefix))
        alike = {place for place, both in near.items() if both >= min(common[place], common[later])}
        same = by_numbers.setdefault(_shuffled(text), later)
        for earlier in sorted({*alike, same} - {later}):
            shared = 100 if earlier == same else percent_shared(own, sets[earlier])
            if shared >= least:
                yield earlier, later, shared
        for run in prefix:
            holders.setdefault(run, array("q")).append(later)


class _Sets:
    """Sets of numbers in a row, eight bytes a number: a set of Python takes ten times as many."""

    def __init__(self, sets: Iterable[frozenset[int]]) -> None:
        self._numbers = array("q")
        self._ends = array("q", [0])
        for one in sets:
            self._numbers.extend(one)
            self._ends.append(len(self._numbers))

    def __getitem__(self, place: int) -> frozenset[int]:
        return frozenset(self._numbers[self._ends[place] : self._ends[place + 1]])

    def shared(self) -> dict[int, int]:
        """Return the numbers of several sets, and of how many each is."""
        import numpy as np

        numbers, counts = np.unique(np.frombuffer(self._numbers, dtype=np.int64), return_counts=True)
        several = counts > 1
        return dict(zip(numbers[several].tolist(), counts[several].tolist(), strict=True))


def _prefix(own: frozenset[int], counts: Mapping[int, int], beyond: int) -> list[int]:
    """Return the rarest runs of a text, all but so many.

    Left out are those of this text alone, which are the rarest of all.
    """
    shared = [run for run in own if run in counts]
    return nsmallest(max(0, len(shared) - beyond), shared, key=lambda run: (counts[run], run))


def runs(text: str) -> frozenset[int]:
    """Return the runs of five words of a text, each as a number; of a shorter text, itself.

    In another process they have other numbers, but the same ones in common.
    """
    words = _WORD.findall(text)
    if len(words) < RUN:
        return frozenset((hash(tuple(words)),))
    return frozenset(map(hash, zip(*(words[start:] for start in range(RUN)), strict=False)))


def percent_shared(one: frozenset[int], other: frozenset[int]) -> int:
    """Return how much two sets share, in percent of both together, rounded down."""
    shared = len(one & other)
    return 100 * shared // (len(one) + len(other) - shared)


def _shuffled(text: str) -> bytes:
    """Return a digest of what texts have in common that differ in the order of their numbers alone."""
    same = " ".join((_NUMBER.sub("#", text), *sorted(_NUMBER.findall(text))))
    return blake2b(same.encode(), digest_size=16).digest()
