"""Versions in the history of a checkout."""

import subprocess

import pytest

from pipeline.archiving.committed import committed
from seedproof.record.errors import SeedproofError


@pytest.fixture
def git(tmp_path):
    """A function that runs Git in a new repository."""

    def run(*arguments):
        command = ["git", "-C", str(tmp_path), "-c", "user.name=T", "-c", "user.email=t@t", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    run("init", "--quiet", "--initial-branch=main")
    return run


@pytest.fixture
def history(git, tmp_path):
    """A function that commits checksums of a version, None for none, and returns the commit."""

    def commit(sums, version="1.0.0"):
        path = tmp_path / f"releases/missing_fact/{version}/SHA256SUMS"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        if sums is not None:
            path.write_text(sums)
        git("add", "-A")
        git("commit", "--quiet", "--allow-empty", "-m", "sums")
        return git("rev-parse", "HEAD")

    return commit


def test_the_code_of_its_time_is_that_of_the_first_commit_with_these_checksums(history, tmp_path):
    first = history("a  README.md\n")
    assert committed(tmp_path, "missing_fact", "1.0.0").released_by() == first
    other = history("b  README.md\n")
    assert committed(tmp_path, "missing_fact", "1.0.0").released_by() == other
    history("a  README.md\n")
    assert committed(tmp_path, "missing_fact", "1.0.0").released_by() == first


def test_every_list_is_known_and_which_one_is_now(history, tmp_path):
    first, second = history("a  README.md\n"), history("b  README.md\n")
    known = committed(tmp_path, "missing_fact", "1.0.0").history
    assert (list(known.given_by.values()), known.place) == ([first, second], 2)
    history("a  README.md\n")
    known = committed(tmp_path, "missing_fact", "1.0.0").history
    assert (list(known.given_by.values()), known.place) == ([first, second], 1)


def test_a_version_may_be_cut_again_until_it_has_a_successor(history, tmp_path):
    history("a  README.md\n")
    history("b  README.md\n")
    history("c  README.md\n", "1.0.1")
    assert committed(tmp_path, "missing_fact", "1.0.0").history.replaced is None
    late = history("d  README.md\n")
    version = committed(tmp_path, "missing_fact", "1.0.0")
    assert version.history.replaced == (late, "1.0.1")
    with pytest.raises(SeedproofError, match="gave it other checksums, after"):
        version.released_by()
    history("b  README.md\n")
    assert committed(tmp_path, "missing_fact", "1.0.0").history.replaced is None


def test_a_version_that_was_gone_for_a_while_is_not_cut_again(history, tmp_path):
    history("a  README.md\n")
    history("c  README.md\n", "1.0.1")
    history(None, "1.0.1")
    history(None)
    late = history("d  README.md\n")
    assert committed(tmp_path, "missing_fact", "1.0.0").history.replaced == (late, "1.0.1")


@pytest.mark.parametrize("first", ["main", "side"])
def test_a_merge_of_an_older_branch_is_no_way_around_it(git, history, tmp_path, first):
    """Whichever parent comes first."""
    history(None)
    git("branch", "side")
    history("a  README.md\n")
    history("c  README.md\n", "1.0.1")
    git("checkout", "--quiet", "side")
    history("d  README.md\n")
    second = "side" if first == "main" else "main"
    git("checkout", "--quiet", first)
    git("merge", "--quiet", "-s", "ours", "--no-commit", "--allow-unrelated-histories", second)
    merged = history("d  README.md\n")
    assert committed(tmp_path, "missing_fact", "1.0.0").history.replaced == (merged, "1.0.1")


def test_the_code_that_released_it_is_what_its_commit_states(history, tmp_path):
    history(None)
    (tmp_path / "seedproof").mkdir()
    (tmp_path / "seedproof/__init__.py").write_text('"""Text."""\n\n__version__ = "0.9.0"\n')
    history("a  README.md\n")
    assert committed(tmp_path, "missing_fact", "1.0.0").code() == "0.9.0"
    (tmp_path / "seedproof/__init__.py").write_text('__version__ = "0.10.0"\n')
    history(None, "9.9.9")
    assert committed(tmp_path, "missing_fact", "1.0.0").code() == "0.9.0"


def test_a_history_that_is_cut_off_has_no_commit_that_released_it(git, history, tmp_path):
    history("a  README.md\n")
    history(None, "9.9.9")
    clone = tmp_path / "clone"
    git("clone", "--quiet", "--depth=1", tmp_path.as_uri(), str(clone))
    version = committed(clone, "missing_fact", "1.0.0")
    with pytest.raises(SeedproofError, match="git fetch --unshallow"):
        version.released_by()
