"""The score of a run says whether its rows are all, those of a sample, or a choice of its own."""

import json
from hashlib import sha256

import pytest

from pipeline.evaluating.planning.questions import Questions, is_beginning, questions_of, sampled
from seedproof.episodes.order import balanced
from seedproof.loading import Release
from tests.conftest import run
from tests.evaluating.metrics.making import answered, write_run
from tests.scoring.small import rows_of, small_release

COUNT = 3


@pytest.fixture(scope="module")
def release(tmp_path_factory):
    return small_release(tmp_path_factory.mktemp("releases") / "missing_fact" / "1.0.0", "missing_fact")


@pytest.fixture
def told(tmp_path, release):
    """What the score of a run on some rows says: the selection, and whether a line is printed."""

    def score(ids):
        rows = [row for row in rows_of("missing_fact", "zero_shot") if row["id"] in ids]
        asked = tuple(row["id"] for row in rows)
        folder = write_run(tmp_path / "run", release, "zero_shot", map(answered, rows), rows=asked)
        done = run("score", folder, "--release", release)
        assert done.exit_code == 0, done.output
        line = f"{len(ids)} rows of its own choice, not what --sample {len(ids)} takes"
        selection = json.loads((folder / "result.json").read_text())["selection"]
        return selection, line in done.output.splitlines()

    return score


@pytest.fixture
def drawn(release):
    """The ids that a sample takes, and the others."""
    questions = questions_of(Release(str(release)), "zero_shot", "test")
    taken = {row["id"] for row in sampled(questions, COUNT).rows}
    return sorted(taken), sorted({row["id"] for row in questions.rows} - taken)


def test_a_sample_needs_no_word(told, drawn):
    assert told(drawn[0]) == ("sample", False)


def test_all_rows_named_one_by_one_are_all(told, drawn):
    assert told([*drawn[0], *drawn[1]]) == ("all", False)


def test_a_run_without_a_row_that_the_sample_takes_says_so(told, drawn):
    assert told(drawn[0][1:] + drawn[1][:1]) == ("own", True)


def test_a_run_without_one_of_all_rows_says_so(told, drawn):
    assert told([*drawn[0][1:], *drawn[1]]) == ("own", True)


@pytest.fixture
def stopped(tmp_path, release):
    """What the score of a run says that stopped behind some rows."""

    def score(answered_rows):
        folder = write_run(tmp_path / "run", release, "zero_shot", map(answered, answered_rows))
        done = run("score", folder, "--release", release)
        assert done.exit_code == 0, done.output
        selection = json.loads((folder / "result.json").read_text())["selection"]
        return selection, [line for line in done.output.splitlines() if line.startswith("stopped: ")]

    return score


def test_a_run_that_stopped_has_a_sample_though_some_rows_were_under_way(stopped):
    rows = rows_of("missing_fact", "zero_shot")
    begun = balanced(rows)[:30]
    answered_rows = [row for row in begun if row not in begun[3:20:4]]
    count = len(answered_rows)
    told = [f"stopped: {count} of {len(rows)} rows, a balanced sample"]
    assert stopped([row for row in rows if row in answered_rows]) == ("sample", told)


@pytest.mark.parametrize("count", [10, 20, 40])
def test_rows_in_the_order_of_the_release_are_no_beginning(count):
    rows = [{"id": f"{number:02}", "family": str(number // 5)} for number in range(60)]
    questions = Questions(rows, {}, "")
    assert not is_beginning(questions, [row["id"] for row in rows[:count]])
    assert is_beginning(questions, [row["id"] for row in balanced(rows)[:count]])
    # Those of eight connections that are slow are still under way.
    assert is_beginning(questions, [row["id"] for row in balanced(rows)[4 : count + 4]])


def test_rows_that_are_no_beginning_are_said_to_be_no_sample(stopped):
    rows = rows_of("missing_fact", "zero_shot")
    last = balanced(rows)[-3:]
    assert stopped([row for row in rows if row in last]) == (
        "own",
        [f"stopped: 3 of {len(rows)} rows, no sample"],
    )


def test_a_sample_that_was_drawn_before_families_were_balanced_is_one(told):
    rows = rows_of("missing_fact", "zero_shot")
    lots = sorted(rows, key=lambda row: sha256(f"sample {row['id']}".encode()).digest())
    assert told([row["id"] for row in lots[:COUNT]]) == ("sample", False)
