"""Broken files and disks: one line, an exit code, nothing half-written, nothing lost."""

import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from seedproof.benchmarks.missing_fact import generate
from seedproof.record import files
from seedproof.record.errors import ExitCode, SeedproofError
from seedproof.record.rows import line_of
from seedproof.record.seeds import RowId, parse_row_id
from tests.conftest import REPOSITORY, run

INSTANCES = "build/missing_fact/instances.jsonl"
RELEASE = "releases/missing_fact/1.0.0"


def refusal(*arguments):
    done = run(*arguments)
    assert done.exit_code in (ExitCode.FAILED, ExitCode.MISUSED, ExitCode.NOT_CHECKED), done.output
    assert done.output.count("\n") == 1, done.output
    assert done.output.startswith("Error: ")
    assert "Traceback" not in done.output
    return done.output


def leftovers(folder):
    return [path for path in folder.rglob(".*") if path.name.endswith((".part", ".old"))]


@pytest.mark.parametrize("stage", ["validate", "cycle", "quality", "release"])
def test_a_missing_file_says_how_to_make_it(workplace, stage):
    (workplace / INSTANCES).unlink()
    assert "instances.jsonl: cannot be read (No such file or directory). Make it again: dvc repro" in refusal(
        stage, "missing_fact"
    )


@pytest.mark.parametrize(
    "line",
    [b"{", b"[]", b'{"id":3}', b'{"id": "a"}', b"\xff\xfe", b'{"id":"a","x":NaN}', b"[" * 100_000, b""],
)
@pytest.mark.parametrize("stage", ["validate", "cycle"])
def test_a_broken_line_is_named(workplace, stage, line):
    path = workplace / INSTANCES
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = line + b"\n"
    path.write_bytes(b"".join(lines))
    said = refusal(stage, "missing_fact")
    assert "instances.jsonl, line 4" in said
    assert ": is not a row " in said


@pytest.mark.parametrize(
    ("stage", "column", "value", "code"),
    [
        ("validate", "family", "no_such_family", "not-provable"),
        ("validate", "facts", "[]", "not-provable"),
        ("validate", "seed", "0" * 32, "misplaced"),
        ("validate", "difficulty", 4, "misplaced"),
        ("cycle", "question", "", "unreadable"),
        ("cycle", "hint", "", "unreadable"),
        ("quality", "budget", 0, "schema"),
    ],
)
def test_a_broken_row_is_a_finding_not_a_crash(workplace, stage, column, value, code):
    path = workplace / INSTANCES
    first, *others = path.read_text().splitlines(keepends=True)
    row = json.loads(first) | {column: value}
    path.write_text(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" + "".join(others))
    said = refusal(stage, "missing_fact")
    assert row["id"] in said
    report = json.loads((workplace / f"build/missing_fact/{stage}.json").read_text())
    assert report["findings"] == sum(report["by_code"].values()) > 0
    assert code in report["by_code"]


@pytest.mark.parametrize("name", ["instances", "splits/demonstrations"])
@pytest.mark.parametrize("stage", ["validate", "cycle", "quality"])
def test_a_row_without_columns_is_named(workplace, stage, name):
    path = workplace / f"build/missing_fact/{name}.jsonl"
    row_id = "missing_fact/bayes_missing_prior/d1/000009"
    path.write_bytes(b'{"id":"%s"}\n' % row_id.encode() + path.read_bytes())
    said = f"{name}.jsonl, line 1, {row_id}: is not a row of the declared columns (object missing required"
    assert said in refusal(stage, "missing_fact")


def test_a_row_that_stands_twice_is_found_by_validate(workplace):
    path = workplace / INSTANCES
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, lines[5]]))
    assert "[duplicate]" in refusal("validate", "missing_fact")


def foreign(lines):
    """A row that its seed proves, but that the params do not make: of a number beyond their count."""
    place = parse_row_id(json.loads(lines[1])["id"])
    row = generate.rebuild(RowId("missing_fact", place.family, place.difficulty, "999"), 7)
    return [lines[0], line_of(row), *lines[2:]]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda lines: [lines[1], lines[0], *lines[2:]], "expected before it [order] and 1 more"),
        (foreign, "[not-as-made]"),
    ],
    ids=["two rows change places", "a foreign row takes a place"],
)
def test_sound_rows_that_the_params_do_not_make_are_found(workplace, change, expected):
    """Each row is right, and so are all counts: only the release as a whole is another."""
    path = workplace / INSTANCES
    path.write_bytes(b"".join(change(path.read_bytes().splitlines(keepends=True))))
    for stage in ("validate", "cycle"):
        assert run(stage, "missing_fact").exit_code == 0
    said = refusal("quality", "missing_fact")
    assert expected in said
    found = json.loads((workplace / "build/missing_fact/quality.json").read_text())
    assert "not-as-made" in found["by_code"]


def test_an_altered_demonstration_is_found(workplace):
    path = workplace / "build/missing_fact/splits/demonstrations.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    said = refusal("quality", "missing_fact")
    assert "this demonstration is not the one that the params make here" in said


def test_quality_survives_a_worked_example_without_its_own_columns(workplace):
    path = workplace / "build/missing_fact/splits/demonstrations.jsonl"
    first, *others = path.read_bytes().splitlines(keepends=True)
    row = json.loads(first)
    del row["request"]
    path.write_bytes(b"".join([line_of(row), *others]))
    assert "demonstrations.jsonl: has a malformed row (it has no 'request')" in refusal(
        "quality", "missing_fact"
    )


