"""The page of scores is what the kept runs give, and the kept runs are whole."""

import os
import shutil
import subprocess
import sys

import pytest

from pipeline.evaluating.metrics.runs import load_scored
from pipeline.evaluating.metrics.scored import line_of
from pipeline.evaluating.metrics.stating import SCORES
from pipeline.evaluating.transcripts.head import RUN, read_head
from pipeline.evaluating.transcripts.sealing import EPISODES, SUMS, expect_sealed
from tests.conftest import REPOSITORY
from tests.ours import OURS

PAGE = REPOSITORY / "docs/scores.md"
SHOWN = REPOSITORY / "docs/runs"
OTHERS = REPOSITORY / "tests/real_model/data"
"""Runs that no page shows: through completions."""
LARGEST = 2**20
"""Bytes of a folder that is kept; a run of all rows is for the Hub."""

pytestmark = pytest.mark.slow


def runs(folder):
    return sorted(path.parent for path in folder.rglob(RUN))


KEPT = [pytest.param(run, id=str(run.relative_to(REPOSITORY))) for run in (*runs(SHOWN), *runs(OTHERS))]


def table(folder):
    """What the script prints of the runs in a folder."""
    command = [sys.executable, REPOSITORY / "docs/list_scores.py", folder]
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(
        command, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_the_table_is_that_of_the_runs(tmp_path):
    shutil.copytree(SHOWN, tmp_path / "runs")
    shown = PAGE.read_text().partition("<!-- scores: begin -->\n")[2].partition("<!-- scores: end -->")[0]
    assert shown == f"\n{table(tmp_path / 'runs')}\n", "scores.md is stale: make scores"


@pytest.mark.parametrize("run", KEPT)
def test_a_kept_run_gives_the_same_scores(run, monkeypatch):
    monkeypatch.chdir(REPOSITORY)
    expect_sealed(run)
    scored = load_scored(run)
    assert scored.complete
    assert scored.warnings == []
    assert scored.unlike_today == 0
    assert b"".join(map(line_of, scored.scored)) == (run / SCORES).read_bytes(), (
        f"{run} is stale: make scores"
    )


@pytest.mark.parametrize("run", KEPT)
def test_a_kept_run_has_its_transcript_and_nothing_else(run):
    listed = subprocess.run(
        ["git", "ls-files", run], cwd=REPOSITORY, capture_output=True, text=True, check=True
    )
    names = {line.rpartition("/")[2] for line in listed.stdout.splitlines()}
    assert names == {EPISODES, RUN, SCORES, SUMS}
    assert sum((run / name).stat().st_size for name in names) <= LARGEST


@pytest.mark.parametrize("api", ["chat", "completions"])
def test_every_benchmark_was_asked(api):
    kept = [read_head(run) for run in (*runs(SHOWN), *runs(OTHERS))]
    assert {head.benchmark for head in kept if head.solver.api == api} == set(OURS)
