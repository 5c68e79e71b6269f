"""What is not published, and the one line that says why."""

import hashlib
import json

import pytest

from pipeline.publishing.failures import Asked, in_words
from pipeline.publishing.parcel import parcel
from pipeline.publishing.patience import LONGEST_WAIT, Patience, Trouble
from seedproof.record.errors import SeedproofError
from tests.hub import OTHER, READER, TOKEN
from tests.tiny import (  # noqa: F401
    BENCHMARK,
    acme_fixture,
    assert_published,
    client_fixture,
    impatient,
    make_release,
    refused,
    release_fixture,
    send,
)

ROWS = "jsonl/tiny/test.jsonl"


@pytest.mark.parametrize(
    ("token", "namespace", "said"),
    [
        (None, "acme", "publishing needs a token. Set HF_TOKEN, or run: hf auth login"),
        ("wrong-token", "acme", "does not accept the token (401)"),
        (READER, "acme", "the token of acme may not write in acme/tiny"),
        (OTHER, "acme", "the token's account is another, which may write in another, but not in acme"),
        (TOKEN, "nobody", "account is acme, which may write in acme, lab, but not in nobody"),
        (TOKEN, "club", "account is acme, which may write in acme, lab, but only read in club"),
        ("split\ntoken\x07", "acme", "holds signs that no token has"),
    ],
)
def test_who_may_not_is_told_why(acme, release, monkeypatch, token, namespace, said):
    if token is None:
        monkeypatch.delenv("HF_TOKEN")
    else:
        monkeypatch.setenv("HF_TOKEN", token)
    with refused(said) as error:
        send(release, f"{namespace}/tiny")
    assert token is None or token not in str(error.value)
    assert acme.refs(f"{namespace}/tiny") == {}


def test_an_organisation_of_the_account_will_do(acme, release):
    send(release, "lab/tiny")
    assert_published(acme, "lab/tiny", release)


def test_a_hub_that_is_down(release, monkeypatch):
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    monkeypatch.setenv("HF_TOKEN", TOKEN)
    waited = []
    with refused("cannot be reached ([Errno 111] Connection refused). Is HF_ENDPOINT right"):
        send(release, pause=waited.append)
    assert waited == [1]


def test_a_hub_that_has_no_address(release, monkeypatch):
    def resolve(*arguments, **named):
        raise OSError(-2, "Name or service not known")

    monkeypatch.setattr("socket.getaddrinfo", resolve)
    monkeypatch.setenv("HF_ENDPOINT", "http://hub.invalid")
    waited = []
    with refused("http://hub.invalid cannot be reached ([Errno -2] Name or service not known). Is"):
        send(release, pause=waited.append)
    assert waited == [1]


def test_offline(acme, release, monkeypatch):
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_OFFLINE", True)
    with refused("HF_HUB_OFFLINE is set. Unset it to reach http://"):
        send(release)


@pytest.mark.parametrize("endpoint", ["huggingface.co", "ftp://hub", "http://user:secret@hub", "http://[::1"])
def test_an_endpoint_that_is_none(release, monkeypatch, endpoint):
    monkeypatch.setenv("HF_ENDPOINT", endpoint)
    with refused("HF_ENDPOINT is no address") as error:
        send(release)
    assert "secret" not in str(error.value)


def test_too_long_a_wait_is_not_made():

    def fail():
        raise Trouble("the Hub's rate limit is used up (429)", LONGEST_WAIT + 1)

    with refused("and asks to wait 331 s. Run it again later"):
        Patience(lambda said: None, impatient).persist(fail)


def test_a_card_that_the_hub_refuses(acme, tmp_path):
    bad = make_release(tmp_path / "bad", **{"README.md": b"---\nlicense: [\n---\n"})
    with refused("refused it (400): Invalid metadata in README.md"):
        send(bad)


def test_bytes_that_changed_on_the_way_are_not_tagged(acme, release):
    """A file that is written to while it is sent."""

    def write(call):
        if call.name == "validate_yaml":
            (release / "LICENSE").write_bytes(b"Something else.\n")

    acme.before = write
    with refused("holds other bytes than were sent, first LICENSE; it was not tagged"):
        send(release)
    assert "v1.0.0" not in acme.refs("acme/tiny")


