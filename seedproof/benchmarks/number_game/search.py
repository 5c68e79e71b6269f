"""All that can be reached with some numbers: how often, for how many points, and by which steps."""

from math import prod
from typing import NamedTuple

import numpy as np

from seedproof.benchmarks.number_game.rules import SIGNS, different_operations
from seedproof.benchmarks.number_game.tables import Tables, collect, fill, new_tables, solve


class Reached(NamedTuple):
    """A target that has a complete solution, and what all of its solutions are together."""

    target: int
    solutions: int
    score_sum: int
    best_score: int


class Found(NamedTuple):
    """What can be reached with some numbers, in columns by rising target: most is never looked at."""

    expressions: int
    """All legal ones, of any value."""
    targets: list[int]
    solutions: list[int]
    score_sums: list[int]
    best_scores: list[int]

    def at(self, place: int) -> Reached:
        """One target."""
        return Reached(
            self.targets[place], self.solutions[place], self.score_sums[place], self.best_scores[place]
        )

    def all(self) -> list[Reached]:
        """Every target."""
        return list(map(Reached, self.targets, self.solutions, self.score_sums, self.best_scores))


class Step(NamedTuple):
    """`left sign right = result`."""

    left: int
    sign: str
    right: int
    result: int


class Solved(NamedTuple):
    """A solution: its steps, of which the last one gives the target."""

    score: int
    steps: tuple[Step, ...]


class _Room:
    """The one place where tables are made: new ones would cost more than what is put into them."""

    def __init__(self) -> None:
        self._numbers: tuple[int, ...] = ()
        self._tables = new_tables(1 << 12, 1 << 12)

    def filled(self, numbers: tuple[int, ...]) -> Tables:
        """The tables of some numbers; they hold until the next call."""
        if numbers != self._numbers:
            largest = prod(number + 1 for number in numbers)  # no sum or product of them gets beyond
            if largest > len(self._tables.slots):
                self._tables = new_tables(largest, len(self._tables.values))
            while not fill(self._of(numbers)):
                self._tables = new_tables(len(self._tables.slots), 2 * len(self._tables.values))
            self._numbers = numbers
        return self._of(numbers)

    def _of(self, numbers: tuple[int, ...]) -> Tables:
        return self._tables._replace(numbers=np.array(numbers, np.int64))


_room = _Room()


def found(numbers: tuple[int, ...]) -> Found:
    """All targets that have a complete solution with these numbers, which stand in rising order."""
    tables = _room.filled(numbers)
    expressions, *columns = collect(tables, different_operations(len(numbers)))
    return Found(int(expressions), *(column.tolist() for column in columns))


def solved(numbers: tuple[int, ...], target: int) -> tuple[Solved, Solved]:
    """The best solution and the simple one; the numbers stand in rising order.

    Best: the most points. Simple: the fewest steps, and of those with as few the most points. Of several it
    is the first by the subset of numbers that it uses, the operations in it, and how it is put together.
    """
    tables, both = _room.filled(numbers), []
    for fewest in (False, True):
        rows = np.zeros((len(numbers), 4), np.int64)
        score, size = solve(tables, different_operations(len(numbers)), target, fewest, rows)
        steps = tuple(Step(left, SIGNS[sign], right, to) for left, sign, right, to in rows[:size].tolist())
        both.append(Solved(int(score), steps))
    return both[0], both[1]
