"""Versions in the history of a checkout."""

import subprocess

import pytest

from pipeline.archiving.committed import committed


@pytest.fixture
def history(tmp_path):
    """A function that commits checksums of missing_fact 1.0.0 and returns the commit."""

    def run(*arguments):
        command = ["git", "-C", str(tmp_path), "-c", "user.name=T", "-c", "user.email=t@t", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    def commit(sums):
        path = tmp_path / "releases/missing_fact/1.0.0/SHA256SUMS"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(sums)
        run("add", "-A")
        run("commit", "--quiet", "-m", "sums")
        return run("rev-parse", "HEAD")

    run("init", "--quiet")
    return commit


def test_the_code_of_its_time_is_that_of_the_first_commit_with_these_checksums(history, tmp_path):
    first = history("a  README.md\n")
    assert committed(tmp_path, "missing_fact", "1.0.0").released_by() == first
    other = history("b  README.md\n")
    assert committed(tmp_path, "missing_fact", "1.0.0").released_by() == other
    history("a  README.md\n")
    assert committed(tmp_path, "missing_fact", "1.0.0").released_by() == first
