"""Episodes with requests follow the protocol of `seedproof evaluate`, and the user simulator is `sp.hold`."""

from itertools import islice

import pytest

import seedproof as sp
from pipeline.evaluating.scripted.oracles.missing_fact import request_for
from seedproof.contract import registry
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Plan
from seedproof.gyms import Stream, reward
from seedproof.gyms.episode import Episode
from seedproof.gyms.tasks import row_of
from tests.ours import OURS

TASKS = list(islice(Stream("missing_fact", seed=7, prove=False), 6))
ASKING = registry.benchmark("missing_fact").asking
PLAN = ASKING.planned(Plan("missing_fact", "zero_shot"))


def scripts(row):
    request = f"Request: {request_for(row['family'], row['hint_slot'])}"
    answer = f"Answer: {row['answer']}"
    return [
        [request, answer],
        [answer],
        [f"{answer}9"],
        ["Request: the weather", request, "I see.", answer],
        ["What?", "What?", answer],
        ["Request: the weather"] * (row["budget"] + 1),
        ["", "\ud800", "\0"],
    ]


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.id)
def test_an_episode_is_that_of_evaluate(task):
    row = row_of(task)
    for script in scripts(row):
        said = iter(script)
        sent = []

        def say(messages, said=said, sent=sent):
            sent.append([{"role": message.role, "content": message.text} for message in messages])
            return next(said)

        expected = play(ASKING, row, PLAN, say)
        episode = Episode(task)
        read = []
        for text in script:
            if episode.end is None:
                read.append(episode.messages)
                reply = episode.hear(text)
                assert reply is None or episode.messages[-1] == {"role": "user", "content": reply}
        assert (read, episode.end) == (sent, expected.end)
        assert episode.messages == []
        assert episode.reward == (reward(task, script[len(read) - 1]) if expected.end == "answer" else 0.0)


def test_a_granted_request_brings_the_fact_of_the_holder():
    task = TASKS[0]
    row = row_of(task)
    request = request_for(row["family"], row["hint_slot"])
    episode = Episode(task)
    assert row["hint"] not in str(episode.messages)
    assert episode.hear(f"Request: {request}").startswith(sp.hold(row, request).text)
    assert episode.hear(f"Answer: {row['answer']}") is None
    assert episode.reward == 1.0


@pytest.mark.parametrize("name", OURS)
def test_a_benchmark_that_withholds_nothing_asks_once(name):
    task = next(Stream(name, seed=7, prove=False))
    episode = Episode(task)
    row = row_of(task)
    assert episode.hear(row.get("simple_solution") or f"Answer: {row['answer']}") is None
    assert episode.reward > 0
