"""Answers without reading: a zero in every place, in the form that the task asks for."""

from collections.abc import Sequence

from pipeline.evaluating.scripted.filled import filled
from pipeline.evaluating.scripted.solver import texts_of
from seedproof.episodes.turns import Message, Row


def stubborn(row: Row, messages: Sequence[Message]) -> str:
    """Answer with zeros at once, and never ask. It knows the form of the answer."""
    return filled(row, texts_of(messages), "0")
