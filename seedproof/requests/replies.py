"""Stub until the holder comes."""

from typing import Literal

import msgspec


class Reply(msgspec.Struct, frozen=True):
    """A reply of the holder."""

    verdict: Literal["OFFER", "DECLINE", "UNREAD"]
    slot: str | None
    text: str
    why: str
