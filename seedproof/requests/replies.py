"""What the holder says to a request: the stored sentence, or one of two sentences of its own.

Beside it, what the holder asks a model where it cannot read the request itself.
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
    """A reply of the holder."""

    verdict: Verdict
    slot: str | None
    """The slot that the request names, offered or not."""
    text: str
    """What the solver reads; of an offer the stored sentence, byte for byte."""
    why: str
    """The reason, for those who read transcripts."""


class Consultation(NamedTuple):
    """What the holder's model is asked: a system message and a user message."""

    system: str
    user: str


def offer(slot: str, sentence: str, why: str) -> Reply:
    """Return the reply that quotes a stored sentence."""
    return Reply("OFFER", slot, sentence, why)


def decline(slot: str | None, why: str) -> Reply:
    """Return the reply to a request for something else, or for more than one fact."""
    return Reply("DECLINE", slot, DECLINED, why)


def unread(why: str) -> Reply:
    """Return the reply to a request that was not read."""
    return Reply("UNREAD", None, NOT_READ, why)
