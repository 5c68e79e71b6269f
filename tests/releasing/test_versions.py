"""Versions: number and changelog follow from the rows, a draft is cut again, secret splits stay secret."""

import json
import re
import shutil
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from pipeline.archiving.releases import make_known
from pipeline.archiving.splits import rows_of_split
from pipeline.certifying.statement import ARCHIVE
from pipeline.releasing.attestations import read_attestation, write_attestation
from pipeline.releasing.changelog import entries
from pipeline.releasing.checksums import SUMS, sums_text
from pipeline.releasing.manifest import FORMAT, read_manifest, root_seed_digest, tables_in
from pipeline.releasing.publication import PUBLICATION, Published, write_publication
from pipeline.releasing.versions import difference, parse_version, version_after
from pipeline.stages import STAGES
from pipeline.workplace.settings import load_settings
from seedproof.benchmarks.missing_fact import generate
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest
from seedproof.record.rows import line_of, pretty_json
from seedproof.released import known
from tests.conftest import REPOSITORY, SMALL, run
from tests.ours import OURS
from tests.releasing.test_attestations import PUBLISHED
from tests.releasing.test_release import CUT, bytes_of

SECRET = "c0ffee" * 10 + "beef"

OTHERS = SMALL.keys() - {"missing_fact"}
"""Benchmarks of which nothing is cut here."""


def row(number, family="a", **columns):
    return {"id": f"missing_fact/{family}/d1/{number:06d}", "family": family, "answer": "1", **columns}


def write_release(folder, tables, schema="{}", **manifest):
    """What a difference is read from; `tables` has rows by config, or by config and split."""
    folder.mkdir(parents=True)
    files = {}
    for name, rows in tables.items():
        path = folder / f"jsonl/{name if '/' in name else f'{name}/test'}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"".join(map(line_of, rows)))
        said = {"bytes": path.stat().st_size, "sha256": file_digest(path), "rows": len(rows)}
        files[path.relative_to(folder).as_posix()] = said
    stated = {"name": "missing_fact", "version": "1.0.0", "format": FORMAT, "canary": "", "root_seed": 1}
    stated |= {"params": {"generate": {}}, "splits": {}, "families": {}, "files": files} | manifest
    (folder / "manifest.json").write_bytes(pretty_json(stated))
    (folder / "schema.json").write_text(schema)
    (folder / SUMS).write_text(sums_text(folder))
    return folder


def compared(before, after):
    """The difference of two releases, of which is known what `write_release` takes."""
    with TemporaryDirectory() as folder:
        old, new = write_release(Path(folder, "old"), **before), write_release(Path(folder, "new"), **after)
        return difference(old, new)


BECAME = {
    "same": lambda row: [row],
    "with more columns": lambda row: [row | {"budget": 3}],
    "changed": lambda row: [row | {"answer": "2"}],
    "gone": lambda row: [],
}
LEVEL_OF = {
    "same": "same",
    "added": "minor",
    "with more columns": "minor",
    "changed": "major",
    "gone": "major",
}


@given(
    st.lists(st.sampled_from([*BECAME]), min_size=1, max_size=6),
    st.integers(0, 2),
    st.booleans(),
)
def test_the_level_is_the_highest_of_what_became_of_each_row_and_of_the_schema(became, added, schema):
    before = [row(number) for number in range(len(became))]
    after = [new for what, old in zip(became, before, strict=True) for new in BECAME[what](old)]
    after += [row(100 + number) for number in range(added)]
    changes = [*became, *["added"] * added]
    found = compared({"tables": {"d": before}}, {"tables": {"d": after}, "schema": "[]" if schema else "{}"})
    levels = {LEVEL_OF[what] for what in changes} | {"minor" if schema else "same"}
    assert found.level == max(levels, key=["same", "minor", "major"].index)
    counts = [
        f"{changes.count(what)} {what}"
        for what in ("added", "with more columns", "changed", "gone")
        if what in changes
    ]
    said = [f"`a`: rows {', '.join(counts)}"] if counts else []
    assert found.said == said + ["the schema describes the columns otherwise"] * schema


