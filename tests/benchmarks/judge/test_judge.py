"""`judge`: labelled solutions, their gates, and that a candidate is made from its place or its seed."""

import copy
import json
import re
from functools import cache

import msgspec
import pytest

from pipeline.stages.validate import misplaced
from pipeline.workplace.settings import load_settings
from seedproof.benchmarks.judge import cycle, generate, validate
from seedproof.benchmarks.judge.certificate import ERRORS, certificate_of
from seedproof.benchmarks.judge.settings import Generate, Rows
from seedproof.benchmarks.judge.writers import WRITERS
from seedproof.benchmarks.judge.writing import question
from seedproof.benchmarks.university import generate as university
from seedproof.problems import WORKED, sampling
from seedproof.problems.questions import without_answer_form
from seedproof.problems.sheet import solution_of
from seedproof.record.draws import Draws
from seedproof.record.errors import SeedproofError
from seedproof.record.seeds import RowId
from tests.circles import few, soak
from tests.conftest import REPOSITORY, run
from tests.corruption import other


def labelled(problems):
    """Ask for so many problems of each template, of rising difficulty, and four candidates of each."""
    rows = Rows(problems=problems * len(WORKED))
    return Generate(root_seed="gates", problems_root_seed="gates", rows=rows)


def false_step(problems):
    """Ask for so many problems of each template, and candidates with a right answer by a false step."""
    rows = Rows(problems=problems * len(WORKED), candidates="false_step")
    return Generate(root_seed="hidden", problems_root_seed="gates", rows=rows)


LABELLED = labelled(3)
FALSE_STEP = false_step(3)
ONE_AND_THREE = pytest.mark.parametrize("problems", [1, pytest.param(3, marks=soak)])
SOME_TEMPLATES = pytest.mark.parametrize("name", few(WORKED, 26))
COLUMNS = (
    "id", "family", "difficulty", "seed", "question", "answer", "answer_type", "asked", "proof",
    "problem_id", "problem", "golden_answer", "candidate", "label", "false_step", "author", "change",
)  # fmt: skip
"""What the gates of single rows refuse when it is corrupted; the rest is for people, and the rebuild's."""
SOME = "rational_inequality"


def settings(asked):
    base = load_settings("judge", REPOSITORY / "params.yaml")
    return type(base)(version="1.0.0", generate=asked, quality=base.quality)


@cache
def rows_of(name, asked=LABELLED):
    """The candidates of the problems of a template."""
    return tuple(generate.run_task(settings(asked), name).splits["test"])


