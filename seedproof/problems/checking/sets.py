"""Finite sets that answers state."""

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Bracketed, Node


def members(text: str) -> tuple[Node, ...]:
    """Return the members of a set that is not empty. Raises: ValueError where the text is none."""
    if not text.startswith("{"):
        raise ValueError(f"{text!r} is no set")
    # The braces of a single member are read as those of a group.
    match read(text):
        case Bracketed("{", items, _):
            return items
        case item:
            return (item,)
