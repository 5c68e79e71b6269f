"""A task as trainers carry it, an id and a root seed, with its prompt and the reward of a response."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from seedproof.auditing.row import rebuild
from seedproof.contract import registry
from seedproof.episodes.turns import Ask, Message, Plan
from seedproof.record.seeds import parse_row_id
from seedproof.scoring import responses

ROWS_KEPT = 4096
"""Rows in memory: a trainer asks for a row once to show it, and once for each response to it."""

ORACLE_HINT = "oracle_hint"
"""The control under which a row that withholds a fact states it: so it fits into one message."""


class Task(NamedTuple):
    """The place of a row. It has no answer, so none can leak into a prompt."""

    id: str
    root_seed: str


@lru_cache(maxsize=ROWS_KEPT)
def row_of(task: Task) -> Mapping[str, Any]:
    """Rebuild the row of a task.

    Raises: SeedproofError when there is no such row.
    """
    return rebuild(task.id, task.root_seed)


def plan_of(benchmark: str, *, asks: bool = False) -> Plan:
    """Return how rows are asked: in one message, or, with `asks`, with requests for facts they withhold."""
    declared = registry.benchmark(benchmark)
    alone = not asks and ORACLE_HINT in declared.asking.controls
    config = next(iter(declared.release.configs))
    control = ORACLE_HINT if alone else "none"
    return declared.asking.planned(Plan(benchmark, config, control=control, images=False))


def prompt(task: Task) -> list[dict[str, str]]:
    """Return the messages of a task that is asked once, as `seedproof evaluate` sends them.

    Raises: SeedproofError when there is no such row.
    """
    benchmark = parse_row_id(task.id).benchmark
    asking = registry.benchmark(benchmark).asking
    step = asking.next_step(row_of(task), plan_of(benchmark), [])
    return spoken(step.messages) if isinstance(step, Ask) else []


def spoken(messages: tuple[Message, ...]) -> list[dict[str, str]]:
    """Return messages as chat templates take them."""
    return [{"role": message.role, "content": message.text} for message in messages]


def reward(task: Task, response: object) -> float:
    """Return the reward of a response, from 0 to 1: its score's value.

    Only games have partial credit. An undecided response earns 0, and so does what is no text. No response
    raises an error; the scorer counts its steps, and uses no signal and no thread.

    Raises: SeedproofError when there is no such row.
    """
    row = row_of(task)
    if not isinstance(response, str):
        return 0.0
    return float(responses.score(row, response).value)
