"""Rows of every split of every benchmark are audited by their id and by their seed, with and without data."""

import json
from copy import deepcopy
from itertools import product
from types import SimpleNamespace

import pytest
import yaml

from pipeline.auditing import by_engines
from pipeline.releasing.checksums import SUMS, sums_lines
from pipeline.releasing.manifest import manifest_of
from pipeline.workplace.making import make
from pipeline.workplace.root_seed import ROOT_SEED_VARIABLE
from pipeline.workplace.settings import load_settings
from seedproof.contract import registry
from seedproof.record.files import file_digest
from seedproof.record.rows import OWN_SPLIT, line_of, pretty_json
from tests.circles import few
from tests.conftest import SMALL, run

SECRET = "5e" * 32


@pytest.fixture(autouse=True)
def without_engines(monkeypatch):
    """They start in half a second for each of a thousand rows; `test_audit` has them run."""
    monkeypatch.setattr(by_engines, "installed_engines", list)


PARTS = [
    ("judge", "final_correct_reasoning_wrong"),
    *product(SMALL, ("test", "more", "held_out")),
]
"""Every split of every benchmark: that of the release of ours, and a public and a secret one beside it."""


def params_with_splits(benchmark):
    section = deepcopy(SMALL[benchmark])
    rows = section["generate"]["rows"]
    section["splits"]["more"] = {"rows": rows, "root_seed": 9}
    section["splits"]["held_out"] = {"rows": rows, "root_seed": SECRET}
    return {benchmark: section}


def write_release(folder, made, **changes):
    """What `audit` reads of a release: its JSON lines, its manifest and their checksums."""
    tables = made.tables()
    for (config, split), rows in tables.items():
        path = folder / f"jsonl/{config}/{split}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"".join(map(line_of, rows)))
    counts = {f"jsonl/{config}/{split}.jsonl": len(rows) for (config, split), rows in tables.items()}
    root_seed = {"root_seed": made.settings.generate.root_seed}
    manifest = manifest_of(made.benchmark, made.settings, root_seed, made.families, folder, counts, "canary")
    stated = {key: value for key, value in (manifest | changes).items() if value is not None}
    (folder / "manifest.json").write_bytes(pretty_json(stated))
    sums = {name: file_digest(folder / name) for name in (*counts, "manifest.json")}
    (folder / SUMS).write_text(sums_lines(sums))
    return folder


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """By benchmark: a folder with params.yaml alone, a release, its rows by split."""
    workplaces = {}
    for benchmark in SMALL:
        home = tmp_path_factory.mktemp(benchmark)
        (home / "params.yaml").write_text(yaml.safe_dump(params_with_splits(benchmark)))
        rows = make(benchmark, load_settings(benchmark, home / "params.yaml"))
        release = write_release(tmp_path_factory.mktemp("release") / benchmark, rows)
        workplaces[benchmark] = SimpleNamespace(home=home, release=release, rows=rows)
    return workplaces


def chosen(rows, split):
    """A row of every second family and kind of our own split, and of every sixth of the others."""
    kinds = {(row["family"], row.get("kind")): row for row in rows.splits[split]}
    return list(kinds.values())[:: 2 if split == OWN_SPLIT else 6]


def by_seed(row, benchmark, *more):
    family = ("--family", row["family"], "--difficulty", row["difficulty"])
    return run("audit", "--benchmark", benchmark, "--seed", row["seed"], *family, *more)


def expect_row(done, row, *said):
    assert done.exit_code == 0, (row["id"], done.output)
    for text in (f"{row['id']}\n", row["seed"], *said):
        assert text in done.output, (row["id"], text)


