"""Cutting versions: number and changelog follow from the rows, and secret splits stay secret."""

import json
import re
import shutil
from hashlib import sha256
from pathlib import Path

import pytest
import yaml

from pipeline.archiving.splits import rows_of_split
from pipeline.releasing.changelog import entries
from pipeline.releasing.versions import difference, parse_version, root_seed_digest, version_after
from pipeline.stages import STAGES
from pipeline.workplace.settings import load_settings
from seedproof.benchmarks.missing_fact import generate
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import line_of, pretty_json
from tests.conftest import REPOSITORY, SMALL, run
from tests.releasing.test_release import CUT, bytes_of

SECRET = "c0ffee" * 10 + "beef"

OTHERS = SMALL.keys() - {"missing_fact"}
"""Benchmarks of which nothing is cut here."""


@pytest.fixture
def two(built, tmp_path):
    """Two equal releases, to change the second."""
    for name in ("old", "new"):
        shutil.copytree(built / CUT, tmp_path / name)
    return tmp_path / "old", tmp_path / "new"


def rewrite(folder, change, config="zero_shot"):
    """Change the rows of one config, and what the manifest says of its file."""
    path = folder / f"jsonl/{config}/test.jsonl"
    rows = change([json.loads(line) for line in path.read_bytes().splitlines()])
    path.write_bytes(b"".join(map(line_of, rows)))
    manifest = json.loads((folder / "manifest.json").read_bytes())
    manifest["files"][f"jsonl/{config}/test.jsonl"].update(
        sha256=sha256(path.read_bytes()).hexdigest(), rows=len(rows)
    )
    (folder / "manifest.json").write_bytes(pretty_json(manifest))


def set_manifest(folder, change):
    manifest = json.loads((folder / "manifest.json").read_bytes())
    change(manifest)
    (folder / "manifest.json").write_bytes(pretty_json(manifest))


def another(row, number="000777"):
    return row | {"id": row["id"].rpartition("/")[0] + "/" + number}


@pytest.mark.parametrize(
    ("change", "level", "said"),
    [
        (lambda rows: rows, "patch", []),
        (lambda rows: [*rows, another(rows[-1])], "minor", ["`steady_state_missing_emission`: rows 1 added"]),
        (lambda rows: rows[1:], "major", ["`bayes_missing_prior`: rows 1 gone"]),
        (
            lambda rows: [rows[0] | {"hint": "?"}, *rows[1:]],
            "major",
            ["`bayes_missing_prior`: rows 1 changed"],
        ),
        (
            lambda rows: [another(rows[0]), rows[1] | {"answer": "0"}, *rows[2:]],
            "major",
            ["`bayes_missing_prior`: rows 1 added, 1 changed, 1 gone"],
        ),
    ],
    ids=["same", "added", "gone", "changed", "all three"],
)
def test_the_level_follows_from_the_rows(two, change, level, said):
    rewrite(two[1], change)
    found = difference(*two)
    assert (found.level, found.said) == (level, said)


def test_a_row_that_changed_in_one_config_alone_has_changed(two):
    rewrite(two[1], lambda rows: [rows[0] | {"question": "?"}, *rows[1:]], "four_shot")
    assert difference(*two).said == ["`bayes_missing_prior`: rows 1 changed"]


def test_a_config_that_came_or_went_counts(two):
    def without_four_shot(manifest):
        manifest["files"] = {name: said for name, said in manifest["files"].items() if "four" not in name}

    set_manifest(two[1], without_four_shot)
    assert difference(*two).level == "major"
    assert difference(two[1], two[0]).level == "minor"
    assert "config `four_shot`, split `test`: added, 88 rows" in difference(two[1], two[0]).said


def test_a_commitment_may_come_and_be_kept_but_not_go_or_change(two):
    old, new = two
    told = {"rows": {"A": 1, "B": 1}, "root_seed_sha256": root_seed_digest(SECRET), "files": {}}
    set_manifest(new, lambda manifest: manifest.update(splits={"held_out": told}))
    assert difference(old, new).level == "minor"
    assert difference(new, old).level == "major"
    shutil.copy(new / "manifest.json", old)
    changed = told | {"root_seed_sha256": "0" * 64}
    set_manifest(new, lambda manifest: manifest.update(splits={"held_out": changed}))
    assert difference(old, new).level == "major"
    revealed = {"rows": {"A": 1, "B": 1}, "root_seed": SECRET}
    set_manifest(new, lambda manifest: manifest.update(splits={"held_out": revealed}))
    assert difference(old, new).level == "minor"
    set_manifest(new, lambda manifest: manifest["splits"]["held_out"].update(root_seed="00" * 32))
    with pytest.raises(SeedproofError, match="not the one that was committed to"):
        difference(old, new)


