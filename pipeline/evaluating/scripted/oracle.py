"""Answers every row right: what it scores less than 1 is a fault of ours."""

from collections.abc import Sequence

from pipeline.evaluating.scripted.script import script_of
from pipeline.evaluating.scripted.solver import benchmark_of
from seedproof.episodes.turns import Message, Row


def oracle(row: Row, messages: Sequence[Message]) -> str:
    """Answer from what the question says, or, where no reader solves it, with the golden answer."""
    return script_of(benchmark_of(row)).oracle(row, messages)


def oracle_latex(row: Row, messages: Sequence[Message]) -> str:
    """Answer in LaTeX, where a benchmark has answers in LaTeX; elsewhere as the oracle does."""
    script = script_of(benchmark_of(row))
    return script.other_oracles.get("oracle-latex", script.oracle)(row, messages)
