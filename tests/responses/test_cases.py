"""Whole responses, and what each states."""

import pytest

from seedproof.responses import read
from tests.responses.cases import SEVERAL, SINGLE


def bare(text: str) -> str:
    """Return the text without dollar signs at its edges, which may stay."""
    return text.strip().strip("$").strip()


def test_the_final_answer_is_found(subtests: pytest.Subtests) -> None:
    for response, answer in SINGLE:
        with subtests.test(response=response):
            stated = read(response)
            assert bare(stated.answer) == bare(answer)
            assert stated.parts == (stated.answer,)


def test_the_parts_are_found(subtests: pytest.Subtests) -> None:
    for response, parts in SEVERAL:
        with subtests.test(response=response):
            stated = read(response, len(parts))
            assert tuple(map(bare, stated.parts)) == tuple(map(bare, parts))
            assert bool(stated.answer) or not any(stated.parts)
