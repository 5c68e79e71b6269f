"""A generator with a bug makes rows that agree with themselves: scripts refuse them, or they are unread."""

import csv

import pytest

from tests.certifying.generator_bugs import BUGS, TABLE, fate, rows_of

pytest.importorskip("z3")


def test_no_row_of_a_bug_gets_through(subtests):
    for bug in BUGS:
        with subtests.test(f"{bug.family}: {bug.said}"):
            rows = rows_of(bug, most=3)
            assert rows
            assert "still true" not in [fate(row) for row in rows]


def test_the_data_tells_of_each():
    with TABLE.open() as file:
        lines = list(csv.DictReader(file))
    assert [(line["family"], line["bug"]) for line in lines] == [(bug.family, bug.said) for bug in BUGS]
    for line in lines:
        changed, *refused = (int(line[column]) for column in ("rows changed", "refused", "unreadable"))
        assert changed == sum(refused) > 0, line["bug"]
