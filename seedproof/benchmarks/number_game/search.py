"""Finds all that can be reached with some numbers: in how many ways, for how many points, by which steps."""

from functools import lru_cache
from math import prod
from typing import Any, NamedTuple

import numpy as np

from seedproof.benchmarks.number_game.rules import SIGNS, different_operations
from seedproof.benchmarks.number_game.tables import COMPLETE, VALUE, Tables, collect, fill, new_tables, solve

_KEPT = 1 << 13
"""Operand sets, and games, of which it is kept what was found: more than the published ranges have sets. Rows
are made again, made from another root seed, played, and counted among all games that there are."""


class Reached(NamedTuple):
    """A target that has a complete solution, and all of its solutions taken together."""

    target: int
    solutions: int
    score_sum: int
    best_score: int


class Found(NamedTuple):
    """What can be reached with some numbers, in columns by ascending target: most is never looked at."""

    expressions: int
    """The number of all legal expressions, of any value."""
    targets: list[int]
    solutions: list[int]
    score_sums: list[int]
    best_scores: list[int]

    def at(self, index: int) -> Reached:
        """Return the target of an index with the numbers of its solutions."""
        return Reached(
            self.targets[index], self.solutions[index], self.score_sums[index], self.best_scores[index]
        )

    def all(self) -> list[Reached]:
        """Return every target."""
        return list(map(Reached, self.targets, self.solutions, self.score_sums, self.best_scores))


class Step(NamedTuple):
    """A step: `left sign right = result`."""

    left: int
    sign: str
    right: int
    result: int


class Solved(NamedTuple):
    """A solution: its steps, of which the last gives the target."""

    score: int
    steps: tuple[Step, ...]


class _Room:
    """The one place where tables are allocated: allocating anew would cost more than filling them."""

    def __init__(self) -> None:
        self._numbers: tuple[int, ...] = ()
        self._tables = new_tables(1 << 12, 1 << 12)

    def filled(self, numbers: tuple[int, ...]) -> Tables:
        """Fill the tables for some numbers; they are valid until the next call."""
        if numbers != self._numbers:
            # No sum or product of them gets beyond.
            largest = prod(number + 1 for number in numbers)
            if largest > len(self._tables.slots):
                self._tables = new_tables(largest, len(self._tables.values))
            while not fill(self._of(numbers)):
                self._enlarge()
            self._numbers = numbers
        return self._of(numbers)

    def collected(self, numbers: tuple[int, ...]) -> tuple[int, Any]:
        """Return the number of all expressions over some numbers, and the rows of their targets, in order."""
        different = different_operations(len(numbers))
        while (found := collect(self.filled(numbers), different))[0] < 0:
            self._enlarge()
        expressions, values = found
        rows = self._tables.whole[:values]
        targets = rows[rows[:, COMPLETE] > 0]
        return expressions, targets[np.argsort(targets[:, VALUE])]

    def _enlarge(self) -> None:
        self._tables = new_tables(len(self._tables.slots), 2 * len(self._tables.values))
        self._numbers = ()

    def _of(self, numbers: tuple[int, ...]) -> Tables:
        return self._tables._replace(numbers=np.array(numbers, np.int64))


_room = _Room()


@lru_cache(_KEPT)
def found(numbers: tuple[int, ...]) -> Found:
    """Find all targets that have a complete solution with these numbers, which stand in ascending order."""
    expressions, targets = _room.collected(numbers)
    return Found(int(expressions), *targets[:, :COMPLETE].T.tolist())


@lru_cache(_KEPT)
def solved(numbers: tuple[int, ...], target: int, best_score: int) -> tuple[Solved, Solved]:
    """Find the best and the simple solution of a target; the numbers stand in ascending order.

    Best: it scores `best_score`, the most that the target allows, and neither multiplies nor divides by 1
    where such a one is as good. Simple: the lowest score, and of those with it the fewest steps. Of several
    it is the first by the subset of numbers that it uses, the operations in it, and how it is put together.
    """
    tables = _room.filled(numbers)
    count = len(numbers)
    rows = np.zeros((2, count, 4), np.int64)
    score, size = solve(tables, different_operations(count), target, best_score, rows)
    best, simple = rows.tolist()
    return Solved(best_score, _steps(best[: count - 1])), Solved(int(score), _steps(simple[:size]))


def _steps(rows: list[list[int]]) -> tuple[Step, ...]:
    return tuple([Step(left, SIGNS[sign], right, result) for left, sign, right, result in rows])
