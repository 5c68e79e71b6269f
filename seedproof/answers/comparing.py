"""The comparison of a stored answer with what a response states."""

from functools import lru_cache

from seedproof.answers.asked import Asked
from seedproof.answers.kinds import Value, read
from seedproof.answers.plain_text import plain_text
from seedproof.answers.unread import OtherError, UnreadError
from seedproof.record.verdict import Verdict, different, equal, unread


def compare(stored: str, stated: str, asked: Asked) -> Verdict:
    """Return whether a text states the value of the stored answer. Never raises for a stated text.

    Raises:
        ValueError: The stored answer states no value of its type, or the type is unknown.
    """
    expected = stored_value(stored, asked)
    if stated == stored:
        return _EQUAL
    try:
        value = read(plain_text(stated), asked)
    except UnreadError as error:
        return _of_unsure(expected, error)
    except OtherError as error:
        return different(error.reason)
    if value == expected:
        return _EQUAL
    return different(f"it does not state {stored[:80]}")


_EQUAL = equal("it states exactly the stored answer")


@lru_cache(maxsize=4096)
def stored_value(stored: str, asked: Asked) -> Value:
    """Return the value of a stored answer. Raises: ValueError when it states none of its type."""
    try:
        return read(plain_text(stored), asked)
    except (UnreadError, OtherError) as error:
        expected = f"expected one {asked.answer_type} value"
        raise ValueError(f"stored answer: is {stored[:80]!r}, {expected} [answer]") from error


def _of_unsure(expected: Value, error: UnreadError) -> Verdict:
    """Return different for a text whose alternatives are all wrong, or that hedges; else undecided."""
    if error.likely == expected:
        return _EQUAL
    if error.hedged or (error.candidates and expected not in error.candidates):
        return different(error.reason)
    return unread(error.reason)
