"""What is named and not there: one line, with what there is or what to do."""

import shutil
from pathlib import Path

import pytest

from seedproof.record.errors import ExitCode
from tests.conftest import run

RELEASE = "releases/missing_fact/1.0.0"
ROW = "missing_fact/bayes_missing_prior/d2/000000"


def refusal(*arguments, code=ExitCode.MISUSED):
    done = run(*arguments)
    assert done.exit_code == code, done.output
    assert done.output.count("\n") == 1, done.output
    assert done.output.startswith("Error: ")
    return done.output


OF_A_RELEASE = [
    ("report", "missing_fact", "--no-open"),
    ("certify", "missing_fact"),
    ("export", "mira"),
    ("audit", ROW),
    ("score", "missing_fact", "responses.jsonl"),
    ("evaluate", "missing_fact", "--model", "seedproof/oracle", "--out", "runs/x"),
    ("contamination", "missing_fact", "--against", "responses.jsonl"),
]


@pytest.mark.parametrize("words", OF_A_RELEASE, ids=lambda words: words[0])
@pytest.mark.parametrize(
    ("folder", "state"),
    [
        ("releases/nope", "releases/nope: there is no such folder"),
        ("releases/missing_fact", "releases/missing_fact: has no manifest.json"),
    ],
)
def test_a_folder_that_is_no_release_is_told_with_one_that_is(workplace, words, folder, state):
    Path("responses.jsonl").write_text("{}\n")
    expected = f"Error: {state}, expected a release such as {RELEASE}\n"
    assert refusal(*words, "--release", folder) == expected


def test_the_folder_of_all_versions_is_told_with_those_in_it(workplace):
    Path("responses.jsonl").write_text("{}\n")
    for version in ("1.0.1", "1.0.2", "1.10.0"):
        shutil.copytree(RELEASE, Path(RELEASE).with_name(version))
    expected = (
        "Error: releases/missing_fact: has no manifest.json, expected a release such as "
        "releases/missing_fact/1.10.0. releases/missing_fact has 1.10.0, 1.0.2, 1.0.1 and 1 more\n"
    )
    assert refusal("score", "releases/missing_fact", "responses.jsonl") == expected


@pytest.mark.parametrize(
    "words",
    [
        ("score", "missing_fact", "responses.jsonl"),
        ("evaluate", "missing_fact", "--model", "seedproof/oracle", "--out", "runs/x"),
        ("export", "mira"),
    ],
    ids=lambda words: words[0],
)
def test_a_split_that_is_not_there_is_told_with_those_that_are(workplace, words):
    Path("responses.jsonl").write_text("")
    assert "zero_shot has no split 'tset', expected one of: test" in run(*words, "--split", "tset").output


@pytest.mark.parametrize(
    ("words", "folder"),
    [
        (("missing_fact", "1.0.0"), "releases/missing_fact"),
        (("missing_fact",), "releases/missing_fact"),
        ((), "releases"),
    ],
)
def test_where_nothing_was_released_there_is_nothing_to_restore(tmp_path, monkeypatch, words, folder):
    monkeypatch.chdir(tmp_path)
    said = refusal("restore", *words)
    assert said.startswith(f"Error: {folder}: has no release to restore. Run this in a checkout")
    assert f"seedproof download {words[0] if words else 'BENCHMARK'}\n" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("score", "responses.jsonl"),
            "Say first of which benchmark: seedproof score BENCHMARK responses.jsonl",
        ),
        (("score", "responses.jsonl", "judge"), "stands first: seedproof score judge responses.jsonl"),
        (("judge", "--collect", "runs/nope", "--out", "x"), "runs/nope: is not there, expected a run"),
        (("judge", "--collect", "schemas", "--out", "x"), "schemas: is a folder without a run"),
        (("sign", "releases/missing_fact", "--key", "key"), f"expected a release such as {RELEASE}"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_what_stands_in_the_wrong_place_is_told_with_the_right_one(workplace, words, said):
    Path("responses.jsonl").write_text("{}\n")
    assert said in refusal(*words)


def test_where_nothing_was_built_a_release_can_be_named(workplace):
    shutil.rmtree("build")
    Path("other.jsonl").write_text("{}\n")
    said = refusal("contamination", "missing_fact", "--against", "other.jsonl")
    assert said.endswith("no build is here to look at. Name a release with --release, or make release\n")


def test_a_page_is_not_written_over_a_folder(workplace):
    said = refusal("report", "missing_fact", "--out", "schemas", "--no-open", code=ExitCode.NOT_CHECKED)
    assert said.startswith("Error: schemas: cannot be written (Is a directory)")
