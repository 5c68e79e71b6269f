"""`audit` where no release is: rows are compared with what this code knows of them."""

import pytest

from seedproof.contract import registry
from tests.conftest import run

ROW = "missing_fact/bayes_missing_prior/d2/000017"


@pytest.fixture(autouse=True)
def nowhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("row_id", "code", "said"),
    [
        (ROW, 0, "its line has the digest that this code knows of missing_fact 1.0.0"),
        ("curriculum/3_oa_d_8/d3/000017-c", 0, "its line has the digest that this code knows"),
        ("number_game/five_operands/d2/002184", 0, "its line has the digest that this code knows"),
        ("missing_fact/bayes_missing_prior/d2/999999", 3, "it is in no release: missing_fact 1.0.0 dropped"),
        ("missing_fact/bayes_missing_prior/d2/1000000003", 0, "it is a row of the endless line"),
    ],
)
def test_a_row_is_compared_with_what_is_known_of_it(row_id, code, said):
    done = run("audit", row_id)
    assert (done.exit_code, said in done.output) == (code, True), done.output


def test_a_split_has_rows_of_its_own():
    done = run("audit", "judge/antiderivative/d1/000000", "--split", "final_correct_reasoning_wrong")
    assert done.exit_code == 0, done.output
    assert "knows of judge 1.0.0" in done.output


def test_rows_of_another_root_seed_are_of_no_release():
    done = run("audit", ROW, "--root-seed", "7")
    assert (done.exit_code, "missing_fact 1.0.0 was made with another root seed" in done.output) == (0, True)


def test_another_row_than_the_released_one_fails(monkeypatch):
    generate = registry.benchmark("missing_fact").generate
    made = generate.row_of
    monkeypatch.setattr(generate, "row_of", lambda *drawn: made(*drawn) | {"budget": 7})
    done = run("audit", ROW)
    assert done.exit_code == 1
    assert "is not the row of missing_fact 1.0.0, by its digest" in done.output