@pytest.mark.parametrize(
    ("level", "expected"), [("patch", "1.9.11"), ("minor", "1.10.0"), ("major", "2.0.0")]
)
def test_the_next_version(level, expected):
    assert version_after("1.9.10", level) == expected
    assert parse_version("1.9.10") < parse_version(expected)


@pytest.mark.parametrize("text", ["1", "1.0", "v1.0.0", "1.0.01", "1.0.0-rc", "1.0.0\n", ""])
def test_other_forms_are_no_version(text):
    with pytest.raises(SeedproofError, match="is not a version"):
        parse_version(text)


# What follows cuts real versions, of three rows of one family and two of another.


def section(change=None):
    """The benchmark's section of params.yaml, after a change to it."""
    params = yaml.safe_load(Path("params.yaml").read_text())
    if change:
        change(params["missing_fact"])
        Path("params.yaml").write_text(yaml.safe_dump(params, sort_keys=False))
    return params["missing_fact"]


OF_VERSION = STAGES[-1:]
"""The stages that a change of the version alone requires, as dvc.yaml has it."""

FEW = "--rows 0 --rows bayes_missing_prior=1 --rows laplace_grid=1"
"""The rows of a split that has some of few families."""


def make(stages=STAGES):
    for stage in stages:
        done = run(stage, "missing_fact")
        assert done.exit_code == 0, done.output


def add_split(arguments):
    return run("cut", "missing_fact", "--split", *arguments.split())


def changelog():
    return entries(Path("releases/missing_fact", section()["version"], "CHANGELOG.md").read_text())


def sums(version):
    return bytes_of(Path("releases/missing_fact", version))


@pytest.fixture
def first(built_few, tmp_path, monkeypatch):
    """A workplace whose 1.0.0 is cut, as the current folder."""
    folder = tmp_path / "workplace"
    shutil.copytree(built_few, folder, ignore=shutil.ignore_patterns(*OTHERS))
    monkeypatch.chdir(folder)
    return folder


def test_more_rows_are_minor_and_a_lower_number_is_refused(first):
    before = sums("1.0.0")
    section(lambda params: params["generate"]["rows"].update(bayes_missing_prior=4))
    make()
    done = run("cut", "missing_fact")
    assert done.exit_code == 1
    assert "was released with other bytes" in done.output
    assert "release it as 1.1.0, with --bump: bayes_missing_prior: rows 2 added" in done.output
    section(lambda params: params.update(version="1.0.1"))
    make(OF_VERSION)
    done = run("cut", "missing_fact")
    assert (done.exit_code, done.output.count("\n")) == (1, 1)
    assert "must be 1.1.0 or higher, a minor version after 1.0.0" in done.output
    done = run("cut", "missing_fact", "--bump", "--note", "More of Bayes.")
    assert done.exit_code == 0, done.output
    assert section()["version"] == "1.1.0"
    assert list(changelog()) == ["1.1.0", "1.0.0"]
    entry = changelog()["1.1.0"]
    assert entry.startswith("More of Bayes.\n\nMinor: ")
    assert "- `bayes_missing_prior`: rows 2 added" in entry
    assert sums("1.0.0") == before
    assert run("verify", "releases/missing_fact/1.1.0").exit_code == 0
    assert "as released" in run("cut", "missing_fact").output


def test_changed_rows_are_major_and_more_than_needed_is_allowed(first):
    section(lambda params: params["generate"].update(root_seed=8))
    section(lambda params: params.update(version="1.5.0"))
    make()
    assert "must be 2.0.0 or higher" in run("cut", "missing_fact").output
    section(lambda params: params.update(version="3.0.0"))
    make(OF_VERSION)
    done = run("cut", "missing_fact")
    assert done.exit_code == 0, done.output
    assert "gone" in changelog()["3.0.0"] or "changed" in changelog()["3.0.0"]
    assert "is 3.0.0, but" not in run("verify", "releases/missing_fact/3.0.0").output


def test_data_of_the_last_release_that_is_gone_is_made_again_from_its_manifest(first):
    before = sums("1.0.0")
    for name in ("data", "jsonl"):
        shutil.rmtree(f"releases/missing_fact/1.0.0/{name}")
    section(lambda params: params["generate"]["rows"].update(bayes_missing_prior=4))
    make()
    assert run("cut", "missing_fact", "--bump").exit_code == 0
    assert sums("1.0.0") == before


