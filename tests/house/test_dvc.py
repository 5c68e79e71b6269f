"""The pipeline as a person runs it: in a clone of its own, with the real DVC, on a small benchmark."""

import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import chdir
from pathlib import Path

import pytest
import yaml

from pipeline.archiving.tracking import pull
from pipeline.releasing.manifest import read_manifest, tables_in
from pipeline.releasing.publication import Published, write_publication
from tests import conftest
from tests.circles import soak
from tests.conftest import ONE_FAMILY, PUBLICATION, REPOSITORY, SMALL, forget_our_releases
from tests.releasing.test_attestations import PUBLISHED
from tests.releasing.test_release import bytes_of
from tests.sharing import made_once

pytestmark = pytest.mark.slow

KEPT = ("missing_fact", "university")
LEFT_OUT = ("curriculum", "judge", "number_game")
"""Two benchmarks show what five would, in a third of the time: one with demonstrations, one with images."""
FEW = {
    "missing_fact": ONE_FAMILY,
    "university": {"text": {"algebra": 1}, "visual": {"precalculus": 1, "integral_calculus": 1}},
}
"""Their rows: a release takes time by families."""
STAGES = ["generate", "validate", "cycle", "quality", "release"]
LAST = f"{STAGES[-1]}@missing_fact"
"""What DVC is asked for: to it, the other benchmark is the same stages once more."""
CUT = "releases/missing_fact/1.0.0"
REPORT = "build/missing_fact/cycle.json"
BIN = str(Path(sys.executable).parent)
UP_TO_DATE = "Data and pipelines are up to date."


def run(folder, *command, code=0):
    done = subprocess.run(
        command,
        cwd=folder,
        capture_output=True,
        text=True,
        env=os.environ | {"PATH": f"{BIN}:{os.environ['PATH']}", "PYTHONPATH": ""},
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def ours(folder, *arguments, code=0):
    """Run a command of ours in this process, which has loaded what it needs."""
    with chdir(folder):
        done = conftest.run(*arguments)
    assert done.exit_code == code, done.output
    return done.output


def ran(said):
    """The stages that DVC ran of one benchmark, in order."""
    stages = re.findall(r"^Running stage '(.+)'", said, re.M)
    return [stage.removesuffix("@missing_fact") for stage in stages if stage.endswith("@missing_fact")]


def set_params(folder, change):
    params = yaml.safe_load((folder / "params.yaml").read_text())
    change(params["missing_fact"])
    (folder / "params.yaml").write_text(yaml.safe_dump(params))


def dirty(folder):
    return run(folder, "git", "status", "--porcelain").splitlines()


def clone(folder):
    """Make a repository of the working tree's files with small counts, in which nothing is built."""
    listed = run(REPOSITORY, "git", "ls-files", "--cached", "--others", "--exclude-standard").splitlines()
    left_out = tuple(f"seedproof/benchmarks/{benchmark}/" for benchmark in LEFT_OUT)
    away = ("releases/", "dvc.lock", "docs/", "tests/", *left_out)
    for name in listed:
        if (REPOSITORY / name).is_file() and not name.startswith(away):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(REPOSITORY / name, folder / name)
    sections = {
        name: SMALL[name] | {"generate": SMALL[name]["generate"] | {"rows": FEW[name]}} for name in KEPT
    }
    params = {"publication": PUBLICATION} | sections
    (folder / "params.yaml").write_text(yaml.safe_dump(params))
    forget_our_releases(folder)
    lines = (folder / "dvc.yaml").read_text().split("\nartifacts:")[0].splitlines()
    left_out = tuple(f"{place}/{name}" for place in ("- seedproof/benchmarks", "build") for name in LEFT_OUT)
    kept = [line for line in lines if not line.strip().startswith(left_out)]
    text = re.sub(r"benchmarks: \[.*\]", f"benchmarks: [{', '.join(KEPT)}]", "\n".join(kept))
    (folder / "dvc.yaml").write_text(text + "\n")
    # To its programs, that is what is installed: what lies in the current folder comes first.
    installed = folder / "seedproof-0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: seedproof\nVersion: 0\n")
    entries = "\n".join(f"{benchmark} = seedproof.benchmarks.{benchmark}" for benchmark in KEPT)
    (installed / "entry_points.txt").write_text(f"[seedproof.benchmarks]\n{entries}\n")
    for command in (
        ["init", "-q"],
        ["config", "user.name", "tests"],
        ["config", "user.email", "tests@localhost"],
        ["add", "-A"],
        ["commit", "-qm", "small"],
    ):
        run(folder, "git", *command)


