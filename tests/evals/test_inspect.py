"""`evals/inspect_tasks.py`: what is sent, how an episode goes on and what is right are as in `evaluate`."""

import json
import subprocess
import sys
from base64 import b64encode
from importlib.metadata import version
from pathlib import Path

import msgspec
import pytest

import seedproof as sp
from pipeline.evals.readme import INSPECT
from pipeline.evaluating.planning.heads import Source, head_of
from pipeline.evaluating.planning.questions import Questions
from pipeline.evaluating.transcripts.head import RunHead, SolverHead
from pipeline.evaluating.transcripts.lines import episode_of
from pipeline.releasing.parquet import read_parquet
from seedproof.contract import registry
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Plan
from seedproof.record.rows import rows_digest
from tests.evals.model import said_to
from tests.evals.releases import WITH_IMAGE, rows

HEAD = "seedproof_head"
EPISODES = "seedproof_episodes"

CONFIGS = (
    ("missing_fact", "zero_shot"),
    ("missing_fact", "four_shot"),
    ("curriculum", "problems"),
    ("number_game", "mixed"),
    ("university", "default"),
    ("judge", "default"),
)
SAMPLED = (("curriculum", "problems"), ("missing_fact", "four_shot"))


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
    """What inspect sent and logged, by benchmark, config and whether it was a sample; one process for all."""
    asked = [(benchmark, {"config": config}) for benchmark, config in CONFIGS]
    asked += [(benchmark, {"config": config, "sample": 3, "attempts": 2}) for benchmark, config in SAMPLED]
    asked.append(("judge", {"config": "default", "sample": 3, "release": "acme/judge"}))
    asked.append(("judge", {"config": "hard", "sample": 3}))
    runs = [(str(released / name), arguments, answers_of(name)) for name, arguments in asked]
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("inspecting.py"), tmp_path_factory.mktemp("logs")],
        input=json.dumps(runs),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    return {
        (name, arguments["config"], "sample" in arguments): log
        for (name, arguments), log in zip(asked, told, strict=True)
    }


def response_of(episode):
    return episode.turns[-1].text if episode.end == "answer" else ""


def played(benchmark, config):
    """The episodes that `evaluate` would play, and all that it would send."""
    asking = registry.benchmark(benchmark).asking
    plan = asking.planned(Plan(benchmark, config))
    answers = answers_of(benchmark)
    sent = []

    def say(messages):
        told = [(message.role, message.text) for message in messages]
        sent.append(told)
        return said_to(told, answers)

    follow_ups = rows(benchmark)[asking.follow_ups.config] if asking.follow_ups else []
    episodes = {}
    for row in rows(benchmark)[config]:
        main = play(asking, row, plan, say)
        episodes[main.id] = main
        if not sp.score(row, response_of(main)).right:
            continue
        for follow_up in follow_ups:
            if follow_up["parent_id"] == row["id"]:
                behind = play(asking, follow_up, plan, say, parent=(row["id"], response_of(main)))
                episodes[behind.id] = behind
    return episodes, sent


def bare(episode):
    """An episode without what only a provider knows."""
    turns = [msgspec.structs.replace(turn, finish=None, usage=None, model=None) for turn in episode.turns]
    return msgspec.structs.replace(episode, turns=tuple(turns))


@pytest.mark.slow
@pytest.mark.parametrize(("benchmark", "config"), CONFIGS)
def test_messages_episodes_and_verdicts_are_those_of_evaluate(benchmark, config, inspected):
    episodes, sent = played(benchmark, config)
    log = inspected[benchmark, config, False]
    assert len(log["samples"]) == len(rows(benchmark)[config])
    assert sorted(map(json.dumps, log["sent"])) == sorted(map(json.dumps, sent))
    lines = [line for sample in log["samples"] for line in sample["store"][EPISODES]]
    kept = [episode_of(line.encode(), "log") for line in lines]
    assert {episode.id: bare(episode) for episode in kept} == episodes
    by_id = {row["id"]: row for row in rows(benchmark)[config]}
    for sample in log["samples"]:
        score = sp.score(by_id[sample["id"]], response_of(episodes[sample["id"]]))
        assert sample["metadata"]["verdict"] == score.verdict
        assert sample["value"] == float(score.value)
    assert log["task"] == benchmark
    assert log["metrics"].keys() == {"mean", "stderr"}
    assert 0 < log["metrics"]["mean"] < 1


@pytest.mark.slow
@pytest.mark.parametrize(("benchmark", "config"), SAMPLED)
def test_a_log_says_what_was_asked_as_evaluate_does(benchmark, config, inspected):
    log = inspected[benchmark, config, True]
    ids = {sample["id"] for sample in log["samples"]}
    of_config = rows(benchmark)[config]
    asking = registry.benchmark(benchmark).asking
    plan = asking.planned(Plan(benchmark, config))
    behind = rows(benchmark)[asking.follow_ups.config] if asking.follow_ups else []
    questions = Questions(of_config, {}, rows_digest([*of_config, *behind]))
    chosen = tuple(row["id"] for row in of_config if row["id"] in ids)
    source = Source(version="1.2.3", split="test", rows=chosen, attempts=2)
    unknown = SolverHead("imported", "", None, None, None, None, None)
    stated = msgspec.convert(log["metadata"][HEAD], RunHead)
    assert stated == head_of(plan, source, questions, unknown, None)
    assert len(ids) == 3
    assert len(log["samples"]) == 6


@pytest.mark.slow
def test_an_image_stands_before_the_text_as_the_release_has_it(released, inspected):
    of_config = rows("university")["default"]
    (row,) = [row for row in of_config if row["id"] == WITH_IMAGE]
    _, stored, _ = read_parquet(released / "university/data/default/test.parquet")
    (image,) = [each["image"]["bytes"] for each in stored if each["id"] == WITH_IMAGE]
    assert image.startswith(b"\x89PNG")
    sent = f"data:image/png;base64,{b64encode(image).decode()}"
    assert inspected["university", "default", False]["images"] == {row["question"]: sent}


@pytest.mark.slow
def test_a_config_that_is_not_there_is_refused_in_one_line(released, inspected):
    assert inspected["judge", "hard", True]["refused"] == (
        f"{released}/judge/jsonl/hard/test.jsonl: is not there, expected a config and a split of the release"
    )


@pytest.mark.slow
def test_a_release_on_the_hub_needs_a_revision(inspected):
    assert inspected["judge", "default", True]["refused"] == (
        "acme/judge: is no folder and names no revision, expected NAMESPACE/NAME@vX.Y.Z"
    )


def test_the_text_names_the_version_of_inspect_that_is_installed():
    assert version("inspect-ai") == INSPECT
