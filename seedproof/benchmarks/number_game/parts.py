"""Cuts all games into two parts: one is for releases, the other for the endless line.

So no game of the line is in a release, or can be in a later one. A place is of a part, too, and gives games
of that part alone: a place of the endless line by its number, any other by its seed. Games of the releases
before 2.0.0, which were drawn from all that there are, are in no part.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import shake_256
from pathlib import Path
from typing import Literal

Part = Literal["released", "endless"]

_PARTS: tuple[Part, ...] = ("released", "released", "endless", "endless")
"""By two bits."""

_EARLIER = Path(__file__).with_name("games_of_1.txt")
"""The games of 1.0.0 to 1.0.8, worked examples included: base numbers in ascending order, then targets."""


def part_of(is_endless: bool, seed: str) -> Part:
    """Return the part of a place: of one before the endless line, the last two bits of its seed say it."""
    return "endless" if is_endless else _PARTS[int(seed[-1], 16) & 3]


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
