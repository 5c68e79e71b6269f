"""What the local Hub refuses: other people's namespaces, other bytes than stated, malformed calls."""

import json
from hashlib import sha256

import pytest

from pipeline.publishing.local_hub import LocalHub
from pipeline.publishing.local_hub.attributes import REGULAR_BYTES
from tests.hub import (  # noqa: F401
    ACCOUNTS,
    LARGE,
    OTHER,
    READER,
    ROWS,
    TOKEN,
    api_fixture,
    ask,
    commit_by_hand,
    hub_fixture,
    placing,
    send,
    status_of,
)


def test_a_commit_that_cannot_be_changes_nothing(hub, api):
    from huggingface_hub.errors import EntryNotFoundError

    before = send(hub, api).oid
    with pytest.raises(EntryNotFoundError):
        send(hub, api, {"new.txt": b"new"}, removed=["missing.txt"])
    assert commit_by_hand(hub, placing("data.csv/x", b"in a file"))[0] == 400
    assert commit_by_hand(hub, placing("data", b"over a folder"))[0] == 400
    assert commit_by_hand(hub, placing("a.txt", bytes(REGULAR_BYTES + 1)))[0] == 400
    assert commit_by_hand(hub, placing("a.txt", b"a"), query="?create_pr=1")[0] == 400
    assert hub.refs(ROWS) == {"main": before}


@pytest.mark.parametrize(
    ("token", "call", "status", "words"),
    [
        ("nobody's", lambda api: api.whoami(), 401, "Invalid credentials in Authorization header"),
        (False, lambda api: api.create_repo("acme/new", repo_type="dataset"), 401, "Invalid username"),
        (False, lambda api: api.create_tag(ROWS, tag="v1", repo_type="dataset"), 401, "Invalid username"),
        (False, lambda api: api.dataset_info("acme/missing"), 401, "Invalid username"),
        (TOKEN, lambda api: api.dataset_info("acme/missing"), 404, "Repository not found"),
        (TOKEN, lambda api: api.create_repo("nobody/new", repo_type="dataset"), 403, "namespace nobody"),
        (OTHER, lambda api: api.create_tag(ROWS, tag="v1", repo_type="dataset"), 403, "namespace acme"),
        (READER, lambda api: api.create_tag(ROWS, tag="v1", repo_type="dataset"), 403, "read only"),
        (TOKEN, lambda api: api.dataset_info(ROWS, revision="v9"), 404, "Invalid rev id: v9"),
    ],
)
def test_what_is_refused_is_refused_in_words(hub, api, token, call, status, words):
    from huggingface_hub import HfApi
    from huggingface_hub.errors import HfHubHTTPError

    with pytest.raises(HfHubHTTPError) as error:
        call(HfApi(endpoint=hub.endpoint, token=token))
    assert status_of(error) == status
    assert words in error.value.response.headers["X-Error-Message"]


def test_a_private_repository_is_seen_by_its_own_only(hub, api):
    from huggingface_hub import HfApi
    from huggingface_hub.errors import RepositoryNotFoundError

    api.create_repo("lab/secret", repo_type="dataset", private=True)
    assert api.dataset_info("lab/secret").private
    for token in (OTHER, False):
        with pytest.raises(RepositoryNotFoundError):
            HfApi(endpoint=hub.endpoint, token=token).dataset_info("lab/secret")
    assert HfApi(endpoint=hub.endpoint, token=False).dataset_info(ROWS).id == ROWS
    api.delete_repo("lab/secret", repo_type="dataset")
    with pytest.raises(RepositoryNotFoundError):
        api.dataset_info("lab/secret")


def upload(hub, content, transfer, size=None):
    """What the Hub says of the upload of a large file."""
    stated = {"oid": sha256(content).hexdigest(), "size": size or len(content)}
    asked = {"operation": "upload", "transfers": [transfer], "objects": [stated]}
    body = ask(hub.endpoint, "POST", f"/datasets/{ROWS}.git/info/lfs/objects/batch", json.dumps(asked))[2]
    return json.loads(body)["objects"][0]["actions"]["upload"]


