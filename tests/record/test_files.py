"""What a folder has, by its paths."""

import os

from seedproof.record.files import walked


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