def reproduce(folder):
    """Make a clone, have DVC build one benchmark, `make-release` the other one, and commit what they give."""
    clone(folder)
    said = run(folder, "dvc", "repro", LAST)
    assert ran(said) == STAGES
    assert "WARNING" not in said
    assert dirty(folder) == ["?? dvc.lock"]
    said = run(folder, "python", "-m", "pipeline", "make-release")
    assert "build/missing_fact: up to date" in said
    assert f"build/university: built ({', '.join(STAGES)})" in said
    assert said.count(": cut, ") == len(KEPT)
    # It runs from the clone, whose code then knows what was cut.
    assert dirty(folder) == [
        *(f" M datacards/{benchmark}/CHANGELOG.md" for benchmark in KEPT),
        " M dvc.yaml",
        *(f" M seedproof/released/{benchmark}.json" for benchmark in KEPT),
        "?? dvc.lock",
        "?? releases/",
    ]
    assert UP_TO_DATE in run(folder, "dvc", "status")
    run(folder, "git", "add", "-A")
    run(folder, "git", "commit", "-qm", "cut")


@pytest.fixture(scope="module")
def reproduced(tmp_path_factory):
    """A clone with a release of each benchmark, committed; of this process alone."""
    folder = tmp_path_factory.mktemp("dvc") / "clone"
    shutil.copytree(made_once(tmp_path_factory, "reproduced", reproduce), folder, symlinks=True)
    return folder


@pytest.fixture
def restored(reproduced):
    """The clone as it was committed, with the report that a test may remove."""
    report = reproduced / REPORT
    kept = report.read_bytes()
    yield reproduced
    run(reproduced, "git", "checkout", "-q", ".")
    report.write_bytes(kept)


def test_git_keeps_papers_and_dvc_keeps_data(reproduced):
    tracked = run(reproduced, "git", "ls-files", "releases", "build").split()
    papers = {"README.md", "CHANGELOG.md", "LICENSE", "croissant.json", "manifest.json", "SHA256SUMS"}
    papers |= {"schema.json", "files.dvc", *(f"attestations/{gate}.json" for gate in STAGES[1:-1])}
    of_university = papers | {"example.png"}
    assert set(tracked) == {f"{CUT}/{name}" for name in papers} | {
        f"releases/university/1.0.0/{name}" for name in of_university
    }
    pointer = yaml.safe_load((reproduced / CUT / "files.dvc").read_text())
    assert [out["path"] for out in pointer["outs"]] == ["data", "jsonl"]
    assert all(out["md5"].endswith(".dir") for out in pointer["outs"])


def test_the_code_of_the_checkout_knows_what_it_cut(reproduced):
    for benchmark in KEPT:
        known = json.loads((reproduced / f"seedproof/released/{benchmark}.json").read_bytes())["releases"]
        stated = {name: table["sha256"] for name, table in known["1.0.0"]["tables"].items()}
        assert stated == tables_in(read_manifest(reproduced / "releases" / benchmark / "1.0.0"))


def test_the_lock_names_no_place_of_this_machine(reproduced):
    lock = (reproduced / "dvc.lock").read_text()
    for word in (str(reproduced), str(REPOSITORY), str(Path.home()), sys.executable):
        assert word not in lock


def test_nothing_to_do_the_second_time(restored):
    said = run(restored, "dvc", "repro")
    assert ran(said) == []
    assert UP_TO_DATE in said
    assert ours(restored, "cut").count(": same rows\n") == len(KEPT)
    assert dirty(restored) == []


def test_a_build_that_the_code_left_behind_is_not_cut(restored):
    path = restored / "seedproof/benchmarks/missing_fact/reader.py"
    path.write_text(path.read_text() + "# A comment.\n")
    changed = "seedproof/benchmarks/missing_fact changed since stage generate"
    said = ours(restored, "cut", "missing_fact", code=1)
    assert f"build/missing_fact: is not what params.yaml and the code give: {changed}. Run: dvc repro" in said
    assert f"stale: {changed}" in ours(restored, "status", "missing_fact")
    run(restored, "git", "checkout", "-q", "seedproof")
    (restored / REPORT).unlink()
    said = ours(restored, "cut", "missing_fact", code=1)
    assert f"{REPORT} is gone since stage cycle wrote it" in said


def test_status_says_that_all_is_well_and_leaves_it_so(restored):
    said = ours(restored, "status")
    assert said.count("1.0.0    draft   yes    yes     same      here  no") == len(KEPT)
    assert dirty(restored) == []


@soak
def test_make_release_in_another_clone_gives_the_same_bytes_and_then_has_nothing_to_do(reproduced, tmp_path):
    other = tmp_path / "other"
    run(tmp_path, "git", "clone", "-q", str(reproduced), str(other))
    said = run(other, "python", "-m", "pipeline", "make-release")
    assert [f"build/{name}: built ({', '.join(STAGES)})" in said for name in KEPT] == [True, True]
    assert "missing_fact/1.0.0: same rows; 4 files put in place\n" in said
    assert "university/1.0.0: same rows; 2 files put in place\n" in said
    assert UP_TO_DATE in run(other, "dvc", "status")
    assert dirty(other) == []
    again = ours(other, "make-release")
    assert [f"build/{name}: up to date" in again for name in KEPT] == [True, True]
    assert again.count(": same rows\n") == len(KEPT)
    assert dirty(other) == []
    assert bytes_of(other / CUT) == bytes_of(reproduced / CUT)
    run(other / CUT, "sha256sum", "-c", "--quiet", "SHA256SUMS")


