"""A run that is killed at any point goes on where it was, to the same files."""

import signal

import pytest

from pipeline.evaluating.transcripts import read_run
from tests.circles import soak
from tests.evaluating.engine.runs import command, expect_same

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("points", [3, pytest.param(20, marks=soak)])
def test_a_run_that_is_killed_again_and_again_ends_as_one_that_was_not(
    built, endpoint, nursery, tmp_path, points
):
    """Killed at a call that the endpoint has received: one that is under way, on each of four connections."""
    asked = ("missing_fact", "--sample", 2 * points, "--max-connections", 4)
    whole = nursery.run(*command(endpoint, tmp_path / "whole", *asked), cwd=built)
    assert whole.code == 0, whole.err
    undisturbed = len(endpoint.requests)
    endpoint.requests.clear()
    for point in range(points):
        arguments = command(endpoint, tmp_path / "killed", *asked)
        with endpoint.lock:
            pid = nursery.start(*arguments, cwd=built)
            endpoint.victim = (pid, len(endpoint.requests) + 1 + point % 5, signal.SIGKILL)
        assert nursery.wait().code == -9
        assert not read_run(tmp_path / "killed").sealed
    done = nursery.run(*arguments, cwd=built)
    assert done.code == 0, done.err
    expect_same(tmp_path / "whole", tmp_path / "killed")
    # What was under way is asked once more, and nothing else: at most two calls of each of four rows.
    assert undisturbed < len(endpoint.requests) <= undisturbed + points * 8


def test_a_run_of_another_plan_is_refused(built, endpoint, nursery, tmp_path):
    nursery.run(*command(endpoint, tmp_path / "run", "number_game", "--sample", 1), cwd=built)
    asked = len(endpoint.requests)
    for arguments, told in [
        (("number_game", "--sample", 2), "rows"),
        (("number_game", "--sample", 1, "--temperature", "0.5"), "temperature 0.0, not 0.5"),
        (("curriculum",), "benchmark number_game, not curriculum"),
    ]:
        done = nursery.run(*command(endpoint, tmp_path / "run", *arguments), cwd=built)
        assert done.code == 2
        assert done.err.startswith(f"Error: {tmp_path / 'run'}: has a run with ")
        assert told in done.err
        assert done.err.count("\n") == 1
    assert len(endpoint.requests) == asked


def test_a_full_disk_is_told_in_a_line_and_what_was_said_is_kept(built, endpoint, nursery, tmp_path):
    arguments = command(endpoint, tmp_path / "run", "number_game", "--max-connections", 1)
    done = nursery.run(*arguments, cwd=built, file_size=1200)
    assert done.code == 3
    assert "File too large" in done.err
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.out + done.err
    done = nursery.run(*arguments, cwd=built)
    assert done.code == 0, done.err
    nursery.run(*command(endpoint, tmp_path / "whole", "number_game"), cwd=built)
    expect_same(tmp_path / "run", tmp_path / "whole")


def test_ctrl_c_ends_a_run_at_once_and_keeps_what_was_said(built, endpoint, nursery, tmp_path):
    arguments = command(endpoint, tmp_path / "run", "missing_fact", "--sample", 20)
    with endpoint.lock:
        pid = nursery.start(*arguments, cwd=built)
        endpoint.victim = (pid, 12, signal.SIGINT)
    done = nursery.wait()
    assert done.code == 130
    assert done.err == "interrupted\n"
    so_far = len(read_run(tmp_path / "run").episodes)
    assert so_far < 20
    assert nursery.run(*arguments, cwd=built).code == 0
    assert read_run(tmp_path / "run").sealed
