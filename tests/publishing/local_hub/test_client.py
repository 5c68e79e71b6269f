"""The local Hub, driven by the Hub's real client and read by real Git."""

import json
import subprocess
import sys
from hashlib import sha256

import pytest

from tests.hub import FILES, LARGE, ROWS, TOKEN, api_fixture, ask, environment, hub_fixture, send, status_of  # noqa: F401

pytestmark = pytest.mark.slow


def test_a_repository_is_made_once(hub, api):
    from huggingface_hub.errors import HfHubHTTPError

    again = api.create_repo(ROWS, repo_type="dataset", exist_ok=True)
    assert again == f"{hub.endpoint}/datasets/acme/rows"
    with pytest.raises(HfHubHTTPError) as error:
        api.create_repo(ROWS, repo_type="dataset")
    assert status_of(error) == 409
    assert list(hub.files(ROWS, "main")) == [".gitattributes"]
    assert api.list_repo_commits(ROWS, repo_type="dataset")[0].title == "initial commit"


def test_one_commit_brings_and_removes_files_of_every_kind(hub, api):
    first = send(hub, api)
    assert hub.files(ROWS, first.oid) == {
        **FILES,
        ".gitattributes": hub.files(ROWS, "main")[".gitattributes"],
    }
    names = [call.name for call in hub.calls]
    # 7,680 bytes in parts of 2,000.
    assert (names.count("commit"), names.count("lfs_part"), names.count("lfs_put")) == (1, 4, 2)
    assert names.count("lfs_complete") == 1
    large = {
        f.path
        for f in api.list_repo_tree(ROWS, repo_type="dataset", recursive=True)
        if getattr(f, "lfs", None)
    }
    assert large == {"data/rows.parquet", "data/parts.bin", "notes.txt"}
    second = send(hub, api, {"new.txt": b"new"}, removed=("notes.txt", "data/"), parent_commit=first.oid)
    assert set(hub.files(ROWS, second.oid)) == {
        ".gitattributes",
        "README.md",
        "data.csv",
        "empty.parquet",
        "new.txt",
    }
    assert "notes.txt" in hub.files(ROWS, first.oid)


def test_a_content_that_is_there_is_not_sent_again(hub, api):
    send(hub, api)
    hub.calls.clear()
    send(hub, api, {"copy.bin": LARGE})
    assert [call.name for call in hub.calls] == ["preupload", "lfs_batch", "commit"]


def test_what_is_there_already_makes_no_commit(hub, api):
    oid = send(hub, api).oid
    hub.calls.clear()
    assert send(hub, api).oid == oid
    assert "commit" not in [call.name for call in hub.calls]


def test_a_branch_is_committed_to_by_its_name(hub, api):
    api.create_branch(ROWS, branch="next/one", repo_type="dataset")
    before = hub.refs(ROWS)["main"]
    oid = send(hub, api, {"new.txt": b"new"}, revision="next/one").oid
    assert hub.refs(ROWS) == {"main": before, "next/one": oid}
    api.delete_branch(ROWS, branch="next/one", repo_type="dataset")
    assert ask(hub.endpoint, "DELETE", f"/api/datasets/{ROWS}/branch/main")[0] == 403
    assert hub.refs(ROWS) == {"main": before}


def test_listings_come_in_pages(hub, api):
    files = {f"many/{number:02}.txt": b"%d" % number for number in range(12)}
    send(hub, api, files)
    for number in range(6):
        hub.commit(ROWS, {"last.txt": b"%d" % number}, f"number {number}")
    hub.calls.clear()
    listed = [f.path for f in api.list_repo_tree(ROWS, "many", repo_type="dataset")]
    assert listed == sorted(files)
    titles = [commit.title for commit in api.list_repo_commits(ROWS, repo_type="dataset")]
    assert titles == [*(f"number {number}" for number in range(5, -1, -1)), "Rows", "initial commit"]
    assert [call.name for call in hub.calls] == ["tree"] * 3 + ["commits"] * 2
    expanded = api.list_repo_tree(ROWS, repo_type="dataset", expand=True, recursive=True)
    changed = {f.path: f.last_commit.title for f in expanded}
    assert (changed["last.txt"], changed["many/00.txt"], changed["many"]) == ("number 5", "Rows", "Rows")


