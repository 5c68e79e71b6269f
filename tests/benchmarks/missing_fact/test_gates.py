"""The gates refuse corrupted rows: proved by corrupting a thousand, in every family and every column."""

import pytest

from pipeline.stages.validate import misplaced
from seedproof.benchmarks.missing_fact import FAMILIES, cycle, generate, validate
from seedproof.record.draws import Draws
from seedproof.record.seeds import RowId
from tests.corruption import COLUMNS, corrupted, shown

PER_FAMILY = 60


def rows_of(name, count=8):
    for number in range(count):
        yield generate.rebuild(RowId("missing_fact", name, 1 + number % 3, str(number)), "gates")


def found(row):
    """What the gates of single rows say; they do not look at the seed's row."""
    return [*misplaced(row, "missing_fact", "gates"), *validate.check(row), *cycle.check(row)]


@pytest.mark.parametrize("name", FAMILIES)
def test_corrupted_rows_are_refused(name):
    rows, draws = list(rows_of(name)), Draws(RowId("missing_fact", name, 1, "0").seed("corruption"))
    for number in range(PER_FAMILY):
        column = COLUMNS[number % len(COLUMNS)]
        row = draws.choice(rows)
        wrong, column = corrupted(row, draws, column)
        assert found(wrong), (
            f"{column} of {row['id']} became {shown(wrong, column)}, was {shown(row, column)}"
        )


@pytest.mark.parametrize("name", FAMILIES)
def test_the_hint_in_the_view_is_a_leak(name):
    for row in rows_of(name, 3):
        leaky = row | {"view": [*row["view"], row["hint"]]}
        leaky["question"] = row["question"].replace("\n\nTask", f"\n- {row['hint']}\n\nTask")
        assert list(cycle.check(leaky))


@pytest.mark.parametrize("name", FAMILIES)
def test_a_wrong_answer_is_caught_by_each_gate_alone(name):
    for row in rows_of(name, 3):
        wrong = row | {"answer": row["witnesses"][0]["answer"]}
        assert "not-unique" in {finding.code for finding in validate.check(wrong)}
        assert "answer" in {finding.code for finding in cycle.check(wrong)}


@pytest.mark.parametrize("name", FAMILIES)
def test_a_wrong_fact_is_caught(name):
    """Facts of one row under the text of another."""
    first, *others = rows_of(name, 9)
    second = next(row for row in others if row["facts"] != first["facts"])
    assert list(cycle.check(first | {"facts": second["facts"]}))
