"""Every family of `missing_fact` keeps every promise: one test per promise, run over all families."""

import json
from fractions import Fraction

import pytest

from seedproof.benchmarks.missing_fact import FAMILIES, cycle, generate, validate
from seedproof.record.seeds import RowId

HIGHEST = 6
SAMPLED = 25


def difficulties(name):
    return range(1, (generate.family_of(name).max_difficulty or HIGHEST) + 1)


def sampled(name, difficulty, count=SAMPLED):
    for number in range(count):
        yield generate.rebuild(RowId("missing_fact", name, difficulty, str(number)), "promises")


@pytest.mark.parametrize("name", FAMILIES)
def test_every_row_is_proved_and_read_back_at_every_difficulty(name):
    for difficulty in difficulties(name):
        for row in sampled(name, difficulty):
            assert [*map(str, validate.check(row)), *map(str, cycle.check(row))] == []


@pytest.mark.parametrize("name", FAMILIES)
def test_a_row_depends_on_its_seed_alone(name):
    for row in sampled(name, 2, 5):
        again = generate.rebuild_from_seed(name, 2, row["seed"], row["id"])
        assert again == row
        assert json.dumps(again) == json.dumps(row)


@pytest.mark.parametrize("name", FAMILIES)
def test_the_request_of_a_demonstration_asks_for_the_slot(name):
    family = generate.family_of(name)
    for difficulty in difficulties(name):
        drawn = generate.candidate(family, difficulty, f"{difficulty:032x}")
        request = family.words(drawn.problem, drawn.draws).request
        assert cycle.reader_of(name).read_request(request) == drawn.problem.slot


@pytest.mark.parametrize("name", FAMILIES)
def test_facts_are_exact_and_ordered(name):
    """Integers, fractions, names, lists and dictionaries: no float, no set, nothing that JSON would bend."""
    todo = []
    for difficulty in difficulties(name):
        todo.append(
            generate.candidate(generate.family_of(name), difficulty, f"{difficulty:032x}").problem.facts
        )
    while todo:
        part = todo.pop()
        assert type(part) in (int, str, Fraction, list, tuple, dict), part
        todo += part.values() if isinstance(part, dict) else part if isinstance(part, list | tuple) else []


@pytest.mark.parametrize("name", FAMILIES)
def test_there_are_enough_distinct_rows(name):
    wanted = {"A": 20, "B": 50}[generate.family_of(name).family_type]
    parts = [(generate.DEMONSTRATIONS, 4, 1234), ("test", wanted, 1234)]
    made = generate.make_family(name, (1, 2, 3), [generate.Quota(*part) for part in parts])
    rows = made.splits["test"] + made.demonstrations
    assert len({validate.identity(row) for row in rows}) == len(rows) == 3 * (wanted + 4)
