"""A run that goes on elsewhere, with another model, or beside one that fails; and what it says at last."""

import json
import re
import signal
from collections import Counter

import pytest
from inspect_ai.log import read_eval_log

from pipeline.evaluating.scripted.script import script_of
from pipeline.evaluating.transcripts import read_run
from pipeline.evaluating.transcripts.head import read_head
from seedproof import load
from seedproof.episodes.turns import Message
from tests.conftest import SMALL
from tests.evaluating.engine.runs import command
from tests.evaluating.engine.server import BROKEN, serving
from tests.scoring.small import right

pytestmark = pytest.mark.slow


def stopped(nursery, endpoint, folder, cwd, benchmark, at, *arguments):
    """Kill a run at a call."""
    asked = command(endpoint, folder, benchmark, "--max-connections", 1, *arguments)
    with endpoint.lock:
        pid = nursery.start(*asked, cwd=cwd)
        endpoint.victim = (pid, len(endpoint.requests) + at, signal.SIGKILL)
    assert nursery.wait().code == -9


def test_the_same_model_may_have_another_port_today(built, endpoint, nursery, tmp_path):
    stopped(nursery, endpoint, tmp_path / "run", built, "number_game", 3)
    before = read_head(tmp_path / "run")
    with serving() as other:
        done = nursery.run(*command(other, tmp_path / "run", "number_game"), cwd=built)
        host = f"127.0.0.1:{other.server_address[1]}"
    assert done.code == 0, done.err
    assert f"{tmp_path / 'run'}: began at {before.solver.base_url_host}, and continues at {host}" in done.out
    assert read_head(tmp_path / "run") == before


def test_another_model_than_answered_before_stops_the_run_unless_that_is_wanted(
    built, endpoint, nursery, tmp_path
):
    stopped(nursery, endpoint, tmp_path / "run", built, "number_game", 3)
    so_far = read_run(tmp_path / "run").episodes
    endpoint.model = "another"
    asked = command(endpoint, tmp_path / "run", "number_game")
    done = nursery.run(*asked, cwd=built)
    assert done.code == 3
    assert "gpt-4o-small has answered so far, and the endpoint names another now. Start the model" in done.err
    assert done.err.count("\n") == 1
    assert read_run(tmp_path / "run").episodes == so_far
    assert nursery.run(*asked, "--anyway", cwd=built).code == 0
    models = Counter(episode.turns[0].model for episode in read_run(tmp_path / "run").episodes)
    assert models == {"gpt-4o-small": len(so_far), "another": 4 - len(so_far)}


def test_a_run_that_stopped_is_a_sample_and_says_so(built, endpoint, nursery, tmp_path):
    rows = load(str(built / "releases/missing_fact/1.0.0"))
    families = {row["id"]: row["family"] for row in rows}
    stopped(nursery, endpoint, tmp_path / "run", built, "missing_fact", 61)
    answered = [episode.id for episode in read_run(tmp_path / "run").episodes]
    assert len(answered) == 30
    counts = Counter(families[row_id] for row_id in answered)
    assert set(counts.values()) <= {1, 2}
    assert len(counts) == len(set(families.values()))
    done = nursery.run("score", tmp_path / "run", cwd=built)
    assert f"stopped: 30 of {len(rows)} rows, a balanced sample\n" in done.out
    result = json.loads((tmp_path / "run/result.json").read_text())
    assert (result["selection"], result["complete"]) == ("sample", False)


def test_one_benchmark_that_fails_does_not_stop_the_others(built, endpoint, nursery, tmp_path):
    """The endpoint is out of order for as long as the first one is asked: 4 rows, a call each."""
    endpoint.troubles.extend([BROKEN] * 4)
    asked = command(endpoint, tmp_path / "runs", "number_game", "--sample", 4)
    done = nursery.run(*asked, "judge", "missing_fact", cwd=built)
    assert done.code == 3
    first, last = [line for line in done.err.splitlines() if line.startswith("Error: ")]
    assert first.startswith(f"Error: {tmp_path / 'runs/number_game'}: 4 episodes ended by an error")
    assert last == "Error: 1 of 3 runs did not end, see above. Run it again: each goes on"
    told = done.out.splitlines()[-2:]
    for line, name in zip(told, ("judge", "missing_fact"), strict=True):
        assert re.match(f"{tmp_path / 'runs' / name}: accuracy .*; best baseline 0[.][0-9]+ ", line)
    again = nursery.run(*asked, "judge", "missing_fact", cwd=built)
    assert again.code == 0, again.err
    assert again.out.count("is finished, with") == 2


@pytest.mark.parametrize("benchmark", SMALL)
def test_what_inspect_shows_in_the_end_is_our_accuracy(built, endpoint, nursery, tmp_path, benchmark):
    """Of answers of which every other one is right, and the others are worth nothing or little."""
    rows = load(str(built / f"releases/{benchmark}/1.0.0"))
    wrong = script_of(benchmark).guesses.get("one_step", lambda row, messages: "Answer: 12345")
    for number, row in enumerate(rows):
        said = [Message("user", row["question"])]
        endpoint.answers[row["question"]] = wrong(row, said) if number % 2 else right(row)
    asked = command(endpoint, tmp_path / "run", benchmark, "--attempts", 2, "--json")
    done = nursery.run(*asked, cwd=built)
    assert done.code == 0, done.err
    (told,) = json.loads(done.out)["runs"]
    (log,) = (tmp_path / "run" / "log").glob("*.eval")
    (score,) = read_eval_log(str(log), header_only=True).results.scores
    assert told["metric"] == "accuracy"
    assert 0.1 < score.metrics["accuracy"].value < 0.9
    assert score.metrics["accuracy"].value == pytest.approx(float(told["value"]), abs=1e-6)
