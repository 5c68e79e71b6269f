"""Baselines of the newest releases, where their data is in place: every eighth row of them.

All of them are measured by the gate `quality` of each build.
"""

import pytest

from pipeline.evaluating.baselines import findings, measured
from seedproof.record.nearby import RELEASES
from seedproof.record.rows import read_rows
from tests.ours import OURS
from tests.pace import bounded

pytestmark = pytest.mark.slow


def newest_tables(benchmark):
    """The rows of the newest release, by config and split; skips the test where they are not in place."""
    versions = [path.parent for path in (RELEASES / benchmark).glob("*/jsonl") if path.is_dir()]
    if not versions:
        pytest.skip(f"the data of {benchmark} is not here: seedproof restore")
    newest = max(versions, key=lambda folder: tuple(map(int, folder.name.split("."))))
    if benchmark == "missing_fact" and newest.name < "2":
        pytest.skip("its rows have no `held`")
    files = sorted((newest / "jsonl").glob("*/*.jsonl"))
    return {(path.parent.name, path.stem): list(read_rows(path))[::8] for path in files}


@pytest.mark.parametrize("benchmark", OURS)
def test_a_release_has_a_perfect_oracle_and_no_family_that_one_answer_guesses(benchmark):
    tables = newest_tables(benchmark)
    with bounded(60):
        by_table = measured(benchmark, tables)
    assert [str(finding) for finding in findings(benchmark, by_table)] == []
    for of_table in by_table.values():
        for by_plan in of_table.oracles.values():
            assert all(played.value == 1 for outcomes in by_plan.values() for played in outcomes.values())