def upload_link(hub, content):
    return upload(hub, content, "basic")["href"].removeprefix(hub.storage)


def test_an_upload_that_is_not_what_was_stated_is_refused(hub, api):
    link = upload_link(hub, b"stated")
    assert ask(hub.storage, "PUT", link, b"others", token=None)[0] == 400
    assert ask(hub.storage, "PUT", link, b"stated, and more", token=None)[0] == 400
    assert ask(hub.storage, "PUT", link.replace("size=6", "size=7"), b"stated?", token=None)[0] == 403
    assert ask(hub.storage, "PUT", upload_link(hub, b"other")[:100], b"other", token=None)[0] == 403
    oid = sha256(b"stated").hexdigest()
    line = {"key": "lfsFile", "value": {"path": "a.bin", "algo": "sha256", "oid": oid, "size": 6}}
    assert commit_by_hand(hub, line)[0] == 400
    assert ask(hub.storage, "PUT", link, b"stated", token=None)[0] == 200
    assert commit_by_hand(hub, line)[0] == 200
    assert hub.files(ROWS, "main")["a.bin"] == b"stated"


def test_parts_that_are_not_what_was_stated_are_refused(hub, api):
    digest = sha256(LARGE).hexdigest()
    said = upload(hub, LARGE, "multipart")
    pieces = [LARGE[start : start + 2000] for start in range(0, len(LARGE), 2000)]
    links = [said["header"][str(number)].removeprefix(hub.storage) for number in range(1, 5)]
    assert ask(hub.storage, "PUT", links[0], pieces[0][1:], token=None)[0] == 400

    def put(pieces):
        answers = [ask(hub.storage, "PUT", *part, token=None) for part in zip(links, pieces, strict=True)]
        return [headers["ETag"] for _, headers, _ in answers]

    def complete(tags, oid=digest, href=said["href"], first=1):
        parts = [{"partNumber": number, "etag": tag} for number, tag in enumerate(tags, start=first)]
        body = json.dumps({"oid": oid, "parts": parts})
        status, headers, _ = ask(hub.endpoint, "POST", href.removeprefix(hub.endpoint), body, token=None)
        return status, headers["X-Error-Message"]

    swapped = put([pieces[1], pieces[0], *pieces[2:]])
    assert complete(swapped)[1].startswith("The content has SHA-256")
    tags = put(pieces)
    assert complete(swapped)[1] == "Part 1 is missing or is not the one that was sent"
    assert complete([*tags, tags[0]])[1] == "Part 5 is missing or is not the one that was sent"
    assert complete(tags[:3]) == (400, f"The parts make 6000 bytes, expected {len(LARGE)}")
    assert complete(tags, oid="0" * 64) == (400, "The parts are not those of the link")
    assert complete(tags, first=0) == (400, "The parts are not numbered from 1")
    longer = upload(hub, LARGE, "multipart", size=len(LARGE) + 1)["href"]
    assert complete(tags, href=longer)[0] == 400
    assert complete(tags, href=longer.replace(str(len(LARGE) + 1), str(len(LARGE))))[0] == 403
    assert complete(tags)[0] == 200
    assert send(hub, api, {"a.bin": LARGE}).oid == hub.refs(ROWS)["main"]


def test_a_link_expires(tmp_path):
    with LocalHub(tmp_path / "hub", ACCOUNTS, lifetime=-2) as hub:
        created = {"name": "rows", "organization": "acme", "type": "dataset"}
        assert ask(hub.endpoint, "POST", "/api/repos/create", json.dumps(created))[0] == 200
        status, headers, _ = ask(hub.storage, "PUT", upload_link(hub, b"late"), b"late", token=None)
        assert (status, headers["X-Error-Message"]) == (403, "The link has expired: ask for a new one")


@pytest.mark.parametrize(
    "path",
    [
        "../out.txt",
        "a/../../out.txt",
        "/out.txt",
        "a//b",
        ".git/config",
        "a/.GIT/x",
        "a\\b",
        "a\nb",
        "",
        "x" * 2000,
    ],
)
def test_no_path_leaves_the_repository(hub, api, path):
    before = hub.refs(ROWS)
    assert commit_by_hand(hub, placing(path, b"out"))[0] == 400
    assert hub.refs(ROWS) == before


