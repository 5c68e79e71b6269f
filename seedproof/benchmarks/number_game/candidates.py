"""Draws a problem from its seed: base numbers within their ranges, then a target of the wanted level."""

from typing import NamedTuple

from seedproof.benchmarks.number_game.difficulty import ranked, ranks_of
from seedproof.benchmarks.number_game.parts import part_of_seed, parts_of
from seedproof.benchmarks.number_game.search import Reached
from seedproof.benchmarks.number_game.settings import Generate
from seedproof.record.draws import Draws
from seedproof.record.errors import SeedproofError

GIVE_UP = 20_000
"""Operand sets in a row that have no target of a level."""


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
    rejected: int
    """Operand sets before it that had no target of this difficulty."""

    @property
    def identity(self) -> tuple[tuple[int, ...], int]:
        """The base numbers in ascending order and the target: what must not occur twice."""
        return self.numbers, self.reached.target


def drawn_from(asked: Generate, difficulty: int, seed: str) -> Drawn:
    """Draw the first problem of a difficulty in a seed's stream, of the part that the seed is of.

    Its target is in the difficulty's third of the operand set, and in the bands of the difficulty.
    Raises: SeedproofError when there is none.
    """
    draws = Draws(seed)
    part = part_of_seed(seed)
    bands = asked.bands[difficulty - 1]
    for rejected in range(GIVE_UP):
        drawn = [draws.between(low, high) for low, high in asked.ranges]
        numbers = tuple(sorted(drawn))
        possible = ranked(numbers)
        unwanted = {*drawn, *asked.excluded_targets}
        targets = len(possible.order)
        third, banded = ranks_of(difficulty, targets), possible.ranks_between(*bands)
        level = range(max(third.start, banded.start), min(third.stop, banded.stop))
        parts = parts_of(numbers, [possible.target(rank) for rank in level])
        ranks = [
            rank
            for rank, of in zip(level, parts, strict=True)
            if of == part and possible.target(rank) not in unwanted
        ]
        if ranks:
            rank = draws.choice(ranks)
            shown = draws.sample(drawn, len(drawn))
            expressions = possible.found.expressions
            return Drawn(shown, numbers, possible.at(rank), rank, targets, expressions, rejected)
    raise SeedproofError(
        f"number_game: no operand set of the ranges {asked.ranges} was found to have a target of difficulty "
        f"{difficulty} in bands {bands[0]} to {bands[1]}. Widen its bands in params.yaml"
    )
