"""`evals/rewards.py`: called as TRL and reasoning-gym call it."""

import pytest

import seedproof as sp
from tests.corpus.reading import lines
from tests.evals.releases import BENCHMARKS, rows
from tests.evals.responses import responses_to


def columns_of(of_config):
    """Rows as TRL passes them on: a list a column."""
    return {name: [row[name] for row in of_config] for name in of_config[0]}


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_a_completion_is_worth_what_its_score_is(benchmark, load):
    of_config = next(iter(rows(benchmark).values()))[:20]
    completions = [responses_to(row)[number] for number, row in enumerate(of_config)]
    expected = [
        float(sp.score(row, response).value) for row, response in zip(of_config, completions, strict=True)
    ]
    reward = load(benchmark).reward
    prompts = [row["question"] for row in of_config]
    columns = columns_of(of_config)
    # TRL passes more than columns: the state of the trainer, and functions.
    assert reward(prompts, completions, trainer_state=object(), **columns) == expected
    messages = [[{"role": "assistant", "content": text}] for text in completions]
    assert reward([[{"role": "user", "content": text}] for text in prompts], messages, **columns) == expected
    parts = [[{"role": "assistant", "content": [{"type": "text", "text": text}]}] for text in completions]
    assert reward(prompts, parts, **columns) == expected
    assert 1.0 in expected
    assert 0.0 in expected


def test_of_several_messages_the_last_one_counts(load):
    row = rows("curriculum")["problems"][0]
    said = [{"role": "assistant", "content": "Answer: 0"}, {"role": "user", "content": "?"}]
    last = {"role": "assistant", "content": f"Answer: {row['answer']}"}
    reward = load("curriculum").reward
    assert reward(["?"], [[*said, last]], **columns_of([row])) == [1.0]
    assert reward(["?"], [[{"role": "assistant", "content": None}]], **columns_of([row])) == [0.0]


def test_a_game_is_worth_its_share_of_the_points(load):
    row = rows("number_game")["mixed"][0]
    response = row["simple_solution"]
    share = sp.score(row, response).value
    assert 0 < share <= 1
    assert load("number_game").score_answer(response, row) == float(share)


def test_an_answer_is_scored_by_an_entry_or_its_metadata(load):
    row = rows("missing_fact")["zero_shot"][0]
    score_answer = load("missing_fact").score_answer
    entry = {"question": row["question"], "answer": row["answer"], "metadata": row}
    assert score_answer(row["answer"], entry) == 1.0
    assert score_answer(row["answer"], row) == 1.0
    assert score_answer("12345/7", entry) == 0.0
    assert score_answer(None, entry) == 0.0


def test_of_the_corpus_only_right_answers_and_points_are_worth_something(load):
    by_id = {row["id"]: row for row in lines("seen", "rows")}
    undecided = 0
    for response in lines("seen", "responses")[::10]:
        row = by_id[response["row"]]
        score = sp.score(row, response["response"])
        worth = load(row["id"].partition("/")[0]).score_answer(response["response"], row)
        assert worth == float(score.value)
        assert worth == 0 or score.verdict == "right" or "value" in response
        undecided += score.verdict == "undecided"
    assert undecided > 0
