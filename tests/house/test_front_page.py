"""README and the front page of the documentation say what the releases, the audits and the runs say."""

import csv
import json
import re
import shutil
from importlib import import_module

import pytest

from pipeline.evaluating.planning.beating import to_beat
from pipeline.releasing.attestations import attestations_of
from pipeline.releasing.manifest import read_manifest
from pipeline.workplace.catalogue import entry_of
from pipeline.workplace.settings import load_publication
from seedproof.loading import Release
from seedproof.record.rows import pretty_json
from tests.conftest import REPOSITORY
from tests.ours import OURS

DOCS = REPOSITORY / "docs"
README = (REPOSITORY / "README.md").read_text()
INDEX = (DOCS / "index.md").read_text()
WORDS = 600
"""So many has README at most."""


@pytest.fixture
def front(monkeypatch):
    """The extension of Sphinx that reads the figures."""
    monkeypatch.syspath_prepend(DOCS)
    return import_module("front_page")


@pytest.fixture
def repository(built, tmp_path):
    """A repository with a release of each benchmark, without its data, as Git has it."""
    without_data = shutil.ignore_patterns("data", "jsonl")
    shutil.copytree(built / "releases", tmp_path / "releases", ignore=without_data)
    return tmp_path


def test_readme_is_short():
    assert len(README.split()) <= WORDS


def test_the_page_names_the_code_of_the_publication():
    assert load_publication(REPOSITORY / "params.yaml").code in INDEX


def test_the_figures_are_those_of_the_releases(front):
    (rows, _), (families, _), (passed, corrupted), _ = front.figures(REPOSITORY)
    folders = [path.parent for path in REPOSITORY.glob("releases/*/*/manifest.json")]
    stated = [attestations_of(folder, read_manifest(folder)) for folder in folders]
    assert rows == f"{sum(each['quality']['checked'] for each in stated):,}"
    assert families == str(len({name for folder in folders for name in read_manifest(folder)["families"]}))
    kinds = [kind for each in stated for kind in each["mutate"]["kinds"].values()]
    assert passed == str(sum(kind["passed"] for kind in kinds))
    assert corrupted.startswith(f"of {sum(kind['applied'] for kind in kinds):,} rows")


def test_corrupted_rows_are_counted_where_somebody_did(front, repository):
    said = [what for _, what in front.figures(repository)]
    assert not any("corrupted" in what for what in said)
    folder = repository / "releases/university/1.0.0/attestations"
    quality = json.loads((folder / "quality.json").read_text())
    found = {"said": "A sign", "applied": 4200, "without_rebuild": {}, "only_by_rebuild": 0, "passed": 1}
    kinds = {"sign": found | {"harmless": ""}}
    predicate = {"tool": quality["predicate"]["tool"], "per": 1, "root_seed": "7", "kinds": kinds}
    kind = quality["predicateType"].replace("quality", "mutate")
    (folder / "mutate.json").write_bytes(
        pretty_json(quality | {"predicateType": kind, "predicate": predicate})
    )
    assert ("1", "of 4,200 rows that we corrupted passed the checks") in front.figures(repository)


def test_the_table_has_the_rows_and_the_best_baseline_of_every_benchmark():
    table = re.findall(
        r"^\| `([a-z_]+)`, after \S+ \| ([0-9,]+) \| .+ \| ([0-9.]+) % \|$", README, re.MULTILINE
    )
    assert sorted(name for name, _, _ in table) == sorted(OURS)
    for name, rows, guess in table:
        entry = entry_of(name)
        (quality,) = REPOSITORY.glob(f"releases/{name}/{entry.version}/attestations/quality.json")
        assert rows == f"{json.loads(quality.read_text())['predicate']['checked']:,}"
        best = to_beat(Release(name, entry.version), next(iter(entry.configs)), "test")
        assert guess == f"{100 * float(best.share):.1f}", name


def found(kind):
    """How many rows have a finding of a kind, by the benchmark that was audited."""
    with (DOCS / "data/audit_kinds.csv").open(newline="") as file:
        return {line["audit of"]: line["rows"] for line in csv.DictReader(file) if line["kind"] == kind}


def test_the_headlines_are_what_the_audits_found():
    page = (DOCS / "explanation/ancestors.md").read_text()
    sums = re.findall(
        r"^\| (MIRA-MATH|MathCAMPS) \| ([0-9,]+) \| 0 \| \*\*([0-9,]+)\*\* \|$", page, re.MULTILINE
    )
    assert len(sums) == 2
    for name, rows, flawed in sums:
        assert f"**{flawed} of {rows}**\n\nrows of" in INDEX
        assert f"{flawed} of {rows} rows of {name}" in README or f"{flawed} of {rows} of {name}" in README


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("no-request", "in {} rows the answer follows without it"),
        ("duplicate", "{} rows are copies of others"),
        ("impossible", "{} describe things that cannot exist"),
        ("padded-answer", "{} answers are printed like"),
        ("fractional-count", "{} rows count whole things in fractions"),
    ],
)
def test_each_kind_that_is_named_has_so_many_rows(kind, told):
    assert any(told.format(count) in " ".join(INDEX.split()) for count in found(kind).values())


def test_no_stored_answer_was_found_wrong_and_four_are_rounded():
    assert set(found("wrong-answer").values()) == {"0"}
    assert found("rounded-answer") == {"MathCAMPS": "4"}
    assert "the stored one is correct, though four are rounded" in " ".join(INDEX.split())


def test_the_one_model_scores_no_better_than_a_guess():
    page = (DOCS / "scores.md").read_text()
    lines = re.findall(
        r"^\| ([a-z_]+) \S+ \| (\S+) .+ \| ([0-9.]+) % \(.+ \| .+ \| ([0-9.]+) % ", page, re.MULTILINE
    )
    assert {benchmark for benchmark, _, _, _ in lines} == set(OURS)
    assert {model for _, model, _, _ in lines} == {"SmolLM2-135M-Instruct"}
    assert all(float(accuracy) < float(guess) for _, _, accuracy, guess in lines)
