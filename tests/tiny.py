"""A made-up release, sent by the Hub's own client from the process of a test that never sleeps.

A test file takes the fixtures by importing `client_fixture`, `acme_fixture` and `release_fixture` from here.
"""

import functools
import hashlib
import json
import re
import shutil
import subprocess
import warnings
from contextlib import contextmanager
from types import SimpleNamespace

import pytest
from httpcore2 import default_ssl_context

from pipeline.publishing.hub import Hub
from pipeline.publishing.local_hub import LocalHub
from pipeline.publishing.parcel import parcel
from pipeline.publishing.patience import Patience
from pipeline.publishing.publish import publish
from pipeline.releasing.layers import is_of_rows, release_files
from seedproof.record.errors import SeedproofError
from tests.hub import ACCOUNTS, TOKEN
from tests.sharing import made_once

BENCHMARK = "missing_fact"

DATE = "2031-05-06"

FILES = {
    "README.md": b"---\nlicense: cc-by-4.0\nlanguage:\n- en\n---\n\n# Tiny\n",
    "LICENSE": b"As you like it.\n",
    "data/tiny/test.parquet": b"PAR1" + bytes(range(256)) * 4,
    "example.png": b"a NUL byte: \0",
}

ROWS = {"jsonl/tiny/test.jsonl": b'{"id":"a"}\n{"id":"b"}\n'}
"""What it has where a test gives it no rows."""

SIZES = {"multipart_above": 500, "part_bytes": 600, "page": 8}

certificates = functools.cache(default_ssl_context)


def make_release(folder, version="1.0.0", name=BENCHMARK, **changes):
    """A made-up release: a file that goes in parts, one that is large for its NUL byte, and regular ones.

    Croissant describes its card as ours does, so that it counts as put there by a release.
    """
    rows = {} if any(path.startswith("jsonl/") for path in changes) else ROWS
    files = {path: content for path, content in (FILES | rows | changes).items() if content is not None}
    said = {
        path: {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest(), "rows": 2}
        for path, content in files.items()
        if path.startswith(("data/", "jsonl/"))
    }
    files["manifest.json"] = json.dumps({"name": name, "version": version, "files": said}).encode()
    card = {"@id": "README.md", "sha256": hashlib.sha256(files["README.md"]).hexdigest()}
    files["croissant.json"] = json.dumps({"datePublished": DATE, "distribution": [card]}).encode()
    summed = filter(is_of_rows, sorted(files))
    sums = "".join(f"{hashlib.sha256(files[path]).hexdigest()}  {path}\n" for path in summed)
    for path, content in {**files, "SHA256SUMS": sums.encode()}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    return folder


def listed(folder):
    """What a release sends: by path, the bytes."""
    return {name: (folder / name).read_bytes() for name in release_files(folder)}


@pytest.fixture(name="release")
def release_fixture(tmp_path, monkeypatch):
    """A made-up release, whose documents nobody writes again: they are staged as they stand."""
    monkeypatch.setattr("pipeline.publishing.parcel.read_manifest", lambda folder: {"name": BENCHMARK})
    for name in ("write_documents", "write_evals"):
        monkeypatch.setattr(f"pipeline.publishing.parcel.{name}", lambda *arguments: None)
    folder = make_release(tmp_path / "release")
    (folder / "files.dvc").write_text("outs: []\n")
    return folder


