"""`verify` finds whatever is wrong with a release, all of it, and lets a good one through."""

import json
import shutil
from random import Random

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from pipeline.benchmarks import BENCHMARKS
from pipeline.checks import State
from pipeline.releasing.checksums import SUMS, sums_text
from pipeline.rows import line_of, pretty_json
from pipeline.verifying import files
from pipeline.verifying.release import Release
from pipeline.verifying.verify import verify
from tests.conftest import run
from tests.test_release import CUT

FLIPS = 12
"""Bytes of each file that are changed, one at a time, at places all over the file."""


@pytest.fixture
def release(built, tmp_path, monkeypatch):
    """A release to break, where no other one lies beside it."""
    folder = tmp_path / "missing_fact"
    shutil.copytree(built / CUT, folder)
    monkeypatch.chdir(built)
    return folder


def broken(folder, **options):
    """The labels of the checks that do not hold, and all that was said of them."""
    checks = [check for check in verify(folder, **options) if check.state is State.FAILED]
    return {check.label for check in checks}, "\n".join(check.said for check in checks)


def sealed(folder, change=lambda manifest: None):
    """Make manifest and checksums agree with the files again, as somebody who hides a change would."""
    manifest = json.loads((folder / "manifest.json").read_bytes())
    change(manifest)
    for name, said in manifest["files"].items():
        content = (folder / name).read_bytes()
        rows = content.count(b"\n") if name.endswith("jsonl") else pq.read_metadata(folder / name).num_rows
        import hashlib

        said.update(bytes=len(content), sha256=hashlib.sha256(content).hexdigest(), rows=rows)
    (folder / "manifest.json").write_bytes(pretty_json(manifest))
    (folder / SUMS).write_text(sums_text(folder))


def rows_of(folder, config="zero_shot"):
    return [json.loads(line) for line in (folder / f"jsonl/{config}/test.jsonl").read_bytes().splitlines()]


def set_rows(folder, rows, config="zero_shot"):
    """Write rows into both files of a config."""
    (folder / f"jsonl/{config}/test.jsonl").write_bytes(b"".join(map(line_of, rows)))
    path = folder / f"data/{config}/test.parquet"
    pq.write_table(pa.Table.from_pylist(rows, schema=pq.read_schema(path)), path)


def test_a_good_release_holds(release):
    assert broken(release) == (set(), "")


def test_the_command_says_so(release):
    done = run("verify", release)
    assert done.exit_code == 0, done.output
    assert "88 replayed and read back" in done.output
    (release / "LICENSE").write_text("none")
    done = run("verify", release, "--sample", "3")
    assert done.exit_code == 1
    assert "LICENSE is altered" in done.output
    assert "3 replayed and read back" in done.output


def test_one_changed_byte_anywhere_is_found(release):
    chance = Random(0)
    paths = [path for path in sorted(release.rglob("*")) if path.is_file()]
    assert len(paths) > 12
    for path in paths:
        content = path.read_bytes()
        places = {0, len(content) - 1, *(chance.randrange(len(content)) for _ in range(FLIPS))}
        if path.name == SUMS:
            places = range(len(content))
        for place in places:
            other = content[place] ^ (1 << chance.randrange(8))
            path.write_bytes(content[:place] + bytes([other]) + content[place + 1 :])
            check = next(iter(verify(release)))
            assert check.state is State.FAILED, f"{path.name}, byte {place}"
        path.write_bytes(content)
    assert broken(release, sample=0) == (set(), "")


def test_everything_that_is_wrong_is_said(release):
    (release / "LICENSE").unlink()
    (release / "extra.txt").write_text("?")
    (release / "README.md").write_text((release / "README.md").read_text().replace("zero_shot", "no_shot"))
    rows = rows_of(release)
    set_rows(release, [rows[0] | {"answer": "0"}, *rows[1:]])
    labels, said = broken(release)
    assert labels >= {"checksums", "card", "rows", "manifest"}
    for needed in (
        "LICENSE is missing",
        "extra.txt is not listed",
        "README.md is altered",
        "differ in answer",
    ):
        assert needed in said


@pytest.mark.parametrize(
    ("column", "value", "label"),
    [
        ("answer", "0", "rows"),
        ("question", "What?", "rows"),
        ("seed", "0" * 32, "rows"),
        ("proof", {"method": "none", "candidates": None, "certificate": "0"}, "rows"),
        ("budget", 1, "rows"),
        ("difficulty", 77, "order"),
        ("answer_type", 5, "schema"),
    ],
)
def test_a_changed_row_is_found_although_all_checksums_agree(release, column, value, label):
    if column == "answer_type":
        value = "nothing"
    for config in ("zero_shot", "four_shot"):
        rows = rows_of(release, config)
        set_rows(release, [*rows[:5], rows[5] | {column: value}, *rows[6:]], config)
    sealed(release)
    labels, said = broken(release)
    assert {label, "rows"} <= labels
    assert "checksums" not in labels
    assert rows[5]["id"] in said


