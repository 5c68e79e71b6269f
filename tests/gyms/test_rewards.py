"""Prompts and rewards: what trainers carry has no answer, and no response, however hostile, stops one."""

import json
import signal
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest

import seedproof as sp
from seedproof.contract import registry
from seedproof.episodes.turns import Plan
from seedproof.gyms import Stream, Task, nemo, prompt, reward, trl, verl
from seedproof.gyms.tasks import row_of
from tests.circles import few
from tests.evals.responses import responses_to
from tests.gyms.environments import block
from tests.ours import OURS

DEGENERATE = (
    None,
    b"Answer: 1",
    [],
    "",
    "\n" * 10_000,
    "\0",
    "\ud800",
    "Answer:",
    "Answer: \ud800",
    "Answer: " * 5_000,
    "(" * 12_000,
    "Answer: " + "(" * 12_000,
    "Answer: " + "9" * 100_000,
    "Answer: 9**9**9**9",
    "\\boxed{" * 3_000,
    "a" * 1_000_000,
)


def tasks_of(name, count=4):
    return list(islice(Stream(name, seed=7, prove=False), count))


@pytest.mark.parametrize("name", few(OURS))
def test_a_reward_is_the_value_of_the_score(name):
    for task in tasks_of(name):
        row = sp.rebuild(*task)
        texts = [*responses_to(row), row.get("simple_solution", "")]
        assert [reward(task, text) for text in texts] == [float(sp.score(row, text).value) for text in texts]


@pytest.mark.parametrize("name", OURS)
def test_no_degenerate_response_raises_or_earns(name, subtests):
    (task,) = tasks_of(name, 1)
    for response in DEGENERATE:
        with subtests.test(repr(response)[:40]):
            assert reward(task, response) == 0.0


def test_partial_credit_is_that_of_games_alone():
    (game,) = tasks_of("number_game", 1)
    assert 0 < reward(game, row_of(game)["simple_solution"]) <= 1
    for name in set(OURS) - {"number_game"}:
        for task in tasks_of(name):
            assert {reward(task, text) for text in responses_to(row_of(task))} <= {0.0, 1.0}


def test_threads_get_the_same_rewards_and_no_signal_is_set():
    tasks = tasks_of("university", 8)
    texts = [f"Answer: {row_of(task)['answer']}" for task in tasks]
    alarm = signal.getsignal(signal.SIGALRM)
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(reward, tasks, texts)) == list(map(reward, tasks, texts))
    assert signal.getsignal(signal.SIGALRM) == alarm


@pytest.mark.parametrize("name", OURS)
def test_a_prompt_is_what_evaluate_sends(name):
    asking = registry.benchmark(name).asking
    control = "oracle_hint" if name == "missing_fact" else "none"
    config = next(iter(registry.benchmark(name).release.configs))
    for task in tasks_of(name):
        step = asking.next_step(sp.rebuild(*task), asking.planned(Plan(name, config, control=control)), [])
        sent = [{"role": message.role, "content": message.text} for message in step.messages]
        assert prompt(task) == sent


def test_a_task_of_a_trainer_has_a_prompt_an_id_and_a_root_seed_and_no_answer():
    (task,) = tasks_of("curriculum", 1)
    answer = row_of(task)["answer"]
    line = json.loads(nemo.line(task))
    assert line == {
        "responses_create_params": {"input": prompt(task)},
        "id": task.id,
        "root_seed": "7",
    }
    record = verl.record(task)
    assert record["prompt"] == prompt(task)
    for carried in (line, record):
        assert answer not in json.dumps(carried).replace(json.dumps(prompt(task)), "")
    said = verl.compute_score(
        record["data_source"],
        f"Answer: {answer}",
        record["reward_model"]["ground_truth"],
        record["extra_info"],
    )
    assert said == 1.0


def test_trl_passes_texts_messages_and_parts_and_the_last_message_counts():
    (task,) = tasks_of("curriculum", 1)
    right = f"Answer: {row_of(task)['answer']}"
    wrong = {"role": "assistant", "content": "Answer: no idea"}
    completions = [
        right,
        [wrong, {"role": "assistant", "content": right}],
        [{"role": "assistant", "content": [{"type": "text", "text": right}, {"type": "image"}, None]}],
        [{"role": "assistant", "content": right}, wrong],
        [{"role": "assistant", "content": None}],
        [{"role": "assistant"}],
        [None],
        [],
        None,
    ]
    columns = {name: [value] * len(completions) for name, value in task._asdict().items()}
    paid = trl.reward([""] * len(completions), completions, **columns, trainer_state=object())
    assert paid == [1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]


def test_the_dataset_of_trl_follows_weights_that_change_meanwhile():
    stream = Stream("number_game", seed=7, prove=False)
    records = iter(trl.dataset(stream))
    first = next(records)
    task = Task(first["id"], first["root_seed"])
    assert first == {"prompt": prompt(task), "id": task.id, "root_seed": "7"}
    stream.weigh(difficulty={1: 0, 2: 0})
    assert {record["id"].split("/")[2] for record in islice(records, 1, 9)} == {"d3"}


def test_a_task_that_names_no_row_is_to_blame_itself():
    with pytest.raises(sp.SeedproofError, match="is not a row id"):
        reward(Task("missing_fact", "7"), "Answer: 1")


@pytest.mark.parametrize("text", ["prompt(task)", "hold_out"])
def test_what_the_page_shows_without_a_trainer_runs(text, capsys):
    exec(block(text), {})
    assert capsys.readouterr().out.endswith("0.0\n") == (text == "prompt(task)")