@pytest.mark.parametrize(
    "name", ["..", "a..b", ".hidden", "%2e%2e%2fout", "a%2fb", "a%00b", "rows.git", "x" * 97]
)
def test_no_name_leaves_the_hub(hub, api, name):
    assert ask(hub.endpoint, "GET", f"/api/datasets/acme/{name}")[0] == 400
    assert ask(hub.endpoint, "GET", f"/api/datasets/{name}/rows")[0] == 400


@pytest.mark.parametrize(
    "tag", ["", "a..b", "-a", "a b", "a~1", "a.lock", "../../HEAD", "a\u0000b", "\ud800"]
)
def test_no_tag_leaves_the_refs(hub, api, tag):
    body = json.dumps({"tag": tag})
    assert ask(hub.endpoint, "POST", f"/api/datasets/{ROWS}/tag/main", body)[0] == 400
    assert list(hub.refs(ROWS)) == ["main"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff",
        b"[" * 100_000,
        b'{"key": 1}',
        b'{"files": 1, "objects": 1}',
        b'{"files": [1], "objects": [{"oid": "../x", "size": -1}], "operation": "upload"}',
        b'{"key": "header", "value": {"summary": "x"}}\n{"key": "copyFile", "value": {"path": "a"}}',
    ],
)
def test_a_malformed_body_is_refused_not_stumbled_over(hub, api, body):
    before = hub.refs(ROWS)
    for path in (
        "/api/repos/create",
        "/api/validate-yaml",
        f"/api/datasets/{ROWS}/preupload/main",
        f"/api/datasets/{ROWS}/commit/main",
        f"/api/datasets/{ROWS}/tag/main",
        f"/datasets/{ROWS}.git/info/lfs/objects/batch",
        f"/datasets/{ROWS}.git/info/lfs/objects/verify",
    ):
        status, headers, _ = ask(hub.endpoint, "POST", path, body)
        assert 400 <= status < 500, path
        assert headers["X-Error-Message"]
    assert hub.refs(ROWS) == before


def test_a_body_without_bounds_is_refused_unread(hub):
    stated = {"Content-Length": str(1 << 35)}, {"Content-Length": "many"}, {"Transfer-Encoding": "chunked"}
    for headers, expected in zip(stated, (413, 411, 411), strict=True):
        assert ask(hub.endpoint, "POST", "/api/repos/create", **headers)[0] == expected
    assert [call.received for call in hub.calls] == [0, 0, 0]


@pytest.mark.parametrize(
    ("yaml", "words"),
    [
        ("a: [", "malformed"),
        ("- a", "must be a mapping"),
        ("license: [1]", '"license" must be'),
        ("pretty_name: 1", '"pretty_name" must be a string'),
        ("size_categories: n<2K", "is none of them"),
        ("configs: {a: b}", "must be a list of mappings"),
        ("configs: [{data_files: x}]", '"config_name" of its own'),
        ("configs: [{config_name: a}]", 'a has no "data_files"'),
        (
            "configs: [{config_name: a, data_files: x, default: true},"
            " {config_name: b, data_files: x, default: true}]",
            "only one may be the default",
        ),
    ],
)
def test_a_card_is_checked_before_and_at_the_commit(hub, api, yaml, words):
    card = f"---\n{yaml}\n---\n# Rows\n".encode()
    with pytest.raises(ValueError, match=words):
        send(hub, api, {"README.md": card})
    status, headers, _ = commit_by_hand(hub, placing("README.md", card))
    assert (status, words in headers["X-Error-Message"]) == (400, True)


def test_a_card_without_yaml_is_only_warned_of(hub, api):
    with pytest.warns(UserWarning, match="empty or missing yaml"):
        oid = send(hub, api, {"README.md": b"# No front matter\n"}).oid
    assert hub.refs(ROWS)["main"] == oid
