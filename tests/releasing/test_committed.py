"""A version as the newest commit of a checkout has it."""

import pytest

from pipeline.archiving.committed import Committed, committed
from seedproof.record.errors import SeedproofError
from tests.releasing.test_git import SUMS, git

HERE = ("missing_fact", "1.0.0")


@pytest.fixture
def history(tmp_path):
    """A function that commits files of a checkout, in `tmp_path`."""
    git(tmp_path, "init", "--quiet", "--initial-branch=main")

    def commit(**files):
        for name, content in files.items():
            path = (tmp_path / SUMS).with_name(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content)
        git(tmp_path, "add", "-A")
        git(tmp_path, "commit", "--quiet", "--allow-empty", "-m", "files")

    return commit


def test_the_newest_commit_counts_and_nothing_that_is_not_committed(history, tmp_path):
    history(SHA256SUMS="a  schema.json\n")
    history(SHA256SUMS="b  schema.json\n")
    (tmp_path / SUMS).write_text("c  schema.json\n")
    assert committed(tmp_path, *HERE) == Committed(b"b  schema.json\n", is_published=False)


def test_a_version_is_published_when_its_publication_is_committed(history, tmp_path):
    history(SHA256SUMS="a  schema.json\n", **{"publication.json": "{}"})
    assert committed(tmp_path, *HERE) == Committed(b"a  schema.json\n", is_published=True)


def test_what_is_not_committed_there_is_not_known(history, tmp_path):
    assert committed(tmp_path, *HERE) is None, "there is no commit"
    history(SHA256SUMS="a  schema.json\n")
    assert committed(tmp_path, "missing_fact", "1.1.0") is None
    assert committed(tmp_path / "releases", *HERE) is None, "only the root of a checkout is one"
    assert committed(tmp_path.parent, *HERE) is None
    with pytest.raises(SeedproofError, match="is not a version"):
        committed(tmp_path, "missing_fact", "../1.0.0")


def test_a_history_that_is_cut_off_has_all_that_is_asked(history, tmp_path):
    history(SHA256SUMS="a  schema.json\n")
    history()
    git(tmp_path, "clone", "--quiet", "--depth=1", tmp_path.as_uri(), str(tmp_path / "clone"))
    assert committed(tmp_path / "clone", *HERE).sums == b"a  schema.json\n"
