"""Answers with something that the row has beside its answer: what must not count as right."""

from collections.abc import Sequence

from seedproof.episodes.turns import Message, Row


def hint_as_answer(row: Row, messages: Sequence[Message]) -> str:
    """Answer with the withheld fact itself."""
    return f"Answer: {row['hint_value']}"


def witness_as_answer(row: Row, messages: Sequence[Message]) -> str:
    """Answer with what the notes allow beside the right answer: the first witness."""
    return f"Answer: {row['witnesses'][0]['answer']}"


def target_only(row: Row, messages: Sequence[Message]) -> str:
    """Play a game with as few steps as possible, as one does who looks for the target and not for points."""
    return str(row["simple_solution"])
