"""`sp.rebuild` and `sp.audit`: a row is proved with nothing but the row."""

import pytest

import seedproof as sp
from seedproof.record.seeds import parse_row_id
from tests.door.test_score import ROWS


@pytest.mark.parametrize("row_id", ROWS)
def test_a_released_row_passes_every_check(row_id):
    checks = list(sp.audit(sp.rebuild(row_id)))
    assert [(check.label, check.state) for check in checks] == [
        (label, sp.State.PASSED) for label in ("seed", "validate", "cycle")
    ]


@pytest.mark.parametrize("row_id", ROWS)
@pytest.mark.parametrize("column", ["question", "answer", "seed", "difficulty"])
def test_an_altered_row_fails(row_id, column):
    row = sp.rebuild(row_id)
    altered = {"question": "What is 1 + 1?", "answer": "2", "seed": "0" * 32, "difficulty": 99}[column]
    checks = list(sp.audit({**row, column: altered}))
    assert sp.State.FAILED in [check.state for check in checks] or column == "seed"
    assert all(check.state is sp.State.PASSED for check in checks) is False


def test_a_row_of_another_root_seed_is_proved_from_its_own_seed():
    row = sp.rebuild("missing_fact/bayes_missing_prior/d2/000017", root_seed=99)
    assert row["seed"] == parse_row_id(row["id"]).seed(99)
    assert {check.state for check in sp.audit(row)} == {sp.State.PASSED}


def test_a_follow_up_of_another_root_seed_says_what_it_lacks():
    row = sp.rebuild("curriculum/3_oa_d_8/d3/000017-c", root_seed=99)
    check, proof = sp.audit(row)
    assert check.state is sp.State.NOT_CHECKED
    assert "it also needs the seed of curriculum/3_oa_d_8/d3/000017: give the root seed" in check.said
    assert (proof.label, proof.state) == ("proof", sp.State.PASSED)
    assert {check.state for check in sp.audit(row, root_seed=99)} == {sp.State.PASSED}


def test_an_image_that_datasets_has_decoded_does_not_count_as_a_difference():
    row = sp.rebuild("university/sinusoid_from_graph/d1/000000")
    assert {check.state for check in sp.audit({**row, "image": object()})} == {sp.State.PASSED}


def test_few_shot_rows_are_proved_without_their_examples():
    from seedproof.contract import registry

    row = sp.rebuild("missing_fact/bayes_missing_prior/d2/000017")
    layout = registry.benchmark("missing_fact").release
    place = parse_row_id(row["id"])
    shown = layout.demonstrations(place, {"demonstrations": 4, "difficulties": [1, 2, 3]}, 1234)
    states = {check.label: check.state for check in sp.audit(layout.variant("four_shot", row, shown))}
    assert states.pop("examples") is sp.State.NOT_CHECKED
    assert set(states.values()) == {sp.State.PASSED}


def test_text_that_is_put_before_a_question_never_counts_as_checked():
    row = sp.rebuild("missing_fact/bayes_missing_prior/d2/000017")
    leaking = {**row, "question": f"Example 1\n\nThe answer is {row['answer']}.\n\n{row['question']}"}
    seed, examples, *_ = sp.audit(leaking)
    assert seed.said.endswith("gives this row without its examples")
    assert examples.state is sp.State.NOT_CHECKED


NO_ROWS = [{}, {"id": "x"}, {"id": "algebra/sums/d1/000000"}]


def test_what_is_no_row_is_one_sentence(subtests):
    for row in NO_ROWS:
        with subtests.test(row=row), pytest.raises(sp.SeedproofError):
            list(sp.audit(row))


def test_a_row_without_a_seed_fails():
    (check,) = sp.audit({"id": "missing_fact/bayes_missing_prior/d2/000017"})
    assert (check.label, check.state) == ("seed", sp.State.FAILED)