@pytest.fixture(name="client", autouse=True)
def client_fixture(monkeypatch, tmp_path):
    """The client as in a fresh process of nobody in particular, but never asleep.

    After a failure it connects by a new one, which reads every certificate anew, for a Hub without any.
    """
    monkeypatch.setattr("httpcore2.default_ssl_context", certificates)
    awake = SimpleNamespace(sleep=lambda seconds: None)
    monkeypatch.setattr("huggingface_hub.utils._http.time", awake)
    monkeypatch.setattr("huggingface_hub.file_download.time", awake)
    monkeypatch.setattr("huggingface_hub.constants.HF_TOKEN_PATH", str(tmp_path / "no-token"))
    monkeypatch.setattr("huggingface_hub.utils._detect_agent._registry", {"harnesses": {}})
    for name in ("HF_TOKEN", "HUGGING_FACE_HUB_TOKEN", "HF_ENDPOINT"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(name="real_cache")
def real_cache_fixture(monkeypatch, tmp_path):
    """The cache of the command."""
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_CACHE", str(tmp_path / "cache"))


@pytest.fixture(name="acme")
def acme_fixture(tmp_path, monkeypatch):
    """A Hub, for the process that runs the test, with acme's token; a large file goes in parts."""
    # What the client's uploads say of the client itself; pytest takes the filter away after the test.
    warnings.filterwarnings("ignore", "Use 'content=", DeprecationWarning)
    with LocalHub(tmp_path / "hub", ACCOUNTS, **SIZES) as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        monkeypatch.setenv("HF_TOKEN", TOKEN)
        yield hub
    assert hub.broken == []


@pytest.fixture(name="sent", scope="session")
def sent_fixture(tmp_path_factory):
    """The folder of a Hub with the release on it; only to be copied."""

    def make(folder):
        warnings.filterwarnings("ignore", "Use 'content=", DeprecationWarning)
        release = make_release(tmp_path_factory.mktemp("tiny") / "release")
        with LocalHub(folder, ACCOUNTS, **SIZES) as hub, pytest.MonkeyPatch.context() as patch:
            patch.setenv("HF_ENDPOINT", hub.endpoint)
            patch.setenv("HF_TOKEN", TOKEN)
            send(release)

    return made_once(tmp_path_factory, "tiny-hub", make)


@pytest.fixture(name="there")
def there_fixture(acme, sent, tmp_path):
    """The Hub with the release on it, and nothing in its list of calls."""
    shutil.copytree(sent, tmp_path / "hub", dirs_exist_ok=True)
    return acme


@contextmanager
def refused(said):
    """What is inside must be refused with one line that says this. Gives the error."""
    with pytest.raises(SeedproofError) as error:
        yield error
    assert said in str(error.value)
    assert "\n" not in str(error.value)
    assert TOKEN not in str(error.value)


class Impatient(Exception):
    """Where a run would wait, it ends."""


def impatient(seconds):
    raise Impatient


def send(
    folder,
    repository="acme/tiny",
    *,
    benchmark=BENCHMARK,
    pause=lambda seconds: None,
    say=None,
    inactivity=60.0,
    replace=False,
):
    """Publish in this process. Returns what it said; what it said aside is among it."""
    said = [] if say is None else say
    publish(
        parcel(folder, benchmark),
        Hub(repository, say=said.append, inactivity=inactivity),
        Patience(said.append, pause),
        said.append,
        replace=replace,
    )
    return said


def titles(hub, repository):
    """The titles of all commits of main, newest first, read by Git itself."""
    command = ["git", "-C", str(hub.folder(repository)), "log", "--format=%s", "main"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def published(hub, repository, revision):
    """The files that somebody put there, large ones in full."""
    files = hub.files(repository, revision)
    del files[".gitattributes"]
    return files


def assert_published(hub, repository, folder, version="1.0.0"):
    """Complete and identical, with one commit and one tag."""
    refs = hub.refs(repository)
    assert published(hub, repository, f"v{version}") == listed(folder)
    assert refs == {"main": refs["main"], f"v{version}": refs["main"]}
    assert titles(hub, repository).count(f"{BENCHMARK} {version}") == 1


def watch_tags(hub, folder):
    """From now on, whenever a tag can be seen, its files must be complete."""

    def check(call):
        repository = re.search(r"acme/[a-z0-9_-]+", call.path)
        if repository and "v1.0.0" in hub.refs(repository[0]):
            assert published(hub, repository[0], "v1.0.0") == listed(folder)

    hub.after = check
