"""Decides exactly whether a response is correct, with the standard library alone."""

from seedproof.answers.answer import Surd, Value, final_answer, is_right, value_of
from seedproof.answers.asked import Asked, asked_by
from seedproof.answers.comparing import compare
from seedproof.answers.free_forms import without_unit

__all__ = [
    "Asked",
    "Surd",
    "Value",
    "asked_by",
    "compare",
    "final_answer",
    "is_right",
    "value_of",
    "without_unit",
]
