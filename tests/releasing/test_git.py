"""Git's objects are what their names say, and nothing that a checkout or its environment names runs."""

import os
import subprocess
import zlib
from pathlib import Path

import pytest

from pipeline.archiving.checkout import clean_commit, newest_commit
from pipeline.archiving.committed import committed
from seedproof.record.errors import NotDone, SeedproofError
from tests.circles import few
from tests.hostile_checkout import WAYS, arm, environment, fired, git, run_plain

SUMS = "releases/missing_fact/1.0.0/SHA256SUMS"
TRUE, FORGED = "a  README.md\n", "f  README.md\n"


@pytest.fixture(params=["sha1", "sha256"])
def checkout(request, tmp_path):
    """A checkout that has committed a release, with a program beside it."""
    folder = tmp_path / "checkout"
    (folder / SUMS).parent.mkdir(parents=True)
    (folder / SUMS).write_text(TRUE)
    (folder / "run.sh").write_text("#!/bin/sh\n")
    (folder / "run.sh").chmod(0o755)
    git(tmp_path, "init", "--quiet", f"--object-format={request.param}", str(folder))
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "-m", "1.0.0")
    return folder


def write_again(folder, name, kind, content):
    """Give an object's name another content, as Git itself would read it."""
    path = folder / ".git/objects" / name[:2] / name[2:]
    path.chmod(0o644)
    path.write_bytes(zlib.compress(b"%s %d\0%s" % (kind, len(content), content)))


def read(folder):
    return committed(folder, "missing_fact", "1.0.0")


def test_a_file_is_one_whether_it_runs_or_not_and_a_link_is_none(checkout):
    (checkout / "link").symlink_to("run.sh")
    git(checkout, "add", "link")
    git(checkout, "commit", "--quiet", "-m", "link")
    commit = newest_commit(checkout)
    names = ("run.sh", "link", "releases", "run.sh/x", SUMS)
    found = {name: commit.file(name) for name in names}
    assert found == {"run.sh": b"#!/bin/sh\n", "link": None, "releases": None, "run.sh/x": None} | {
        SUMS: TRUE.encode()
    }


@pytest.mark.parametrize("of", [SUMS, "releases/missing_fact/1.0.0", ""], ids=["list", "folder", "root"])
def test_an_object_that_was_written_again_is_refused(checkout, of):
    kind = b"blob" if of == SUMS else b"tree"
    name = git(checkout, "rev-parse", f"HEAD:{of}")
    write_again(checkout, name, kind, FORGED.encode() if of == SUMS else b"")
    if of == SUMS:
        assert git(checkout, "cat-file", "blob", name) == FORGED.strip(), "Git does not look"
    with pytest.raises(SeedproofError, match=f"{name} of Git is not what its name says"):
        read(checkout)


def test_a_commit_that_was_written_again_is_refused(checkout):
    name = git(checkout, "rev-parse", "HEAD")
    raw = subprocess.run(["git", "cat-file", "commit", name], cwd=checkout, capture_output=True, check=True)
    write_again(checkout, name, b"commit", raw.stdout + b"!")
    with pytest.raises(SeedproofError, match="is not what its name says"):
        read(checkout)


def test_no_replace_ref_puts_another_object_in_its_place(checkout):
    forged = git(checkout, "hash-object", "-w", "--stdin", content=FORGED)
    git(checkout, "replace", git(checkout, "rev-parse", f"HEAD:{SUMS}"), forged)
    assert git(checkout, "cat-file", "blob", f"HEAD:{SUMS}") == FORGED.strip()
    assert read(checkout).sums == TRUE.encode()


def test_no_variable_sends_git_elsewhere(checkout, tmp_path, monkeypatch):
    elsewhere = tmp_path / "elsewhere"
    git(tmp_path, "init", "--quiet", str(elsewhere))
    monkeypatch.setenv("GIT_DIR", str(elsewhere / ".git"))
    monkeypatch.setenv("GIT_WORK_TREE", str(checkout))
    monkeypatch.setenv("GIT_OBJECT_DIRECTORY", str(elsewhere / ".git/objects"))
    monkeypatch.setenv("GIT_CONFIG_COUNT", "1")
    monkeypatch.setenv("GIT_CONFIG_KEY_0", "core.worktree")
    monkeypatch.setenv("GIT_CONFIG_VALUE_0", str(elsewhere))
    assert read(checkout).sums == TRUE.encode()


def test_no_program_that_a_checkout_or_its_environment_names_runs(checkout, tmp_path, monkeypatch):
    head = arm(checkout, tmp_path / "marks")
    for name, value in environment(tmp_path / "marks").items():
        monkeypatch.setenv(name, value)
    assert read(checkout).sums == TRUE.encode()
    assert clean_commit(checkout) == head
    missing = git_alone(checkout, "rev-parse", f"HEAD:{SUMS}")
    (checkout / ".git/objects" / missing[:2] / missing[2:]).unlink()
    with pytest.raises(SeedproofError, match=f"object {missing} of Git is missing, expected a blob"):
        read(checkout)
    assert fired(tmp_path / "marks") == set()


