"""`sp.generate`: endless rows, each a pure function of a seed and its position, and in no release."""

import json
import subprocess
import sys
from hashlib import sha256
from itertools import islice, pairwise

import pytest

import seedproof as sp
from seedproof.auditing.proofs import refuted
from seedproof.contract import promises, registry
from seedproof.record.candidates import Candidate
from seedproof.record.rows import line_of
from seedproof.record.seeds import ENDLESS, RowId, parse_row_id
from seedproof.released.known import released_keys
from tests.circles import soak
from tests.conftest import REPOSITORY
from tests.ours import OURS

SAMPLE = 24


@pytest.fixture(scope="module", params=OURS)
def rows(request):
    return sp.generate(request.param, SAMPLE, seed=7)


@pytest.mark.parametrize("step", [48, pytest.param(12, marks=soak)])
@pytest.mark.parametrize("name", OURS)
def test_the_first_rows_keep_the_promises(name, step, monkeypatch):
    generate = registry.benchmark(name).generate
    some = generate.cells()[::step]
    monkeypatch.setattr(generate, "cells", lambda: some)
    assert list(promises.endless(registry.benchmark(name), "a secret")) == []


def test_a_row_is_that_of_its_position(rows):
    every = list(rows)
    assert len(every) == len(rows) == SAMPLE
    assert rows[5] == every[5] == rows[-SAMPLE + 5] == next(iter(rows[5:]))
    assert list(rows[::-8]) == every[::-8]
    endless = sp.generate(rows.benchmark, seed=7)
    assert list(islice(endless, 3)) == list(endless[:3]) == every[:3]
    assert endless[SAMPLE - 1] == every[-1]


def test_every_row_is_right_and_can_be_made_again_from_its_id(rows):
    for row in list(rows)[::5]:
        assert sp.score(row, f"Answer: {row['answer']}").right
        assert sp.rebuild(row["id"], 7) == row
        assert {check.state for check in sp.audit(row, 7)} == {sp.State.PASSED}
        assert row["seed"] == parse_row_id(row["id"]).seed(7)


def test_the_answer_of_another_row_is_wrong(rows):
    every = list(rows)
    for row, other in pairwise(every):
        if rows.benchmark != "number_game" and row["answer"] != other["answer"]:
            assert not sp.score(row, f"Answer: {other['answer']}").right


def test_rows_are_balanced_over_cells(rows):
    cells = registry.benchmark(rows.benchmark).generate.cells()
    stated = [(row["family"], row["difficulty"]) for row in rows]
    assert stated == [cells[position % len(cells)] for position in range(SAMPLE)]


@pytest.mark.parametrize("count", [4, pytest.param(SAMPLE, marks=soak)])
def test_another_seed_gives_other_rows(rows, count):
    others = sp.generate(rows.benchmark, count, seed=8, prove=False)
    assert not {row["seed"] for row in rows} & {row["seed"] for row in others}


def test_no_row_of_a_release_is_in_it():
    """Of a few cells that releases have most of: without the keys, half of these rows would be theirs."""
    rows = sp.generate("missing_fact", 200, families="discrete_tomography", difficulty=1, prove=False)
    assert all(
        rows.candidate(position).keys.isdisjoint(released_keys("missing_fact")) for position in range(200)
    )


def test_released_rows_at_their_own_places_are_as_they_were():
    generate = registry.benchmark("missing_fact").generate
    made = generate.candidate(RowId("missing_fact", "discrete_tomography", 1, "0"), 1234)
    assert made.keys <= released_keys("missing_fact")


def test_families_and_difficulties_can_be_chosen():
    rows = sp.generate(
        "university", 6, families=["mixing_tank", "tank_sketch"], difficulty=(1, 3), prove=False
    )
    assert {(row["family"], row["difficulty"]) for row in rows} == {
        (family, difficulty) for family in ("mixing_tank", "tank_sketch") for difficulty in (1, 3)
    }


