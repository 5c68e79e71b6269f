"""Stub until the holder comes: offers where a request is a held slot's name."""

from collections.abc import Mapping
from typing import Any

from seedproof.requests.replies import Reply


def hold(row: Mapping[str, Any], request: str) -> Reply:
    """Offer for the slot's name alone."""
    for held in row["held"]:
        if held["slot"] == request:
            return Reply("OFFER", held["slot"], held["hint"], "named")
    return Reply("UNREAD", None, "Ask for one fact.", "stub")