def test_a_row_that_changed_in_one_config_or_split_alone_has_changed():
    rows = [row(1), row(2, "b")]
    before = {"tables": {"plain": rows, "shots": rows, "plain/dev": rows}}
    for table, where in (("shots", ""), ("plain/dev", " in split `dev`")):
        after = {"tables": before["tables"] | {table: [rows[0], rows[1] | {"answer": "2"}]}}
        found = compared(before, after)
        assert (found.level, found.said) == ("major", [f"`b`{where}: rows 1 changed"])


def test_a_column_that_goes_or_only_changes_its_place_is_no_column_more():
    old = row(1, budget=3)
    for new in (row(1), row(1, other=3), dict(reversed(old.items())) | {"id": old["id"]}):
        new = {"id": new.pop("id"), **new}
        assert compared({"tables": {"d": [old]}}, {"tables": {"d": [new]}}).level == "major"


def test_a_config_that_came_or_went_counts():
    both, one = {"tables": {"plain": [row(1)], "shots": [row(1)]}}, {"tables": {"plain": [row(1)]}}
    assert compared(both, one).level == "major"
    found = compared(one, both)
    assert (found.level, found.said) == ("minor", ["config `shots`, split `test`: added, 1 rows"])


def test_a_commitment_may_come_and_be_kept_but_not_go_or_change():
    told = {"rows": 1, "root_seed_sha256": root_seed_digest(SECRET), "files": {}}

    def level(was, now):
        before, after = (
            {"tables": {"d": [row(1)]}, "splits": {} if said is None else {"held_out": said}}
            for said in (was, now)
        )
        return compared(before, after).level

    assert level(None, told) == "minor"
    assert level(told, told) == "same"
    assert level(told, None) == "major"
    assert level(told, told | {"root_seed_sha256": "0" * 64}) == "major"
    assert level(told, {"rows": 1, "root_seed": SECRET}) == "minor"
    with pytest.raises(SeedproofError, match="not the one that was committed to"):
        level(told, {"rows": 1, "root_seed": "00" * 32})
    with pytest.raises(SeedproofError, match=r"d/held_out\.jsonl is not what was committed to"):
        level(told | {"files": {"jsonl/d/held_out.jsonl": "0" * 64}}, {"rows": 1, "root_seed": SECRET})


@pytest.mark.parametrize(("level", "expected"), [("minor", "1.10.0"), ("major", "2.0.0")])
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
def draft(built_few, tmp_path, monkeypatch):
    """A workplace whose 1.0.0 is cut, as the current folder."""
    folder = tmp_path / "workplace"
    shutil.copytree(built_few, folder, ignore=shutil.ignore_patterns(*OTHERS))
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def first(draft):
    """A workplace whose 1.0.0 is published, as the current folder."""
    write_publication(draft / CUT, Published(**PUBLISHED))
    return draft


def ask_for_one_more(count=4):
    section(lambda params: params["generate"]["rows"].update(bayes_missing_prior=count))
    make()


def attest(number=1):
    """Have a maintainer attest something of the release that is cut."""
    found = {"seed: another": {"said": "x", "applied": number, "without_rebuild": {"validate/x": number}}}
    found["seed: another"] |= {"only_by_rebuild": 0, "passed": 0, "harmless": ""}
    predicate = {"tool": {"seedproof": "1.0.0"}, "per": 1, "root_seed": "1", "kinds": found}
    return write_attestation(Path(CUT), "mutate", read_manifest(Path(CUT)), predicate)


def test_a_draft_is_cut_again_with_other_rows_and_what_was_attested_of_it_is_left_out(draft):
    attested = attest()
    ask_for_one_more()
    done = run("cut", "missing_fact")
    assert done.exit_code == 0, done.output
    assert (
        f"{attested}: is on other rows: its subject is not the tables of manifest.json. It is left"
        in done.output
    )
    assert f"{CUT}: cut, a draft (first: " in done.output
    assert section()["version"] == "1.0.0"
    assert list(changelog()) == ["1.0.0"]
    assert changelog()["1.0.0"].startswith(
        "The first release.\n\n- config `four_shot`, split `test`: added, 12 rows"
    )
    assert not attested.exists()
    cut = bytes_of(Path(CUT))
    del cut[ARCHIVE]
    assert cut == bytes_of(Path("build/missing_fact/release"))
    assert run("cut", "missing_fact").output == f"{CUT}: same rows\n"


