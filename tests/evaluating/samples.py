"""Small releases of all benchmarks, made in memory, and episodes on their rows."""

from collections import Counter
from functools import cache

import msgspec

from pipeline.workplace.making import make
from seedproof.contract import registry
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Plan, solver_turns
from seedproof.scoring.responses import score
from tests.conftest import SMALL

SIZES = {
    "missing_fact": {
        "root_seed": 7,
        "difficulties": [1, 2, 3],
        "rows": {"A": 3, "B": 3},
        "demonstrations": 2,
    },
    "curriculum": {"root_seed": 7, "rows": {"default": 2}},
}
"""Larger than the smallest: rows of every family, and of every difficulty."""


@cache
def tables_of(benchmark):
    """The rows of a small release, by config and split. They are shared: only to be read."""
    section = SMALL[benchmark]
    section = section | {"generate": SIZES.get(benchmark, section["generate"])}
    return make(benchmark, msgspec.convert(section, registry.benchmark(benchmark).settings)).tables()


def played(row, solver, benchmark="missing_fact", config="zero_shot", parent=None, **choices):
    """The episode of a solver on a row; the choices are those of a plan."""
    asking = registry.benchmark(benchmark).asking
    if config == "followups" and "control" not in choices:
        config = "problems"  # behind which they are asked
    plan = asking.planned(Plan(benchmark, config, **choices))
    return play(asking, row, plan, lambda messages: solver(row, messages), parent)


def value_of(row, episode):
    """What the answer of an episode is worth; 0 without one."""
    if episode.end != "answer":
        return 0
    return score(row, solver_turns(episode.turns)[-1].text).value


def replies_of(episode):
    """The holder's turns."""
    return [turn for turn in episode.turns if turn.role == "holder"]


def ends_of(episodes):
    """How many episodes ended how."""
    return Counter(episode.end for episode in episodes)
