"""What the local Hub keeps: real Git repositories, whose commits and tags move by its rules only."""

import subprocess
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import pytest

from pipeline.publishing.local_hub import LocalHub
from pipeline.publishing.local_hub.answer import Refused
from pipeline.publishing.local_hub.attributes import DEFAULT, REGULAR_BYTES, is_large
from pipeline.publishing.local_hub.repository import Repository
from tests.hub import ACCOUNTS, FILES, ROWS, TOKEN, api_fixture, hub_fixture, send, status_of  # noqa: F401


def git(hub, *arguments, **more):
    command = ["git", "-C", str(hub.folder(ROWS)), *arguments]
    return subprocess.run(command, capture_output=True, check=True, **more).stdout


def test_a_branch_moves_from_where_it_stands_only(tmp_path):
    repository = Repository.create(tmp_path / "rows.git", "acme", private=False)
    start = repository.resolve("main")
    first = repository.commit("main", start, {"a": b"a"}, "first", "acme")
    with pytest.raises(Refused, match="A commit has happened since"):
        repository.commit("main", start, {"b": b"b"}, "second", "acme")
    assert repository.resolve("main") == first
    repository.close()


def test_a_file_is_large_by_name_size_or_content():
    assert [
        is_large(path, size, sample, DEFAULT)
        for path, size, sample in (
            ("data/a.parquet", 1, b"P"),
            ("a.parquet.txt", 1, b"P"),
            ("saved_model/a/b.txt", 1, b"a"),
            ("a.txt", REGULAR_BYTES, b"a"),
            ("a.txt", REGULAR_BYTES + 1, b"a"),
            ("a.txt", 2, b"a\0"),
            ("a.png", 0, b""),
        )
    ] == [True, False, True, False, True, True, False]


def test_a_stale_parent_changes_nothing(hub, api):
    from huggingface_hub.errors import HfHubHTTPError

    parent = hub.refs(ROWS)["main"]
    now = hub.commit(ROWS, {"theirs.txt": b"theirs"}, "a competing commit")
    with pytest.raises(HfHubHTTPError) as error:
        send(hub, api, {"ours.txt": b"ours"}, parent_commit=parent)
    assert status_of(error) == 412
    assert hub.refs(ROWS) == {"main": now}


def test_of_eight_commits_on_the_same_parent_one_wins(hub, api):
    from huggingface_hub.errors import HfHubHTTPError

    parent = hub.refs(ROWS)["main"]

    def commit(number):
        try:
            return send(hub, api, {"winner.txt": b"%d" % number}, parent_commit=parent).oid
        except HfHubHTTPError as error:
            return error.response.status_code

    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(commit, range(8)))
    won = [result for result in results if result != 412]
    assert [hub.refs(ROWS)["main"]] == won
    assert hub.files(ROWS, "main")["winner.txt"] == b"%d" % results.index(won[0])


def test_a_tag_names_a_commit_once(hub, api):
    from huggingface_hub.errors import HfHubHTTPError, RevisionNotFoundError

    first = send(hub, api).oid
    api.create_tag(ROWS, tag="v1.0.0", revision=first, repo_type="dataset")
    api.create_tag(ROWS, tag="v1.0.0-said", tag_message="in words", repo_type="dataset")
    hub.commit(ROWS, {"later.txt": b"later"}, "later")
    for tag in ("v1.0.0", "v1.0.0-said"):
        assert hub.refs(ROWS)[tag] == first
        with pytest.raises(HfHubHTTPError) as error:
            api.create_tag(ROWS, tag=tag, repo_type="dataset")
        assert status_of(error) == 409
    listed = api.list_repo_refs(ROWS, repo_type="dataset")
    assert {tag.name: tag.target_commit for tag in listed.tags} == {"v1.0.0": first, "v1.0.0-said": first}
    assert "later.txt" not in [f.rfilename for f in api.dataset_info(ROWS, revision="v1.0.0").siblings]
    with pytest.raises(RevisionNotFoundError):
        api.create_tag(ROWS, tag="v2", revision="0" * 40, repo_type="dataset")
    api.delete_tag(ROWS, tag="v1.0.0", repo_type="dataset")
    with pytest.raises(RevisionNotFoundError):
        api.dataset_info(ROWS, revision="v1.0.0")
    with pytest.raises(RevisionNotFoundError):
        api.delete_tag(ROWS, tag="v1.0.0", repo_type="dataset")
    assert git(hub, "fsck", "--strict") == b""


def test_what_lies_on_disk_is_a_git_repository(hub, api):
    oid = send(hub, api, commit_description="and why").oid
    assert git(hub, "fsck", "--strict", "--full") == b""
    assert git(hub, "log", "-1", "--format=%H|%an|%at|%s|%b", "main").decode().strip() == (
        f"{oid}|acme|1577836801|Rows|and why"
    )
    for file in api.list_repo_tree(ROWS, repo_type="dataset", revision=oid, recursive=True):
        if file.path == "data":
            assert file.tree_id == git(hub, "rev-parse", "main:data").decode().strip()
            continue
        held = git(hub, "cat-file", "blob", file.blob_id)
        if file.lfs is None:
            held_size = len(held)
        else:
            digest = sha256(FILES[file.path]).hexdigest()
            held_size = len(FILES[file.path])
            assert held.decode().splitlines()[1:] == [f"oid sha256:{digest}", f"size {held_size}"]
            assert (file.lfs.sha256, file.lfs.pointer_size) == (digest, len(held))
        assert file.size == held_size
        assert file.blob_id == git(hub, "hash-object", "--stdin", input=held).decode().strip()


def test_the_same_calls_give_the_same_ids(hub, api, tmp_path):
    from huggingface_hub import HfApi

    here = send(hub, api).oid
    with LocalHub(tmp_path / "another", ACCOUNTS) as another:
        twin = HfApi(endpoint=another.endpoint, token=TOKEN)
        twin.create_repo(ROWS, repo_type="dataset")
        assert send(another, twin).oid == here


def test_a_hub_that_is_started_again_still_has_everything(hub, api, tmp_path):
    send(hub, api)
    with LocalHub(tmp_path / "hub", ACCOUNTS) as again:
        assert again.refs(ROWS) == hub.refs(ROWS)
        assert again.files(ROWS, "main") == hub.files(ROWS, "main")
