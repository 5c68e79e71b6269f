"""What a folder has, by its paths."""

import os
from contextlib import ExitStack, suppress

import pytest

from seedproof.record.errors import NotDone
from seedproof.record.files import alone, keeping, replacing, walked, working_folder
from seedproof.record.leftovers import clear_below, clear_beside, held, taken


def names(folder):
    return [name for name, _ in walked(folder)]


def test_a_folder_stands_before_what_is_in_it_and_names_in_their_order(tmp_path):
    (tmp_path / "a/b").mkdir(parents=True)
    for name in ("a/b/deep.txt", "a/last.txt", "a-b.txt", ".hidden"):
        (tmp_path / name).touch()
    assert names(tmp_path) == [".hidden", "a", "a/b", "a/b/deep.txt", "a/last.txt", "a-b.txt"]


def test_no_link_is_followed(tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder/file").touch()
    (tmp_path / "beside").symlink_to("folder")
    (tmp_path / "to_itself").symlink_to(tmp_path)
    (tmp_path / "to_nothing").symlink_to("nowhere")
    assert names(tmp_path) == ["beside", "folder", "folder/file", "to_itself", "to_nothing"]


def test_a_pipe_is_named(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert names(tmp_path) == ["pipe"]


def test_a_folder_that_is_not_there_has_nothing(tmp_path):
    assert names(tmp_path / "nowhere") == []


def test_a_killed_run_s_part_is_removed_and_a_live_one_s_is_not(tmp_path):
    (tmp_path / ".a.json.1.part").write_text("half")
    with replacing(tmp_path / "a.json") as file:
        assert names(tmp_path) == [f".a.json.{os.getpid()}.part"]
        clear_below(tmp_path)
        file.write(b"whole")
    assert names(tmp_path) == ["a.json"]


def test_a_folder_that_was_moved_away_is_put_back_unless_another_has_come(tmp_path):
    (tmp_path / ".a.1.old").mkdir()
    (tmp_path / ".b.1.old").mkdir()
    (tmp_path / ".b.1.part").mkdir()
    (tmp_path / "b").mkdir()
    clear_below(tmp_path)
    assert names(tmp_path) == ["a", "b"]


def test_a_file_that_somebody_else_did_not_write_to_its_end_is_as_it_was(tmp_path):
    path = tmp_path / "a.lock"
    for before in (None, "before"):
        with suppress(ZeroDivisionError), keeping(path):
            raise ZeroDivisionError(path.write_text("ha"))
        assert path.exists() == (before is not None)
        path.write_text("before")
    with keeping(path):
        path.write_text("after")
    assert (names(tmp_path), path.read_text()) == (["a.lock"], "after")


@pytest.mark.parametrize("before", ["", "before"])
def test_whoever_was_killed_beside_a_file_leaves_what_it_was(tmp_path, before):
    (tmp_path / ".a.lock.1.old").write_text(before)
    (tmp_path / "a.lock").write_text("half")
    clear_beside(tmp_path / "a.lock")
    assert [path.read_text() for path in tmp_path.iterdir()] == [before] * bool(before)


def test_a_folder_is_for_one_run_alone_and_not_left_empty(tmp_path):
    run = tmp_path / "run"
    with alone(run), pytest.raises(NotDone, match="another run is writing it"), alone(run):
        pass
    assert names(tmp_path) == []


def test_what_is_temporary_goes_with_the_next_run_that_needs_some(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "seedproof-abcd_123.part").mkdir()
    (tmp_path / "seedproof-of-mine").mkdir()
    with working_folder() as folder, working_folder():
        assert folder.is_dir()
    assert names(tmp_path) == ["seedproof-of-mine"]


def test_what_is_cleared_before_it_is_held_is_made_again(tmp_path):
    made = []

    def make():
        folder = tmp_path / str(len(made))
        folder.mkdir()
        made.append(folder)
        if len(made) == 1:
            folder.rmdir()
        if len(made) == 2:
            clearing.enter_context(held(folder))
        return folder

    with ExitStack() as clearing, taken(make) as folder:
        assert folder == made[2]
        with held(folder) as is_free:
            assert is_free is False
