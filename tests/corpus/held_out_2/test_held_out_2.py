"""What a hand wrote that had not seen the reader: nothing is judged falsely, and nearly all that is right is accepted."""

import pytest

from tests.circles import soak
from tests.corpus.held_out_2 import reading

STEP = 40
"""Of so many cases one is in the ordinary suite."""

SAMPLE = slice(None, None, STEP)
ALL = slice(None)


@pytest.mark.parametrize(
    "chosen", [pytest.param(SAMPLE, id="sample"), pytest.param(ALL, id="all", marks=soak)]
)
def test_pairs(chosen: slice) -> None:
    counts = reading.by_kind(reading.told_of_pairs(reading.pairs()[chosen]))
    assert reading.holds(counts), "\n" + reading.table(counts)


@pytest.mark.parametrize(
    "chosen", [pytest.param(SAMPLE, id="sample"), pytest.param(ALL, id="all", marks=soak)]
)
def test_responses(chosen: slice) -> None:
    counts = reading.by_kind(reading.told_of_responses(reading.responses()[chosen]))
    assert reading.holds(counts), "\n" + reading.table(counts)


def test_every_response_has_its_row() -> None:
    assert {case["row"] for case in reading.responses()} <= set(reading.rows())
