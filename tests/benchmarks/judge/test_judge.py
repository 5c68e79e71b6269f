"""`judge`: labelled solutions, their gates, their balance, and what cannot be told from the surface."""

import copy
import json
from functools import cache

import pytest

from pipeline.stages.validate import misplaced
from pipeline.workplace.settings import load_settings
from seedproof.benchmarks.judge import cycle, generate, surface, validate
from seedproof.benchmarks.judge.reading import shown, stated, steps
from seedproof.benchmarks.judge.settings import Generate, Rows
from seedproof.benchmarks.judge.writing import WRITERS, question
from seedproof.benchmarks.university import generate as university
from seedproof.problems import WORKED, sampling
from seedproof.problems.reader import Unreadable, parts_of
from seedproof.record.draws import Draws
from seedproof.record.errors import SeedproofError
from seedproof.record.seeds import RowId
from tests.conftest import REPOSITORY, run
from tests.corruption import other

LABELLED = Generate(root_seed="gates", problems_root_seed="gates", rows=Rows(problems=3 * len(WORKED)))
FALSE_STEP = Generate(
    root_seed="hidden",
    problems_root_seed="gates",
    rows=Rows(problems=3 * len(WORKED), candidates="false_step"),
)
COLUMNS = (
    "id", "family", "difficulty", "seed", "question", "answer", "answer_type", "proof", "problem_id",
    "problem", "golden_answer", "candidate", "label", "false_step",
)  # fmt: skip
"""What the gates of single rows refuse when it is corrupted; the rest is for people, and the rebuild's."""


def settings(asked):
    base = load_settings("judge", REPOSITORY / "params.yaml")
    return type(base)(version="1.0.0", generate=asked, quality=base.quality)


@cache
def rows_of(name, asked=LABELLED):
    """One problem of each difficulty."""
    return tuple(generate.run_task(settings(asked), name).splits["test"])


def found(row, root_seed="gates"):
    return [*misplaced(row, "judge", root_seed), *validate.check(row), *cycle.check(row)]


@pytest.mark.slow
@pytest.mark.parametrize("name", WORKED)
def test_candidates_pass_their_gates(name):
    rows = rows_of(name)
    assert len(rows) == 12
    for row in rows:
        assert found(row) == []
    for row in rows_of(name, FALSE_STEP):
        assert found(row, "hidden") == []
        assert row["label"] is True
        assert row["false_step"] is not None


@pytest.mark.slow
@pytest.mark.parametrize("name", WORKED)
def test_corrupted_candidates_are_refused(name):
    rows, draws = rows_of(name), Draws(RowId("judge", name, 1, "0").seed("corruption"))
    for column in COLUMNS:
        row = draws.choice(rows)
        wrong = copy.deepcopy(row)
        wrong[column] = not row[column] if column == "label" else other(row[column], draws)
        if wrong != row:
            assert found(wrong), f"{column} of {row['id']}: {row[column]!r} became {wrong[column]!r}"


@pytest.mark.slow
@pytest.mark.parametrize("name", WORKED)
def test_a_wrong_label_is_caught_by_each_gate_alone(name):
    for row in rows_of(name):
        label = not row["label"]
        wrong = row | {"label": label, "answer": "yes" if label else "no"}
        assert "label" in {finding.code for finding in validate.check(wrong)}
        assert "answer" in {finding.code for finding in cycle.check(wrong)}


@pytest.mark.parametrize("name", WORKED)
def test_another_final_answer_is_caught(name):
    """The last line of another candidate of the same problem, where it means something else."""
    for row, following in zip(rows_of(name), rows_of(name)[1:], strict=False):
        if row["problem_id"] == following["problem_id"] and row["label"] != following["label"]:
            lines = row["candidate"].split("\n")
            lines[-1] = following["candidate"].split("\n")[-1]
            candidate = "\n".join(lines)
            text = question(row["problem"], row["golden_answer"], candidate)
            codes = {
                finding.code for finding in cycle.check(row | {"candidate": candidate, "question": text})
            }
            assert "answer" in codes


@pytest.mark.parametrize("name", WORKED)
def test_another_step_is_not_the_false_one(name):
    """Also where row and certificate agree on it, unless the writer makes no lines."""
    for row in rows_of(name):
        number = row["false_step"]
        if number is not None and row["author"] != "brief":
            said = row["certificate"].replace(f"step {number}:", f"step {number + 1}:")
            wrong = row | {"false_step": number + 1, "certificate": said}
            assert "false-step" in {finding.code for finding in cycle.check(wrong)} or repeats(row, number)


def repeats(row, number):
    """Whether the next step says the same formula, or there is none."""
    latex = json.loads(row["proof"]["certificate"])["false_step"]["latex"]
    found = steps(row["candidate"])
    return number < len(found) and f"${latex}$" in found[number]


