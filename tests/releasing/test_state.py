"""What DVC keeps of the files it has seen, which it unpickles: nobody else may have written it."""

from pathlib import Path

import pytest

from pipeline.archiving.repro import repository


@pytest.fixture
def managed(tmp_path, monkeypatch):
    """A folder of DVC's, as the current one, of somebody who has said nothing about its state."""
    (tmp_path / ".dvc").mkdir()
    (tmp_path / ".dvc/config").write_text("[core]\n    no_scm = true\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("DVC_SITE_CACHE_DIR", raising=False)
    return tmp_path


def test_it_lies_where_nobody_else_can_look(managed):
    """A folder that DVC has made itself is open to all."""
    folder = managed / "cache/seedproof/dvc"
    folder.mkdir(parents=True)
    folder.chmod(0o777)
    with repository() as repo:
        assert Path(repo.site_cache_dir).is_relative_to(folder)
    assert folder.stat().st_mode & 0o777 == 0o700


def test_it_lies_where_the_user_says(managed, monkeypatch):
    monkeypatch.setenv("DVC_SITE_CACHE_DIR", str(managed / "stated"))
    with repository() as repo:
        assert Path(repo.site_cache_dir).is_relative_to(managed / "stated")
    assert not (managed / "cache").exists()
