"""Copies a number, or an expression, of the question into every place of the answer."""

import re
from collections.abc import Sequence

from pipeline.evaluating.scripted.filled import filled
from pipeline.evaluating.scripted.solver import texts_of
from seedproof.episodes.turns import Message, Row
from seedproof.record.answer_forms import form_asked_for

_OPERAND = r"\(*-?[0-9]+(?:[./][0-9]+)*+\)*(?:\^[0-9]+)?"
_EXPRESSION = re.compile(rf"\$[^$\n=]{{3,}}\$|{_OPERAND}(?:\s*[-−+*×·÷:/]\s*{_OPERAND})+|{_OPERAND}\^[0-9]+")
"""A formula, or numbers with operations between them."""
_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+|/[0-9]+)?")


def copied_number(row: Row, messages: Sequence[Message]) -> str:
    """Answer with the last number of the question."""
    return copied(row, texts_of(messages), -1)


def copied_first_number(row: Row, messages: Sequence[Message]) -> str:
    """Answer with the first number of the question."""
    return copied(row, texts_of(messages), 0)


def copied_expression(row: Row, messages: Sequence[Message]) -> str:
    """Answer with the longest expression of the question, not worked out; with nothing where none fits."""
    texts = texts_of(messages)
    found = _EXPRESSION.findall(_problem(texts[-1]))
    if not found:
        return ""
    expression = max(found, key=len).strip("$ .")
    answer = filled(row, texts, expression)
    return answer if expression in answer else ""


def copied(row: Row, texts: Sequence[str], index: int) -> str:
    """Answer with one of the numbers in the last text; with zeros where it has none."""
    numbers = _NUMBER.findall(_problem(texts[-1]))
    return filled(row, texts, numbers[index] if numbers else "0")


def _problem(question: str) -> str:
    """Return a question without what it says of the form of its answer, and without worked examples."""
    if form_asked_for(question) is not None:
        question = question.rpartition("\n\n")[0]
    return question.rpartition("Your problem\n\n")[2]
