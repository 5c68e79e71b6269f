"""Tells whether a text is nearly an earlier one, for those who make texts.

`seedproof.measuring.near_duplicates` looks for such texts in a table afterwards: they share no code.
"""

from functools import lru_cache
from heapq import nsmallest
from typing import TypeAlias

from seedproof.record.patterns import Pattern

RUN = 5
"""Words in a run."""

_WORD = Pattern(r"[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]")
_DIGITS = Pattern("[0-9]+")

Run: TypeAlias = tuple[str, ...]
Runs: TypeAlias = frozenset[Run]


class Texts:
    """The texts so far. Two of them may share so many percent of the runs that either has, and not more."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._arrangements: set[tuple[str, ...]] = set()
        self._runs: list[Runs] = []
        self._places: dict[Run, list[int]] = {}

    def add(self, text: str) -> None:
        """Note one more text."""
        self._arrangements.add(arrangement(text))
        runs = _runs_of(text)
        for run in self._foremost(runs):
            self._places.setdefault(run, []).append(len(self._runs))
        self._runs.append(runs)

    def has_like(self, text: str) -> bool:
        """Return whether some text has the same numbers in the same words, or shares too many runs."""
        if arrangement(text) in self._arrangements:
            return True
        runs = _runs_of(text)
        near = {place for run in self._foremost(runs) for place in self._places.get(run, ())}
        return any(_percent_shared(runs, self._runs[place]) > self._most for place in near)

    def _foremost(self, runs: Runs) -> list[Run]:
        """Return so many runs, in an order of all runs, that who shares none of them shares too few.

        In the order of signs those that begin with numbers come first: few texts have the same.
        """
        needed = -(-len(runs) * (self._most + 1) // 100)
        return nsmallest(len(runs) - needed + 1, runs)


def arrangement(text: str) -> tuple[str, ...]:
    """Return what stays where the numbers of a text change places; a fraction is two numbers."""
    return (_DIGITS.sub("#", text), *sorted(_DIGITS.findall(text)))


# A text is looked for, and then added.
@lru_cache(maxsize=1)
def _runs_of(text: str) -> Runs:
    """Return the runs of words of a text; of a shorter text, itself."""
    words = _WORD.findall(text)
    last = max(0, len(words) - RUN)
    return frozenset(tuple(words[at : at + RUN]) for at in range(last + 1))


def _percent_shared(one: Runs, other: Runs) -> int:
    shared = len(one & other)
    return 100 * shared // (len(one) + len(other) - shared)
