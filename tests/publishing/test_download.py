"""Downloading with the Hub's own client: every hash is checked, whatever happens on the way."""

import re
import shutil

import pytest

from pipeline.publishing.download import FETCHES, download, downloaded
from pipeline.publishing.local_hub import Fault
from pipeline.publishing.patience import Patience
from tests.circles import few
from tests.conftest import run
from tests.hub import TOKEN
from tests.releasing.test_release import CUT
from tests.tiny import (  # noqa: F401
    BENCHMARK,
    FILES,
    acme_fixture,
    client_fixture,
    impatient,
    listed,
    make_release,
    real_cache_fixture,
    refused,
    release_fixture,
    send,
    sent_fixture,
    there_fixture,
)

pytestmark = pytest.mark.slow

TINY = "acme/tiny"
ROWS = "jsonl/tiny/test.jsonl"


@pytest.fixture
def get(tmp_path):
    """Download into a cache of its own. Returns the folder; what was said aside is in `get.said`."""

    def get(
        version="1.0.0", *, repository=TINY, benchmark=BENCHMARK, cache="cache", pause=lambda seconds: None
    ):
        patience = Patience(get.said.append, pause)
        return download(
            benchmark, version, repository, say=get.said.append, patience=patience, cache=tmp_path / cache
        )

    get.said = []
    return get


