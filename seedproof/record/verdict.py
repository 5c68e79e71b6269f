"""The verdict of a comparison."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Verdict:
    """Equal, different or undecided, with a one-sentence reason. Undecided never means wrong."""

    result: Literal["equal", "different", "undecided"]
    reason: str
    is_read: bool = True
    """Whether the answer could be read as a value. If not, the result is undecided."""


def equal(reason: str) -> Verdict:
    """Return the verdict that both are proved equal."""
    return Verdict("equal", reason)


def different(reason: str) -> Verdict:
    """Return the verdict that both are proved different."""
    return Verdict("different", reason)


def unread(reason: str) -> Verdict:
    """Return the verdict that the answer states no value that could be read."""
    return Verdict("undecided", reason, is_read=False)


def undecided(reason: str) -> Verdict:
    """Return the verdict that neither was proved."""
    return Verdict("undecided", reason)