def test_files_are_described_alike_by_every_call(hub, api):
    oid = send(hub, api).oid
    tree = {f.path: f for f in api.list_repo_tree(ROWS, repo_type="dataset", recursive=True)}
    info = api.dataset_info(ROWS, files_metadata=True)
    assert (info.id, info.sha, info.card_data.license) == (ROWS, oid, "cc-by-4.0")
    for sibling in info.siblings:
        file = tree[sibling.rfilename]
        assert (sibling.size, sibling.blob_id, sibling.lfs) == (file.size, file.blob_id, file.lfs)
    asked = api.get_paths_info(ROWS, ["data", "data.csv", "missing"], repo_type="dataset")
    assert [tree[found.path] for found in asked] == asked
    assert {found.path for found in asked} == {"data", "data.csv"}


def test_files_are_read_in_whole_and_in_part(hub, api):
    from huggingface_hub import HfFileSystem

    send(hub, api)
    fs = HfFileSystem(endpoint=hub.endpoint, token=TOKEN, skip_instance_cache=True)
    for path in ("data/parts.bin", "data.csv"):
        with fs.open(f"datasets/{ROWS}/{path}") as file:
            file.seek(7)
            assert file.read(5) == FILES[path][7:12]
        assert fs.cat_file(f"datasets/{ROWS}/{path}") == FILES[path]
    asked = f"/datasets/{ROWS}/resolve/main/data.csv"
    for sent, expected in (("bytes=0-3", 206), ("bytes=-4", 206), ("bytes=99-", 416), ("bytes=-", 200)):
        status, headers, body = ask(hub.endpoint, "GET", asked, Range=sent)
        whole = FILES["data.csv"]
        assert (status, body) == (
            expected,
            {"bytes=0-3": whole[:4], "bytes=-4": whole[-4:], "bytes=99-": b"", "bytes=-": whole}[sent],
        )
        assert headers["X-Repo-Commit"] == hub.refs(ROWS)["main"]


def test_a_large_file_is_a_link_into_the_storage_which_sees_no_token(hub, api, tmp_path):
    send(hub, api)
    digest = sha256(LARGE).hexdigest()
    status, headers, _ = ask(hub.endpoint, "HEAD", f"/datasets/{ROWS}/resolve/main/data/parts.bin")
    assert (status, headers["X-Linked-Etag"], headers["X-Linked-Size"]) == (
        302,
        f'"{digest}"',
        str(len(LARGE)),
    )
    assert headers["Location"].startswith(f"{hub.storage}/")
    path = headers["Location"].removeprefix(hub.storage)
    assert ask(hub.storage, "GET", path, token=None)[2] == LARGE
    assert ask(hub.storage, "GET", path)[0] == 400
    assert [call.token for call in hub.calls if call.origin == "storage"].count(True) == 1
    hub.calls.clear()
    api.snapshot_download(ROWS, repo_type="dataset", cache_dir=tmp_path / "cache")
    assert {call.token for call in hub.calls if call.origin == "storage"} == {False}
    assert {call.token for call in hub.calls if call.origin == "hub"} == {True}


CLIENTS = """
import json, sys
from huggingface_hub import snapshot_download
from datasets import load_dataset
rows = load_dataset("acme/rows", revision="v1", split="train")
folder = snapshot_download("acme/rows", repo_type="dataset", revision="v1")
print(json.dumps([rows.to_list(), folder]))
"""


def test_the_real_clients_read_an_older_version_by_its_tag(hub, api, tmp_path):
    oid = send(hub, api).oid
    api.create_tag(ROWS, tag="v1", repo_type="dataset")
    hub.commit(ROWS, {"data.csv": b"number,text\n3,c\n"}, "another version")
    done = subprocess.run(
        [sys.executable, "-c", CLIENTS],
        env=environment(hub, tmp_path / "home", token=None),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    rows, folder = json.loads(done.stdout)
    assert rows == [{"number": 1, "text": "a"}, {"number": 2, "text": "b"}]
    assert folder.endswith(oid)
    assert {call.name for call in hub.calls[-20:] if call.status >= 400} <= {"resolve"}
