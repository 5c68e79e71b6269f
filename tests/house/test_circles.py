"""The circles of the suite: what stays in `make test`, and how the soak is run, stopped and gone on with."""

from itertools import groupby
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from tests import soak
from tests.circles import SLICES, few, first_and_further, part, shuffled, slice_of


def in_make_test(cases):
    """The values of the cases that are not of the soak."""
    return [getattr(one, "values", (one,)) for one in cases if not getattr(one, "marks", ())]


def test_a_few_cases_are_spread_over_all():
    assert in_make_test(few(range(9), 3)) == [(0,), (3,), (6,)]
    assert in_make_test(few([("a", 1), ("b", 2), ("c", 3)], 1)) == [(("a", 1),)]
    assert in_make_test(few("ab", 5)) == [("a",), ("b",)]


def test_none_is_lost():
    named = [pytest.param(number, 2 * number, id=str(number)) for number in range(5)]
    assert [one.values for one in few(named)] == [one.values for one in named]
    assert [one.id for one in few(named)] == [one.id for one in named]
    assert [number for one in first_and_further(7, 2) for number in one.values[0]] == list(range(7))


def item(nodeid, **more):
    return SimpleNamespace(nodeid=nodeid, **more)


def test_cases_are_spread_over_the_slices_and_a_file_stays_together():
    cases = [item(f"tests/a.py::test_b[{number}]", callspec=None) for number in range(100)]
    assert {slice_of(one) for one in cases} == set(range(1, SLICES + 1))
    assert slice_of(item("tests/a.py::test_c")) == slice_of(item("tests/a.py::test_d"))


def test_in_random_order_a_file_stays_together_and_none_is_lost():
    items = [item(f"tests/{file}.py::test_{number}") for file in "abc" for number in range(9)]
    found = shuffled(items, Random("seed"))
    assert found != items
    assert shuffled(items, Random("seed")) == found
    assert sorted(found, key=items.index) == items
    assert len([file for file, _ in groupby(one.nodeid.partition("::")[0] for one in found)]) == 3


def test_the_hash_of_a_commit_chooses_a_slice():
    assert {part(f"{number:040x}") for number in range(SLICES)} == set(range(1, SLICES + 1))


REPORT = """<testsuites><testsuite name="pytest" tests="2" time="1.5">
<testcase classname="tests.house.test_a" name="test_b" />
<testcase classname="tests.house.test_a" name="test_c">{}</testcase>
</testsuite></testsuites>"""


@pytest.fixture
def suite(tmp_path, monkeypatch):
    """A soak in an empty folder: which slices were run, and in which a test fails or that are interrupted."""
    seen = SimpleNamespace(ran=[], red=set(), interrupted=set(), files="as before")
    monkeypatch.chdir(tmp_path)

    def run(number, workers):
        seen.ran.append(number)
        soak.report(number).unlink(missing_ok=True)
        if number in seen.interrupted:
            raise KeyboardInterrupt
        soak.report(number).write_text(REPORT.format("<failure />" if number in seen.red else ""))

    monkeypatch.setattr(soak, "run", run)
    monkeypatch.setattr(soak, "digest_of_files", lambda: seen.files)
    return seen


def run_soak(*arguments):
    return CliRunner().invoke(soak.main, arguments)


def test_what_was_stopped_goes_on_where_it_was(suite):
    suite.interrupted = {3}
    assert run_soak().exit_code == 1
    suite.interrupted = set()
    suite.ran.clear()
    done = run_soak()
    assert (done.exit_code, suite.ran) == (0, list(range(3, SLICES + 1)))
    assert done.output.count("2 tests") == SLICES


def test_a_red_slice_keeps_no_other_from_its_end_and_is_run_again(suite):
    suite.red = {2}
    done = run_soak()
    assert (done.exit_code, suite.ran) == (1, list(range(1, SLICES + 1)))
    assert "slice 2 of" in done.output
    assert "failed: tests.house.test_a::test_c" in done.output
    suite.red = set()
    suite.ran.clear()
    assert (run_soak().exit_code, suite.ran) == (0, [2])


def test_results_with_other_files_count_for_nothing(suite):
    run_soak()
    suite.files = "changed"
    suite.ran.clear()
    run_soak("--slice", "1")
    assert suite.ran == [1]
    assert [path.name for path in Path("build/soak").glob("*.xml")] == ["1.xml"]


def test_of_a_commit_its_slice_is_run_alone(suite):
    commit = f"{SLICES + 1:040x}"
    assert run_soak("--of", commit).exit_code == 0
    assert suite.ran == [2]


def test_what_is_no_hash_of_a_commit_is_said(suite):
    done = run_soak("--of", "main")
    assert (done.exit_code, suite.ran) == (2, [])
    assert "main is no hash of a commit" in done.output


def test_a_slice_that_ends_without_a_report_is_red(suite, monkeypatch):
    monkeypatch.setattr(soak, "run", lambda number, workers: None)
    done = run_soak("--slice", "1")
    assert done.exit_code == 1
    assert "ended without a result" in done.output


def test_files_are_those_that_git_keeps_or_would_keep():
    before = soak.digest_of_files()
    path = Path("docs/a_file_that_nobody_has.md")
    assert path not in set(soak.files())
    assert Path("tests/soak.py") in set(soak.files())
    assert soak.digest_of_files() == before
