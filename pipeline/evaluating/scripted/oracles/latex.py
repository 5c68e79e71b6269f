"""Writes golden answers in LaTeX, as books do."""

from collections.abc import Sequence

from pipeline.evaluating.scripted.golden import lettered
from seedproof.episodes.turns import Message, Row
from seedproof.problems.reader import parts_of


def answer(row: Row, messages: Sequence[Message]) -> str:
    """Return the golden answer in LaTeX, part by part."""
    return lettered([f"${part}$" for part in parts_of(row["golden_latex"])])