@pytest.mark.parametrize(("benchmark", "split"), few(PARTS, 6))
def test_rows_of_a_release_are_audited_by_their_id_and_by_their_seed(
    made, tmp_path, benchmark, split, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    release = made[benchmark].release
    for row in chosen(made[benchmark].rows, split):
        equal = "equals the row in "
        expect_row(run("audit", row["id"], "--split", split, "--release", release), row, equal)
        expect_row(by_seed(row, benchmark, "--release", release), row, equal)
        expect_row(by_seed(row, benchmark, "--release", release, "--split", split), row, equal)


@pytest.mark.parametrize(("benchmark", "split"), few(PARTS, 6))
def test_rows_of_a_workplace_are_audited_by_their_id_and_by_their_seed(made, benchmark, split, monkeypatch):
    monkeypatch.chdir(made[benchmark].home)
    for row in chosen(made[benchmark].rows, split):
        alone = "not compared: no release here"
        by_id = run("audit", row["id"], "--split", split)
        expect_row(by_id, row, alone)
        # A follow-up, above all, is not taken for a problem of its seed.
        assert by_seed(row, benchmark).output == by_id.output
        assert by_seed(row, benchmark, "--split", split).output == by_id.output


@pytest.mark.parametrize("benchmark", SMALL)
def test_rows_under_a_secret_root_seed_are_audited_by_their_seed(made, benchmark, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    release = write_release(tmp_path / "release", made[benchmark].rows, root_seed=None)
    for row in chosen(made[benchmark].rows, OWN_SPLIT):
        done = by_seed(row, benchmark, "--release", release)
        assert done.exit_code == 3, (row["id"], done.output)
        assert "equals the row in " in done.output
        assert f"{row['id']}\n" in done.output


@pytest.mark.parametrize("benchmark", SMALL)
def test_a_split_that_is_committed_to_is_audited_with_its_root_seed(made, benchmark, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    params = params_with_splits(benchmark)
    split = params[benchmark]["splits"]["held_out"]
    params[benchmark]["splits"]["held_out"] = {
        "rows": split["rows"],
        "root_seed_sha256": "0" * 64,
        "files": {"jsonl/default/held_out.jsonl": "0" * 64},
    }
    (tmp_path / "params.yaml").write_text(yaml.safe_dump(params))
    row = made[benchmark].rows.splits["held_out"][0]
    refused = run("audit", row["id"], "--split", "held_out")
    assert refused.exit_code == 3
    assert refused.output.startswith(
        "Error: the root seed of held_out is secret for now: give it with SEEDPROOF_"
    )
    monkeypatch.setenv(ROOT_SEED_VARIABLE, SECRET)
    expect_row(run("audit", row["id"], "--split", "held_out"), row)
    expect_row(by_seed(row, benchmark, "--split", "held_out"), row)
    expect_row(by_seed(row, benchmark), row)
    monkeypatch.delenv(ROOT_SEED_VARIABLE)
    expect_row(by_seed(row, benchmark, "--split", "held_out", "--root-seed", SECRET), row)


@pytest.mark.parametrize("benchmark", [name for name in SMALL if name != "judge"])
def test_a_seed_of_no_row_gives_a_row_that_is_compared_with_nothing(made, benchmark, monkeypatch):
    monkeypatch.chdir(made[benchmark].home)
    row = made[benchmark].rows.splits["test"][0] | {"seed": "ab" * 16}
    done = by_seed(row, benchmark)
    assert done.exit_code == 0, done.output
    assert "not compared: no known row has this seed" in done.output
    generate = registry.benchmark(benchmark).generate
    asked = made[benchmark].rows.settings.generate
    again = generate.rebuild_from_seed(row["family"], row["difficulty"], row["seed"], "", asked)
    assert again["question"].splitlines()[-1] in done.output


def one_line(done):
    assert done.exit_code == 2
    (line,) = done.output.splitlines()
    return line.removeprefix("Error: ")


def test_a_seed_of_no_candidate_is_refused_with_the_reason(made, monkeypatch):
    monkeypatch.chdir(made["judge"].home)
    row = made["judge"].rows.splits["test"][0] | {"seed": "ab" * 16}
    said = one_line(by_seed(row, "judge"))
    assert "no row known here has the seed" in said
    assert "a candidate is not made from its seed alone" in said
    assert "with --release, or its id" in said


@pytest.mark.parametrize("benchmark", SMALL)
def test_a_seed_that_a_given_release_has_not_is_refused(made, benchmark, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    row = made[benchmark].rows.splits["test"][0]
    release = made[benchmark].release
    said = one_line(by_seed(row | {"seed": "ab" * 16}, benchmark, "--release", release))
    assert said.startswith(
        f"{release}: no row of {row['family']}, difficulty {row['difficulty']}, has the seed"
    )
    said = one_line(by_seed(row, benchmark, "--release", release, "--split", "more"))
    assert said.startswith(f"{release}: no row of the split more of {row['family']}, ")


def test_a_split_that_is_none_is_refused(made, monkeypatch):
    monkeypatch.chdir(made["university"].home)
    row = made["university"].rows.splits["test"][0]
    assert one_line(by_seed(row, "university", "--split", "none")).startswith(
        "there is no split 'none', expected"
    )


def forge(release, before, after):
    """Alter one line of every file of rows, and the sums with them."""
    for path in release.glob("jsonl/*/*.jsonl"):
        path.write_text(path.read_text().replace(before, after, 1))
    path = release / SUMS
    names = [line.split("  ")[1] for line in path.read_text().splitlines()]
    path.write_text(sums_lines({name: file_digest(release / name) for name in names}))


@pytest.mark.parametrize(
    ("after", "said"),
    [
        ('"difficulty":1.0,', "differs from "),
        ('"difficulty": 1,', "is not in canonical JSON, so it was altered"),
        ('"difficulty":1,"difficulty":1,', "is not in canonical JSON, so it was altered"),
    ],
)
def test_another_text_of_a_released_row_is_not_called_equal(made, tmp_path, monkeypatch, after, said):
    monkeypatch.chdir(tmp_path)
    release = write_release(tmp_path / "release", made["missing_fact"].rows)
    row = json.loads((release / "jsonl/zero_shot/test.jsonl").read_text().splitlines()[0])
    forge(release, '"difficulty":1,', after)
    done = run("audit", row["id"], "--release", release)
    assert done.exit_code == 1
    assert said in done.output
    assert "equals the row" not in done.output
