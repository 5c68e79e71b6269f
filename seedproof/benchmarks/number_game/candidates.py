"""Draws a problem from its seed: base numbers within their ranges, then a target of the wanted third."""

from typing import NamedTuple

from seedproof.benchmarks.number_game.difficulty import ranked, ranks_of
from seedproof.benchmarks.number_game.search import Reached
from seedproof.benchmarks.number_game.settings import Generate
from seedproof.record.draws import Draws
from seedproof.record.errors import SeedproofError
from seedproof.record.rejections import Refused

GIVE_UP = 20_000
"""Operand sets in a row that have no target of a third."""


class Drawn(NamedTuple):
    """A problem: base numbers as the question shows them and in ascending order, the target and its rank."""

    shown: list[int]
    numbers: tuple[int, ...]
    reached: Reached
    rank: int
    """The rank among the targets of the operand set, from 0, the easiest."""
    targets_in_set: int
    expressions: int
    """Legal ones of the operand set, of any value."""
    rejected: list[Refused]
    """Operand sets before it that had no target of this difficulty."""

    @property
    def identity(self) -> tuple[tuple[int, ...], int]:
        """The base numbers in ascending order and the target: what must not occur twice."""
        return self.numbers, self.reached.target


def drawn_from(asked: Generate, difficulty: int, seed: str) -> Drawn:
    """Draw the first problem of a difficulty in a seed's stream.

    Raises: SeedproofError when there is none.
    """
    draws = Draws(seed)
    rejected: list[Refused] = []
    while len(rejected) < GIVE_UP:
        drawn = [draws.between(low, high) for low, high in asked.ranges]
        numbers = tuple(sorted(drawn))
        possible = ranked(numbers)
        unwanted = {*drawn, *asked.excluded_targets}
        targets = len(possible.order)
        ranks = [rank for rank in ranks_of(difficulty, targets) if possible.target(rank) not in unwanted]
        if ranks:
            rank = draws.choice(ranks)
            shown = draws.sample(drawn, len(drawn))
            expressions = possible.found.expressions
            return Drawn(shown, numbers, possible.at(rank), rank, targets, expressions, rejected)
        rejected.append(Refused("no target", numbers))
    raise SeedproofError(
        f"number_game: no operand set of the ranges {asked.ranges} has a target of difficulty {difficulty}"
    )
