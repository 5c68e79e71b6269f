"""Tables of answers by type: a golden answer, a verdict, and the answers that must get it."""

from typing import Any, TypeAlias

import pytest

from seedproof.equivalence import compare
from seedproof.equivalence.answer_types import parse_type

Table: TypeAlias = tuple[tuple[str, str, str, tuple[str, ...]], ...]


def each_answer(table: Table) -> list[Any]:
    """Return every answer of a table with its type, its golden answer and its verdict."""
    return [
        pytest.param(answer_type, gold, answer, verdict, id=f"{gold[:24]} | {answer[:48]}")
        for answer_type, gold, verdict, answers in table
        for answer in answers
    ]


def verdict_of(answer_type: str, gold: str, answer: str) -> str:
    """Compare in both orders, which must agree, and return the verdict."""
    kind, options = parse_type(answer_type)
    verdict = compare(gold, answer, kind, options)
    assert compare(answer, gold, kind, options) == verdict
    assert verdict.reason
    return verdict.result
