"""Any number of workers gives the same bytes, and the same refusal."""

import os
import shutil
from functools import partial
from pathlib import Path
from time import sleep

import pytest

from pipeline.stages import STAGES
from pipeline.workplace.side_by_side import ROWS, SideBySide
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import line_of, read_rows
from tests.circles import few, soak
from tests.conftest import SMALL, contents, run

GATES = STAGES[1:-1]


@pytest.mark.parametrize("benchmark", few(SMALL, 1))
def test_two_workers_give_the_bytes_of_one(workplace, benchmark):
    before = contents(Path("build", benchmark))
    shutil.rmtree(Path("build", benchmark))
    for stage in STAGES:
        done = run(stage, benchmark, "--workers", 2)
        assert (done.exit_code, done.stdout) == (0, ""), stage
    assert contents(Path("build", benchmark)) == before


@pytest.mark.parametrize("stage", few(GATES, 1))
def test_two_workers_refuse_as_one_does(workplace, stage):
    """The first wrong row is in the last part of the table that a process takes at a time."""
    path = Path("build/missing_fact/instances.jsonl")
    rows = list(read_rows(path))
    assert len(rows) > ROWS
    for row in rows[-2:]:
        row["answer"] = "1234567/89"
    path.write_bytes(b"".join(map(line_of, rows)))
    told = []
    for workers in (1, 2):
        done = run(stage, "missing_fact", "--workers", workers)
        told.append((done.exit_code, done.output, Path(f"build/missing_fact/{stage}.json").read_bytes()))
    assert told[0] == told[1]
    code, output, _ = told[0]
    assert code == 1
    assert output.startswith(f"Error: {stage}: {rows[-2]['id']}: ")
    assert output.count("\n") == 1


@soak
def test_a_row_of_no_family_is_refused_by_any_number_of_workers(workplace):
    path = Path("build/missing_fact/instances.jsonl")
    first, *rows = read_rows(path)
    foreign = first | {"id": first["id"].replace("/000000", "/999999")}
    assert foreign["id"] != first["id"]
    path.write_bytes(b"".join(map(line_of, [first, *rows, foreign])))
    said = [run("quality", "missing_fact", "--workers", workers).output for workers in (1, 2)]
    assert said[0] == said[1]
    assert "not-from-seed" in Path("build/missing_fact/quality.json").read_text()


def test_an_instance_that_is_malformed_is_the_same_refusal(workplace):
    path = Path("build/missing_fact/instances.jsonl")
    path.write_bytes(path.read_bytes() + b"{}\n")
    for stage in (*GATES, "release"):
        said = [run(stage, "missing_fact", "--workers", workers) for workers in (1, 2)]
        assert [one.exit_code for one in said] == [1, 1]
        assert said[0].output == said[1].output


def refuse(folder, number):
    """Refuse every number from 1 on; 1 does so only when a later one has."""
    if number == 0:
        return os.getpid()
    while number == 1 and not (folder / "later").exists():
        sleep(0.01)
    (folder / "later").touch()
    raise SeedproofError(f"{number} is refused")


def test_the_first_refusal_in_order_is_raised_and_not_the_first_in_time(tmp_path):
    with SideBySide(2) as processes:
        results = processes.in_order(partial(refuse, tmp_path), [0, 1, 2])
        assert next(results) != os.getpid()
        with pytest.raises(SeedproofError, match=r"^1 is refused$"):
            next(results)


def test_one_worker_is_this_process(tmp_path):
    with SideBySide(1) as processes:
        assert next(processes.in_order(partial(refuse, tmp_path), [0, 1])) == os.getpid()


def test_a_worker_that_is_killed_is_told_in_one_line():
    with SideBySide(2) as processes, pytest.raises(SeedproofError, match=r"^workers: one was killed"):
        list(processes.in_order(os._exit, [1]))
