"""Writes golden answers of problems in LaTeX: what a solver says that knows them, and writes as books do."""

from collections.abc import Sequence

from pipeline.evaluating.scripted.golden import lettered
from pipeline.evaluating.scripted.oracle import oracle
from seedproof.episodes.turns import Message, Row
from seedproof.problems.reader import parts_of


def oracle_latex(row: Row, messages: Sequence[Message]) -> str:
    """Answer as the oracle does; a problem with an answer in LaTeX part by part in LaTeX."""
    if "golden_latex" not in row:
        return oracle(row, messages)
    return lettered([f"${part}$" for part in parts_of(row["golden_latex"])])
