"""Counts distinct problems: those of which no two share a key."""

from collections.abc import Iterable
from math import log
from typing import Literal

How = Literal["exact", "dry", "at least"]
"""How a number of problems is known.

`exact`: no choice among the problems is larger. `dry`: hardly a problem has not come; by chance, or because
some share keys, there may be a few more. `at least`: there may be any number more.
"""

WRONG_IN = 100_000
"""A bound by chance is too high in one of so many cells at most."""

TIMES = 5
"""A cell is dry when each of its problems has come so often."""


class Distinct:
    """Problems of which no two share a key: one that shares a key with a kept problem is not kept."""

    def __init__(self, problems: Iterable[frozenset[bytes]] = ()) -> None:
        """Begin with some problems, as the keys of each."""
        self.kept: list[frozenset[bytes]] = []
        self._owners: dict[bytes, int] = {}
        self._shared: list[frozenset[bytes]] = []
        self._times: list[int] = []
        for keys in problems:
            self.add(keys)

    def __len__(self) -> int:
        return len(self.kept)

    def add(self, keys: frozenset[bytes]) -> bool:
        """Take a problem, and return whether it is kept."""
        owners = {self._owners[key] for key in keys if key in self._owners}
        if not owners:
            self._owners.update(dict.fromkeys(keys, len(self.kept)))
            self.kept.append(keys)
            self._shared.append(keys)
            self._times.append(1)
            return True
        owner = min(owners, key=lambda number: (self._shared[number].isdisjoint(keys), number))
        self._shared[owner] &= keys
        self._times[owner] += 1
        return False

    @property
    def is_largest(self) -> bool:
        """Whether no choice of the problems that came is larger.

        It is not where each kept problem and its repeats have a key in common: then all but one must go.
        """
        return all(self._shared)

    @property
    def is_dry(self) -> bool:
        """Whether each kept problem has come so often that hardly one is left."""
        return min(self._times, default=0) >= TIMES


def least(draws: int) -> int:
    """Return how many distinct problems there are at least when so many independent draws share no key.

    Whatever the chances of single problems, and whatever shares a key with what: from N distinct problems,
    m draws without a repeat come with a probability of at most (1 - 1/N) ... (1 - (m-1)/N), which is below
    exp(-m(m-1) / 2N). (Sós and Straus, Extremals of functions on graphs, 1982, theorem 1.)
    """
    return int(draws * (draws - 1) / (2 * log(WRONG_IN)))