def test_a_gate_that_did_not_pass_stops_the_release(workplace):
    path = workplace / "build/missing_fact/cycle.json"
    report = json.loads(path.read_text())
    path.write_text(json.dumps(report | {"findings": 1}))
    assert "cycle.json: does not let these instances through" in refusal("release", "missing_fact")


def test_a_report_of_older_code_stops_the_release(workplace):
    path = workplace / "build/missing_fact/quality.json"
    report = json.loads(path.read_text())
    path.write_text(json.dumps(report | {"figures": report["figures"]["test"]}))
    assert "quality.json: is no attestation of quality (figures[...]: expected" in refusal(
        "release", "missing_fact"
    )


def test_reports_on_other_instances_stop_the_release(workplace):
    path = workplace / INSTANCES
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[1:]))
    assert "validate.json: does not let these instances through" in refusal("release", "missing_fact")


def test_a_full_disk_leaves_what_was_there(one_family, monkeypatch):
    before = (one_family / INSTANCES).read_bytes()

    def full(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    assert "cannot be written (No space left on device); nothing half-written was left" in refusal(
        "generate", "missing_fact"
    )
    assert (one_family / INSTANCES).read_bytes() == before
    assert leftovers(one_family) == []


def test_a_really_full_disk(one_family):
    """A file size limit makes the kernel refuse the write half-way, as a full disk does."""
    code = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000));"
        "from pipeline.__main__ import main; main()"
    )
    before = (one_family / INSTANCES).read_bytes()
    done = subprocess.run(
        [sys.executable, "-c", code, "generate", "missing_fact"],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
    )
    assert done.returncode == ExitCode.NOT_CHECKED
    assert done.stderr.startswith("Error: build/missing_fact/")
    assert "File too large" in done.stderr
    assert (one_family / INSTANCES).read_bytes() == before
    assert leftovers(one_family) == []


def test_a_folder_without_rights(one_family, monkeypatch):
    """Root may write anywhere, so the refusal is the kernel's word put into its mouth."""

    def refused(*_, **__):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(files.Path, "mkdir", refused)
    assert "cannot be written (Permission denied)" in refusal("generate", "missing_fact")


def test_a_file_where_a_folder_must_be(workplace):
    (workplace / "build").rename(workplace / "elsewhere")
    (workplace / "build").write_text("")
    assert "cannot be written" in refusal("generate", "missing_fact")


def test_another_file_that_is_missing_is_not_called_a_full_disk(tmp_path):
    missing = tmp_path / "papers" / "LICENSE-DATA"
    target = tmp_path / "build" / "release"
    said = f"{missing}: cannot be read (No such file or directory). {target} needs it: put it there, then"
    with pytest.raises(SeedproofError) as raised, files.replacing_folder(target):
        missing.read_bytes()
    assert str(raised.value).startswith(said)
    with pytest.raises(SeedproofError) as raised, files.replacing(target):
        missing.read_bytes()
    assert str(raised.value).startswith(said)
    assert leftovers(tmp_path) == []


def test_a_file_that_cannot_be_written_inside_the_folder_is_not_called_a_missing_one(tmp_path):
    target = tmp_path / "release"
    with pytest.raises(SeedproofError) as raised, files.replacing_folder(target) as folder:
        (folder / "no" / "folder").write_bytes(b"")
    assert str(raised.value).startswith(f"{target}: cannot be written (No such file or directory)")
    assert leftovers(tmp_path) == []


PAPERS = {
    "LICENSE-DATA": "It is the licence of the data. Restore it: git checkout LICENSE-DATA, or write one",
    "schemas/missing_fact.schema.json": "Restore it: git checkout schemas",
    "build/missing_fact/quality.json": "Make it again: dvc repro",
}


@pytest.mark.parametrize("paper", PAPERS)
def test_a_paper_that_is_missing_is_named_with_what_to_do(workplace, paper):
    """Other papers come from the code where a workplace has none of its own."""
    before = sorted(Path("build/missing_fact/release").rglob("*"))
    Path(paper).unlink()
    shutil.rmtree("releases")
    assert (
        refusal("release", "missing_fact")
        == f"Error: {paper}: cannot be read (No such file or directory). {PAPERS[paper]}\n"
    )
    assert sorted(Path("build/missing_fact/release").rglob("*")) == before
    assert leftovers(workplace) == []


def test_a_release_needs_no_earlier_one(workplace):
    shutil.rmtree("releases")
    assert run("release", "missing_fact").exit_code == 0


def test_a_build_that_is_not_there_is_not_cut_and_said_so(workplace):
    shutil.rmtree("build/missing_fact/release")
    said = refusal("cut", "missing_fact")
    assert said.endswith("SHA256SUMS: cannot be read (No such file or directory). Make it: dvc repro\n")


@pytest.mark.parametrize(
    "arguments", [["generate"], ["generate", "nothing"], ["audit"], ["nonsense"], ["cut", "x"]]
)
def test_wrong_usage_exits_with_2(arguments):
    done = run(*arguments)
    assert done.exit_code == 2
    what, where = done.output.splitlines()
    assert what.startswith("Error: ")
    assert where in ("See: seedproof --help", f"See: seedproof {arguments[0]} --help")


@pytest.mark.parametrize("command", ["generate", "validate", "cycle", "quality", "release", "cut", "audit"])
def test_every_command_shows_an_example(command):
    done = run(command, "--help")
    assert done.exit_code == 0
    assert "Example:" in done.output
    assert "missing_fact" in done.output
