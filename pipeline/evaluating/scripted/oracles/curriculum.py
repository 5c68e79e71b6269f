"""Reads a problem with the benchmark's reader and solves what it read; a follow-up behind its problem.

Of the row it takes the id alone, under which the transcript of a language model's wordings is kept.
"""

from collections.abc import Sequence
from functools import lru_cache

from pipeline.evaluating.scripted.solver import texts_of
from seedproof.benchmarks.curriculum.cycle import read_questions
from seedproof.episodes.turns import Message, Row


def answer(row: Row, messages: Sequence[Message]) -> str:
    """Return the answer. Raises: ValueError when the text is not the reader's English."""
    return f"Answer: {_solved(row['id'], tuple(texts_of(messages)))}"


@lru_cache(maxsize=4)
def _solved(row_id: str, texts: tuple[str, ...]) -> str:
    return read_questions(row_id, texts).answer.text