def test_data_that_can_be_had_in_no_way_is_said(first):
    shutil.rmtree("releases/missing_fact/1.0.0/jsonl")
    sums_file = Path("releases/missing_fact/1.0.0/SHA256SUMS")
    sums_file.write_text(re.sub(r"[0-9a-f]{64}  jsonl", "0" * 64 + "  jsonl", sums_file.read_text()))
    section(lambda params: params.update(version="1.0.1"))
    make(OF_VERSION)
    done = run("cut", "missing_fact")
    assert (done.exit_code, done.output.count("\n")) == (1, 1)
    assert "its data is not here and cannot be had. from DVC: " in done.output
    assert "made by this code: not all of it, or other bytes" in done.output
    assert not Path("releases/missing_fact/1.0.0/jsonl").exists()


def test_an_older_number_is_refused(first):
    section(lambda params: params.update(version="0.9.0"))
    make(OF_VERSION)
    assert "must be 1.0.1 or higher, a patch version after 1.0.0" in run("cut", "missing_fact").output


def test_a_public_split_has_its_rows_in_the_release(first):
    done = add_split("dev --rows 1 --rows laplace_grid=0 --root-seed 99")
    assert done.exit_code == 0, done.output
    assert section()["version"] == "1.1.0"
    folder = Path("releases/missing_fact/1.1.0")
    rows = [json.loads(line) for line in (folder / "jsonl/zero_shot/dev.jsonl").read_bytes().splitlines()]
    assert "laplace_grid" not in {row["family"] for row in rows}
    assert len(rows) == 2 * 21
    own = [json.loads(line) for line in (folder / "jsonl/zero_shot/test.jsonl").read_bytes().splitlines()]
    key = lambda row: (row["family"], row["hint_slot"], row["facts"])  # noqa: E731
    assert not {key(row) for row in rows} & {key(row) for row in own}
    assert run("verify", folder).exit_code == 0
    done = run("audit", rows[0]["id"], "--split", "dev")
    assert done.exit_code == 0, done.output
    assert "equals the row in" in done.output
    assert "there is a split 'dev' already" in add_split("dev --rows 1").output


def test_datasets_loads_a_public_split(first, tmp_path):
    from datasets import load_dataset

    assert add_split(f"dev {FEW} --root-seed 99").exit_code == 0
    loaded = load_dataset("releases/missing_fact/1.1.0", "four_shot", cache_dir=str(tmp_path / "cache"))
    assert {split: len(rows) for split, rows in loaded.items()} == {"test": 10, "dev": 4}


def test_a_secret_split_is_committed_to_and_revealed(first):
    done = add_split(f"held_out --rows 1 --root-seed {SECRET}")
    assert done.exit_code == 0, done.output
    assert SECRET not in done.output
    public = {name: content for name, content in bytes_of(Path()).items() if not name.startswith("private/")}
    assert not [name for name, content in public.items() if SECRET.encode() in content]
    release = Path("releases/missing_fact/1.1.0")
    told = json.loads((release / "manifest.json").read_bytes())["splits"]["held_out"]
    assert told["root_seed_sha256"] == sha256(bytes.fromhex(SECRET)).hexdigest()
    assert not list(release.rglob("held_out*"))
    assert run("verify", release).exit_code == 0
    private = Path("private/missing_fact/held_out")
    assert private.stat().st_mode & 0o777 == 0o700
    assert (private / "params.yaml").stat().st_mode & 0o777 == 0o600

    done = run("reveal", "missing_fact", "--split", "held_out", "--root-seed", "00" * 32)
    assert (done.exit_code, done.output.count("\n")) == (1, 1)
    assert "is another one" in done.output
    shutil.move(private, "elsewhere")
    done = run("reveal", "missing_fact", "--split", "held_out")
    assert "Give the secret in SEEDPROOF_ROOT_SEED" in done.output
    assert run("reveal", "missing_fact", "--split", "held_out", "--root-seed", SECRET).exit_code == 0
    done = run("reveal", "missing_fact", "--split", "held_out", "--root-seed", SECRET, "--write")
    assert done.exit_code == 0, done.output
    make()
    done = run("cut", "missing_fact", "--bump")
    assert done.exit_code == 0, done.output
    assert section()["version"] == "1.2.0"
    shown = Path("releases/missing_fact/1.2.0/jsonl/zero_shot/held_out.jsonl").read_bytes()
    assert shown == Path("elsewhere/missing_fact/release/jsonl/zero_shot/held_out.jsonl").read_bytes()
    assert "split `held_out`: revealed, as it was committed to" in changelog()["1.2.0"]
    assert run("verify", "releases/missing_fact/1.2.0").exit_code == 0


