"""Each trainer itself runs what the page shows of it."""

import json
import re
from itertools import islice

import pytest

from pipeline.evaluating.scripted.oracles.missing_fact import request_for
from seedproof.gyms import Stream, prompt, reward
from seedproof.gyms.episode import Episode
from seedproof.gyms.tasks import row_of
from seedproof.record.seeds import ENDLESS
from tests.circles import soak
from tests.gyms.environments import PAGE, block, run

pytestmark = [soak, pytest.mark.slow]


def said_to(task):
    """What three models say: one asks for the fact and answers, one answers wrongly, one says nothing."""
    row = row_of(task)
    return (
        [f"Request: {request_for(row['family'], row['hint_slot'])}", f"Answer: {row['answer']}"],
        [f"Answer: {row['answer']}1"],
        ["I do not know.", "I still do not know."],
    )


def test_steps_of_grpo_follow_rewards_and_go_on_from_a_checkpoint(tmp_path):
    told = run("trl", "train_trl.py", block("GRPOTrainer("), tmp_path)
    rewards = [paid for _, group in told["paid"] for paid in group]
    assert set(rewards) == {0.0, 1.0}
    assert told["changed"]
    assert [len(set(ids)) for ids, _ in told["paid"]] == [1, 1, 1, 1]
    steps = [int(ids[0].rpartition("/")[2]) - ENDLESS for ids, _ in told["paid"]]
    # The loader reads a task ahead.
    assert steps == [0, 1, 3, 4]
    assert [state["step"] for state in told["states"]] == [3, 6]
    assert [set(state["weights"]) for state in told["states"]] == [{100, 2}, {100, 4}]


def test_the_reward_manager_of_verl_pays_what_a_reward_is(tmp_path):
    (path,) = re.findall(r"custom_reward_function\.path=(\S+)", PAGE)
    paid = run("trl", "reward_verl.py", block("verl.record"), tmp_path, path)
    assert_paid(paid)


def test_the_server_of_nemo_gym_pays_what_a_reward_is(tmp_path):
    code = block("nemo.line") + block("nemo_server")
    assert_paid(run("nemo", "serve_nemo.py", code, tmp_path))


def assert_paid(paid):
    """By task: its prompt, responses, and what each earned."""
    tasks = list(islice(Stream("number_game", seed=7), 3))
    for task, (messages, texts, rewards) in zip(tasks, paid, strict=True):
        assert messages == prompt(task)
        assert rewards == [reward(task, text) for text in texts]
        assert rewards[0] > 0


def expected(task, texts):
    """The messages that a model reads in an episode, with what it says, and the reward."""
    episode = Episode(task)
    messages = [[one["role"], one["content"]] for one in episode.messages]
    for text in texts:
        messages.append(["assistant", text])
        reply = episode.hear(text)
        if reply is not None:
            messages.append(["user", reply])
    return messages, episode.reward


def test_verifiers_plays_episodes_with_requests(tmp_path):
    tasks = list(islice(Stream("missing_fact", seed=7), 3))
    script = {task.id: said_to(task)[place] for place, task in enumerate(tasks)}
    played = run("verifiers", "play_verifiers.py", block("vf.load_environment"), tmp_path, json.dumps(script))
    for task, (row_id, messages, paid) in zip(tasks, played, strict=True):
        assert row_id == task.id
        assert (messages, paid) == expected(task, script[task.id])
    assert [paid for *_, paid in played] == [1.0, 0.0, 0.0]


def test_the_client_of_openenv_plays_episodes_with_requests(tmp_path):
    stream = Stream("missing_fact", seed=7)
    tasks = list(islice(stream, 3))
    episodes = [(place, said_to(task)[place]) for place, task in enumerate(tasks)]
    played = run("openenv", "play_openenv.py", block("create_fastapi_app"), tmp_path, json.dumps(episodes))
    for task, (_, texts), steps in zip(tasks, episodes, played, strict=True):
        episode = Episode(task)
        assert steps[0] == [episode.messages, False, None]
        for text, (messages, done, paid) in zip(texts, steps[1:], strict=True):
            episode.hear(text)
            assert (messages, done) == (episode.messages, episode.end is not None)
            assert paid == episode.reward
        assert steps[-1][1]
    assert [steps[-1][2] for steps in played] == [1.0, 0.0, 0.0]
