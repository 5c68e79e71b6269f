"""What became of the requests of an episode."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from seedproof.benchmarks.missing_fact.said import said_in
from seedproof.episodes.turns import Turn, Turns, solver_turns

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Requests:
    """The requests of an episode, counted."""

    offers: int
    declines: int
    unread: int
    canonical: int
    """Offers of an accepted slot with its stored sentence."""
    before_first_offer: int | None
    """None where nothing was offered."""
    repeats: int
    """Requests for a slot that was declined before in the episode."""
    quoted: int
    """Requests to which a control replied with a sentence of the notes: no offer."""
    imagined: bool
    """Whether the solver wrote a reply itself that nobody gave."""

    @property
    def total(self) -> int:
        """How many requests were sent."""
        return self.offers + self.declines + self.unread + self.quoted

    @property
    def first_is_offered(self) -> bool | None:
        """Whether the first request got an offer; None where none was sent."""
        return self.before_first_offer == 0 if self.total else None


def exchanges(turns: Turns) -> Iterator[tuple[str, Turn]]:
    """Yield each reply of the holder, behind the message that it replies to."""
    message = ""
    for turn in turns:
        if turn.role == "solver":
            message = turn.text
        elif turn.role == "holder":
            yield message, turn


def requests_of(row: Row, turns: Turns) -> Requests:
    """Count the requests of an episode by the holder's replies, as they are stored."""
    replies = [reply for _, reply in exchanges(turns)]
    offered = [is_offer(reply) for reply in replies]
    verdicts = [reply.verdict for reply in replies]
    declined = set[str]()
    repeats = 0
    for reply in replies:
        if reply.slot in declined:
            repeats += 1
        if reply.verdict == "DECLINE" and reply.slot is not None:
            declined.add(reply.slot)
    return Requests(
        offers=offered.count(True),
        declines=verdicts.count("DECLINE"),
        unread=verdicts.count("UNREAD"),
        canonical=sum(1 for reply in replies if is_canonical(row, reply)),
        before_first_offer=offered.index(True) if True in offered else None,
        repeats=repeats,
        quoted=sum(1 for reply in replies if is_quotation(reply)),
        imagined=any(said_in(turn.text).imagines_reply for turn in solver_turns(turns)),
    )


def is_offer(reply: Turn) -> bool:
    """Return whether a reply offers a fact: the sentence of a slot, canonical or not."""
    return reply.verdict == "OFFER" and reply.slot is not None


def is_quotation(reply: Turn) -> bool:
    """Return whether a reply is that of the control `useless`: a sentence of the notes, of no slot."""
    return reply.verdict == "OFFER" and reply.slot is None


def is_canonical(row: Row, reply: Turn) -> bool:
    """Return whether a reply offers an accepted slot by its stored sentence, byte for byte."""
    sentences = {held["slot"]: held["hint"] for held in row.get("held", ())}
    return is_offer(reply) and sentences.get(reply.slot or "") == reply.text
