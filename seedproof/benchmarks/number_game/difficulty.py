"""How hard a target is among those of its operand set: its exact measure, its rank, its third."""

from functools import lru_cache
from typing import NamedTuple

from seedproof.benchmarks.number_game.rules import LEVELS
from seedproof.benchmarks.number_game.search import Found, Reached, found

_FINE = 128
"""Bits. Two measures a/b² and c/d² differ by at least 1/(b²d²), and no b here has 32 bits."""


class Ranked(NamedTuple):
    """What can be reached with an operand set, and the indices of its targets from the easiest on."""

    found: Found
    order: list[int]

    def target(self, rank: int) -> int:
        """Return the target of a rank."""
        return self.found.targets[self.order[rank]]

    def at(self, rank: int) -> Reached:
        """Return the target of a rank with the numbers of its solutions."""
        return self.found.at(self.order[rank])


@lru_cache(maxsize=1 << 12)
def ranked(numbers: tuple[int, ...]) -> Ranked:
    """Rank the targets of an operand set, whose numbers stand in ascending order.

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
    """Return the ranks, among so many targets, of the third that a difficulty is.

    These are the ranks r with floor(3 r / targets) = difficulty - 1.
    """
    first = -(-(difficulty - 1) * targets // len(LEVELS))
    after = -(-difficulty * targets // len(LEVELS))
    return range(first, after)
