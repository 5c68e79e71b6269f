"""How hard a target is among those of its operand set: exact measure, rank, third."""

from functools import lru_cache
from typing import NamedTuple

from seedproof.benchmarks.number_game.rules import LEVELS
from seedproof.benchmarks.number_game.search import Found, Reached, found

_FINE = 128
"""Bits. Two measures a/b² and c/d² differ by at least 1/(b²d²), and no b here has 32 bits."""


class Ranked(NamedTuple):
    """What can be reached with an operand set, and the places there from the easiest target on."""

    found: Found
    order: list[int]

    def target(self, rank: int) -> int:
        """The target of a rank."""
        return self.found.targets[self.order[rank]]

    def at(self, rank: int) -> Reached:
        """All of it."""
        return self.found.at(self.order[rank])


@lru_cache(maxsize=1 << 12)
def ranked(numbers: tuple[int, ...]) -> Ranked:
    """Rank the targets of an operand set, which stands in rising order.

    Easier is the smaller measure, score sum over solutions squared, and then the smaller target.
    """
    reached = found(numbers)
    measures = [
        (scores << _FINE) // solutions**2
        for scores, solutions in zip(reached.score_sums, reached.solutions, strict=True)
    ]
    # They rise by target already, and the order of equal ones stays.
    return Ranked(reached, sorted(range(len(measures)), key=measures.__getitem__))


def ranks_of(difficulty: int, targets: int) -> range:
    """The ranks, of so many targets, that are a third: those r with floor(3 r / targets) = difficulty - 1."""
    first, after = (-(-place * targets // len(LEVELS)) for place in (difficulty - 1, difficulty))
    return range(first, after)
