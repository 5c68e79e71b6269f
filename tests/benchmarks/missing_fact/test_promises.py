"""Every family of `missing_fact` keeps every promise: one test per promise, run over all families."""

import json
import re
from fractions import Fraction
from functools import cache
from importlib import import_module

import pytest

from seedproof.benchmarks.missing_fact import FAMILIES, cycle, generate, guessing, likeness, validate, work
from seedproof.record.seeds import RowId

HIGHEST = 6

SAMPLED = 4
"""Rows of each difficulty that are proved and read back, as the build does with every row of a release."""

WORDED = 25
"""Rows of each difficulty whose words are compared."""


def difficulties(name):
    return range(1, (generate.family_of(name).max_difficulty or HIGHEST) + 1)


@cache
def row_of(name, difficulty, number):
    """A row that all tests share: only to be read."""
    return generate.rebuild(RowId("missing_fact", name, difficulty, str(number)), "promises")


def sampled(name, difficulty, count=SAMPLED):
    for number in range(count):
        yield row_of(name, difficulty, number)


@pytest.mark.parametrize("name", FAMILIES)
def test_every_row_is_proved_and_read_back_at_every_difficulty(name):
    for difficulty in difficulties(name):
        for row in sampled(name, difficulty):
            assert [*map(str, validate.check(row)), *map(str, cycle.check(row))] == []


@pytest.mark.parametrize("name", FAMILIES)
def test_a_row_depends_on_its_seed_alone(name):
    for row in sampled(name, 2):
        again = generate.rebuild_from_seed(name, 2, row["seed"], row["id"])
        assert again == row
        assert json.dumps(again) == json.dumps(row)


@pytest.mark.parametrize("name", FAMILIES)
def test_the_request_of_a_demonstration_asks_for_the_slot(name):
    family = generate.family_of(name)
    for difficulty in difficulties(name):
        drawn = generate.drawn_from(name, difficulty, f"{difficulty:032x}")
        request = family.words(drawn.problem, drawn.draws).request
        assert cycle.reader_of(name).read_request(request) == drawn.problem.slot


@pytest.mark.parametrize("name", FAMILIES)
def test_facts_are_exact_and_ordered(name):
    """Integers, fractions, names, lists and dictionaries: no float, no set, nothing that JSON would bend."""
    todo = []
    for difficulty in difficulties(name):
        todo.append(generate.drawn_from(name, difficulty, f"{difficulty:032x}").problem.facts)
    while todo:
        part = todo.pop()
        assert type(part) in (int, str, Fraction, list, tuple, dict), part
        todo += part.values() if isinstance(part, dict) else part if isinstance(part, list | tuple) else []


def made(name, wanted, root_seed="promises"):
    parts = [(generate.DEMONSTRATIONS, 4, root_seed), ("test", wanted, root_seed)]
    return generate.make_family(name, (1, 2, 3), [generate.Quota(*part) for part in parts])


def examples(name, batch):
    keys = ("question", "request", "hint", "answer")
    return [(name, {key: row[key] for key in keys}) for row in batch.demonstrations]


@pytest.mark.parametrize("name", FAMILIES)
def test_no_problem_stands_twice_under_other_names_or_in_another_order(name):
    """The generator's fingerprints are coarse; the survey lists what is really the same."""
    wanted = {"A": 20, "B": 50}[generate.family_of(name).family_type]
    batch = made(name, wanted)
    rows = batch.splits["test"]
    assert len({validate.identity(row) for row in rows + batch.demonstrations}) == 3 * (wanted + 4)
    assert list(map(str, likeness.alike(rows, examples(name, batch)))) == []


@pytest.mark.parametrize("name", FAMILIES)
def test_a_demonstration_on_the_facts_of_a_row_is_found(name):
    batch = made(name, 1)
    row = batch.splits["test"][0]
    shown = {key: row[key] for key in ("question", "hint", "answer")} | {"request": ""}
    assert {finding.code for finding in likeness.alike([row], [(name, shown)])} == {"alike"}


@pytest.mark.parametrize("name", FAMILIES)
def test_every_image_of_a_problem_has_the_same_least_image(name):
    survey = guessing.survey_of(name)
    for row in sampled(name, 2, 3):
        said = cycle.read_back(row)
        for facts in (said.facts, said.reading.facts):
            images = list(survey.images(facts))
            least = {likeness.least_image(name, image) for image in images[:6] + images[-6:]}
            assert len(least) == 1


@pytest.mark.parametrize("name", FAMILIES)
def test_every_sentence_that_the_holder_has_suffices(name):
    for row in sampled(name, 2):
        assert [entry["slot"] for entry in row["held"]] == row["accepted_slots"]
        assert row["held"][0] == {"slot": row["hint_slot"], "hint": row["hint"], "value": row["hint_value"]}
        for entry in row["held"]:
            alone = row | {"hint": entry["hint"], "hint_slot": entry["slot"], "hint_value": entry["value"]}
            said = cycle.read_back(alone)
            assert (said.slot, said.hint_value, said.answer) == (entry["slot"], entry["value"], row["answer"])


@pytest.mark.parametrize("name", FAMILIES)
def test_the_names_of_a_tuple_are_in_the_row(name):
    for row in sampled(name, 1):
        places = row["answer"].strip("()").split(", ")
        assert len(row["names"]) == (len(places) if row["answer_type"] == "tuple" else 0)


@pytest.mark.parametrize("name", FAMILIES)
def test_the_true_hint_is_a_completion_that_the_ranges_allow(name):
    """Or one that gives the same answer: completions that stand for the same are listed once."""
    for difficulty in (1, 2, 3):
        for row in sampled(name, difficulty):
            weights = guessing.answers_of(name, row["facts"], row["hint_slot"], difficulty)
            assert weights[row["answer"]] > 0
            assert len(weights) >= 2


@pytest.mark.parametrize("name", FAMILIES)
def test_the_text_varies(name):
    rows = [row for difficulty in (1, 2, 3) for row in sampled(name, difficulty, WORDED)]
    assert len({re.sub("[0-9]+", "#", row["question"]) for row in rows}) >= 40
    for column, fewest in (("target", 4), ("hint", 4)):
        assert len({re.sub("-?[0-9]+", "#", row[column]) for row in rows}) >= fewest


@pytest.mark.parametrize("name", FAMILIES)
def test_each_difficulty_is_more_work_than_the_one_before(name):
    rows = [row for difficulty in (1, 2, 3) for row in sampled(name, difficulty, WORDED)]
    easy, middle, hard = work.mean_work(rows)[name].values()
    assert easy < middle < hard


@pytest.mark.parametrize("name", FAMILIES)
def test_every_kind_of_sentence_has_four_wordings(name):
    """A tuple of sentences in `generate.py` is a kind; formulas that stand in one are none."""
    module = import_module(f"seedproof.benchmarks.missing_fact.families.{name}.generate")
    kinds = {
        constant: wordings
        for constant, wordings in vars(module).items()
        if constant.isupper()
        and isinstance(wordings, tuple)
        and all(isinstance(wording, str) and wording.endswith((".", "?")) for wording in wordings)
    }
    assert len(kinds) >= 4
    for constant, wordings in kinds.items():
        assert len(set(wordings)) >= 4, constant