def test_a_machine_that_turns_line_ends_has_the_same_bytes(reproduced, tmp_path):
    other = tmp_path / "other"
    turning = ("-c", "core.autocrlf=true", "-c", "core.eol=crlf")
    run(tmp_path, "git", "clone", "-q", *turning, str(reproduced), str(other))
    names = run(other, "git", "ls-files", "-z").split("\0")[:-1]
    assert len(names) > 500
    assert [name for name in names if (other / name).read_bytes() != (reproduced / name).read_bytes()] == []
    for made in ("build", ".dvc/cache"):
        shutil.copytree(reproduced / made, other / made)
    ours(other, "restore", "missing_fact")
    ours(other, "verify", CUT, "--templates", ".")
    run(other, "dvc", "checkout", "-q")
    assert UP_TO_DATE in run(other, "dvc", "status")
    assert dirty(other) == []


def test_dvc_lists_the_release(reproduced):
    from dvc.repo import Repo

    artifacts = yaml.safe_load((reproduced / "dvc.yaml").read_text())["artifacts"]
    assert set(artifacts) == {f"{benchmark}-1-0-0" for benchmark in KEPT}
    desc = "missing_fact 1.0.0"
    assert artifacts["missing_fact-1-0-0"] == {"path": CUT, "type": "dataset", "desc": desc}
    assert "missing_fact-1-0-0" in Repo(reproduced).artifacts.read()["dvc.yaml"]


def test_data_travels_by_the_remote(reproduced):
    run(reproduced, "dvc", "push")
    other = reproduced.parent / "beside"
    run(reproduced.parent, "git", "clone", "-q", str(reproduced), str(other))
    assert "missing" in ours(other, "verify", CUT, code=1)
    with chdir(other):
        assert pull(Path(CUT))
    # The pointer of the cut is the one that is worked out of the data that it brought.
    assert "DVC's pointer matches the data" in ours(other, "verify", CUT, "--templates", ".")
    assert dirty(other) == []


@soak
def test_a_second_version_from_a_gate_that_refuses_it_to_its_cut_beside_the_first(reproduced, tmp_path):
    other = tmp_path / "next"
    run(tmp_path, "git", "clone", "-q", str(reproduced), str(other))
    # As after an earlier `dvc repro`, so that only what changes runs again.
    shutil.copytree(reproduced / "build", other / "build")
    set_params(other, lambda section: section["generate"]["rows"].update(laplace_grid=15))
    write_publication(other / CUT, Published(**PUBLISHED))
    run(other, "git", "add", "releases")
    identity = ("-c", "user.name=tests", "-c", "user.email=tests@localhost")
    run(other, "git", *identity, "commit", "-qm", "published")
    assert_refused(other)
    # A threshold runs the gate that it belongs to, and what comes after.
    set_most_common_answer(other, percent=99)
    assert ran(run(other, "dvc", "repro", LAST)) == ["quality", "release"]
    assert sorted(dirty(other)) == [" M dvc.lock", " M params.yaml"]
    said = ours(other, "cut", "--bump")
    assert "releases/missing_fact/1.1.0: cut" in said
    assert "laplace_grid: rows 26 added" in said
    assert (other / CUT / "data/zero_shot/test.parquet").exists()
    assert "1.1.0: same rows\n" in ours(other, "cut")
    assert ran(run(other, "dvc", "repro", LAST)) == []
    assert [line for line in dirty(other) if "1.0.0" in line] == []
    ours(other, "verify", "releases/missing_fact/1.1.0", "--templates", ".")
    # Only now: until here, the older version's data was nowhere to be had.
    shutil.copytree(reproduced / ".dvc/cache", other / ".dvc/cache", dirs_exist_ok=True)
    assert_compared(other)


def set_most_common_answer(folder, percent):
    set_params(
        folder, lambda section: section["quality"]["most_common_answer_percent"].update(default=percent)
    )


def assert_refused(folder):
    """A failed gate ends DVC's run, and leaves the repository clean."""
    set_most_common_answer(folder, percent=1)
    said = run(folder, "dvc", "repro", LAST, code=255)
    assert "table test answers" in said
    assert "quality.json" in said
    assert ran(said) == STAGES[:4]
    assert [line for line in dirty(folder) if "dvc.lock" not in line] == [" M params.yaml"]


def assert_compared(folder):
    """DVC compares metrics and plots with those committed."""
    compared = run(folder, "dvc", "metrics", "diff", "HEAD")
    (rows,) = (line.split() for line in compared.splitlines() if " rows " in line)
    assert rows[-1] == "26"
    run(folder, "dvc", "plots", "diff", "HEAD", "--out", "plots")
    shown = (folder / "plots/index.html").read_text()
    shutil.rmtree(folder / "plots")
    assert "Rejected candidates per row in the 12 families with the most" in shown
    for revision in ("HEAD", "workspace"):
        assert re.search(rf'"family": "laplace_grid", "rejected": [^}}]+, "rev": "{revision}"', shown)


def test_the_committed_lock_is_that_of_the_code():
    """What is committed in dvc.lock was made by the code beside it: nothing would run again."""
    assert "Running stage" not in run(REPOSITORY, "dvc", "repro", "--dry", "--allow-missing")
