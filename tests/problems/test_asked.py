"""Each part says in which form it asks for its answer, and its words say the same."""

import re

import pytest

from pipeline.mutating.kinds.asked import OTHERWISE, altered
from seedproof.answers.units import unit_of
from seedproof.benchmarks.university import cycle, generate
from seedproof.problems import TEMPLATES
from seedproof.problems.checking.asked_words import differences
from seedproof.problems.questions import asked, without_answer_form
from seedproof.record.asked_form import FORM_KINDS
from seedproof.record.seeds import RowId
from tests.circles import first_and_further

FORGED = {"unit": "furlong", "names": ["x", "x"], "kind": "none"}
"""What no question asks for."""
OTHER_NAMES = {"arctan": "atan", "arcsin": "asin", "arccos": "acos"}


def rows_of(name, numbers):
    for difficulty in generate.template_of(name).difficulties:
        for number in numbers:
            yield generate.rebuild(RowId("university", name, difficulty, str(number)), "asked")


def statement_of(row):
    return asked(without_answer_form(row["question"])).statement


@pytest.mark.parametrize("numbers", first_and_further(12))
@pytest.mark.parametrize("name", TEMPLATES)
def test_the_words_of_a_part_ask_for_the_form_that_its_template_declares(name, numbers):
    for row in rows_of(name, numbers):
        for part in row["parts"]:
            said = differences(part["asked"], statement_of(row), part["question"], part["type"])
            assert list(said) == [], part["question"]


@pytest.mark.parametrize("name", TEMPLATES)
def test_each_field_of_a_form_is_refused_when_it_is_changed(name):
    for row in rows_of(name, range(1)):
        for part in row["parts"]:
            form = part["asked"]
            forged = [altered(form, field) for field in OTHERWISE]
            forged += [form | {field: value} for field, value in FORGED.items()]
            for wrong in forged:
                said = differences(wrong, statement_of(row), part["question"], part["type"])
                assert list(said), f"{part['question']}: {wrong}"


@pytest.mark.parametrize("name", TEMPLATES)
def test_cycle_refuses_a_row_with_a_changed_form(name):
    (row,) = (generate.rebuild(RowId("university", name, 2, "0"), "asked"),)
    assert list(cycle.check(row)) == []
    for field in OTHERWISE:
        first, *others = row["parts"]
        forged = row | {"parts": [first | {"asked": altered(first["asked"], field)}, *others]}
        assert {finding.code for finding in cycle.check(forged)} == {"asked"}


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_form_can_be_met_by_the_golden_answer(name):
    for row in rows_of(name, range(4)):
        for part in row["parts"]:
            form = part["asked"]
            assert form["kind"] in FORM_KINDS
            assert not form["unit"] or unit_of(form["unit"])
            if form["kind"] == "numeral":
                assert re.fullmatch("-?[0-9]+", part["answer"])
            if form["kind"] == "fraction":
                assert re.fullmatch("-?[0-9]+(/[0-9]+)?", part["answer"])
            if form["kind"] == "tuple" and form["names"]:
                assert len(form["names"]) == _top_level(part["answer"])
            if form["kind"] != "word":
                calls = re.findall(r"([a-z]{2,})\(", part["answer"])
                assert {OTHER_NAMES.get(call, call) for call in calls} <= {*form["functions"]}


def _top_level(answer):
    """Count the values of a tuple."""
    depth = 0
    count = 1
    for sign in answer[1:-1]:
        depth += (sign == "(") - (sign == ")")
        count += sign == "," and depth == 0
    return count