@pytest.mark.parametrize(
    ("change", "label"),
    [
        (lambda rows: rows[1:], "rows"),
        (lambda rows: rows[:-1], "rows"),
        (lambda rows: [rows[1], rows[0], *rows[2:]], "order"),
        (lambda rows: [rows[0], *rows], "order"),
        (lambda rows: [*rows, rows[-1] | {"id": rows[-1]["id"][:-1] + "9"}], "rows"),
    ],
    ids=["first gone", "last gone", "swapped", "doubled", "foreign"],
)
def test_rows_out_of_place_are_found_although_all_checksums_agree(release, change, label):
    for config in ("zero_shot", "four_shot"):
        set_rows(release, change(rows_of(release, config)), config)
    sealed(release)
    labels, _ = broken(release)
    assert {label, "rows"} <= labels
    assert "checksums" not in labels


def test_parquet_that_differs_from_the_lines_is_found(release):
    path = release / "data/zero_shot/test.parquet"
    rows = rows_of(release)
    rows[7]["hint"] = "There is no hint."
    pq.write_table(pa.Table.from_pylist(rows, schema=pq.read_schema(path)), path)
    sealed(release)
    labels, said = broken(release)
    assert labels >= {"parquet"}
    assert f"{rows[7]['id']} differs from the JSONL file in hint" in said


def test_a_parquet_file_without_the_canary_is_found(release):
    path = release / "data/four_shot/test.parquet"
    table = pq.read_table(path)
    kept = {key: value for key, value in table.schema.metadata.items() if b"canary" not in key}
    pq.write_table(table.replace_schema_metadata(kept), path)
    sealed(release)
    assert "does not have the release's canary" in broken(release)[1]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda manifest: manifest.update(version="9.9.9"), "the canary is not that of this release"),
        (lambda manifest: manifest.update(root_seed=8), "is not what its seed gives"),
        (lambda manifest: manifest["families"]["laplace_grid"].update(generator=2), "the code of its time"),
        (lambda manifest: manifest["families"]["laplace_grid"].update(distinct=5), "its seeds give"),
        (lambda manifest: manifest["figures"].update(blind_guess_rate="0.0000"), "figures are not those"),
        (lambda manifest: manifest["checked"].update(cycle=1), "does not let 1 rows through"),
        (lambda manifest: manifest["params"].update(generate={}), "its params are malformed"),
        (lambda manifest: manifest.pop("root_seed"), "expected either a root seed or its SHA-256"),
    ],
)
def test_a_manifest_that_says_something_else_is_found(release, change, said):
    sealed(release, change)
    labels, all_said = broken(release)
    assert said in all_said, all_said
    assert "checksums" not in labels


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"\xff", b'{"name": "missing_fact"}', b"[" * 100_000])
def test_a_manifest_that_is_none_is_one_line(release, content):
    (release / "manifest.json").write_bytes(content)
    labels, said = broken(release)
    assert labels == {"checksums", "manifest"}
    assert "manifest.json" in said


@pytest.mark.parametrize("name", ["jsonl/zero_shot/test.jsonl", "data/zero_shot/test.parquet", "schema.json"])
def test_a_file_that_is_none_of_its_kind_is_said(release, name):
    (release / name).write_bytes(b"\x00nonsense")
    sealed_labels, said = broken(release, sample=0)
    assert "checksums" in sealed_labels
    assert len(sealed_labels) > 1, said


def test_no_release_is_one_line(tmp_path):
    done = run("verify", tmp_path)
    assert (done.exit_code, done.output.count("\n")) == (1, 1)
    assert "is no release, expected a folder with manifest.json" in done.output


def test_a_folder_of_releases_says_which_are_in_it(workplace):
    shutil.copytree("releases/missing_fact/1.0.0", "releases/missing_fact/1.0.1")
    done = run("verify", "releases/missing_fact")
    below = "releases/missing_fact/1.0.0, releases/missing_fact/1.0.1"
    assert done.output == f"Error: releases/missing_fact: is no release, but has 2 in it: {below}\n"
    assert done.exit_code == 1


def test_a_secret_root_seed_is_asked_for_and_checked(release):
    import hashlib

    def hide(manifest):
        manifest["root_seed_sha256"] = hashlib.sha256(b"7").hexdigest()
        del manifest["root_seed"]

    sealed(release, hide)
    assert "the root seed is secret" in run("verify", release).output
    assert broken(release, root_seed=7) == (set(), "")
    assert "rows" in broken(release, root_seed=8)[0]


def test_the_pointer_of_dvc_must_name_the_data(release):
    """Its text as DVC 3 writes it, worked out here by DVC's own objects in tests/test_dvc.py."""
    (release / "files.dvc").write_text("outs:\n- path: data\n  md5: 0.dir\n")
    assert list(files.pointer(Release(release))) == ["files.dvc does not name the data that is here"]


@pytest.mark.parametrize(
    "name",
    ["../data/zero_shot/test.parquet", "/jsonl/zero_shot/test.jsonl", "jsonl/../../zero_shot/test.jsonl"],
)
def test_a_manifest_cannot_name_a_path_outside(release, name):
    manifest = json.loads((release / "manifest.json").read_bytes())
    manifest["files"][name] = manifest["files"]["jsonl/zero_shot/test.jsonl"]
    (release / "manifest.json").write_bytes(pretty_json(manifest))
    labels, said = broken(release)
    assert labels == {"checksums", "manifest"}
    assert f"names a file {name!r}" in said


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_the_release_of_every_benchmark_holds(built, monkeypatch, benchmark):
    monkeypatch.chdir(built)
    done = run("verify", f"releases/{benchmark}/1.0.0")
    assert done.exit_code == 0, done.output
