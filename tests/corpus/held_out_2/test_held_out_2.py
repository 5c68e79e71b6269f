"""What a hand wrote that had not seen the reader is hardly ever judged falsely, and nearly all accepted."""

import pytest

from tests.circles import soak
from tests.corpus.held_out_2 import reading

STEP = 5
"""Of so many cases one is in the ordinary suite."""

EITHER = [pytest.param(slice(None, None, STEP), id="sample"), pytest.param(slice(None), id="all", marks=soak)]


@pytest.mark.parametrize("chosen", EITHER)
def test_pairs(chosen: slice) -> None:
    counts = reading.by_kind(reading.told_of_pairs(reading.pairs()[chosen]))
    assert reading.holds(counts, "pairs"), "\n" + reading.table(counts)


@pytest.mark.parametrize("chosen", EITHER)
def test_responses(chosen: slice) -> None:
    counts = reading.by_kind(reading.told_of_responses(reading.responses()[chosen]))
    assert reading.holds(counts, "responses"), "\n" + reading.table(counts)


def test_every_response_has_its_row() -> None:
    assert {case["row"] for case in reading.responses()} <= set(reading.rows())
