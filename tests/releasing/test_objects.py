"""Git's objects are what their names say, and nothing that a checkout's configuration names runs."""

import subprocess
import zlib

import pytest

from pipeline.archiving.committed import committed
from pipeline.archiving.objects import file_in, tree_of
from seedproof.record.errors import SeedproofError

SUMS = "releases/missing_fact/1.0.0/SHA256SUMS"
TRUE, FORGED = "a  README.md\n", "f  README.md\n"


def git(folder, *arguments, content=None):
    command = ["git", "-C", str(folder), "-c", "user.name=T", "-c", "user.email=t@t", *arguments]
    done = subprocess.run(command, input=content, capture_output=True, text=True, check=True)
    return done.stdout.strip()


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
    tree = tree_of(checkout, git(checkout, "rev-parse", "HEAD"))
    names = ("run.sh", "link", "releases", "run.sh/x", SUMS)
    found = {name: file_in(checkout, tree, name) for name in names}
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


def test_no_program_of_the_configuration_runs(checkout, tmp_path):
    ran = tmp_path / "ran"
    program = tmp_path / "program.sh"
    program.write_text(f"#!/bin/sh\ntouch {ran}\ncat\n")
    program.chmod(0o755)
    for key in ("filter.x.smudge", "filter.x.process", "gpg.program", "core.pager", "core.fsmonitor"):
        git(checkout, "config", key, str(program))
    git(checkout, "config", "log.showSignature", "true")
    (checkout / ".git/info").mkdir(exist_ok=True)
    (checkout / ".git/info/attributes").write_text("* filter=x export-subst\n")
    assert read(checkout).sums == TRUE.encode()
    assert not ran.exists()
