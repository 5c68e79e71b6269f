"""How hard a target is among those of its operand set: exact measure, rank, third."""

from functools import lru_cache
from typing import NamedTuple

from pipeline.benchmarks.number_game.rules import LEVELS
from pipeline.benchmarks.number_game.search import Reached, found

_FINE = 128
"""Bits. Two measures a/b² and c/d² differ by at least 1/(b²d²), and no b here has 32 bits."""


class Ranked(NamedTuple):
    """The targets of an operand set, easiest first, and how many legal expressions it has."""

    targets: tuple[Reached, ...]
    expressions: int


@lru_cache(maxsize=1 << 12)
def ranked(numbers: tuple[int, ...]) -> Ranked:
    """Rank the targets of an operand set, which stands in rising order.

    Easier is the smaller measure, score sum over solutions squared, and then the smaller target.
    """
    expressions, targets = found(numbers)
    # They rise by target already, and the order of equal ones stays.
    order = sorted(targets, key=lambda one: (one.score_sum << _FINE) // one.solutions**2)
    return Ranked(tuple(order), expressions)


def ranks_of(difficulty: int, targets: int) -> range:
    """The ranks, of so many targets, that are a third: those r with floor(3 r / targets) = difficulty - 1."""
    first, after = (-(-place * targets // len(LEVELS)) for place in (difficulty - 1, difficulty))
    return range(first, after)
