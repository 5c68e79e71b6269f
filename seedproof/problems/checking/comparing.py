"""Whether a stated answer is the one that a second path comes to."""

from seedproof.equivalence import compare
from seedproof.equivalence.answer_types import parse_type


def agrees(stated: str, expected: str, answer_type: str) -> bool:
    """Return whether two answers of a type are proved equal, both in plain text."""
    kind, options = parse_type(answer_type)
    return compare(expected, stated, kind, options).result == "equal"
