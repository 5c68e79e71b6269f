"""A damaged row is refused, or what is damaged does not matter: never something between."""

import pytest

from pipeline.certifying.engines import ENGINES
from tests.certifying.damage import DAMAGES, damaged, fates
from tests.certifying.pipeline.rows import ROWS

ROW = ROWS[0]


def z3():
    pytest.importorskip("z3")
    return [ENGINES["z3"]]


def fates_of(kind):
    return list(fates("missing_fact", [bad for row in ROWS for bad in damaged(row, kind)], z3()))


@pytest.mark.parametrize("kind", ["answer changed", "answers exchanged"])
def test_another_answer_is_refused(kind):
    found = fates_of(kind)
    assert len(found) >= len(ROWS)
    assert set(found) == {"refused"}


def test_notes_that_tell_the_hint_are_not_let_through():
    assert set(fates_of("hint told")) <= {"refused", "unreadable"}


def test_a_changed_number_is_refused():
    assert set(fates_of("number changed")) <= {"refused", "unreadable"}


def test_without_a_note_most_rows_are_not_let_through():
    """Who knows what `not H` means does not need to be told."""
    found = fates_of("sentence dropped")
    assert set(found) <= {"refused", "unreadable", "still true"}
    assert found.count("still true") < len(found) / 2


def test_sound_rows_stay_true():
    assert set(fates("missing_fact", ROWS, z3())) == {"still true"}


def test_a_note_is_changed_wherever_the_row_says_it():
    for kind in ("number changed", "sentence dropped", "hint told"):
        for bad in damaged(ROW, kind):
            notes = bad["question"].partition("Your notes:\n- ")[2].partition("\n\nTask: ")[0]
            assert notes.split("\n- ") == bad["view"]


def test_every_damage_is_one(subtests):
    for kind in DAMAGES:
        with subtests.test(kind=kind):
            bad = damaged(ROW, kind)
            assert 0 < len(bad) <= 4
            assert all(each != ROW for each in bad)


def test_a_row_without_notes_is_damaged_in_its_sentences():
    row = {
        "question": "Ann has 3 pens. She buys 4 more.\nHow many has she?\n\nEnd with `Answer: 1`.",
        "answer": "7",
    }
    assert [each["answer"] for each in damaged(row, "answer changed")] == ["8"]
    assert [each["question"].partition("\n\n")[0] for each in damaged(row, "sentence dropped")] == [
        "She buys 4 more.\nHow many has she?",
        "Ann has 3 pens. \nHow many has she?",
        "Ann has 3 pens. She buys 4 more.",
    ]
    assert [each["question"].partition("\n")[0] for each in damaged(row, "number changed")] == [
        "Ann has 4 pens. She buys 4 more.",
        "Ann has 3 pens. She buys 5 more.",
    ]
    assert damaged(row, "hint told") == damaged(row, "answers exchanged") == []
