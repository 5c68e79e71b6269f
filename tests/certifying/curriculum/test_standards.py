"""Every standard that is complete reads its rows, and its scripts stand and fall with what is said."""

import re

import pytest

from seedproof.certifying.curriculum.certify import certify
from seedproof.certifying.curriculum.standards.table import BARE, COMPLETE, STANDARDS, readers_of
from seedproof.certifying.script import Unread, text_of
from tests.certifying.curriculum.rows import holds, released, verdicts

FAMILIES = sorted(COMPLETE)


@pytest.mark.parametrize("family", FAMILIES)
def test_rows_are_read_by_one_reader(family):
    for number in range(8):
        row = released(family, number)
        words = row["question"].rpartition("\n\n")[0]
        assert len([reader for reader in readers_of(family) if _reads(reader, words)]) == 1
        scripts = certify(row).scripts
        assert len({script.query for script in scripts}) == len(scripts) >= 1
        assert all(text_of(script).endswith("(check-sat)\n(exit)\n") for script in scripts)


@pytest.mark.parametrize("family", FAMILIES)
def test_an_engine_agrees_with_a_row_and_with_no_other_answer(family):
    row = released(family, 1)
    assert holds(row)
    assert not holds(row | {"answer": _another(row["answer"])})


def test_a_sentence_that_nobody_knows_is_unread():
    for family in FAMILIES:
        row = released(family, 2)
        words, _, form = row["question"].rpartition("\n\n")
        for changed in (f"{words} Unless the moon is full.", f"Unless the moon is full, {words}"):
            with pytest.raises(Unread):
                certify(row | {"question": f"{changed}\n\n{form}"})


def test_a_question_must_say_the_form_of_its_answer():
    row = released("4_md_a_3", 0)
    for question in (row["question"].rpartition("\n\n")[0], f"{row['question']} Think well."):
        with pytest.raises(Unread, match="0 forms of answer"):
            certify(row | {"question": question})


def test_a_follow_up_is_beyond():
    row = released("4_md_a_3", 0) | {"kind": "counterfactual"}
    assert certify(row).scripts == ()
    assert "follow-up" in certify(row).beyond[0]


def test_tables_name_standards_that_there_are():
    assert COMPLETE.issubset(STANDARDS)
    assert set(STANDARDS).issuperset(BARE)
    with pytest.raises(Unread, match="there is no standard"):
        certify(released("4_md_a_3", 0) | {"family": "9_oa_a_1"})


def test_each_query_says_what_it_claims():
    row = released("3_md_d_8_triangle", 0)
    assert sorted(verdicts(row)) == ["consistent", "unique"]
    assert all(script.claim for script in certify(row).scripts)


def _reads(reader, words):
    try:
        return reader(words) is not None
    except Unread:
        return False


def _another(answer):
    signs = {"<": ">", "=": "<", ">": "=", "no solution": "1", "infinitely many solutions": "no solution"}
    if answer in signs:
        return signs[answer]
    if answer.startswith("("):
        return answer.rpartition(", (")[0] or "(1, 1)"
    last = re.findall(r"\d+", answer)[-1]
    head = answer.rpartition(last)[0]
    if head.endswith("/"):
        return re.sub(r"-?\d+/$", "", head) + "100003"
    return f"{head}{int(last) + 1}"
