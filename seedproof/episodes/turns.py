"""The record of an episode, turn by turn, and the steps that can follow."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

Role = Literal["solver", "holder", "reminder"]
End = Literal["answer", "no_answer", "budget", "refused", "cut", "overflow", "error"]
"""`overflow`: the messages are longer than the model's context, and asking again changes nothing."""

TOLD_BY_ENDPOINT: frozenset[End] = frozenset({"overflow", "error"})
"""The ends that an endpoint told in a sentence, where a turn was due."""
Verdict = Literal["OFFER", "DECLINE", "UNREAD"]
Holder = Literal["strict", "hybrid", "llm"]

FINISHED_CUT = "length"
"""How a turn finished that the model did not end: it ran out of tokens."""

FINISHED_TOO_LONG = "cut"
"""How a turn finished of which only the first characters are kept."""

FINISHED_REFUSED = "content_filter"
"""How a turn finished that a filter of the provider ended."""


Count = Annotated[int, msgspec.Meta(ge=0)]


class Usage(msgspec.Struct, frozen=True, rename={"input": "in", "output": "out"}):
    """Tokens of one call, as the provider counted them."""

    input: Count
    output: Count


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one side said in an episode. Its text is what was said, not what was sent on."""

    role: Role
    text: str
    verdict: Verdict | None = None
    """Of a holder: what became of the request."""
    slot: str | None = None
    """Of a holder: the slot that was asked for, where it was understood."""
    why: str | None = None
    """Of a holder: the reason of its verdict."""
    finish: str | None = None
    """Of a solver: why its model stopped, as the provider names it."""
    usage: Usage | None = None
    """Of a solver: its tokens, where the provider counted them."""
    model: str | None = None
    """Of a solver: its model, as the provider names it."""
    reasoning: str | None = None
    """Of a solver: what it thought before it spoke, where the provider tells it apart. It is never scored."""


class Plan(msgspec.Struct, frozen=True):
    """What all episodes of a run share."""

    benchmark: str
    config: str
    protocol: str = ""
    """How turns follow one another; empty: the benchmark's usual one."""
    control: str = "none"
    """What is changed in what the solver gets, to find out what a score rests on."""
    scheme: str = ""
    """Which of its system messages is sent; empty: the benchmark's usual one."""
    images: bool = True
    """Whether images are sent."""
    holder: Holder = "strict"
    """Who reads requests."""
    system: str | None = None
    """A system message of the user's own, in place of the benchmark's."""


class Message(msgspec.Struct, frozen=True):
    """A message as it is sent to a model."""

    role: Literal["system", "user", "assistant"]
    text: str
    images: tuple[str, ...] = ()
    """The SHA-256 of each image that stands before the text, as the row names it."""


class Episode(msgspec.Struct, frozen=True):
    """One attempt at one row, from the first turn to the end."""

    id: str
    attempt: int
    parent: str | None
    """Of a follow-up, the row whose response it goes on from."""
    turns: tuple[Turn, ...]
    end: End
    error: str | None = None
    """Of an episode that ended by an overflow or an error, the endpoint's sentence."""


class Ask(msgspec.Struct, frozen=True):
    """The solver is asked next."""

    messages: tuple[Message, ...]


class Consult(msgspec.Struct, frozen=True):
    """The holder's model is asked next, about a request."""

    request: str


class Reply(msgspec.Struct, frozen=True):
    """A turn that is nobody's choice follows: a holder's or a reminder."""

    turn: Turn


class Done(msgspec.Struct, frozen=True):
    """The episode is over."""

    end: End


Step: TypeAlias = Ask | Consult | Reply | Done

Row = Mapping[str, Any]
"""A row as JSON lines have it."""

Turns = Sequence[Turn]


def solver_turns(turns: Turns) -> list[Turn]:
    """Return what the solver said."""
    return [turn for turn in turns if turn.role == "solver"]


def premature_end(turn: Turn) -> End | None:
    """Return how a turn ended the episode that its model did not end itself; None for any other turn."""
    if turn.finish in (FINISHED_CUT, FINISHED_TOO_LONG):
        return "cut"
    if turn.finish == FINISHED_REFUSED:
        return "refused"
    return None
