"""`evals/inspect_tasks.py`: what is sent, how an episode goes on and what is right are as in `evaluate`."""

import json
import os
import subprocess
import sys
from base64 import b64encode
from importlib.metadata import version
from pathlib import Path

import pytest

import seedproof as sp
from pipeline.evals.readme import INSPECT
from pipeline.evaluating.transcripts.lines import episode_of
from pipeline.releasing.parquet import read_parquet
from seedproof.contract import registry
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Plan
from tests.circles import soak
from tests.conftest import REPOSITORY
from tests.evals.model import said_to
from tests.evals.releases import WITH_IMAGE, rows

EPISODES = "seedproof_episodes"

CONFIGS = (
    ("missing_fact", "zero_shot"),
    ("curriculum", "problems"),
    ("number_game", "mixed"),
    ("university", "default"),
    ("judge", "default"),
)


def answers_of(benchmark):
    """What the model answers to each question, to every third one wrongly."""
    answers = {}
    for of_config in rows(benchmark).values():
        for number, row in enumerate(of_config):
            is_wrong = number % 3 == 2
            answers[row["question"]] = "Answer: 12345" if is_wrong else f"Answer: {row['answer']}"
    return answers


@pytest.fixture(scope="module")
def inspected(released, tmp_path_factory):
    """What inspect sent and logged, by benchmark and what was chosen; one process for all."""
    asked = {benchmark: (benchmark, {"config": config}) for benchmark, config in CONFIGS}
    judge = f"{released}/judge"
    asked["sample"] = ("judge", {"release": f"{judge}@v1.2.3", "sample": 3, "attempts": 2})
    asked["version"] = ("judge", {"release": f"{judge}@v9.9.9"})
    asked["config"] = ("judge", {"config": "hard"})
    runs = [(str(released / name), arguments, answers_of(name)) for name, arguments in asked.values()]
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("inspecting.py"), tmp_path_factory.mktemp("logs")],
        input=json.dumps(runs),
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return dict(zip(asked, json.loads(done.stdout), strict=True))


def response_of(episode):
    return episode.turns[-1].text if episode.end == "answer" else ""


def played(benchmark, config):
    """The ends of the episodes that `evaluate` would play, and all that it would send."""
    asking = registry.benchmark(benchmark).asking
    plan = asking.planned(Plan(benchmark, config))
    answers = answers_of(benchmark)
    sent = []

    def say(messages):
        told = [(message.role, message.text) for message in messages]
        sent.append(told)
        return said_to(told, answers)

    follow_ups = rows(benchmark)[asking.follow_ups.config] if asking.follow_ups else []
    responses = {}
    for row in rows(benchmark)[config]:
        response = responses[row["id"]] = response_of(play(asking, row, plan, say))
        if not sp.score(row, response).right:
            continue
        for follow_up in follow_ups:
            if follow_up["parent_id"] == row["id"]:
                behind = play(asking, follow_up, plan, say, parent=(row["id"], response))
                responses[behind.id] = response_of(behind)
    return responses, sent


@soak
@pytest.mark.slow
@pytest.mark.parametrize(("benchmark", "config"), CONFIGS)
def test_messages_episodes_and_verdicts_are_those_of_evaluate(benchmark, config, inspected):
    responses, sent = played(benchmark, config)
    log = inspected[benchmark]
    assert sorted(map(json.dumps, log["sent"])) == sorted(map(json.dumps, sent))
    lines = [line for sample in log["samples"] for line in sample["store"][EPISODES]]
    kept = [episode_of(line.encode(), "log") for line in lines]
    assert {episode.id: response_of(episode) for episode in kept} == responses
    assert len(log["samples"]) == len(rows(benchmark)[config])
    by_id = {row["id"]: row for row in rows(benchmark)[config]}
    for sample in log["samples"]:
        score = sp.score(by_id[sample["id"]], responses[sample["id"]])
        assert sample["metadata"]["verdict"] == score.verdict
        assert sample["value"] == float(score.value)
    assert log["task"] == benchmark
    assert 0 < log["accuracy"] < 1


@soak
@pytest.mark.slow
def test_an_image_stands_before_the_text_as_the_release_has_it(released, inspected):
    of_config = rows("university")["default"]
    (row,) = [row for row in of_config if row["id"] == WITH_IMAGE]
    _, stored, _ = read_parquet(released / "university/data/default/test.parquet")
    (image,) = [each["image"]["bytes"] for each in stored if each["id"] == WITH_IMAGE]
    assert image.startswith(b"\x89PNG")
    sent = f"data:image/png;base64,{b64encode(image).decode()}"
    assert inspected["university"]["images"] == {row["question"]: sent}


@soak
@pytest.mark.slow
def test_another_release_and_the_choices_of_evaluate_can_be_named(released, inspected):
    assert len(inspected["sample"]["samples"]) == 6
    assert inspected["version"]["refused"] == (
        f"{released}/judge: is version 1.2.3, and 9.9.9 was asked for. Leave one out"
    )
    assert inspected["config"]["refused"].endswith("has no config 'hard', expected one of: default")


def test_the_text_names_the_version_of_inspect_that_is_installed():
    assert version("inspect-ai") == INSPECT
