"""Asks for one thing after the other."""

from collections.abc import Sequence

from pipeline.evaluating.scripted.script import script_of
from pipeline.evaluating.scripted.solver import benchmark_of
from seedproof.episodes.turns import Message, Row


def prober(row: Row, messages: Sequence[Message]) -> str:
    """Ask for everything in turn; where there is nothing to ask for, answer as the oracle does."""
    script = script_of(benchmark_of(row))
    return (script.prober or script.oracle)(row, messages)
