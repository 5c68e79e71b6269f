"""The page of a release is made of its folder wherever that is, and believes nothing of it."""

import json
import shutil
from pathlib import Path

import pytest

from pipeline.releasing.attestations import attestations_of
from pipeline.releasing.manifest import read_manifest
from pipeline.reporting.content import Bars
from pipeline.reporting.released import answers, trust
from pipeline.reporting.released.reading import page_of
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import pretty_json, read_rows
from tests.circles import few
from tests.conftest import SMALL, run

QUALITY = "attestations/quality.json"


@pytest.fixture
def release(built, tmp_path, monkeypatch):
    """A release alone, as a reader has downloaded it."""
    monkeypatch.chdir(tmp_path)
    return shutil.copytree(built / "releases/university/1.0.0", tmp_path / "downloaded")


def state(path, change):
    """Write JSON of a release again, changed."""
    content = json.loads(path.read_text())
    change(content)
    path.write_bytes(pretty_json(content))


@pytest.mark.parametrize("benchmark", SMALL)
def test_a_page_has_every_row_once_with_the_words_for_its_image_and_what_was_proved(built, benchmark):
    folder = built / f"releases/{benchmark}/1.0.0"
    page = page_of(folder)
    rows = {
        (path.stem, row["id"], row.get("image_alt") or "")
        for path in folder.glob("jsonl/*/*.jsonl")
        for row in read_rows(path)
    }
    assert sorted((row.facets["split"], row.id, row.image_alt) for row in page.rows) == sorted(rows)
    titles = [section.title for section in page.sections]
    assert set(titles) >= {"Answers and baselines", "How rows are proved", "Rows and rejected draws"}
    assert sum(said.endswith(". None differed.") for _, said in page.figures) == 3
    assert int(page.figures[-1][0].replace(",", "")) == len(rows)
    facts = dict(page.facts)
    assert facts["status"] == "draft"
    assert facts["root seed"] == "7"
    assert facts["checked by"].startswith("seedproof ")


def test_a_published_release_says_when(release):
    said = {"repository": "acme/university", "commit": "0" * 40, "tag": "v1.0.0", "date": "2031-02-03"}
    (release / "publication.json").write_bytes(pretty_json(said))
    assert ("status", "published on 2031-02-03") in page_of(release).facts


@pytest.mark.parametrize("benchmark", few(SMALL, 2))
def test_a_row_has_its_answer_its_proof_in_words_and_a_command_that_rebuilds_it(workplace, benchmark):
    of_split = {row.facets["split"]: row for row in page_of(Path(f"releases/{benchmark}/1.0.0")).rows}
    for row in of_split.values():
        assert row.question
        assert row.answer
        assert "Solved again from its facts by a second method: " in row.proof
        program, *arguments = row.command.split()
        assert (program, arguments[:2]) == ("seedproof", ["audit", row.id])
        assert run(*arguments).exit_code == 0


def test_a_follow_up_is_asked_with_the_words_before_it(built):
    rows = {row.id: row for row in page_of(built / "releases/curriculum/1.0.0").rows}
    followed = [name for name in rows if name.endswith("-c")]
    assert followed
    for name in followed:
        assert rows[name].question.startswith(rows[name.removesuffix("-c")].question)


def test_an_answer_that_one_row_has_is_no_habit():
    common = {"a": {"answer": "1", "share": "1.0000"}, "b": {"answer": "2", "share": "0.1667"}}
    measured = {"rows": {"a": 1, "b": 12}, "guesses": {"constant": {"all": "0.2000"}}, "to_beat": {}}
    shown = answers.section({"most_common_answer": common}, {"default": {"test": measured}})
    assert shown.blocks[-1].rows == [("b", "2", "16.7")]


def test_guesses_of_the_same_rows_are_shown_once():
    def measured(share):
        return {"test": {"rows": {}, "guesses": {"random": {"all": share}}, "to_beat": {}}}

    configs = {"mixed": measured("0.2"), "easy": measured("0.5"), "mixed_2_shot": measured("0.2")}
    bars = [block for block in answers.section({}, configs).blocks if isinstance(block, Bars)]
    assert [(block.caption, block.bars) for block in bars] == [
        ("Score of each baseline on every row (mixed, test)", [("random steps", "20.0")]),
        ("Score of each baseline on every row (easy, test)", [("random steps", "50.0")]),
    ]


def test_a_finding_is_not_hidden():
    ((number, said),) = trust.reasons({"cycle": {"checked": 1_200, "findings": 3}})
    assert number == "1,200"
    assert said.endswith(" 3 differed.")