def content(folder):
    """The files of a folder by path, without the Hub's own."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    found.pop(".gitattributes", None)
    return {name: path.read_bytes() for name, path in found.items()}


def test_a_release_comes_whole(there, release, get):
    assert content(get()) == listed(release)
    assert get.said == []
    assert not [call for call in there.calls if call.origin == "storage" and call.token]


def test_the_highest_version_unless_named(there, release, get, tmp_path):
    for version in ("1.9.0", "1.10.0"):
        send(make_release(tmp_path / version, version))
    assert b'"1.10.0"' in (get(None) / "manifest.json").read_bytes()
    assert b'"1.0.0"' in (get("1.0.0") / "manifest.json").read_bytes()


def test_again_fetches_no_file(there, get):
    folder = get()
    there.calls.clear()
    assert get() == folder
    assert not [call for call in there.calls if call.name in ("resolve", "storage_get")]


EVERYWHERE = ("refs", "revision", "tree", "resolve", "storage_get")
FAULTS = [
    *[(kind, EVERYWHERE) for kind in ("500", "503", "429", "html", "reset", "cut", "slow")],
    ("flip", ("resolve", "storage_get")),
    ("expired", ("storage_get",)),
]


@pytest.mark.parametrize(("kind", "names"), few(FAULTS))
def test_a_fault_is_survived(there, release, get, kind, names):
    """At the first, a middle or the last call of each name, in turn."""
    get(cache="clean")
    matched = [call.name for call in there.calls if Fault(kind).matches(call)]
    counts = {name: matched.count(name) for name in names}
    for turn, name in enumerate(names, start=FAULTS.index((kind, names))):
        places = sorted({1, counts[name] // 2, counts[name]} - {0})
        nth = places[turn % len(places)]
        there.faults[:] = [Fault(kind, name, nth=nth, seconds=0.01)]
        assert content(get(cache=f"{name}-{nth}")) == listed(release), f"{kind} at {name} {nth}"
        assert there.faults[0].seen >= nth, f"{name} was never called {nth} times"


@pytest.mark.parametrize("path", few([*sorted(FILES), "manifest.json", "SHA256SUMS"]))
def test_a_flipped_bit_in_any_file_is_healed(there, release, get, path):
    folder = get()
    kept = (folder / path).resolve()
    kept.write_bytes(bytes([kept.read_bytes()[0] ^ 1]) + kept.read_bytes()[1:])
    assert content(get()) == listed(release)
    assert len(get.said) == 1
    assert re.search("not as released; fetching again", get.said[0])


def test_what_is_always_wrong_is_named(there, get):
    there.faults.append(Fault("flip", "storage_get", times=1000))
    with refused(
        f"v1.0.0: data/tiny/test.parquet is altered. It is so after {FETCHES} more fetches: tell those"
    ):
        get()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({ROWS: b"{}\n"}, f"{ROWS} is altered"),
        ({ROWS: None}, f"{ROWS} is missing"),
        ({"SHA256SUMS": b"what?\n"}, "SHA256SUMS is missing or no list of checksums"),
        ({"SHA256SUMS": b""}, "SHA256SUMS is not what a release states"),
        ({"SHA256SUMS": None}, "SHA256SUMS is missing or no list of checksums"),
    ],
)
def test_a_tag_that_was_moved_to_other_content_is_found_out(there, get, changes, said):
    from huggingface_hub import HfApi

    api = HfApi(there.endpoint, token=TOKEN)
    api.delete_tag(TINY, tag="v1.0.0", repo_type="dataset")
    api.create_tag(TINY, tag="v1.0.0", revision=there.commit(TINY, changes, "Other"), repo_type="dataset")
    with refused(said):
        get()


def test_checksums_in_another_order_are_not_as_released(there, get):
    lines = there.files(TINY, "main")["SHA256SUMS"].splitlines(keepends=True)
    oid = there.commit(TINY, {"SHA256SUMS": b"".join(reversed(lines))}, "Other")
    from huggingface_hub import HfApi

    HfApi(there.endpoint, token=TOKEN).create_tag(TINY, tag="v1.0.1", revision=oid, repo_type="dataset")
    with refused("SHA256SUMS is not what a release states: every file once, in the order of the paths"):
        get("1.0.1")


def test_another_benchmark_or_version_under_the_tag(there, get, tmp_path):
    send(make_release(tmp_path / "other", name="other"), "acme/other", benchmark="other")
    with refused("manifest.json is of other 1.0.0, expected missing_fact 1.0.0"):
        get(repository="acme/other")
    from huggingface_hub import HfApi

    HfApi(there.endpoint, token=TOKEN).create_tag(TINY, tag="v3.0.0", revision="v1.0.0", repo_type="dataset")
    with refused("manifest.json is of missing_fact 1.0.0, expected missing_fact 3.0.0"):
        get("3.0.0")


def test_offline_from_the_cache(there, release, get, monkeypatch):
    folder = get()
    there.calls.clear()
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_OFFLINE", True)
    for version in ("1.0.0", None):
        get.said.clear()
        assert get(version) == folder
        assert re.fullmatch(
            r"reading the tags: HF_HUB_OFFLINE is set\. .* Taken from the cache: v1\.0\.0", *get.said
        )
    assert there.calls == []
    with refused("acme/tiny v2.0.0 is not in the cache, and HF_HUB_OFFLINE is set. Unset it"):
        get("2.0.0")
    with refused("acme/none is not in the cache, and HF_HUB_OFFLINE is set. Unset it"):
        get(None, repository="acme/none")
    altered = (folder / ROWS).resolve()
    altered.write_bytes(b"{}\n")
    with refused(f"{ROWS} is altered. Run it again when the Hub can be reached, to fetch it anew"):
        get()


def test_a_hub_that_is_down(there, release, get, monkeypatch):
    folder = get()
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    assert get(pause=impatient) == folder
    assert "cannot be reached" in get.said[-1]
    assert get.said[-1].endswith("Taken from the cache: v1.0.0")
    assert get(None) == folder
    with refused("http://127.0.0.1:9 cannot be reached ([Errno 111] Connection refused). Is HF_ENDPOINT"):
        get(cache="another")


def test_what_is_not_there_is_said(there, get, monkeypatch):
    with refused("acme/tiny has no version 2.0.0, expected one of: 1.0.0"):
        get("2.0.0")
    with refused(f"there is no dataset acme/none at {there.endpoint}"):
        get(repository="acme/none")
    monkeypatch.delenv("HF_TOKEN")
    with refused("if it is private, set HF_TOKEN or run: hf auth login"):
        get(repository="acme/none")
    monkeypatch.setenv("HF_TOKEN", "wrong")
    with refused("does not accept the token (401)"):
        get()


def test_a_repository_without_versions(acme, get):
    from huggingface_hub import HfApi

    HfApi(acme.endpoint, token=TOKEN).create_repo("acme/empty", repo_type="dataset")
    with refused("acme/empty has no version: there is none"):
        get(None, repository="acme/empty")


def test_a_private_repository_wants_a_token(acme, release, get, monkeypatch):
    from huggingface_hub import HfApi

    HfApi(acme.endpoint, token=TOKEN).create_repo(TINY, repo_type="dataset", private=True)
    send(release)
    assert content(get()) == listed(release)
    monkeypatch.delenv("HF_TOKEN")
    with refused("if it is private, set HF_TOKEN or run: hf auth login"):
        get(cache="another")


def test_a_public_one_wants_none(there, release, get, monkeypatch):
    monkeypatch.delenv("HF_TOKEN")
    assert content(get()) == listed(release)
    assert not [call for call in there.calls if call.token]


@pytest.fixture
def cache(real_cache, monkeypatch):
    """The same, for made-up releases, which nobody could verify."""
    monkeypatch.setattr("pipeline.commands.download._verified", lambda *arguments: False)


def command(*arguments):
    return run("download", BENCHMARK, "--namespace", "acme", "--repository", "tiny", *arguments)


def test_the_command_prints_where_it_lies(there, release, cache):
    for version in ((), ("--version", "1.0.0"), ("--version", "v1.0.0")):
        done = command(*version)
        assert done.exit_code == 0, done.output
        (line,) = done.output.splitlines()
        assert line.endswith(f"/snapshots/{there.refs(TINY)['v1.0.0']}")


def test_out_is_a_plain_copy(there, release, cache, tmp_path):
    out = tmp_path / "out"
    assert command("--out", out).stdout == f"{out}\n"
    assert content(out) == listed(release)
    assert not [path for path in out.rglob("*") if path.is_symlink() or path.name.startswith(".")]
    done = command("--out", out)
    assert (done.stdout, done.stderr) == (f"{out}\n", f"{out}: holds it already, every hash is right\n")


@pytest.mark.parametrize("change", ["altered", "added", "removed"])
def test_out_overwrites_nothing(there, cache, tmp_path, change):
    out = tmp_path / "out"
    command("--out", out)
    if change == "removed":
        (out / "LICENSE").unlink()
    else:
        (out / {"altered": "LICENSE", "added": "mine"}[change]).write_bytes(b"mine")
    before = content(out)
    done = command("--out", out)
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "holds something else than this release. Give --out another folder" in done.output
    assert content(out) == before
    shutil.rmtree(out)
    out.write_bytes(b"a file")
    assert command("--out", out).exit_code == 2
    assert out.read_bytes() == b"a file"


def test_a_version_that_is_none(there, cache):
    done = command("--version", "latest")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "is not a version" in done.output


def test_by_address(there, release, cache, capsys):
    for address in ("hf://datasets/acme/tiny@v1.0.0", "hf://datasets/acme/tiny"):
        with downloaded(address) as folder:
            assert content(folder) == listed(release)
            assert not [path for path in folder.rglob("*") if path.is_symlink()]
    with (
        refused(
            "'hf://acme/tiny@v1.0.0' is no address, expected hf://datasets/<namespace>/<name>@v<version>"
        ),
        downloaded("hf://acme/tiny@v1.0.0"),
    ):
        pass


def test_verify_says_all_that_is_wrong_on_the_hub(acme, built, cache, tmp_path):
    """Altered where nobody can fetch it whole again: the checks go on and name each."""
    folder = tmp_path / "altered"
    shutil.copytree(built / CUT, folder)
    files = listed(folder)
    rows = files["jsonl/zero_shot/test.jsonl"]
    files["jsonl/zero_shot/test.jsonl"] = rows.replace(b'"answer":"', b'"answer":"9', 1)
    acme.create("acme/missing_fact")
    acme.tag("acme/missing_fact", "v1.0.0", acme.commit("acme/missing_fact", files, "Altered"))
    done = run("verify", "hf://datasets/acme/missing_fact@v1.0.0")
    assert done.exit_code == 1
    for said in ("zero_shot/test.jsonl is altered", "[not-unique]", "differ in answer", "documents  "):
        assert said in done.output
