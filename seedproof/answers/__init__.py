"""Exact decisions whether a response is right, with the standard library alone."""

from seedproof.answers.answer import Surd, Value, final_answer, is_right, value_of

__all__ = ["Surd", "Value", "final_answer", "is_right", "value_of"]
