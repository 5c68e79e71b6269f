"""A local Hub for tests, and the environment in which child processes find it.

A test file takes the fixtures `hub` and `api` by importing `hub_fixture` and `api_fixture` from here.
"""

import http.client
import json
import warnings
from base64 import b64encode
from urllib.parse import urlsplit

import pytest

from pipeline.publishing.client import INACTIVITY, prepare_client
from pipeline.publishing.local_hub import Account, LocalHub, clients

TOKEN = "token-of-acme"
READER = "token-that-may-only-read"
OTHER = "token-of-another"
FINE_GRAINED = "token-of-which-only-the-hub-knows-what-it-may"

ACCOUNTS = {
    TOKEN: Account("acme", organisations=("lab",), guest=("club",)),
    READER: Account("acme", can_write=False),
    FINE_GRAINED: Account("acme", can_write=False, is_fine_grained=True),
    OTHER: Account("another"),
}

ROWS = "acme/rows"
CARD = b"---\nlicense: cc-by-4.0\nconfigs:\n- config_name: default\n  data_files: data.csv\n---\n# Rows\n"
LARGE = bytes(range(256)) * 30
FILES = {
    "README.md": CARD,
    "data.csv": b"number,text\n1,a\n2,b\n",
    "data/rows.parquet": b"as large by its name",
    "data/parts.bin": LARGE,
    "notes.txt": b"as large by \0",
    "empty.parquet": b"",
}


@pytest.fixture(name="hub")
def hub_fixture(tmp_path):
    """A fresh Hub without repositories, in which files above 5,000 bytes are uploaded in parts of 2,000."""
    # What the client's uploads say of the client itself; pytest takes the filter away after the test.
    warnings.filterwarnings("ignore", "Use 'content=", DeprecationWarning)
    with LocalHub(tmp_path / "hub", ACCOUNTS, multipart_above=5000, part_bytes=2000, page=5) as hub:
        yield hub
    assert hub.broken == []


@pytest.fixture(name="api")
def api_fixture(hub):
    """The real client as acme, in this process; it has gone once to make the repository acme/rows."""
    from huggingface_hub import HfApi

    # The client's own limit of ten seconds is too short where a disk is busy.
    prepare_client(INACTIVITY)
    api = HfApi(endpoint=hub.endpoint, token=TOKEN)
    api.create_repo("acme/rows", repo_type="dataset")
    return api


def environment(hub, home, token=TOKEN):
    """The environment of a child process whose clients use the Hub, with `home` for their caches."""
    return clients.environment(hub.endpoint, home, token)


def send(hub, api, files=FILES, removed=(), **more):
    """One commit by the real client. Returns what the client does."""
    from huggingface_hub import CommitOperationAdd, CommitOperationDelete

    operations = [CommitOperationAdd(path, content) for path, content in files.items()]
    operations += [CommitOperationDelete(path) for path in removed]
    return api.create_commit(ROWS, operations, commit_message="Rows", repo_type="dataset", **more)


def ask(origin, method, path, body=None, token=TOKEN, **headers):
    """One request by hand. Returns status, headers and body."""
    connection = http.client.HTTPConnection(urlsplit(origin).netloc, timeout=60)
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    try:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        connection.close()


def placing(path, content):
    """A line of a commit that puts a small file."""
    return {"key": "file", "value": {"path": path, "content": b64encode(content).decode()}}


def commit_by_hand(hub, *operations, query=""):
    """One commit of operations that a client would not send."""
    lines = [{"key": "header", "value": {"summary": "by hand"}}, *operations]
    body = "\n".join(map(json.dumps, lines))
    return ask(hub.endpoint, "POST", f"/api/datasets/{ROWS}/commit/main{query}", body)


def status_of(error):
    return error.value.response.status_code
