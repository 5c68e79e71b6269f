"""A generator with a bug makes rows that agree with themselves: scripts refuse them, or they are unread."""

import pytest

from tests.certifying.generator_bugs import BUGS, fate, rows_of
from tests.certifying.pages import PAGE

pytest.importorskip("z3")


def test_no_row_of_a_bug_gets_through(subtests):
    for bug in BUGS:
        with subtests.test(f"{bug.family}: {bug.said}"):
            rows = rows_of(bug, most=3)
            assert rows
            assert "still true" not in [fate(row) for row in rows]


def test_the_page_tells_of_it(subtests):
    for bug in BUGS:
        with subtests.test(f"{bug.family}: {bug.said}"):
            assert f"| `{bug.family}` | {bug.said} |" in PAGE.read_text()
