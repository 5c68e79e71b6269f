"""Guesses a missing fact by what its public ranges allow."""

from collections.abc import Sequence
from typing import cast

from pipeline.evaluating.scripted.stubborn import stubborn
from seedproof.benchmarks.missing_fact.guessing import likeliest_answers
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.episodes.turns import Message, Row


def likeliest(row: Row, messages: Sequence[Message]) -> str:
    """Answer with the first of the answers that are likeliest by the notes and the public ranges.

    Of the row it takes the facts, without the withheld one, the slot and the difficulty.
    """
    answers = likeliest_answers(cast(MissingFactRow, row))
    return f"Answer: {answers[0]}" if answers else stubborn(row, messages)