def each_place(rows):
    """The first, the fourth, the third and the second candidate, of as many problems as there are."""
    return rows[:: len(rows) // 4]


def in_turn(name, things):
    """The one of these that is a template's own: each of them is that of many templates."""
    return things[WORKED.index(name) % len(things)]


def found(row, root_seed="gates"):
    return [*misplaced(row, "judge", root_seed), *validate.check(row), *cycle.check(row)]


def codes(row):
    return {finding.code for finding in found(row)}


def with_candidate(row, candidate):
    """The row with another solution, of which the certificate knows nothing."""
    text = question(row["problem"], row["golden_answer"], candidate)
    return row | {"candidate": candidate, "question": text}


def with_certificate(row, **changes):
    """The row with other fields of its certificate."""
    certificate = msgspec.structs.replace(certificate_of(row), **changes)
    text = msgspec.json.encode(certificate).decode()
    return row | {"proof": row["proof"] | {"certificate": text}}


@pytest.mark.slow
@ONE_AND_THREE
@pytest.mark.parametrize("name", WORKED)
def test_candidates_pass_their_gates(name, problems):
    rows = rows_of(name, labelled(problems))
    assert len(rows) == 4 * problems
    for row in rows:
        assert 300 <= len(row["candidate"]) <= 4000
    for row in each_place(rows):
        assert found(row) == []


@pytest.mark.slow
@ONE_AND_THREE
@SOME_TEMPLATES
def test_candidates_with_a_false_step_pass_their_gates(name, problems):
    for row in rows_of(name, false_step(problems)):
        assert found(row, "hidden") == []
        assert row["label"] is True
        assert row["false_step"] is not None


def test_no_way_to_write_a_candidate_is_too_short():
    """Of the first candidate of this root seed, one way to write it has 297 characters."""
    asked = Generate(root_seed=777_000, problems_root_seed=1234, rows=Rows(problems=3 * len(WORKED)))
    for row in rows_of(SOME, asked):
        assert len(row["candidate"]) >= 300


@pytest.mark.slow
@ONE_AND_THREE
@SOME_TEMPLATES
def test_corrupted_candidates_are_refused(name, problems):
    rows = rows_of(name, labelled(problems))
    draws = Draws(RowId("judge", name, 1, "0").seed("corruption"))
    own = in_turn(name, [COLUMNS[start::3] for start in range(3)])
    for column in COLUMNS:
        row = draws.choice(rows)
        wrong = copy.deepcopy(row)
        wrong[column] = not row[column] if column == "label" else other(row[column], draws)
        if column in own and wrong != row:
            assert found(wrong), f"{column} of {row['id']}: {row[column]!r} became {wrong[column]!r}"


@pytest.mark.slow
@ONE_AND_THREE
@SOME_TEMPLATES
def test_a_wrong_label_is_caught_by_each_gate_alone(name, problems):
    for row in each_place(rows_of(name, labelled(problems))):
        label = not row["label"]
        wrong = row | {"label": label, "answer": "yes" if label else "no"}
        assert "label" in {finding.code for finding in validate.check(wrong)}
        assert "answer" in {finding.code for finding in cycle.check(wrong)}


def sentences_of(row):
    """The lines of a solution that are steps of it: they stand in no other place."""
    return [line for line in row["candidate"].split("\n") if "$" in line]


@ONE_AND_THREE
@SOME_TEMPLATES
def test_nonsense_in_a_step_of_a_right_candidate_is_refused(name, problems):
    """A number in a formula is another one: then a step is false, or an answer is another."""
    changed = 0
    right = [row for row in rows_of(name, labelled(problems)) if row["label"]]
    for row in right[:1]:
        for line in sentences_of(row):
            if line in row["problem"] or line not in row["candidate"].replace(row["problem"], ""):
                continue
            wrong_line = line.replace("$.", " + 77$.")
            if wrong_line == line or "taken" in line:
                continue
            wrong = with_candidate(row, row["candidate"].replace(line, wrong_line))
            changed += 1
            refused = codes(wrong)
            taken_back = certificate_of(row).error == "" and not refused
            assert refused or taken_back
    assert changed > 0


@ONE_AND_THREE
@SOME_TEMPLATES
def test_a_wrong_name_of_the_slip_is_refused(name, problems):
    """Unless both slips lead to the same answers."""
    solution = solution_of(name)
    slips = solution.slips
    rows = [row for row in rows_of(name, labelled(problems)) if certificate_of(row).error == "slip"]
    for row in rows[:1]:
        for slip in slips:
            facts = msgspec.convert(certificate_of(row).facts, solution.facts)
            again = solution.worked_again(facts, slip)
            if again and again.answers == solution.work(facts, row["change"]).answers:
                continue
            said = row["certificate"].replace(slips[row["change"]], slips[slip])
            wrong = with_certificate(row | {"change": slip, "certificate": said}, slip=slip)
            assert "slip" in {finding.code for finding in validate.check(wrong)}, slip


@ONE_AND_THREE
@SOME_TEMPLATES
def test_another_author_is_refused(name, problems):
    for row in each_place(rows_of(name, labelled(problems))):
        for author in WRITERS:
            if author != row["author"]:
                assert list(cycle.check(row | {"author": author})), (row["id"], author)


@ONE_AND_THREE
@SOME_TEMPLATES
def test_another_error_is_no_witness(name, problems):
    row = in_turn(name, each_place(rows_of(name, labelled(problems))))
    error = certificate_of(row).error
    for wrong_error in ("", "slip", *ERRORS):
        if wrong_error == error or {wrong_error, error} == {"missing_part", "answer_for_part"}:
            continue
        wrong = with_certificate(row, error=wrong_error)
        assert list(validate.check(wrong)), (row["id"], wrong_error)


@ONE_AND_THREE
@SOME_TEMPLATES
def test_another_step_is_not_the_false_one(name, problems):
    rows = [row for row in rows_of(name, labelled(problems)) if row["false_step"] is not None]
    for row in rows[:1]:
        number = row["false_step"]
        for step in (number - 1, number + 1, 99):
            said = row["certificate"].replace(f"step {number} is false", f"step {step} is false")
            wrong = row | {"false_step": step, "certificate": said}
            assert codes(wrong) & {"false-step", "step"}, (row["id"], step)


def test_a_malformed_certificate_is_a_finding(subtests):
    for text in ["{}", "[]", "3", "null", "", "{", '{"facts": {}}', None, 3, {}, []]:
        with subtests.test(text=text):
            for row in rows_of(SOME)[:2]:
                wrong = row | {"proof": row["proof"] | {"certificate": text}}
                assert list(validate.check(wrong))
                assert list(cycle.check(wrong))
                assert validate.identity(wrong)


def test_a_certificate_with_a_field_of_another_kind_is_a_finding():
    for row in rows_of(SOME)[:2]:
        certificate = json.loads(row["proof"]["certificate"])
        for field in certificate:
            for value in (None, 3, [], {}, [[]], "x"):
                if value == certificate[field]:
                    continue
                text = json.dumps(certificate | {field: value})
                wrong = row | {"proof": row["proof"] | {"certificate": text}}
                assert list(validate.check(wrong)), (field, value)


def test_a_decimal_that_is_not_the_value_is_refused():
    checked = 0
    for name in ("complex_roots", "work_in_words", "greens_theorem"):
        for row in rows_of(name):
            if certificate_of(row).error == "rounded":
                continue
            decimals = re.findall(r"[0-9]+[.][0-9]{3}(?![0-9])", row["candidate"])
            for decimal in decimals:
                wrong = f"{decimal[:-1]}{(int(decimal[-1]) + 5) % 10}"
                changed = with_candidate(row, row["candidate"].replace(decimal, wrong))
                assert list(cycle.check(changed)), (decimal, wrong)
                checked += 1
    assert checked > 0


@ONE_AND_THREE
@pytest.mark.parametrize("name", WORKED)
def test_one_to_three_are_right_and_each_writer_writes_one(name, problems):
    by_problem = {}
    for row in rows_of(name, labelled(problems)):
        by_problem.setdefault(row["problem_id"], []).append(row)
    for of_problem in by_problem.values():
        assert len({row["author"] for row in of_problem}) == 4
        assert {row["label"] for row in of_problem} == {False, True}
        assert len({row["candidate"] for row in of_problem}) == 4


def test_problems_are_rows_of_university():
    """Each is what its id says there, without the line that says how to answer, and the release has it."""
    asked = load_settings("judge", REPOSITORY / "params.yaml")
    name = SOME
    root_seed = asked.generate.problems_root_seed
    part = sampling.Quota("test", dict.fromkeys((1, 2, 3), 12), root_seed)
    released = {row["id"]: row for row in sampling.make_template(name, [part]).splits["test"]}
    small = Generate(root_seed=1234, problems_root_seed=root_seed, rows=Rows(problems=3 * len(WORKED)))
    for row in generate.run_task(settings(small), name).splits["test"]:
        assert without_answer_form(released[row["problem_id"]]["question"]) == row["problem"]
        assert released[row["problem_id"]]["golden_latex"] == row["golden_answer"]


def test_every_problem_and_its_candidates_are_asked_for():
    asked = load_settings("judge", REPOSITORY / "params.yaml")
    counts = generate.shares(asked.generate.rows).values()
    assert sum(sum(by_difficulty.values()) for by_difficulty in counts) == 271
    assert university.version_of(SOME) > 0


@ONE_AND_THREE
@pytest.mark.parametrize("name", WORKED[::4])
def test_a_candidate_is_made_from_its_own_seed_and_those_of_its_problem(name, problems):
    asked = labelled(problems)
    seeds = {row["id"]: row["seed"] for row in rows_of(name, asked)}
    for row in rows_of(name, asked):
        assert generate.from_own_seed(row, lambda place: seeds[str(place)], asked) == row
    asked = false_step(problems)
    for row in rows_of(name, asked):
        assert generate.from_own_seed(row, None, asked) == row


def test_a_candidate_is_found_by_its_seed(subtests):
    for asked in [LABELLED, FALSE_STEP]:
        with subtests.test(asked=asked):
            row = rows_of(SOME, asked)[-1]
            rebuilt = generate.rebuild_from_seed(row["family"], row["difficulty"], row["seed"], asked=asked)
            assert rebuilt == row


def test_a_seed_of_no_candidate_is_refused():
    with pytest.raises(SeedproofError, match="no row known here has the seed"):
        generate.rebuild_from_seed(SOME, 1, "0" * 32)
    with pytest.raises(SeedproofError, match="no candidates of this template"):
        generate.rebuild(RowId("judge", "nothing", 1, "0"), 7, LABELLED)


def test_audit_shows_the_certificate(workplace):
    lines = (workplace / "releases/judge/1.0.0/jsonl/default/test.jsonl").read_text().splitlines()
    row = next(row for row in map(json.loads, lines) if row["false_step"] is not None)
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
    done = run("verify", "--templates", ".", folder)
    assert done.exit_code == 0, done.output


def test_scores_of_the_released_labels(built, tmp_path):
    """A judge that compares is always right."""
    path = built / "releases/judge/1.0.0/jsonl/default/test.jsonl"
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    (tmp_path / "good.jsonl").write_text(
        "".join(json.dumps({"id": row["id"], "judgement": row["answer"]}) + "\n" for row in rows)
    )
    done = run("judges", path, tmp_path / "good.jsonl")
    assert done.exit_code == 0, done.output
    assert "1.0000" in done.output or "100.00%" in done.output


def test_a_unit_is_read_behind_a_value_and_another_one_is_wrong():
    """Where a unit stands behind a value, another one in its place is found in the text."""
    changed = 0
    for name in ("mixing_tank", "work_in_words", "growth_model"):
        for row in rows_of(name):
            for part in certificate_of(row).parts:
                if not part.written_unit:
                    continue
                written = rf"\text{{ {part.written_unit}}}"
                unit = "litres" if part.written_unit != "litres" else "minutes"
                wrong = with_candidate(row, row["candidate"].replace(written, rf"\text{{ {unit}}}"))
                assert list(cycle.check(wrong)), (row["id"], unit)
                changed += 1
    assert changed > 0
