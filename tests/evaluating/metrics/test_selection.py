"""The score of a run says whether its rows are all, those of a sample, or a choice of its own."""

import json

import pytest

from pipeline.evaluating.planning.questions import questions_of, sampled
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
