"""The oracle is right everywhere: whatever it loses would be lost for a faultless model, too."""

import pytest

from pipeline.evaluating.scripted import SOLVERS
from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.contract import registry
from seedproof.episodes.turns import Message, solver_turns
from tests.evaluating.samples import played, replies_of, tables_of, value_of
from tests.ours import OURS

ORACLE = SOLVERS["oracle"]
TABLES = [
    (benchmark, table)
    for benchmark in OURS
    if benchmark not in ("curriculum", "missing_fact")
    for table in tables_of(benchmark)
]


@pytest.mark.parametrize("protocol", ["open", "reference"])
@pytest.mark.parametrize("config", ["zero_shot", "four_shot"])
@pytest.mark.parametrize("family", FAMILIES)
def test_the_oracle_asks_once_is_given_the_fact_and_answers_right(family, config, protocol):
    rows = [row for row in tables_of("missing_fact")[config, "test"] if row["family"] == family]
    assert len(rows) == 9
    for row in rows:
        episode = played(row, ORACLE, config=config, protocol=protocol)
        (reply,) = replies_of(episode)
        assert (reply.verdict, reply.slot) == ("OFFER", reply.slot)
        assert reply.slot in row["accepted_slots"]
        assert value_of(row, episode) == 1


@pytest.mark.parametrize("name", ["oracle", "oracle-latex"])
@pytest.mark.parametrize(("benchmark", "table"), TABLES)
def test_the_oracle_is_right_in_every_table_and_scheme(benchmark, table, name):
    config, _ = table
    rows = tables_of(benchmark)[table]
    assert rows
    for scheme in registry.benchmark(benchmark).asking.schemes:
        for row in rows:
            episode = played(row, SOLVERS[name], benchmark, config, scheme=scheme)
            assert value_of(row, episode) == 1, row["id"]


def test_the_oracle_solves_problems_and_their_follow_ups_behind_its_own_responses():
    tables = tables_of("curriculum")
    responses = {}
    for row in tables["problems", "test"]:
        episode = played(row, ORACLE, "curriculum", "problems")
        responses[row["id"]] = solver_turns(episode.turns)[-1].text
        assert value_of(row, episode) == 1, row["id"]
    for row in tables["followups", "test"]:
        parent = row["parent_id"], responses[row["parent_id"]]
        episode = played(row, ORACLE, "curriculum", "followups", parent)
        assert value_of(row, episode) == 1, row["id"]


def test_the_oracle_of_a_follow_up_works_behind_the_golden_answer_too():
    for row in tables_of("curriculum")["followups", "test"]:
        episode = played(row, ORACLE, "curriculum", "followups", control="golden_dialogue")
        assert value_of(row, episode) == 1, row["id"]


@pytest.mark.parametrize("benchmark", ["missing_fact", "curriculum", "number_game"])
def test_an_oracle_that_reads_takes_no_answer_from_the_row(benchmark):
    """Nothing but the columns that it may know: its answer comes from the text."""
    for rows in tables_of(benchmark).values():
        for row in rows[:20]:
            known = {column: row[column] for column in ("id", "family")}
            questions = [turn["content"] for turn in row.get("dialogue", []) if turn["role"] == "user"]
            messages = [Message("user", text) for text in questions or [row["question"]]]
            assert ORACLE(known, messages) == ORACLE(row, messages)


def test_an_oracle_reads_the_reply_and_not_the_row():
    """Another fact from the holder gives another answer, which is wrong."""
    rows = tables_of("missing_fact")["zero_shot", "test"]
    row = next(row for row in rows if row["family"] == "bayes_missing_prior")
    value = row["hint_value"]
    other = row["witnesses"][0]["hint_value"]
    assert value in row["hint"]
    told = row["hint"].replace(value, other)
    messages = [
        Message("user", row["question"]),
        Message("assistant", "Request: P(H)"),
        Message("user", told),
    ]
    assert ORACLE(row, messages) == f"Answer: {row['witnesses'][0]['answer']}"


def test_the_oracle_of_a_benchmark_of_somebody_else_gives_the_golden_answer():
    row = {"id": "sums/small/d1/000000", "answer": "5", "answer_type": "integer"}
    assert ORACLE(row, [Message("user", "What is 2 + 3?")]) == "Answer: 5"
