"""What a scripted solver is, and what it is shown."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from seedproof.episodes.turns import Message, Row
from seedproof.record.seeds import parse_row_id

Solver: TypeAlias = Callable[[Row, Sequence[Message]], str]
"""A function that says something to messages. It is deterministic, and keeps nothing between two calls."""


def benchmark_of(row: Row) -> str:
    """Return the benchmark that a row is of, or is asked as. Raises: SeedproofError when its id is none."""
    return row.get("asked_as") or parse_row_id(row["id"]).benchmark


def texts_of(messages: Sequence[Message]) -> list[str]:
    """Return what the solver was told, without the system message: of a task first the question."""
    return [message.text for message in messages if message.role == "user"]
