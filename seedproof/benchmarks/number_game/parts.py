"""Cuts all games into parts, so that no set has a game of a set of another kind.

Half of the games are for releases, a quarter each for fresh sets of one level and for mixed ones. A seed is
of a part, too, and gives games of that part alone. So a row still depends on its seed and on nothing else,
and under one root seed sets of different parts have no number in common. Games of the releases before 2.0.0,
which were drawn from all that there are, are in no part.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import shake_256
from pathlib import Path
from typing import Literal

Part = Literal["released", "fresh_level", "fresh_mixed"]

_PARTS: tuple[Part, ...] = ("released", "released", "fresh_level", "fresh_mixed")
"""By two bits."""

_EARLIER = Path(__file__).with_name("games_of_1.txt")
"""The games of 1.0.0 to 1.0.8, worked examples included: base numbers in ascending order, then targets."""


def part_of_seed(seed: str) -> Part:
    """Return the part of a seed, 32 hex digits: its last two bits say it."""
    return _PARTS[int(seed[-1], 16) & 3]


def parts_of(numbers: tuple[int, ...], targets: Sequence[int]) -> list[Part | None]:
    """Return the parts of the games that some numbers, in ascending order, make with targets.

    Two bits a target, the lowest of a byte first, of the SHAKE-256 of the numbers. None for a game of a
    release before 2.0.0.
    """
    if not targets:
        return []
    written = " ".join(map(str, numbers))
    digest = shake_256(f"seedproof/number_game/{written}".encode()).digest(max(targets) // 4 + 1)
    earlier = _earlier().get(numbers, ())
    return [
        None if target in earlier else _PARTS[digest[target >> 2] >> 2 * (target & 3) & 3]
        for target in targets
    ]


@cache
def _earlier() -> dict[tuple[int, ...], frozenset[int]]:
    """Return the targets of the games before 2.0.0 by their numbers."""
    games = {}
    for line in _EARLIER.read_text(encoding="ascii").splitlines():
        numbers, _, targets = line.partition(": ")
        games[tuple(map(int, numbers.split()))] = frozenset(map(int, targets.split()))
    return games