@pytest.mark.parametrize(
    ("path", "content", "said"),
    [
        (ROWS, b"{}\n", f"{ROWS}: is altered. Only a whole release is published"),
        (ROWS, None, f"{ROWS}: is missing"),
        ("SHA256SUMS", b"no\n", "SHA256SUMS: is missing or no list of checksums"),
        ("SHA256SUMS", None, "SHA256SUMS: is missing or no list of checksums"),
    ],
)
def test_a_release_that_is_not_whole_is_refused(release, path, content, said):
    (release / path).unlink()
    if content is not None:
        (release / path).write_bytes(content)
    with refused(said):
        parcel(release, BENCHMARK)


def test_a_release_of_another_name_or_version_is_refused(release, tmp_path):
    with refused("manifest.json: is of missing_fact 1.0.0, expected missing_fact 1.1.0"):
        parcel(release, BENCHMARK, "1.1.0")
    with refused("is of other 1.0.0, expected missing_fact 1.0.0"):
        parcel(make_release(tmp_path / "other", name="other"), BENCHMARK)


def answer(status, headers=(), url="http://hub.test/api/datasets/acme/tiny", **body):
    """The client's error for an answer of the Hub."""
    from huggingface_hub.utils import HfHubHTTPError, hf_raise_for_status, httpx

    response = httpx.Response(status, headers=dict(headers), request=httpx.Request("GET", url), json=body)
    try:
        hf_raise_for_status(response)
    except HfHubHTTPError as error:
        return error


ASKED = Asked("asking", "acme/tiny", "http://hub.test", "my-token", lambda: None)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            answer(403, {"X-Error-Code": "GatedRepo"}),
            "acme/tiny is gated. Ask for access at http://hub.test/datasets",
        ),
        (answer(404, {"X-Error-Code": "RevisionNotFound"}), "http://hub.test does not find it in acme/tiny"),
        (answer(413, error="Too much\nof it"), "http://hub.test refused it (413): Too much of it"),
        (answer(418), "http://hub.test refused it (418): no reason given"),
        (answer(400, error="my-token is bad " + "x" * 1000), "refused it (400): <token> is bad xxx"),
        (OSError(28, "No space left on device", "/a"), "asking: [Errno 28] No space left on device: '/a'"),
    ],
)
def test_what_will_not_pass_has_its_words(error, said):
    found = in_words(error, ASKED)
    assert isinstance(found, SeedproofError)
    assert said in str(found)
    assert "\n" not in str(found)
    assert len(str(found)) < 500


@pytest.mark.parametrize(
    ("error", "said", "wait"),
    [
        (answer(429, {"RateLimit": '"api";r=0;t=55'}), "http://hub.test's rate limit is used up (429)", 56),
        (answer(429, {"Retry-After": "7"}), "http://hub.test's rate limit is used up (429)", 8),
        (answer(503, {"Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"}), "http://hub.test failed (503)", None),
        (answer(408), "http://hub.test failed (408)", None),
        (
            answer(403, url="https://user:pass@storage.test/key?signature=secret"),
            "the storage https://storage.test refused a link (403)",
            None,
        ),
        (KeyError("commitOid"), "the answer of http://hub.test is not one of a Hub (KeyError)", None),
        (OSError("Consistency check failed"), "asking: Consistency check failed", None),
    ],
)
def test_what_may_pass_is_trouble(error, said, wait):
    found = in_words(error, ASKED)
    assert isinstance(found, Trouble)
    assert said in str(found)
    assert found.wait == wait
    assert "secret" not in str(found)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("sha256", "0" * 64, f"{ROWS}: has another checksum in SHA256SUMS than in manifest.json"),
        ("bytes", 21, f"{ROWS}: is 22 bytes, expected the 21 of manifest.json"),
    ],
)
def test_a_manifest_that_says_something_else_is_refused(release, key, value, said):
    path, sums = release / "manifest.json", release / "SHA256SUMS"
    before = hashlib.sha256(path.read_bytes()).hexdigest()
    manifest = json.loads(path.read_text())
    manifest["files"][ROWS][key] = value
    path.write_text(json.dumps(manifest))
    sums.write_text(sums.read_text().replace(before, hashlib.sha256(path.read_bytes()).hexdigest()))
    with refused(said):
        parcel(release, BENCHMARK)
