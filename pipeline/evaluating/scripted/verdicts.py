"""Judges that do not read."""

from collections.abc import Sequence
from hashlib import sha256

from seedproof.episodes.turns import Message, Row


def always_yes(row: Row, messages: Sequence[Message]) -> str:
    """Say yes."""
    return "Yes"


def always_no(row: Row, messages: Sequence[Message]) -> str:
    """Say no."""
    return "No"


def coin(row: Row, messages: Sequence[Message]) -> str:
    """Say yes or no, by a bit of the SHA-256 of the row's id."""
    bit = sha256(row["id"].encode()).digest()[0] & 1
    return "Yes" if bit else "No"
