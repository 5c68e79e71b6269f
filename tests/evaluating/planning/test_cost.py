"""What is told before anything is asked: bounds that hold, worked out by hand on a small release."""

import json

import pytest

from pipeline.evaluating.planning.cost import MARKS
from seedproof import load
from tests.conftest import run

MAX_TOKENS = 100


@pytest.fixture
def plan(built_few, monkeypatch, tmp_path):
    """What `--dry-run --json` tells of a benchmark."""
    monkeypatch.chdir(built_few)

    def told(benchmark, *arguments):
        asked = ("--model", "openai/x", "--out", tmp_path / "run", "--max-tokens", MAX_TOKENS, "--dry-run")
        done = run("evaluate", benchmark, *asked, *arguments, "--json")
        assert done.exit_code == 0, done.output
        return json.loads(done.output)["plans"][0]

    return told


def test_one_message_a_row_has_at_least_a_token_a_word_and_at_most_one_a_byte(plan, built_few):
    rows = load(str(built_few / "releases/number_game/1.0.0"))
    found = plan("number_game", "--price-in", 2, "--price-out", 10, "--system", "")
    words = sum(len(row["question"].split()) for row in rows)
    size = sum(len(row["question"].encode()) for row in rows)
    assert found["calls"] == [len(rows)] * 2
    assert found["tokens_in"] == [words, size + MARKS * len(rows)]
    assert found["tokens_out"] == [len(rows), MAX_TOKENS * len(rows)]
    low = (2 * words + 10 * len(rows)) / 1e6
    high = (2 * found["tokens_in"][1] + 10 * MAX_TOKENS * len(rows)) / 1e6
    assert found["dollars"] == [f"{low:.2f}", f"{high:.2f}"]
    assert plan("number_game", "--attempts", 3, "--system", "")["tokens_in"][0] == 3 * words


def test_what_the_model_said_before_counts_as_long_as_it_may_be(plan):
    found = plan("missing_fact", "--sample", 1)
    calls = found["calls"][1]
    assert calls > 2
    # The second call has one message of the model's own in it, the third two.
    assert found["tokens_in"][1] > MAX_TOKENS * calls * (calls - 1) // 2
    assert found["dollars"] is None
