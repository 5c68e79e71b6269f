"""Counts all legal expressions over some numbers: what `validate` compares rows with."""

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from math import prod
from typing import NamedTuple

from seedproof.benchmarks.number_game import playing
from seedproof.benchmarks.number_game.counting import (
    COLUMNS,
    COMPLETE,
    COUNT,
    DIFFERENT,
    TARGETS,
    VALUES,
    new_arrays,
)
from seedproof.benchmarks.number_game.machine_code import Function, MachineCode, is_compiled
from seedproof.benchmarks.number_game.rules import different_operations


class Counted(NamedTuple):
    """The solutions of one target taken together."""

    solutions: int
    score_sum: int
    best_score: int
    lowest_score: int
    fewest: int
    """Steps of a solution with the lowest score, at least."""
    plain_score: int
    """The best score of the solutions that neither multiply nor divide by 1; 0 where there is none."""


class Enumerated(NamedTuple):
    """The number of legal expressions over an operand set, and its targets that have a complete solution."""

    expressions: int
    targets: dict[int, Counted]


def _trees() -> Sequence[Function]:
    # Only to compile it: numba takes half a second to load.
    from seedproof.benchmarks.number_game import trees

    return trees.FUNCTIONS


class Room:
    """The one place where all is counted: allocating anew would cost more."""

    def __init__(self) -> None:
        self._code = MachineCode(("trees", "counting", "machine_code", "rules"), _trees)
        self._allocate(1 << 12)

    def enumerated(self, numbers: tuple[int, ...]) -> tuple[int, dict[int, tuple[int, ...]]]:
        """Count all expressions, and by target in rising order what `Counted` says of those that give it."""
        # No sum or product of them gets beyond.
        largest = prod(number + 1 for number in numbers)
        if largest > self._values:
            self._allocate(largest)
        asked = self._arrays["asked"]
        asked[COUNT] = len(numbers)
        asked[DIFFERENT] = different_operations(len(numbers))
        asked[VALUES] = self._values
        self._arrays["numbers"][: len(numbers)] = array("q", numbers)
        expressions = self._code.call("enumerate_trees", self._arrays)
        targets = sorted(self._arrays["seen"][: asked[TARGETS]])
        return expressions, {target: self._counted(target) for target in targets}

    def _counted(self, target: int) -> tuple[int, ...]:
        start = target * COLUMNS
        return tuple(self._arrays["counted"][start : start + COMPLETE])

    def _allocate(self, values: int) -> None:
        self._values = values
        self._arrays = new_arrays(values)


@cache
def _room() -> Room | None:
    """Return where machine code works; None for plain Python."""
    return Room() if is_compiled() else None


@lru_cache(maxsize=1 << 13)
def enumerated(numbers: tuple[int, ...]) -> Enumerated:
    """Count every legal expression: about 100,000 for five numbers, ten million for six."""
    expressions, targets = (_room() or playing).enumerated(numbers)
    return Enumerated(expressions, {target: Counted(*counted) for target, counted in targets.items()})
