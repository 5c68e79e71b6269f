"""A whole episode with a plain function as its model."""

from collections.abc import Callable, Sequence

from seedproof.episodes.asking import Asking
from seedproof.episodes.turns import Ask, Done, Episode, Message, Plan, Reply, Row, Turn
from seedproof.record.errors import SeedproofError

Say = Callable[[Sequence[Message]], str]
"""What a model says to messages."""


def play(
    asking: Asking, row: Row, plan: Plan, say: Say, parent: tuple[str, str] | None = None, attempt: int = 0
) -> Episode:
    """Play one episode to its end. `parent` is, of a follow-up, its parent's id and the response to it.

    Raises: SeedproofError where the holder would need a model.
    """
    parent_id, response = parent or (None, None)
    turns: list[Turn] = []
    while True:
        step = asking.next_step(row, plan, turns, response)
        if isinstance(step, Done):
            return Episode(row["id"], attempt, parent_id, tuple(turns), step.end)
        if isinstance(step, Ask):
            turns.append(Turn("solver", say(step.messages)))
        elif isinstance(step, Reply):
            turns.append(step.turn)
        else:
            raise SeedproofError(f"{row['id']}: the holder {plan.holder!r} needs a model, expected: strict")