def test_what_was_attested_by_hand_is_carried_to_a_draft_with_the_same_rows(draft):
    """Another schema makes other checksums, and no other rows."""
    before = attest().read_bytes()
    assert f"{CUT}: same rows; written again: README.md" in run("cut", "missing_fact").output
    schema = Path("schemas/missing_fact.schema.json")
    schema.write_text(schema.read_text().replace('"description": "', '"description": "Here: ', 1))
    make(STAGES[-2:])
    done = run("cut", "missing_fact")
    assert done.exit_code == 0, done.output
    assert f"{CUT}: cut, a draft (first: " in done.output
    assert "left out" not in done.output
    assert (Path(CUT) / "attestations/mutate.json").read_bytes() == before
    assert read_attestation(Path(CUT), "mutate", read_manifest(Path(CUT)))["per"] == 1
    assert run("cut", "missing_fact").output == f"{CUT}: same rows\n"


def test_documents_of_a_published_version_are_written_again_and_tell_of_its_day(first):
    rows = {name: content for name, content in sums("1.0.0").items() if name.startswith(("data/", "jsonl/"))}
    done = run("cut", "missing_fact")
    assert done.exit_code == 0, done.output
    assert f"{CUT}: same rows; written again: README.md" in done.output
    assert "published on 2031-05-06" in (first / CUT / "README.md").read_text()
    assert (first / CUT / PUBLICATION).exists()
    assert rows.items() <= sums("1.0.0").items()


def test_a_published_version_is_never_cut_again_and_more_rows_are_minor(first):
    before = sums("1.0.0")
    ask_for_one_more()
    done = run("cut", "missing_fact")
    assert (done.exit_code, done.output.count("\n")) == (1, 1)
    assert "must be 1.1.0 or higher, a minor version after 1.0.0" in done.output
    assert "bayes_missing_prior: rows 2 added" in done.output
    assert sums("1.0.0") == before
    done = run("cut", "missing_fact", "--bump", "--note", "More of Bayes.")
    assert done.exit_code == 0, done.output
    assert section()["version"] == "1.1.0"
    assert list(changelog()) == ["1.1.0", "1.0.0"]
    entry = changelog()["1.1.0"]
    assert entry.startswith("More of Bayes.\n\nMinor: ")
    assert "- `bayes_missing_prior`: rows 2 added" in entry
    assert sums("1.0.0") == before
    assert run("verify", "releases/missing_fact/1.1.0", "--templates", ".").exit_code == 0
    assert "same rows" in run("cut", "missing_fact").output


def test_a_draft_after_a_published_version_is_compared_with_that(first):
    ask_for_one_more()
    assert run("cut", "missing_fact", "--bump").exit_code == 0
    ask_for_one_more(5)
    done = run("cut", "missing_fact")
    assert done.exit_code == 0, done.output
    assert "1.1.0: cut, a draft (minor: bayes_missing_prior: rows 4 added)" in done.output
    section(lambda params: params["generate"].update(root_seed=8))
    make()
    assert "must be 2.0.0 or higher, a major version after 1.0.0" in run("cut", "missing_fact").output


def test_a_draft_with_a_successor_is_not_cut_again(draft):
    shutil.copytree(CUT, "releases/missing_fact/1.1.0")
    ask_for_one_more()
    said = run("cut", "missing_fact").output
    assert f"{CUT}: was cut with other rows, and 1.1.0 came after it. Write a higher version" in said


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


@pytest.mark.parametrize("version", ["0.9.0", "1.0.1", "2.0.0"])
def test_nothing_but_rows_makes_a_version(draft, version):
    section(lambda params: params.update(version=version))
    make(OF_VERSION)
    done = run("cut", "missing_fact", "--bump")
    assert (done.exit_code, done.output.count("\n")) == (1, 1)
    assert "missing_fact: has the rows of 1.0.0, and nothing but rows makes a version" in done.output
    assert not Path("releases/missing_fact", version).exists()


def test_data_of_the_last_release_that_is_gone_is_made_again_from_its_manifest(first):
    before = sums("1.0.0")
    for name in ("data", "jsonl"):
        shutil.rmtree(f"{CUT}/{name}")
    ask_for_one_more()
    assert run("cut", "missing_fact", "--bump").exit_code == 0
    assert sums("1.0.0") == before


