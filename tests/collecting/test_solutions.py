"""`judge --collect`: what models answered becomes labelled solutions, where the verifier decides."""

import json

import pytest

from tests.conftest import run

RELEASE = "releases/university/1.0.0"


def rows_of(built, has_image):
    path = built / RELEASE / "jsonl/default/test.jsonl"
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    return [row for row in rows if row["has_image"] is has_image]


def answered(row, latex):
    return {"id": row["id"], "response": f"I think so.\n\nAnswer:\n{latex}"}


@pytest.fixture
def collected(built, tmp_path):
    """What is made of a right answer, a wrong one, one that nobody can decide, and one to a figure."""
    text = rows_of(built, has_image=False)
    visual = rows_of(built, has_image=True)
    golden = [row["golden_latex"].replace("; (", "\n(") for row in text]
    lines = [
        answered(text[0], golden[0]),
        answered(text[1], golden[1].replace("$", "").replace("(a)", "(a) 977 +", 1)),
        answered(text[2], "(a) blue\n(b) green\n(c) red"),
        answered(visual[0], visual[0]["golden_latex"]),
    ]
    source = tmp_path / "some-model.jsonl"
    source.write_text("".join(json.dumps(line) + "\n" for line in lines))
    out = tmp_path / "out"
    done = run("judge", "--collect", source, "--release", built / RELEASE, "--out", out)
    assert done.exit_code == 0, done.output
    return out


def read(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_decided_responses_are_labelled_and_the_others_left_out_with_a_reason(built, collected):
    rows = read(collected / "solutions.jsonl")
    left_out = read(collected / "left_out.jsonl")
    text = rows_of(built, has_image=False)
    visual = rows_of(built, has_image=True)
    labels = {row["problem_id"]: row["label"] for row in rows}
    assert labels == {text[0]["id"]: True, text[1]["id"]: False}
    assert {row["author"] for row in rows} == {"some-model"}
    assert [row["problem_id"] for row in left_out] == [text[2]["id"], visual[0]["id"]]
    assert all(row["reason"] for row in left_out)
    assert "| some-model | 1 | 1 | 2 |" in (collected / "README.md").read_text()


def test_judges_are_scored_on_them(collected, tmp_path):
    rows = read(collected / "solutions.jsonl")
    judgements = tmp_path / "judgements.jsonl"
    judgements.write_text("".join(json.dumps({"id": row["id"], "judgement": True}) + "\n" for row in rows))
    done = run("judges", collected / "solutions.jsonl", judgements)
    assert done.exit_code == 0, done.output
    assert "some-model" in done.output


def test_a_source_without_a_release_and_a_folder_that_is_there_are_one_sentence(collected, tmp_path):
    source = tmp_path / "some-model.jsonl"
    done = run("judge", "--collect", source, "--out", tmp_path / "new")
    assert done.exit_code == 2
    assert "--release" in done.output
    done = run("judge", "--collect", source, "--out", collected)
    assert done.exit_code == 2
    assert "is there already" in done.output