@pytest.mark.parametrize("name", WORKED)
def test_two_are_right_and_each_writer_writes_one(name):
    by_problem = {}
    for row in rows_of(name):
        by_problem.setdefault(row["problem_id"], []).append(row)
    for of in by_problem.values():
        assert sorted(row["label"] for row in of) == [False, False, True, True]
        assert sorted(row["author"] for row in of) == sorted(WRITERS)
        assert len({row["change"] for row in of if not row["label"]}) == 2
        assert len({row["candidate"] for row in of}) == 4


def test_problems_are_rows_of_university():
    """Each is what its id says there, and the release has it."""
    asked = load_settings("judge", REPOSITORY / "params.yaml")
    shared = university.shares(load_settings("university", REPOSITORY / "params.yaml").generate.rows)
    for name in WORKED[::6]:
        root_seed = asked.generate.problems_root_seed
        part = sampling.Quota("test", shared[name], root_seed)
        released = {row["id"]: row for row in sampling.make_template(name, [part]).splits["test"]}
        for rows in generate.run_task(asked, name).splits.values():
            for row in rows:
                assert released[row["problem_id"]]["question"] == row["problem"]
                assert released[row["problem_id"]]["golden_latex"] == row["golden_answer"]


def test_every_problem_and_its_candidates_are_asked_for():
    asked = load_settings("judge", REPOSITORY / "params.yaml")
    assert sum(sum(by.values()) for by in generate.shares(asked.generate.rows).values()) == 271


def test_a_candidate_needs_its_problem(workplace):
    done = run("audit", "judge", "--seed", "0" * 32, "--family", WORKED[0], "--difficulty", "1")
    assert done.exit_code in (1, 2)
    with pytest.raises(SeedproofError, match="is not made from its seed alone"):
        generate.rebuild_from_seed(WORKED[0], 1, "0" * 32)
    with pytest.raises(SeedproofError, match="no candidates of this template"):
        generate.rebuild(RowId("judge", "nothing", 1, "0"), 7, LABELLED)


def test_audit_shows_the_certificate(workplace):
    lines = (workplace / "releases/judge/1.0.0/jsonl/default/test.jsonl").read_text().splitlines()
    row = next(row for row in map(json.loads, lines) if not row["label"])
    done = run("audit", row["id"])
    assert done.exit_code == 0, done.output
    for label in ("certificate", "different: ", "wrong: ", "equals the row"):
        assert label in done.output


def test_a_release_has_both_splits(built, monkeypatch):
    monkeypatch.chdir(built)
    folder = built / "releases/judge/1.0.0"
    assert {path.stem for path in folder.glob("data/default/*.parquet")} == {
        "test",
        "final_correct_reasoning_wrong",
    }
    done = run("verify", folder)
    assert done.exit_code == 0, done.output


def test_scores_of_the_released_labels(built, tmp_path):
    """A judge that compares is always right; one that says yes is right in half."""
    path = built / "releases/judge/1.0.0/jsonl/default/test.jsonl"
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    (tmp_path / "good.jsonl").write_text(
        "".join(json.dumps({"id": row["id"], "judgement": row["answer"]}) + "\n" for row in rows)
    )
    done = run("judges", path, tmp_path / "good.jsonl")
    assert done.exit_code == 0, done.output
    assert "1.0000" in done.output or "100.00%" in done.output


def test_the_surface_tells_what_is_there():
    """The classifier finds a label that is written on the surface, and not one that is not."""
    plain = [
        {
            "problem_id": str(number),
            "candidate": f"we get {number * 7 % 31}",
            "label": number * 31 % 17 % 2 == 0,
        }
        for number in range(200)
    ]
    marked = [row | {"candidate": row["candidate"] + (" indeed" if row["label"] else "")} for row in plain]
    assert surface.surface_right(marked) == 200
    assert 60 <= surface.surface_right(plain) <= 140


def test_questions_are_taken_apart():
    text = question("What is\n\n### it?", "$3$", "It is so.\n\nAnswer: $2$")
    assert shown(text).candidate == "It is so.\n\nAnswer: $2$"
    for author, write in WRITERS.items():
        for number in range(12):
            said = write(["One is $1$.", "Two is $2$."], "(a) $1$; (b) $2$", Draws(f"{number:032x}"))
            assert stated(said) == ["1", "2"], (author, said)
    for wrong in ("$1", "(a) $1$", "(b) $1$; (a) $2$", "$1$; $2$", "", "(a) $1$; (b) $2$; "):
        with pytest.raises(Unreadable):
            parts_of(wrong)
    for wrong in ("", "Answer: 3", "So I get nothing."):
        with pytest.raises(Unreadable):
            stated(wrong)
    with pytest.raises(Unreadable, match="does not show"):
        shown("What is it?")
