"""`evals/lm_eval/`: lm-eval itself asks the rows, in an environment of its own (`make harness`)."""

import json
import os
import re
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest
import yaml

import seedproof as sp
from pipeline.evals.readme import LM_EVAL
from pipeline.evals.tasks import ORACLE_HINT
from seedproof.contract import registry
from seedproof.episodes.order import balanced
from seedproof.episodes.turns import Plan
from tests.circles import soak
from tests.conftest import REPOSITORY
from tests.evals.lock import packages
from tests.evals.releases import BENCHMARKS, files, rows
from tests.evals.responses import responses_to

PYTHON = Path(".venv/lm_eval/bin/python")
LOCK = Path("tests/evals/lm_eval.lock")

TASKS = {
    "seedproof_missing_fact_zero_shot_oracle_hint": ("missing_fact", "zero_shot", ORACLE_HINT, ""),
    "seedproof_missing_fact_four_shot_oracle_hint": ("missing_fact", "four_shot", ORACLE_HINT, ""),
    "seedproof_curriculum_problems": ("curriculum", "problems", "none", ""),
    "seedproof_number_game_mixed": ("number_game", "mixed", "none", ""),
    "seedproof_university_default": ("university", "default", "none", ""),
    "seedproof_judge_default": ("judge", "default", "none", ""),
    "seedproof_judge_default_stepwise": ("judge", "default", "none", "stepwise"),
}


@pytest.fixture(scope="module")
def told(released, tmp_path_factory):
    """What lm-eval sent and made of the responses, by task; one process for all."""
    if not PYTHON.exists():
        pytest.skip("lm-eval is not installed: make harness")
    folder = tmp_path_factory.mktemp("lm_eval")
    asked = {}
    for name, (benchmark, *_) in TASKS.items():
        asked.setdefault(str(released / benchmark), []).append(name)
    offline = {"HF_HUB_OFFLINE": "1", "HF_DATASETS_OFFLINE": "1", "HF_HOME": str(folder / "cache")}
    done = subprocess.run(
        [PYTHON.absolute(), Path(__file__).with_name("harness.py"), folder / "told.json"],
        input=json.dumps(asked),
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(REPOSITORY), **offline},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads((folder / "told.json").read_text())


def asked_rows(benchmark, config):
    """So that `--limit` takes a balanced sample of them."""
    return balanced([row for row in rows(benchmark)[config] if not row.get("has_image")])


def messages(row, plan):
    """What `evaluate` sends first."""
    step = registry.benchmark(plan.benchmark).asking.next_step(row, plan, [])
    return [{"role": message.role, "content": message.text} for message in step.messages]


@soak
@pytest.mark.slow
@pytest.mark.parametrize("name", TASKS)
def test_messages_and_verdicts_are_those_of_evaluate(name, told):
    benchmark, config, control, scheme = TASKS[name]
    plan = Plan(benchmark, config, control=control, scheme=scheme)
    of_config = asked_rows(benchmark, config)
    expected = []
    for number, row in enumerate(of_config):
        responses = responses_to(row)
        response = responses[number % len(responses)]
        right = float(sp.score(row, response).right)
        expected.append(
            {
                "id": row["id"],
                "messages": messages(row, plan),
                "until": [],
                "response": response,
                "right": right,
            }
        )
    assert told[name]["sent"] == expected
    share = sum(each["right"] for each in expected) / len(expected)
    assert told[name]["mean"] == pytest.approx(share)
    assert 0 < share < 1


@soak
@pytest.mark.slow
@pytest.mark.parametrize("name", TASKS)
def test_every_kind_of_response_has_its_verdict(name, told):
    benchmark, config, *_ = TASKS[name]
    by_id = {row["id"]: row for row in rows(benchmark)[config]}
    for row_id, verdicts in told[name]["all"].items():
        for response, metrics in zip(responses_to(by_id[row_id]), verdicts, strict=True):
            score = sp.score(by_id[row_id], response)
            assert metrics == {
                "right": float(score.right),
                "score": float(score.value),
                "undecided": float(score.verdict == "undecided"),
            }


def test_every_config_that_can_be_asked_in_one_message_has_a_task():
    named = {
        Path(name).stem for benchmark in BENCHMARKS for name in files(benchmark) if name.endswith(".yaml")
    }
    shots = {f"seedproof_number_game_mixed_{number}_shot" for number in (2, 5, 10, 20)}
    levels = {f"seedproof_number_game_{level}" for level in ("easy", "medium", "hard")}
    assert named == set(TASKS) | shots | levels


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_a_task_is_named_by_its_file(benchmark):
    for name, content in files(benchmark).items():
        if name.endswith(".yaml"):
            declared = yaml.safe_load(content.replace(b"!function ", b""))
            assert declared["task"] == Path(name).stem


def test_the_lock_has_what_the_project_lacks_and_the_version_that_the_text_names():
    locked = packages(LOCK)
    own = packages(Path("requirements.lock"))
    assert not locked.keys() & own.keys()
    assert locked["lm-eval"].startswith(f"lm-eval=={LM_EVAL} ")
    assert all("--hash=sha256:" in lines for lines in locked.values())
    assert not re.search(r"\w+://", LOCK.read_text())


@soak
@pytest.mark.slow
def test_the_environment_of_lm_eval_has_the_libraries_of_the_project(told):
    code = "from importlib.metadata import version; print(version('datasets'))"
    done = subprocess.run([PYTHON.absolute(), "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == version("datasets")
