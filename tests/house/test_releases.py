"""What is committed in `releases/`: one draft of each benchmark, its rows as they were cut, and not much."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from pipeline.archiving.bringing import bring
from pipeline.archiving.tracking import TRACKED, is_tracked
from pipeline.certifying.statement import ARCHIVE
from pipeline.releasing.assembling import GATES
from pipeline.releasing.attestations import attestations_of
from pipeline.releasing.checksums import SUMS, differing, read_sums
from pipeline.releasing.layers import BESIDE, HERE, is_of_rows
from pipeline.releasing.manifest import read_manifest, tables_in
from pipeline.releasing.publication import published, status_of
from seedproof.released.known import known
from tests.circles import soak
from tests.conftest import REPOSITORY, run
from tests.ours import OURS

pytestmark = pytest.mark.slow

RELEASES = sorted(path.parent for path in (REPOSITORY / "releases").glob(f"*/*/{SUMS}"))

IDS = [str(folder.relative_to(REPOSITORY)) for folder in RELEASES]

of_every_release = pytest.mark.parametrize("folder", RELEASES, ids=IDS)


def tracked(*places):
    """The files that Git has in some places."""
    done = subprocess.run(
        ["git", "ls-files", "-z", *places], cwd=REPOSITORY, capture_output=True, text=True, check=True
    )
    return [name for name in done.stdout.split("\0") if name and (REPOSITORY / name).is_file()]


def test_there_is_one_release_of_each_benchmark_its_first():
    assert sorted(f"releases/{benchmark}/1.0.0" for benchmark in OURS) == IDS
    params = yaml.safe_load((REPOSITORY / "params.yaml").read_text())
    assert {params[benchmark]["version"] for benchmark in OURS} == {"1.0.0"}


def test_dvc_lists_every_release_and_little_else():
    text = (REPOSITORY / "dvc.yaml").read_text()
    listed = yaml.safe_load(text)["artifacts"]
    assert sorted(artifact["path"] for artifact in listed.values()) == IDS
    assert {artifact["type"] for artifact in listed.values()} == {"dataset"}
    assert len(text.splitlines()) <= 250


def test_git_keeps_few_files_of_releases_and_short_ones():
    names = tracked("releases")
    assert len(names) <= 80
    assert sum((REPOSITORY / name).stat().st_size for name in names) <= 4_000_000
    strangers = [
        name
        for name in (name.split("/", 3)[3] for name in names)
        if not is_of_rows(name) and name not in (*BESIDE, *HERE)
    ]
    assert strangers == []


@of_every_release
def test_rows_never_change_without_being_cut(folder):
    """Data may be elsewhere, with DVC; what is here must be what was cut."""
    for name, state in differing(folder, read_sums(folder)):
        assert state == "missing", f"{name} is {state}"
        assert is_tracked(name), f"{name} is missing"


@of_every_release
def test_manifest_checksums_and_pointer_agree(folder):
    sums, manifest = read_sums(folder), read_manifest(folder)
    assert (manifest["name"], manifest["version"]) == (folder.parent.name, folder.name)
    assert {name: said["sha256"] for name, said in manifest["files"].items()}.items() <= sums.items()
    for out in yaml.safe_load((folder / "files.dvc").read_text())["outs"]:
        sizes = [
            said["bytes"] for name, said in manifest["files"].items() if name.startswith(f"{out['path']}/")
        ]
        assert (out["nfiles"], out["size"]) == (len(sizes), sum(sizes))


@of_every_release
def test_what_is_attested_is_on_these_rows_and_scripts_are_with_dvc(folder):
    attested = attestations_of(folder, read_manifest(folder))
    assert {*GATES} <= set(attested)
    assert (folder / "scripts.dvc").is_file() == ("certify" in attested)
    if "certify" in attested:
        (out,) = yaml.safe_load((folder / "scripts.dvc").read_text())["outs"]
        assert out["path"] == ARCHIVE


@of_every_release
def test_the_code_knows_the_tables_of_its_releases(folder):
    stated = known(folder.parent.name).releases[folder.name].tables
    assert {name: table.sha256 for name, table in stated.items()} == tables_in(read_manifest(folder))


@of_every_release
def test_a_card_is_read_in_ten_minutes_and_says_that_it_is_a_draft(folder):
    card = (folder / "README.md").read_text()
    assert len(card.split()) <= 1_500
    assert ("draft" in card) == (published(folder) is None)


PUBLISHED = re.compile(
    r"\b(published|released) (on|in) (the Hub|Hugging ?Face|\d{4})|\bpublished as \[?`?v\d|datePublished",
    re.I,
)


def test_nothing_says_that_a_draft_was_published():
    assert {status_of(folder) for folder in RELEASES} == {"draft"}
    names = tracked("docs", "datacards", "releases", ":(glob)*.md", "CITATION.cff")
    texts = [name for name in names if name.endswith((".md", ".html", ".json", ".cff", ".template"))]
    assert len(texts) > 50
    said = {name: PUBLISHED.search((REPOSITORY / name).read_text()) for name in texts}
    assert {name: match[0] for name, match in said.items() if match} == {}


@soak
def test_a_release_verifies_and_its_rows_are_audited(tmp_path, monkeypatch):
    """As somebody has it who has only what Git has."""
    monkeypatch.chdir(REPOSITORY)
    folder = Path("releases/missing_fact/1.0.0")
    copy = tmp_path / folder
    shutil.copytree(folder, copy, ignore=shutil.ignore_patterns(*(Path(kept).name for kept in TRACKED)))
    assert bring(copy) in ("from DVC", "made again")
    done = run("verify", copy)
    assert done.exit_code == 0, done.output
    assert "\nmissing_fact 1.0.0, a draft: rows proved; " in done.output
    assert "2,310 rows proved from their facts" in done.output
    done = run("audit", "missing_fact/bayes_missing_prior/d2/000017", "--release", copy)
    assert done.exit_code == 0, done.output
