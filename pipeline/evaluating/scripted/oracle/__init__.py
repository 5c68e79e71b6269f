"""Answers every row right: what it scores less than 1 is a fault of ours.

A module for each benchmark says what its oracle knows. Where the text of a question is enough, it reads
nothing else of the row.
"""

from collections.abc import Sequence
from importlib import import_module

from pipeline.evaluating.scripted.golden import golden
from pipeline.evaluating.scripted.solver import benchmark_of
from seedproof.episodes.turns import Message, Row

_READS = ("curriculum", "missing_fact", "number_game")
"""The benchmarks whose oracle has a module here. The others are answered with their golden answers."""


def oracle(row: Row, messages: Sequence[Message]) -> str:
    """Answer from what the question says, or, where no reader solves it, with the golden answer."""
    benchmark = benchmark_of(row)
    if benchmark not in _READS:
        return golden(row)
    answered: str = import_module(f"{__name__}.{benchmark}").answer(row, messages)
    return answered
