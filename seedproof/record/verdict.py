"""What a comparison ends with."""

from typing import Literal

import msgspec


class Verdict(msgspec.Struct, frozen=True):
    """Equal, different or undecided, and one sentence that says why. Undecided is never wrong."""

    result: Literal["equal", "different", "undecided"]
    reason: str


def equal(reason: str) -> Verdict:
    """Proved equal."""
    return Verdict("equal", reason)


def different(reason: str) -> Verdict:
    """Proved different."""
    return Verdict("different", reason)


def undecided(reason: str) -> Verdict:
    """Neither was proved."""
    return Verdict("undecided", reason)