def test_data_that_can_be_had_in_no_way_is_said(first):
    shutil.rmtree(f"{CUT}/jsonl")
    sums_file = Path(CUT, SUMS)
    sums_file.write_text(re.sub(r"[0-9a-f]{64}  jsonl", "0" * 64 + "  jsonl", sums_file.read_text()))
    ask_for_one_more()
    done = run("cut", "missing_fact")
    assert (done.exit_code, done.output.count("\n")) == (3, 1)
    assert "its data is not here and cannot be had: neither DVC's cache nor its remote" in done.output
    assert "and this code makes other bytes" in done.output
    assert not Path(CUT, "jsonl").exists()


@pytest.fixture
def written(draft, monkeypatch):
    """What code knows of a benchmark, as if the workplace were the checkout that it runs from."""
    path = draft / "seedproof/released/missing_fact.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(known.bytes_of({}, []))
    monkeypatch.setattr(known, "FOLDER", path.parent)
    known.known.cache_clear()
    yield path
    known.known.cache_clear()


def stated_in(path):
    (release,) = json.loads(path.read_bytes())["releases"].values()
    return {name: table["sha256"] for name, table in release["tables"].items()}


def test_the_code_of_our_own_checkout_knows_the_tables_of_its_releases(written):
    assert run("cut", "missing_fact").exit_code == 0
    tables = tables_in(read_manifest(Path(CUT)))
    assert stated_in(written) == tables
    first = known.known("missing_fact")
    assert len(first.keys) > 0
    ask_for_one_more()
    assert run("cut", "missing_fact").exit_code == 0
    assert stated_in(written) == tables_in(read_manifest(Path(CUT))) != tables
    assert len(known.known("missing_fact").keys) > len(first.keys)


@pytest.mark.parametrize("where", [".venv/lib/seedproof/released", "released"])
def test_code_that_is_installed_below_a_project_learns_nothing_of_its_releases(written, monkeypatch, where):
    other = Path.cwd() / where
    shutil.move(written.parent, other)
    monkeypatch.setattr(known, "FOLDER", other)
    before = (other / written.name).read_bytes()
    make_known("missing_fact")
    assert (other / written.name).read_bytes() == before


def test_a_workplace_leaves_what_the_code_knows_alone(draft):
    before = known.file_of("missing_fact").read_bytes()
    ask_for_one_more()
    assert run("cut", "missing_fact").exit_code == 0
    assert known.file_of("missing_fact").read_bytes() == before


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
    assert run("verify", folder, "--templates", ".").exit_code == 0
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
    assert run("verify", release, "--templates", ".").exit_code == 0
    write_publication(release, Published(**PUBLISHED | {"tag": "v1.1.0"}))
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
    assert run("verify", "releases/missing_fact/1.2.0", "--templates", ".").exit_code == 0


def test_the_root_seed_may_come_from_the_environment(first, monkeypatch):
    monkeypatch.setenv("SEEDPROOF_ROOT_SEED", SECRET)
    done = add_split(f"held_out {FEW}")
    assert done.exit_code == 0, done.output
    assert section()["splits"]["held_out"]["root_seed_sha256"] == root_seed_digest(SECRET)
    assert "same rows" in run("cut", "missing_fact").output
    shutil.rmtree("private")
    done = run("reveal", "missing_fact", "--split", "held_out")
    assert done.exit_code == 0, done.output
    assert SECRET not in done.output


def test_rows_that_are_not_those_committed_to_are_found(first):
    assert add_split(f"held_out {FEW} --root-seed {SECRET}").exit_code == 0
    path = Path("releases/missing_fact/1.1.0/manifest.json")
    manifest = json.loads(path.read_bytes())
    manifest["splits"]["held_out"]["rows"].update(A=2)
    path.write_bytes(pretty_json(manifest))
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
            "of 300 rows of dev",
        ),
    ],
)
def test_a_split_that_cannot_be_is_said_and_nothing_changes(first, monkeypatch, arguments, said):
    # Few draws show it.
    monkeypatch.setattr(generate, "GIVE_UP", 500)
    before = Path("params.yaml").read_bytes()
    done = run("cut", "missing_fact", *arguments)
    assert done.exit_code in (1, 2)
    assert said in done.output
    assert "Traceback" not in done.output
    assert Path("params.yaml").read_bytes() == before


@pytest.mark.parametrize("benchmark", OURS)
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
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "commits to no secret split 'dev'" in done.output
