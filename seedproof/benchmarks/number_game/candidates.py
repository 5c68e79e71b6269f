"""Draws a problem from its seed: base numbers within their ranges, then a target of the wanted level."""

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from seedproof.benchmarks.number_game.difficulty import ranked, ranks_of
from seedproof.benchmarks.number_game.parts import Part, parts_of
from seedproof.benchmarks.number_game.search import Reached
from seedproof.benchmarks.number_game.settings import Generate
from seedproof.record.candidates import key_of
from seedproof.record.draws import Draws
from seedproof.record.errors import Exhausted
from seedproof.record.rejections import Refused

GIVE_UP = 20_000
"""Operand sets in a row that have no target of a level."""


class Drawn(NamedTuple):
    """A problem: base numbers as the question shows them and in ascending order, the target and its rank."""

    shown: list[int]
    numbers: tuple[int, ...]
    reached: Reached
    rank: int
    """The rank among the targets of the operand set, from 0, the easiest."""
    band: int
    """Which tenth of all games it is in, from 1, the easiest."""
    targets_in_set: int
    expressions: int
    """Legal ones of the operand set, of any value."""
    rejected: list[Refused]
    """Operand sets before it that had no target of this difficulty."""

    @property
    def identity(self) -> tuple[tuple[int, ...], int]:
        """The base numbers in ascending order and the target: what must not occur twice."""
        return self.numbers, self.reached.target


def keys_of(numbers: tuple[int, ...], target: int) -> frozenset[bytes]:
    """Return the one key of a problem: its base numbers in ascending order, and its target."""
    return frozenset((key_of("number_game", numbers, target),))


def drawn_from(asked: Generate, difficulty: int, seed: str, part: Part) -> Drawn:
    """Draw the first problem of a difficulty and a part in a seed's stream.

    Its target is in the difficulty's third of the operand set, and in the bands of the difficulty.
    Raises: Exhausted when there is none.
    """
    draws = Draws(seed)
    rejected: list[Refused] = []
    while len(rejected) < GIVE_UP:
        drawn = _drawn_within(asked.ranges, draws)
        numbers = tuple(sorted(drawn))
        targets = targets_of(asked, difficulty, numbers, part)
        if targets:
            possible = ranked(numbers)
            rank, _ = draws.choice(targets)
            shown = draws.sample(drawn, len(drawn))
            expressions = possible.found.expressions
            reached, band = possible.at(rank), possible.band(rank)
            return Drawn(shown, numbers, reached, rank, band, len(possible.order), expressions, rejected)
        rejected.append(Refused("no target", numbers))
    bands = asked.bands[difficulty - 1]
    raise Exhausted(
        f"number_game: no operand set of the ranges {asked.ranges} was found to have a target of difficulty "
        f"{difficulty} in bands {bands[0]} to {bands[1]}. Widen its bands in params.yaml"
    )


def targets_of(
    asked: Generate, difficulty: int, numbers: tuple[int, ...], part: Part
) -> list[tuple[int, int]]:
    """Return the targets of an operand set that a difficulty and a part have, as ranks and values."""
    possible = ranked(numbers)
    unwanted = {*numbers, *asked.excluded_targets}
    third = ranks_of(difficulty, len(possible.order))
    banded = possible.ranks_between(*asked.bands[difficulty - 1])
    first = max(third.start, banded.start)
    level = range(first, max(first, min(third.stop, banded.stop)))
    there = possible.targets(level)
    return [
        (rank, target)
        for rank, target, of in zip(level, there, parts_of(numbers, there), strict=True)
        if of == part and target not in unwanted
    ]


def _drawn_within(ranges: Sequence[tuple[int, int]], draws: Draws) -> list[int]:
    """Draw a number of each range, as the digits of one draw."""
    digits = draws.below(prod(high - low + 1 for low, high in ranges))
    numbers = []
    for low, high in ranges:
        digits, digit = divmod(digits, high - low + 1)
        numbers.append(low + digit)
    return numbers