def test_what_solvers_and_injected_errors_showed_is_told_where_it_is_attested(release):
    manifest = read_manifest(release)
    quality = attestations_of(release, manifest)["quality"]
    subject = json.loads((release / QUALITY).read_text())["subject"]
    query = {"family": "f", "query": "q", "expected": "unsat", "scripts": 3, "sha256": "0" * 64}
    query |= {"said": {"z3": {"unsat": 2, "sat": 1}}, "replayed": 0}
    covered = {"rows": 3, "full": 3, "part": 0, "unread": 0, "scripts": 3, "beyond": {}}
    found = {"said": "A sign is changed", "applied": 5, "without_rebuild": {"validate/answer": 4}}
    found |= {"only_by_rebuild": 1, "passed": 0, "harmless": "It means the same"}
    predicates = {
        "certify": {
            "tool": quality["tool"],
            "made_from": "0" * 64,
            "scripts": {"count": 3, "sha256": "0" * 64},
            "seconds": "1",
            "engines": {"z3": "4.13"},
            "queries": [query],
            "lemmas": {},
            "families": {"f": covered},
            "incomplete": [],
        },
        "mutate": {"tool": quality["tool"], "per": 1, "root_seed": "7", "kinds": {"sign": found}},
    }
    for name, predicate in predicates.items():
        kind = f"https://github.com/seedproof/seedproof/attestations/{name}/v1"
        statement = {"_type": "https://in-toto.io/Statement/v1", "subject": subject}
        statement |= {"predicateType": kind, "predicate": predicate}
        (release / f"attestations/{name}.json").write_bytes(pretty_json(statement))
    page = page_of(release)
    assert page.figures[2:] == [
        ("3", "claims about the rows, each given to third-party SMT solvers. 1 was refuted."),
        ("5", "wrong rows, each with an injected error, given to the checks. None passed."),
    ]
    tables = {
        block.caption: block.rows
        for section in page.sections
        for block in section.blocks
        if hasattr(block, "columns")
    }
    assert tables["Queries that each SMT solver decides as expected"] == [("unsat", "3", "2", "0")]
    assert tables["Injected errors, and which gate refuses them"] == [
        ("A sign is changed", "5", "4", "1", "0", "validate/answer", "It means the same")
    ]


def test_it_is_made_from_any_place_without_naming_the_benchmark(release):
    done = run("report", "--release", release, "--no-open")
    assert done.exit_code == 0, done.output
    assert done.output.startswith("build/university/report.html: ")
    assert b"draft" in Path("build/university/report.html").read_bytes()
    done = run("report", "--release", release, "--gallery", "--out", "rows")
    assert done.exit_code == 0, done.output
    assert sorted(path.name for path in Path("rows").iterdir()) == ["GALLERY.md", "gallery.png"]


def test_without_a_name_it_says_how_to_make_each_page(workplace):
    shutil.rmtree("releases/judge/1.0.0/jsonl")
    lines = run("report").output.splitlines()
    assert lines[0].startswith("5 releases are ready.")
    assert lines[1].split() == ["curriculum", "1.0.0", "seedproof", "report", "curriculum"]
    assert lines[2].split()[2:] == ["seedproof", "restore", "judge", "1.0.0,", "then", "report"]


def without(content, *keys):
    *before, last = keys
    for key in before:
        content = content[key]
    del content[last]


MALFORMED = {
    "no JSON": (QUALITY, lambda path: path.write_text("{")),
    "no statement": (QUALITY, lambda path: path.write_text("{}")),
    "other rows": (QUALITY, lambda path: state(path, lambda said: said["subject"].pop())),
    "no figures": (QUALITY, lambda path: state(path, lambda said: without(said, "predicate", "figures"))),
    "figures of another form": (QUALITY, lambda path: state(path, _odd_figures)),
    "no guess of all rows": (QUALITY, lambda path: state(path, _no_guesses)),
    "a number that takes forever": (QUALITY, lambda path: state(path, _large_number)),
    "rows of another form": ("jsonl/default/test.jsonl", lambda path: path.write_text('{"id":"a/b/d1/0"}\n')),
    "images of another form": ("data/default/test.parquet", lambda path: path.write_bytes(b"PAR1")),
    "a date that is none": ("publication.json", lambda path: path.write_text('{"date":"soon"}')),
}


def _odd_figures(said):
    said["predicate"]["figures"]["test"]["depth"] = ["deep"]


def _no_guesses(said):
    without(said, "predicate", "baselines", "configs", "default", "test", "guesses", "constant", "all")


def _large_number(said):
    said["predicate"]["figures"]["test"]["depth"]["1"]["steps"] = "1e999999999"


@pytest.mark.parametrize("name", MALFORMED)
def test_what_is_malformed_is_one_line(release, name):
    path, change = MALFORMED[name]
    change(release / path)
    done = run("report", "--release", release, "--no-open")
    assert done.exit_code == 1
    assert done.output.startswith("Error: ")
    assert done.output.count("\n") == 1


def test_a_statement_on_other_rows_is_no_page(release):
    state(release / QUALITY, lambda said: said["subject"].pop())
    with pytest.raises(SeedproofError, match="is on other rows"):
        page_of(release)
