"""Replies of the user simulator: the stored sentence, or one of two fixed sentences.

Also the questions that it asks a model when it cannot read a request itself.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

Verdict = Literal["OFFER", "DECLINE", "UNREAD"]

DECLINED = "I do not have that fact."
NOT_READ = (
    "I cannot read this request. Ask for one fact, by the symbol that your notes use for it, "
    "and say nothing else."
)


@dataclass(frozen=True)
class Reply:
    """A reply of the user simulator."""

    verdict: Verdict
    slot: str | None
    """The slot named in the request, whether offered or not."""
    text: str
    """The text sent to the solver. If the reply offers a fact, this is exactly the stored sentence."""
    why: str
    """The reason, for readers of transcripts."""


class Consultation(NamedTuple):
    """The system and user message for the user simulator's model."""

    system: str
    user: str


def offer(slot: str, sentence: str, why: str) -> Reply:
    """Return a reply with the stored sentence."""
    return Reply("OFFER", slot, sentence, why)


def decline(slot: str | None, why: str) -> Reply:
    """Return the reply to a request for another fact, or for several."""
    return Reply("DECLINE", slot, DECLINED, why)


def unread(why: str) -> Reply:
    """Return the reply to a request that could not be read."""
    return Reply("UNREAD", None, NOT_READ, why)
