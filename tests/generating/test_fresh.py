"""`seedproof fresh`: rows that no release has, in a file."""

import json

import pytest

import seedproof as sp
from pipeline.auditing.fresh import stated
from seedproof.contract import registry
from tests.conftest import run
from tests.ours import OURS

DRY = ("--family", "discrete_tomography", "--difficulty", "1")
"""What has fewer than 150 problems."""


@pytest.mark.parametrize("name", OURS)
def test_rows_of_each_benchmark_are_written_the_same_each_time(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    arguments = ("fresh", name, "--count", "5", "--seed", "11", "--out", "fresh.jsonl")
    done = run(*arguments)
    assert (done.exit_code, done.output) == (
        0,
        f"fresh.jsonl: 5 rows of {name}, each proved, none in a release. Seed 11\n",
    )
    written = (tmp_path / "fresh.jsonl").read_bytes()
    assert list(map(json.loads, written.splitlines())) == list(sp.generate(name, 5, seed=11))
    assert run(*arguments).exit_code == 0
    assert (tmp_path / "fresh.jsonl").read_bytes() == written


def test_families_difficulties_and_secret_seeds(tmp_path):
    out = tmp_path / "fresh.jsonl"
    chosen = ("--family", "bayes_missing_prior", "--difficulty", 1, "--difficulty", 2)
    done = run("fresh", "missing_fact", "--count", 4, "--seed", "a secret", "--out", out, *chosen)
    assert done.exit_code == 0
    assert "a secret" not in done.output
    rows = list(map(json.loads, out.read_text().splitlines()))
    assert {(row["family"], row["difficulty"]) for row in rows} == {
        ("bayes_missing_prior", 1),
        ("bayes_missing_prior", 2),
    }
    assert stated(7) == "7"
    assert stated("a secret").startswith("sha256:")


def test_without_a_seed_each_set_is_another(tmp_path, monkeypatch):
    """A variable that holds the secret of a split is no seed: its rows would be no fresh ones."""
    monkeypatch.setenv("SEEDPROOF_ROOT_SEED", "0" * 64)
    seeds = {
        run("fresh", "missing_fact", "--count", 1, "--out", tmp_path / "x").output.split()[-1] for _ in "ab"
    }
    assert len(seeds) == 2
    assert "0" * 64 not in seeds


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("number_game", "--count", "5"), "Missing option '--out'"),
        (("missingfact", "--count", "5", "--out", "x"), "missing_fact"),
        (("missing_fact", "--count", "5", "--out", "x", "--difficulty", "9"), "there is no difficulty 9"),
        (("missing_fact", "--count", "5", "--out", "x", "--family", "bayes"), "there is no family 'bayes'"),
        (
            ("missing_fact", "--count", "999", "--out", "x", *DRY),
            "such rows under this seed, not 999",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_made_is_one_sentence_and_no_file(tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    done = run("fresh", *arguments)
    assert (done.exit_code, said in done.output) == (2, True), done.output
    assert not (tmp_path / "x").exists()


def test_a_refuted_row_leaves_no_file(tmp_path, monkeypatch):
    generate = registry.benchmark("missing_fact").generate
    made = generate.row_of
    monkeypatch.setattr(generate, "row_of", lambda *drawn: made(*drawn) | {"answer": "999999"})
    done = run("fresh", "missing_fact", "--count", "3", "--out", tmp_path / "x", "--seed", "1")
    assert done.exit_code == 1
    assert "its generator is wrong" in done.output
    assert not (tmp_path / "x").exists()
