"""Finds all that can be reached with some numbers: in how many ways, for how many points, by which steps."""

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from math import prod
from typing import NamedTuple

from seedproof.benchmarks.number_game import splitting
from seedproof.benchmarks.number_game.layout import (
    COLUMNS,
    COMPLETE,
    COUNT,
    ENTRIES,
    LOWEST,
    MOST,
    MOST_STEPS,
    TARGET,
    TARGETS,
    VALUES,
    WANTED,
    new_arrays,
)
from seedproof.benchmarks.number_game.machine_code import Function, MachineCode, is_compiled
from seedproof.benchmarks.number_game.rules import SIGNS, different_operations

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


def _tables() -> Sequence[Function]:
    # Only to compile it: numba takes half a second to load.
    from seedproof.benchmarks.number_game import tables

    return tables.FUNCTIONS


class Room:
    """The one place where tables are allocated: allocating anew would cost more than filling them."""

    def __init__(self) -> None:
        self._code = MachineCode(("tables", "layout", "machine_code", "rules"), _tables)
        self._numbers: tuple[int, ...] = ()
        self._allocate(1 << 12, 1 << 12)

    def found(self, numbers: tuple[int, ...]) -> tuple[int, list[list[int]]]:
        """Count all expressions, and find the targets that have a complete solution, in rising order."""
        self._fill(numbers)
        while (expressions := self._code.call("collect", self._arrays)) < 0:
            self._allocate(self._values, 2 * self._entries)
            self._fill(numbers)
        cells = self._arrays["whole"][: self._asked[TARGETS] * COLUMNS].tolist()
        targets, *others = [cells[column::COLUMNS] for column in range(COMPLETE)]
        order = sorted(range(len(targets)), key=targets.__getitem__)
        return expressions, [[column[index] for index in order] for column in (targets, *others)]

    def solved(
        self, numbers: tuple[int, ...], target: int, best_score: int
    ) -> tuple[list[splitting.Row], list[splitting.Row], int]:
        """Find the steps of the best and of the simple solution of a target, and the simple one's score."""
        self._fill(numbers)
        self._asked[TARGET] = target
        self._asked[MOST] = best_score
        size = self._code.call("solve", self._arrays)
        cells = iter(self._arrays["steps"].tolist())
        rows = list(zip(cells, cells, cells, cells, strict=True))
        best, simple = rows[: len(numbers) - 1], rows[MOST_STEPS : MOST_STEPS + size]
        return best, simple, self._asked[LOWEST]

    def _fill(self, numbers: tuple[int, ...]) -> None:
        """Fill the tables for some numbers; they are valid until the next call."""
        if numbers == self._numbers:
            return
        # No sum or product of them gets beyond.
        largest = prod(number + 1 for number in numbers)
        if largest > self._values:
            self._allocate(largest, self._entries)
        while not self._filled(numbers):
            self._allocate(self._values, 2 * self._entries)
        self._numbers = numbers

    def _filled(self, numbers: tuple[int, ...]) -> bool:
        count = len(numbers)
        self._arrays["numbers"][:count] = array("q", numbers)
        self._asked[COUNT] = count
        self._asked[WANTED] = different_operations(count)
        return self._code.call("fill", self._arrays) == 1

    def _allocate(self, values: int, entries: int) -> None:
        self._values = values
        self._entries = entries
        self._numbers = ()
        self._arrays = new_arrays(values, entries)
        self._asked = self._arrays["asked"]
        self._asked[VALUES] = values
        self._asked[ENTRIES] = entries


@cache
def _room() -> Room | None:
    """Return where machine code works; None for plain Python."""
    return Room() if is_compiled() else None


@lru_cache(_KEPT)
def found(numbers: tuple[int, ...]) -> Found:
    """Find all targets that have a complete solution with these numbers, which stand in ascending order."""
    expressions, columns = (_room() or splitting).found(numbers)
    return Found(expressions, *columns)


@lru_cache(_KEPT)
def solved(numbers: tuple[int, ...], target: int, best_score: int) -> tuple[Solved, Solved]:
    """Find the best and the simple solution of a target; the numbers stand in ascending order.

    Best: it scores `best_score`, the most that the target allows, and neither multiplies nor divides by 1
    where such a one is as good. Simple: the lowest score, and of those with it the fewest steps. Of several
    it is the first by the subset of numbers that it uses, the operations in it, and how it is put together.
    """
    best, simple, score = (_room() or splitting).solved(numbers, target, best_score)
    return Solved(best_score, _steps(best)), Solved(score, _steps(simple))


def _steps(rows: Sequence[splitting.Row]) -> tuple[Step, ...]:
    return tuple([Step(left, SIGNS[sign], right, result) for left, sign, right, result in rows])
