"""Candidates: the rows made from a place and a root seed, with the keys that must be unique in a set."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from hashlib import blake2b
from typing import NamedTuple, TypeAlias

from seedproof.record.rows import Row

Cell: TypeAlias = tuple[str, int]
"""A family and a difficulty."""

KEY_BYTES = 16


def _none() -> tuple[Row, ...]:
    return ()


class Candidate(NamedTuple):
    """The row of a place, and its keys. Follow-ups are made on demand."""

    row: Row
    keys: frozenset[bytes]
    follow_ups: Callable[[], Sequence[Row]] = _none

    @property
    def rows(self) -> list[Row]:
        """The row and its follow-ups."""
        return [self.row, *self.follow_ups()]


def key_of(*said: object) -> bytes:
    """Return a 16-byte key for a problem that must be unique: a digest of texts, numbers, tuples and sets.

    Raises: TypeError for a value whose text is not the same in every process.
    """
    return blake2b(_text_of(said).encode(), digest_size=KEY_BYTES).digest()


def _text_of(value: object) -> str:
    if isinstance(value, tuple | list):
        return f"({','.join(map(_text_of, value))})"
    if isinstance(value, frozenset | set):
        return f"{{{','.join(sorted(map(_text_of, value)))}}}"
    if value is None or isinstance(value, str | int | Fraction):
        return repr(value)
    raise TypeError(f"{type(value).__name__} has no text that is the same in every process")


def cells_of(difficulties: Mapping[str, Sequence[int]]) -> list[Cell]:
    """Return every cell of families with their difficulties, in a fixed order.

    The cells come in rounds. Each round has one cell of every family that has difficulties left. Neighbouring
    families start at different difficulties, so that the first cells vary.
    """
    rounds = max(map(len, difficulties.values()), default=0)
    return [
        (family, levels[(place + turn) % len(levels)])
        for turn in range(rounds)
        for place, (family, levels) in enumerate(difficulties.items())
        if turn < len(levels)
    ]