def git_alone(folder, *arguments):
    """What Git prints of a hostile checkout in an environment of nobody's."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    command = ["git", "-C", str(folder), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=alone).stdout.strip()


def test_plain_git_runs_them_all(checkout, tmp_path):
    """Otherwise the test above would not tell anything."""
    arm(checkout, tmp_path / "marks")
    run_plain(checkout, {})
    run_plain(checkout, environment(tmp_path / "marks"))
    assert fired(tmp_path / "marks") == WAYS


def as_it_is(checkout, tmp_path):
    return checkout


def linked(checkout, tmp_path):
    git(checkout, "worktree", "add", "--quiet", "-b", "other", str(tmp_path / "linked"))
    return tmp_path / "linked"


def submodule(checkout, tmp_path):
    around = tmp_path / "around"
    algorithm = git(checkout, "rev-parse", "--show-object-format")
    git(tmp_path, "init", "--quiet", f"--object-format={algorithm}", str(around))
    git(around, "-c", "protocol.file.allow=always", "submodule", "add", "--quiet", str(checkout), "inside")
    git(around, "commit", "--quiet", "-m", "around")
    assert clean_commit(around) == git(around, "rev-parse", "HEAD")
    return around / "inside"


def packed(checkout, tmp_path):
    git(checkout, "pack-refs", "--all")
    git(checkout, "gc", "--quiet")
    return checkout


def detached(checkout, tmp_path):
    git(checkout, "checkout", "--quiet", "--detach")
    return checkout


def borrowing(checkout, tmp_path):
    """A clone that has no objects of its own."""
    git(tmp_path, "clone", "--quiet", "--shared", str(checkout), str(tmp_path / "clone"))
    return tmp_path / "clone"


def elsewhere(checkout, tmp_path):
    return checkout.rename(tmp_path / "où l'on a mis ça")


def of_another(checkout, tmp_path):
    if os.getuid() != 0:
        pytest.skip("only root can give a folder to another user")
    for folder, _, files in os.walk(checkout):
        for name in (".", *files):
            os.chown(os.path.join(folder, name), 12345, 12345)
    with pytest.raises(subprocess.CalledProcessError):
        git(checkout, "rev-parse", "HEAD")
    return checkout


LAYOUTS = [as_it_is, linked, submodule, packed, detached, borrowing, elsewhere, of_another]


@pytest.mark.parametrize("layout", few(LAYOUTS, 3), ids=lambda layout: layout.__name__)
def test_wherever_the_repository_is_it_is_read(checkout, tmp_path, monkeypatch, layout):
    head = git(checkout, "rev-parse", "HEAD")
    folder = layout(checkout, tmp_path)
    assert read(folder).sums == TRUE.encode()
    assert clean_commit(folder) == head
    monkeypatch.chdir(folder)
    assert read(Path()).sums == TRUE.encode()


def test_a_folder_without_git_or_with_something_else_for_it_has_no_commit(tmp_path):
    place = tmp_path / ".git"
    assert newest_commit(tmp_path) is None
    for text in ("", "gitdir: nowhere", "gitdir: \0", "x" * 5000):
        place.write_text(text)
        assert newest_commit(tmp_path) is None
        assert clean_commit(tmp_path) is None
    place.unlink()
    place.mkdir()
    for head in ("", "x", "ref: refs/heads/none", "ref: ../../secret", "ref: refs/heads/../../HEAD"):
        (tmp_path / "secret").write_text("0" * 40)
        (place / "HEAD").write_text(head)
        assert newest_commit(tmp_path) is None
    (place / "HEAD").unlink()
    os.mkfifo(place / "HEAD")
    assert newest_commit(tmp_path) is None


def test_refs_in_a_table_are_said_to_be_unreadable(checkout):
    (checkout / ".git/reftable").mkdir()
    with pytest.raises(NotDone, match="git refs migrate --ref-format=files"):
        newest_commit(checkout)


def test_where_git_is_not_installed_nothing_is_compared(checkout, monkeypatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NotDone, match="git is not here"):
        read(checkout)


def test_a_commit_is_that_of_the_files_while_each_is_as_it_was(checkout):
    (checkout / "link").symlink_to("run.sh")
    git(checkout, "add", "link")
    git(checkout, "commit", "--quiet", "-m", "link")
    head = git(checkout, "rev-parse", "HEAD")
    (checkout / "notes.txt").write_text("untracked\n")
    assert clean_commit(checkout) == head
    for change in CHANGES:
        change(checkout)
        assert clean_commit(checkout) is None
        git(checkout, "checkout", "--force", "HEAD", "--", ".")
        assert clean_commit(checkout) == head


CHANGES = (
    lambda folder: (folder / "run.sh").write_text("#!/bin/sh\nexit 1\n"),
    lambda folder: (folder / "run.sh").write_bytes(b"#!/bin/sh\r\n"),
    lambda folder: (folder / "run.sh").unlink(),
    lambda folder: ((folder / "run.sh").rename(folder / "away"), (folder / "run.sh").symlink_to("away")),
    lambda folder: ((folder / "link").unlink(), (folder / "link").symlink_to("notes.txt")),
    lambda folder: ((folder / "link").unlink(), (folder / "link").write_text("run.sh")),
    lambda folder: ((folder / "run.sh").unlink(), os.mkfifo(folder / "run.sh")),
)
