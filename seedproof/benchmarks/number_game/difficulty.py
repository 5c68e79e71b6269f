"""How hard a target is: its exact measure, its rank and its third in its operand set, its band in all."""

from bisect import bisect_left, bisect_right
from functools import lru_cache
from typing import NamedTuple

from seedproof.benchmarks.number_game.rules import LEVELS, TENTHS
from seedproof.benchmarks.number_game.search import Found, Reached, found

_FINE = 128
"""Bits. Two measures a/b² and c/d² differ by at least 1/(b²d²), and no b here has 32 bits."""

_TENTHS = [(tenth.numerator << _FINE) // tenth.denominator for tenth in TENTHS]


class Ranked(NamedTuple):
    """What can be reached with an operand set, and the indices of its targets from the easiest on."""

    found: Found
    order: list[int]
    measures: list[int]
    """Their measures times a power of 2, rounded down, in this order."""

    def targets(self, ranks: range) -> list[int]:
        """Return the targets of ranks that follow one another."""
        targets = self.found.targets
        return [targets[index] for index in self.order[ranks.start : ranks.stop]]

    def at(self, rank: int) -> Reached:
        """Return the target of a rank with the numbers of its solutions."""
        return self.found.at(self.order[rank])

    def band(self, rank: int) -> int:
        """Return which tenth of all games the target of a rank is in, from 1, the easiest."""
        return bisect_left(_TENTHS, self.measures[rank]) + 1

    def ranks_between(self, lowest: int, highest: int) -> range:
        """Return the ranks of the targets from one band to another, both included."""
        first = bisect_right(self.measures, _TENTHS[lowest - 2]) if lowest > 1 else 0
        after = len(self.order)
        if highest <= len(_TENTHS):
            after = bisect_right(self.measures, _TENTHS[highest - 1])
        return range(first, after)


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
    order = sorted(range(len(measures)), key=measures.__getitem__)
    return Ranked(reached, order, [measures[index] for index in order])


def ranks_of(difficulty: int, targets: int) -> range:
    """Return the ranks, among so many targets, of the third that a difficulty is.

    These are the ranks r with floor(3 r / targets) = difficulty - 1.
    """
    first = -(-(difficulty - 1) * targets // len(LEVELS))
    after = -(-difficulty * targets // len(LEVELS))
    return range(first, after)
