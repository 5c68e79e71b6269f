"""One table of the sentences that ask for an answer: what is written is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import seedproof as sp
from seedproof.record.answer_forms import ANSWER_FORMS, form_asked_for
from tests.circles import few

NAMES = st.lists(st.from_regex("[a-z][a-z0-9_]{0,3}", fullmatch=True), min_size=1, max_size=5)


@pytest.mark.parametrize("kind", few(ANSWER_FORMS, 5))
@given(names=NAMES)
def test_a_sentence_that_is_written_is_read_with_its_names(kind, names):
    form = ANSWER_FORMS[kind]
    asked = tuple(names) if "{names}" in form.sentence else ()
    assert form_asked_for(f"How many are there?\n\n{form.written(asked)}") == (kind, asked)


def test_no_sentence_can_be_taken_for_another():
    names = ("a", "h")
    for kind, form in ANSWER_FORMS.items():
        fitting = [
            name for name, other in ANSWER_FORMS.items() if other.names_in(form.written(names)) is not None
        ]
        assert fitting == [kind]


ASKED = [
    ("missing_fact/graph_path_sums/d1/000003", "tuple", ("e01", "e12", "e20")),
    ("missing_fact/geometry_coordinates/d1/000003", "expression", ()),
    ("curriculum/8_ee_c_7/d8/000002", "linear", ()),
    ("curriculum/8_ee_c_8/d8/000002", "linear pair", ("a", "h")),
    ("curriculum/4_nbt_b_6/d4/000001", "quotient", ()),
    ("curriculum/k_cc_c_7/d0/000001", "comparison", ()),
    ("number_game/five_operands/d2/000001", "operations", ()),
]


def test_questions_ask_by_the_table(subtests):
    for row_id, kind, names in ASKED:
        with subtests.test(row_id=row_id):
            found = form_asked_for(sp.rebuild(row_id)["question"])
            assert found is not None
            assert found[0] == kind
            assert len(found[1]) == len(names)


def test_a_question_without_such_a_sentence_asks_for_none():
    assert form_asked_for("Find $a_0$.") is None
    assert form_asked_for("End with one line of the form `Answer: m`, where m is an integer.") is None