def test_the_root_seed_may_come_from_the_environment(first, monkeypatch):
    monkeypatch.setenv("SEEDPROOF_ROOT_SEED", SECRET)
    done = add_split(f"held_out {FEW}")
    assert done.exit_code == 0, done.output
    assert section()["splits"]["held_out"]["root_seed_sha256"] == root_seed_digest(SECRET)
    assert "as released" in run("cut", "missing_fact").output
    shutil.rmtree("private")
    done = run("reveal", "missing_fact", "--split", "held_out")
    assert done.exit_code == 0, done.output
    assert SECRET not in done.output


def test_rows_that_are_not_those_committed_to_are_found(first):
    assert add_split(f"held_out {FEW} --root-seed {SECRET}").exit_code == 0
    path = Path("releases/missing_fact/1.1.0/manifest.json")
    set_manifest(path.parent, lambda manifest: manifest["splits"]["held_out"]["rows"].update(A=2))
    done = run("reveal", "missing_fact", "--split", "held_out")
    assert done.exit_code == 1
    assert "is not what was committed to" in done.output


def test_a_secret_is_made_where_none_is_given(first):
    assert add_split(f"held_out {FEW}").exit_code == 0
    private = yaml.safe_load(Path("private/missing_fact/held_out/params.yaml").read_text())
    secret = private["missing_fact"]["splits"]["held_out"]["root_seed"]
    assert len(bytes.fromhex(secret)) == 32
    assert section()["splits"]["held_out"]["root_seed_sha256"] == root_seed_digest(secret)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rows", "1"], "belong to --split"),
        (["--root-seed", "1"], "belong to --split"),
        (["--split", "dev"], "--split needs one benchmark and --rows"),
        (["--split", "test", "--rows", "1"], "there is a split 'test' already"),
        (
            ["--split", "a-b", "--rows", "1", "--root-seed", "1"],
            "--split 'a-b': expected at most 40 small letters",
        ),
        (["--split", "dev", "--rows", "x"], "expected a number, or NAME=number"),
        (["--split", "dev", "--rows", "nobody=1"], "nobody"),
        (["--split", "dev", "--rows", "1", "--root-seed", "abc"], "64 hex digits"),
        (
            ["--split", "dev", "--rows", "1", "--rows", "discrete_tomography=300", "--root-seed", "1"],
            "distinct rows, and none in the last 500 draws",
        ),
    ],
)
def test_a_split_that_cannot_be_is_said_and_nothing_changes(first, monkeypatch, arguments, said):
    # Few draws show it, and few are listed to count what there is.
    monkeypatch.setattr(generate, "GIVE_UP", 500)
    monkeypatch.setattr(generate.distinct_problems, "__defaults__", (500,))
    before = Path("params.yaml").read_bytes()
    done = run("cut", "missing_fact", *arguments)
    assert done.exit_code in (1, 2)
    assert said in done.output
    assert "Traceback" not in done.output
    assert Path("params.yaml").read_bytes() == before


@pytest.mark.parametrize("benchmark", registry.benchmarks())
def test_a_number_of_rows_is_one_for_every_benchmark(benchmark):
    settings = load_settings(benchmark, REPOSITORY / "params.yaml")
    rows = rows_of_split(settings, ("5",))
    counts = [rows] if isinstance(rows, int) else list(rows.values())
    for count in counts:
        assert set(count.values() if isinstance(count, dict) else [count]) == {5}


def test_rows_of_subjects_are_counted_with_and_without_figures():
    settings = load_settings("university", REPOSITORY / "params.yaml")
    rows = rows_of_split(settings, ("text=3", "visual=2"))
    assert (rows["text"]["algebra"], rows["visual"]["algebra"]) == (3, 2)
    assert len(rows["text"]) == len(rows["visual"]) == 6
    with pytest.raises(SeedproofError, match="visual"):
        rows_of_split(settings, ("text=3",))


def test_reveal_needs_a_commitment(first):
    done = run("reveal", "missing_fact", "--split", "dev", "--root-seed", SECRET)
    assert (done.exit_code, done.output.count("\n")) == (1, 1)
    assert "commits to no secret split 'dev'" in done.output
