"""Lists all games of a difficulty that are kept for the endless line."""

from collections.abc import Sequence

from seedproof.benchmarks.number_game.candidates import keys_of, targets_of
from seedproof.benchmarks.number_game.generate import PUBLISHED
from seedproof.benchmarks.number_game.universe import operand_sets


def listed(family: str, difficulty: int, most: int) -> Sequence[frozenset[bytes]]:
    """List the key of each game, however many there are: all can be looked at in seconds."""
    return [
        keys_of(numbers, target)
        for numbers in operand_sets(PUBLISHED.ranges)
        for _, target in targets_of(PUBLISHED, difficulty, numbers, "endless")
    ]
