"""A restored release verifies however its checkout came about: DVC's links, others' folders, any path."""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pipeline.archiving.tracking import track
from tests.circles import few
from tests.conftest import REPOSITORY, run
from tests.hostile_checkout import arm, environment, fired, git

CUT = Path("releases/missing_fact/1.0.0")
TABLE = CUT / "data/zero_shot/test.parquet"
ANOTHER = 12345
"""A user's number that is nobody's."""


@pytest.fixture
def kept(workplace_few, tmp_path, monkeypatch):
    """A workplace, in a folder of an unusual name, of whose release DVC has the data and nobody else."""
    place = workplace_few.rename(tmp_path / "où l'on a mis ça")
    monkeypatch.chdir(place)
    (place / ".dvc").mkdir()
    (place / "dvc.yaml").write_text("{}\n")
    configure("copy")
    track("missing_fact", CUT)
    shutil.rmtree(CUT / "data")
    shutil.rmtree(CUT / "jsonl")
    return place


def configure(kind):
    Path(".dvc/config").write_text(
        f"[core]\n    analytics = false\n    no_scm = true\n[cache]\n    type = {kind}\n"
    )


def commit(folder):
    git(folder, "init", "--quiet")
    git(folder, "add", "--all", "--force", "releases")
    git(folder, "commit", "--quiet", "--message", "cut")


def verify():
    return run("verify", CUT, "--templates", ".", "--sample", "1")


def clones(folder):
    """Whether a file system lets files share their content."""
    with (folder / "one").open("wb") as one, (folder / "two").open("wb") as two:
        try:
            fcntl.ioctl(two, 0x40049409, one.fileno())
        except OSError:
            return False
    return True


@pytest.mark.parametrize("kind", few(["symlink", "hardlink", "copy", "reflink"], 1))
def test_data_that_dvc_places_in_any_way_verifies(kept, tmp_path, kind):
    if kind == "reflink" and not clones(tmp_path):
        pytest.skip("no file here can share the content of another")
    configure(kind)
    done = run("restore", "missing_fact")
    assert done.exit_code == 0, done.output
    assert "from DVC" in done.output
    assert (TABLE.is_symlink(), TABLE.stat().st_nlink > 1) == (kind == "symlink", kind == "hardlink")
    done = verify()
    assert done.exit_code == 0, done.output
    assert "DVC's pointer matches the data" in done.output


def other_file(kept, path, target):
    return kept / "params.yaml"


def other_file_of_the_cache(kept, path, target):
    other = kept / ".dvc/cache/notes"
    other.write_bytes(target.read_bytes())
    return other


def link_in_the_cache(kept, path, target):
    target.rename(kept / "moved")
    target.symlink_to(kept / "moved")
    return target


def cache_of_another(kept, path, target):
    shutil.copytree(kept / ".dvc", kept.parent / "other/.dvc")
    return kept.parent / "other" / target.relative_to(kept)


def missing(kept, path, target):
    target.unlink()
    return target


@pytest.mark.parametrize(
    "lead", [other_file, other_file_of_the_cache, link_in_the_cache, cache_of_another, missing]
)
def test_a_link_to_anything_else_is_refused(kept, lead):
    configure("symlink")
    run("restore", "missing_fact")
    target = TABLE.readlink()
    TABLE.unlink()
    TABLE.symlink_to(lead(kept, TABLE, target))
    assert "data/zero_shot/test.parquet is a link, expected a file" in verify().output


def test_a_document_that_is_a_link_into_the_cache_is_refused(kept):
    configure("symlink")
    run("restore", "missing_fact")
    (CUT / "README.md").unlink()
    (CUT / "README.md").symlink_to(TABLE.readlink())
    assert "README.md is a link, expected a file" in verify().output


def test_links_are_of_nobody_where_dvc_manages_nothing(kept):
    configure("symlink")
    run("restore", "missing_fact")
    Path(".dvc").rename("elsewhere")
    for path in (*CUT.glob("data/*/*"), *CUT.glob("jsonl/*/*")):
        target = path.readlink()
        path.unlink()
        path.symlink_to(str(target).replace("/.dvc/", "/elsewhere/"))
    assert "data/zero_shot/test.parquet is a link, expected a file" in verify().output


def as_nobody_special(*arguments):
    """Run a command without root's right to read and write whatever it wants."""
    command = [sys.executable, "-m", "pipeline", *map(str, arguments)]
    if os.getuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("root may write everywhere, and there is no setpriv here to take that right away")
        command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner", *command]
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def lock(folder):
    """Let nobody write in a folder."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)


@pytest.mark.parametrize("kind", few(["symlink", "hardlink", "copy"], 0))
def test_a_cache_that_nobody_may_write_is_one_to_restore_from(kept, kind):
    configure(kind)
    lock(kept / ".dvc/cache")
    assert "from DVC" in as_nobody_special("restore", "missing_fact")
    as_nobody_special("verify", CUT, "--templates", ".", "--sample", "1")


@pytest.mark.parametrize("kind", few(["symlink", "copy"], 0))
def test_the_checkout_of_another_user_verifies(kept, kind):
    """It cannot be written by whoever verifies, and plain Git refuses to read it."""
    if os.getuid() != 0:
        pytest.skip("only root can give a folder to another user")
    configure(kind)
    run("restore", "missing_fact")
    commit(kept)
    for folder, _, files in os.walk("."):
        for name in (".", *files):
            os.chown(os.path.join(folder, name), ANOTHER, ANOTHER, follow_symlinks=False)
    said = as_nobody_special("verify", CUT, "--templates", ".", "--sample", "1")
    assert "equal to the checksums committed in this checkout" in said


def test_a_hostile_checkout_verifies_and_nothing_runs_that_it_names(workplace_few, tmp_path, monkeypatch):
    commit(workplace_few)
    arm(workplace_few, tmp_path / "marks")
    for name, value in environment(tmp_path / "marks").items():
        monkeypatch.setenv(name, value)
    assert "equal to the checksums committed in this checkout" in verify().output
    assert fired(tmp_path / "marks") == set()
