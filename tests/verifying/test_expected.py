"""What `verify` decides of a table is what Great Expectations, the gate's own, decides of it."""

import pytest

from pipeline.gates.expectations import run_suite
from pipeline.verifying.expected import unmet
from seedproof.measuring.expectations import at_least, expect
from seedproof.record.errors import SeedproofError

GOOD = [
    {"id": "a", "n": 1, "m": 1, "text": "abc", "none": "x"},
    {"id": "b", "n": 2, "m": 1, "text": "abcd", "none": "y"},
]
COLUMNS = ["id", "n", "m", "text", "none"]

CASES = [
    (expect("table_row_count_to_equal", value=2), [GOOD[0]]),
    (expect("table_columns_to_match_ordered_list", column_list=COLUMNS), [{"n": 1, "id": "a"}] * 2),
    (expect("column_values_to_be_unique", column="id"), [GOOD[0], GOOD[0]]),
    (expect("compound_columns_to_be_unique", column_list=["id", "n"]), [GOOD[0], GOOD[0]]),
    (expect("column_values_to_not_be_null", column="none"), [GOOD[0] | {"none": None}, GOOD[1]]),
    (expect("column_values_to_be_in_set", column="n", value_set=[1, 2]), [GOOD[0] | {"n": 3}, GOOD[1]]),
    (expect("column_values_to_not_be_in_set", column="n", value_set=[0]), [GOOD[0] | {"n": 0}, GOOD[1]]),
    (
        expect("column_value_lengths_to_be_between", column="text", min_value=3, max_value=4),
        [GOOD[0] | {"text": "abcde"}, GOOD[1]],
    ),
    (
        expect("column_values_to_be_between", column="n", min_value=1, max_value=2),
        [GOOD[0] | {"n": 3}, GOOD[1]],
    ),
    (
        expect("column_pair_values_to_be_equal", column_A="m", column_B="m2"),
        [{"m": 1, "m2": 2}, {"m": 1, "m2": 1}],
    ),
    (at_least("n", "m"), [{"n": 0, "m": 1}, {"n": 1, "m": 1}]),
    (
        expect("column_pair_values_a_to_be_greater_than_b", column_A="n", column_B="m"),
        [{"n": 1, "m": 1}, {"n": 2, "m": 1}],
    ),
]
"""An expectation, and a table that does not meet it."""

MET = {
    "column_pair_values_to_be_equal": [{"m": 1, "m2": 1}, {"m": 2, "m2": 2}],
    "column_pair_values_a_to_be_greater_than_b": [{"n": 2, "m": 1}, {"n": 3, "m": 1}],
}
"""Tables that meet what they are named for; all others are met by the good one."""


@pytest.mark.parametrize(("expectation", "bad"), CASES, ids=lambda value: getattr(value, "kind", ""))
def test_both_decide_alike(expectation, bad):
    good = MET.get(expectation.kind, GOOD)
    for rows, holds in ((good, True), (bad, False)):
        assert (run_suite("table", rows, [expectation]) == []) is holds
        assert (list(unmet(rows, [expectation])) == []) is holds


def test_an_expectation_that_cannot_be_decided_never_counts_as_met():
    for unknown in (
        expect("column_values_to_be_nice", column="n"),
        expect("column_values_to_be_unique", x=1),
    ):
        with pytest.raises(SeedproofError, match="verify cannot decide"):
            list(unmet(GOOD, [unknown]))
