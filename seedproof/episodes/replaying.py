"""Replays a stored episode: whether it can have been said."""

from collections.abc import Iterator

from seedproof.episodes.asking import Asking
from seedproof.episodes.turns import (
    TOLD_BY_ENDPOINT,
    Ask,
    Consult,
    Done,
    Episode,
    Plan,
    Reply,
    Role,
    Row,
    Step,
    Turn,
)

_SHOWN = 60
"""Characters of a text that a sentence quotes."""


def contradiction(
    asking: Asking, row: Row, plan: Plan, episode: Episode, parent: str | None = None
) -> str | None:
    """Return in one sentence what of an episode nobody can have said; None where all of it follows.

    A holder's turn is taken as it is stored, whatever the holder of today would say: the solver went on from
    what it read. `parent` is the response to the row that a follow-up goes on from.
    """
    return next(_contradictions(asking, row, plan, episode, parent), None)


def _contradictions(
    asking: Asking, row: Row, plan: Plan, episode: Episode, parent: str | None
) -> Iterator[str]:
    for number, turn in enumerate(episode.turns):
        step = asking.next_step(row, plan, episode.turns[:number], parent)
        yield from _of_turn(f"turn {number + 1}", turn, step)
    yield from _of_end(episode, asking.next_step(row, plan, episode.turns, parent))
    yield from _of_error(episode)


def _of_turn(name: str, turn: Turn, step: Step) -> Iterator[str]:
    """Say what is wrong with a turn where `step` comes next."""
    if isinstance(step, Done):
        yield f"{name} is a {turn.role}'s, expected none: the episode ended before it by {step.end!r}"
        return
    role = _role_of(step)
    if turn.role != role:
        yield f"{name} is a {turn.role}'s, expected a {role}'s"
        return
    if turn.role == "reminder" and isinstance(step, Reply) and turn != step.turn:
        yield f"{name} reminds by {turn.text[:_SHOWN]!r}, expected {step.turn.text[:_SHOWN]!r} alone"
    yield from _of_fields(name, turn)


def _role_of(step: Step) -> Role:
    """Return whose turn comes next; a holder's model replies as the holder."""
    if isinstance(step, Ask):
        return "solver"
    if isinstance(step, Reply):
        return step.turn.role
    return "holder"


def _of_fields(name: str, turn: Turn) -> Iterator[str]:
    """Say what a turn states that only turns of another role have."""
    if turn.role == "solver" and (turn.verdict, turn.slot, turn.why) != (None, None, None):
        yield f"{name} is a solver's with a verdict, slot or reason, expected none: only a holder has them"
    if turn.role == "holder" and turn.verdict is None:
        yield f"{name} is a holder's without a verdict, expected one"
    if turn.role == "holder" and (turn.usage, turn.model, turn.reasoning) != (None, None, None):
        yield f"{name} is a holder's with tokens, a model or reasoning, expected none: only a solver has them"


def _of_end(episode: Episode, step: Step) -> Iterator[str]:
    """Say what is wrong with an end where `step` comes next. An endpoint tells of the model that is asked."""
    if episode.end in TOLD_BY_ENDPOINT and isinstance(step, Ask | Consult):
        return
    if not isinstance(step, Done):
        count = len(episode.turns)
        yield f"it ended by {episode.end!r} behind turn {count}, expected a {_role_of(step)}'s turn next"
    elif step.end != episode.end:
        yield f"it ended by {episode.end!r}, expected {step.end!r}"


def _of_error(episode: Episode) -> Iterator[str]:
    if episode.end in TOLD_BY_ENDPOINT and not episode.error:
        yield f"it ended by {episode.end!r} without a sentence, expected one that says which"
    if episode.end not in TOLD_BY_ENDPOINT and episode.error is not None:
        yield f"it ended by {episode.end!r} with the sentence of an error, expected none"
