"""The verdict of a comparison."""

from typing import Literal

import msgspec


class Verdict(msgspec.Struct, frozen=True):
    """Equal, different or undecided, with a sentence that says why. Undecided is never wrong."""

    result: Literal["equal", "different", "undecided"]
    reason: str


def equal(reason: str) -> Verdict:
    """Return the verdict that both are proved equal."""
    return Verdict("equal", reason)


def different(reason: str) -> Verdict:
    """Return the verdict that both are proved different."""
    return Verdict("different", reason)


def undecided(reason: str) -> Verdict:
    """Return the verdict that neither was proved."""
    return Verdict("undecided", reason)
