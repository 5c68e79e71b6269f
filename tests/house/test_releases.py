"""What is committed in `releases/`: papers in Git, data by DVC, and not a byte other than was released."""

import json
import shutil
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
import yaml

from pipeline.archiving import its_time
from pipeline.archiving.bringing import bring
from pipeline.archiving.objects import git
from pipeline.archiving.tracking import TRACKED, is_tracked
from pipeline.gates import reports
from pipeline.releasing import scripts
from pipeline.releasing.checksums import SUMS, differing, read_sums
from pipeline.releasing.tables import NOTICE, notice
from pipeline.releasing.versions import parse_version
from pipeline.reporting import PAGE
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import line_of
from tests.conftest import REPOSITORY, run

pytestmark = pytest.mark.slow

RELEASES = sorted(path.parent for path in (REPOSITORY / "releases").glob(f"*/*/{SUMS}"))
NEWEST = max(
    (folder for folder in RELEASES if folder.parent.name == "missing_fact"),
    key=lambda folder: parse_version(folder.name),
)
FIRST = REPOSITORY / "releases/missing_fact/1.0.0"
QUICK = [FIRST, NEWEST]
"""The first version, by the code of its time, and the newest; `make verify` proves all of them."""

IDS = [str(folder.relative_to(REPOSITORY)) for folder in RELEASES]


def test_the_version_of_the_params_is_released():
    params = yaml.safe_load((REPOSITORY / "params.yaml").read_text())
    for benchmark in registry.benchmarks():
        section = params[benchmark]
        assert REPOSITORY / "releases" / benchmark / section["version"] in RELEASES


def test_dvc_lists_every_release():
    listed = yaml.safe_load((REPOSITORY / "dvc.yaml").read_text())["artifacts"]
    assert sorted(artifact["path"] for artifact in listed.values()) == IDS
    assert {artifact["type"] for artifact in listed.values()} == {"dataset"}


@pytest.mark.parametrize("folder", RELEASES, ids=IDS)
def test_a_released_version_never_changes(folder):
    """Data may be elsewhere, with DVC; what is here must be what was released."""
    for name, state in differing(folder, read_sums(folder)):
        assert state == "missing", f"{name} is {state}"
        assert is_tracked(name), f"{name} is missing"


@pytest.mark.parametrize("folder", RELEASES, ids=IDS)
def test_manifest_checksums_and_pointer_agree(folder):
    sums, manifest = read_sums(folder), json.loads((folder / "manifest.json").read_text())
    assert (manifest["name"], manifest["version"]) == (folder.parent.name, folder.name)
    for name, said in manifest["files"].items():
        assert sums[name] == said["sha256"]
    outs = yaml.safe_load((folder / "files.dvc").read_text())["outs"]
    for out in outs:
        sizes = {name: said["bytes"] for name, said in manifest["files"].items()}
        if NOTICE in sums:
            sizes[NOTICE] = len(notice(manifest["canary"]))
        if stated := manifest.get("scripts"):
            assert sums[stated["archive"]] == stated["sha256"]
            sizes[stated["archive"]] = stated["bytes"]
        if out["path"] == PAGE:  # a file, which follows from the code and all others
            assert PAGE in sums
            continue
        names = [name for name in sums if name.startswith(f"{out['path']}/")]
        assert out["nfiles"] == len(names)
        if out["path"] != "evals":  # follows from the code, so no manifest has its sizes
            assert out["size"] == sum(sizes[name] for name in names)


def is_shallow():
    """Whether the history ends before the commits that released older versions."""
    return git(REPOSITORY, "rev-parse", "--is-shallow-repository").strip() == b"true"


@pytest.fixture
def all_made_once(monkeypatch, tmp_path):
    """Who restores a version and who verifies it make its scripts and measure its baselines, both of them.

    Or they have the code of its time make it.

    What was restored is held against the released checksums, so that the same may serve to verify.
    """
    make_again = its_time.made_again
    make_scripts = scripts.made_of
    measure_baselines = reports.baselines
    known = {}
    kept = tmp_path / "kept"

    @contextmanager
    def remembered_again(*arguments):
        if not kept.exists():
            with make_again(*arguments) as folder:
                shutil.copytree(folder, kept)
        with TemporaryDirectory(dir=tmp_path) as name:
            yield shutil.copytree(kept, Path(name, "release"))

    def remembered_scripts(benchmark, row):
        line = line_of(row)
        if line not in known:
            known[line] = make_scripts(benchmark, row)
        return known[line]

    def remembered_baselines(benchmark, tables):
        rows = msgspec.json.encode([*tables.items()])
        if rows not in known:
            known[rows] = measure_baselines(benchmark, tables)
        return known[rows]

    monkeypatch.setattr("pipeline.archiving.bringing.made_again", remembered_again)
    monkeypatch.setattr("pipeline.verifying.verify.made_again", remembered_again)
    monkeypatch.setattr(scripts, "made_of", remembered_scripts)
    monkeypatch.setattr(reports, "baselines", remembered_baselines)


@pytest.mark.usefixtures("all_made_once")
@pytest.mark.parametrize("folder", QUICK, ids=lambda folder: folder.name)
def test_a_version_verifies_and_its_rows_are_audited(folder, tmp_path, monkeypatch):
    """By this code, or by the code of its time where this one makes other rows."""
    monkeypatch.chdir(REPOSITORY)
    copy = tmp_path / "releases" / folder.parent.name / folder.name
    shutil.copytree(folder, copy, ignore=shutil.ignore_patterns(*(Path(kept).name for kept in TRACKED)))
    if folder != NEWEST and is_shallow():
        with pytest.raises(SeedproofError, match="git fetch --unshallow"):
            bring(copy)
        return
    assert bring(copy) == ("made by this code" if folder == NEWEST else "made by the code of its time")
    done = run("verify", copy)
    assert done.exit_code == 0, done.output
    assert f"missing_fact {folder.name}: verified" in done.output
    assert "2,310 rows proved" in done.output
    done = run("audit", "missing_fact/bayes_missing_prior/d2/000017", "--release", copy)
    assert done.exit_code == 0, done.output
