"""Says nothing."""

from collections.abc import Sequence

from seedproof.episodes.turns import Message, Row


def empty(row: Row, messages: Sequence[Message]) -> str:
    """Return an empty response. It knows nothing of the row."""
    return ""