def test_what_cannot_be_made_is_one_sentence(subtests):
    for arguments, said in [
        ({"benchmark": "missingfact"}, "Did you mean missing_fact?"),
        ({"families": "bayes_missing_priors"}, "Did you mean bayes_missing_prior?"),
        ({"difficulty": 7}, "there is no difficulty 7, expected one of: 1, 2, 3"),
        ({"benchmark": "curriculum", "families": ["1_oa_a_1", "8_ee_a_2"], "difficulty": 2}, "one of: 1, 8"),
        ({"size": -1}, "size: is -1, expected a whole number"),
        ({"seed": -1}, "seed: is -1, expected a whole number from 0 on"),
        ({"seed": "two\nlines"}, "expected a whole number from 0 on, or a text in one line"),
        ({"seed": True}, "seed: is True"),
    ]:
        with subtests.test(said):
            with pytest.raises(sp.SeedproofError) as error:
                sp.generate(**{"benchmark": "missing_fact", **arguments})
            assert said in str(error.value)
            assert "\n" not in str(error.value)


def test_endless_rows_have_neither_length_nor_end():
    rows = sp.generate("missing_fact", prove=False)
    assert rows
    assert len(repr(rows)) < 200
    with pytest.raises(TypeError, match="endless"):
        len(rows)
    for index in (-1, slice(None), slice(5, None), slice(-5, 3)):
        with pytest.raises(IndexError, match="endless"):
            rows[index]
    with pytest.raises(IndexError):
        sp.generate("missing_fact", 3, prove=False)[3]


def test_a_row_that_is_refuted_stops_the_line(monkeypatch):
    generate = registry.benchmark("missing_fact").generate
    candidate = generate.candidate

    def wrong(place, root_seed):
        made = candidate(place, root_seed)
        return Candidate({**made.row, "answer": "999999"}, made.keys)

    monkeypatch.setattr(generate, "candidate", wrong)
    with pytest.raises(
        sp.SeedproofError, match=r"bayes_missing_prior/d1/1000000000: .* its generator is wrong"
    ):
        next(iter(sp.generate("missing_fact", 1)))
    assert next(iter(sp.generate("missing_fact", 1, prove=False)))["answer"] == "999999"


def test_without_repeats_it_ends_where_a_cell_is_dry(capsys):
    chosen = {"families": "discrete_tomography", "difficulty": 1, "prove": False}
    rows = sp.generate("missing_fact", 10_000, distinct=True, **chosen)
    given = list(rows)
    assert 50 < len(given) < 150
    assert f"missing_fact: ends after {len(given)} rows, for discrete_tomography of difficulty 1 is dry" in (
        capsys.readouterr().err
    )
    assert len({registry.benchmark("missing_fact").validate.identity(row) for row in given}) == len(given)
    repeating = [line_of(row) for row in sp.generate("missing_fact", 10 * len(given), **chosen)]
    assert {line_of(row) for row in given} <= set(repeating)
    with pytest.raises(TypeError, match="no positions"):
        rows[0]


def test_a_place_with_nothing_left_is_an_error_that_names_it(monkeypatch):
    generate = registry.benchmark("missing_fact").generate
    monkeypatch.setattr(generate, "candidate", lambda place, root_seed: None)
    rows = sp.generate("missing_fact", 2, families="crt_reconstruction", difficulty=2)
    with pytest.raises(sp.SeedproofError, match=f"crt_reconstruction/d2/{ENDLESS}: is dry"):
        rows[0]
    assert list(sp.generate("missing_fact", 2, distinct=True)) == []


def test_another_process_gives_the_same_keys_and_rows():
    """Texts are hashed with another salt there, and sets have another order."""
    code = (
        "import json, seedproof as sp\n"
        "rows = sp.generate('missing_fact', 66, seed=3, prove=False)\n"
        "print(json.dumps([[row['id'] for row in rows], [sorted(key.hex() for key in rows.candidate(p).keys)"
        " for p in range(66)]]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    rows = sp.generate("missing_fact", 66, seed=3, prove=False)
    here = [[row["id"] for row in rows], [sorted(k.hex() for k in rows.candidate(p).keys) for p in range(66)]]
    assert json.loads(done.stdout) == here


@pytest.mark.parametrize("name", OURS)
def test_what_is_changed_in_a_row_of_the_line_is_refuted(name):
    (row,) = sp.generate(name, 1, seed=5)
    assert refuted(name, row) == []
    assert refuted(name, row | {"answer": "-1"})
    assert refuted(name, row | {"question": row["question"].replace("e", "", 1)})


def test_the_first_rows_are_pinned_to_the_letter(rows):
    """A change here changes what others have made: trainers' files, and runs on fresh rows."""
    pinned = json.loads((REPOSITORY / "tests/golden/endless.json").read_bytes())
    assert sha256(b"".join(map(line_of, rows))).hexdigest() == pinned[rows.benchmark]
