"""Publishing a release, by the Hub's own client to a Hub of our own."""

import json
import re
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest

from pipeline.publishing.local_hub import Fault
from pipeline.publishing.local_hub.answer import Refused
from pipeline.publishing.local_hub.routes import HUB
from pipeline.publishing.publish import _own_commit
from pipeline.releasing.publication import Published, write_publication
from pipeline.releasing.publication import published as published_release
from seedproof.contract import registry
from seedproof.record.checks import Check, State
from tests.circles import few
from tests.conftest import run
from tests.hostile_checkout import arm, environment, fired, git
from tests.hub import FINE_GRAINED, OTHER, READER, TOKEN
from tests.tiny import (  # noqa: F401
    BENCHMARK,
    DATE,
    FILES,
    acme_fixture,
    assert_published,
    client_fixture,
    listed,
    make_release,
    published,
    refused,
    release_fixture,
    send,
    titles,
)

CUT = Path("releases/missing_fact/1.0.0")
DAY = date.fromisoformat(DATE)


def test_a_clean_run(acme, release):
    said = send(release)
    assert_published(acme, "acme/tiny", release)
    assert "files.dvc" not in acme.files("acme/tiny", "main")
    assert not [call for call in acme.calls if call.origin == "storage" and call.token]
    assert [text.split()[0] for text in said] == ["created", "sending", "committed", "every"]
    sent = [call for call in acme.calls if call.name in ("lfs_put", "lfs_part")]
    large = [FILES["data/tiny/test.parquet"], FILES["example.png"]]
    assert sum(call.received for call in sent) == sum(map(len, large))
    assert [call.name for call in acme.calls].count("commit") == 1


def test_publishing_again_sends_nothing(acme, release):
    send(release)
    before = len(acme.calls)
    assert send(release) == ["acme/tiny v1.0.0: already published, nothing sent"]
    assert sum(call.received for call in acme.calls[before:]) == 0
    assert {call.method for call in acme.calls[before:]} <= {"GET", "HEAD"}
    assert_published(acme, "acme/tiny", release)


def test_a_second_version_replaces_the_first_which_stays_under_its_tag(acme, release, tmp_path):
    send(release)
    gone = make_release(tmp_path / "second", "1.1.0", **{"LICENSE": None, "CHANGELOG.md": b"new\n"})
    before = len(acme.calls)
    send(gone)
    assert acme.files("acme/tiny", "v1.0.0")["LICENSE"] == FILES["LICENSE"]
    assert published(acme, "acme/tiny", "v1.1.0") == listed(gone)
    assert acme.refs("acme/tiny")["main"] == acme.refs("acme/tiny")["v1.1.0"]
    assert not [call for call in acme.calls[before:] if call.name in ("lfs_put", "lfs_part")]
    with refused("has version 1.1.0 already, so main would go back to 1.0.1"):
        send(make_release(tmp_path / "third", "1.0.1"))
    assert send(release) == ["acme/tiny v1.0.0: already published, nothing sent"]


def test_better_documents_alone_are_one_commit_on_main_and_leave_the_tag(acme, release):
    send(release)
    before = acme.refs("acme/tiny")
    (release / "LICENSE").write_bytes(b"As we all like it.\n")
    assert [text.split()[0] for text in send(release)] == ["sending", "committed"]
    after = acme.refs("acme/tiny")
    assert after == before | {"main": after["main"]} != before
    assert titles(acme, "acme/tiny")[:2] == ["missing_fact 1.0.0: better documents", "missing_fact 1.0.0"]
    assert published(acme, "acme/tiny", "main") == listed(release)
    assert acme.files("acme/tiny", "v1.0.0")["LICENSE"] == FILES["LICENSE"]
    assert send(release) == ["acme/tiny v1.0.0: already published, nothing sent"]


def test_a_repository_of_others_is_left_alone(acme, release):
    send(release, "acme/first")
    acme.commit(
        "acme/first", {path: None for path in listed(release)} | {"a.txt": b"a", "b.txt": b"b"}, "Mine"
    )
    with refused("main has a.txt, which no release put there"):
        send(make_release(release.parent / "next", "2.0.0"), "acme/first")
    assert "v2.0.0" not in acme.refs("acme/first")


FOREIGN = {
    "made with a repository on its page": b"---\nlicense: mit\n---\n",
    "written by hand": b"# To come\n",
}


@pytest.mark.parametrize("card", FOREIGN.values(), ids=FOREIGN)
def test_a_card_of_others_is_overwritten_only_when_asked_for(acme, release, card):
    acme.create("acme/tiny")
    acme.commit("acme/tiny", {"README.md": card}, "A card")
    with refused(f"{acme.endpoint}/datasets/acme/tiny/blob/main/README.md. To overwrite it, add --replace"):
        send(release)
    assert acme.files("acme/tiny", "main")["README.md"] == card
    send(release, replace=True)
    assert_published(acme, "acme/tiny", release)


@pytest.mark.parametrize("version", ["1.1.0", "1.0.0"], ids=["a new version", "better documents"])
def test_a_card_that_was_changed_on_the_hub_is_of_others_too(acme, release, tmp_path, version):
    send(release)
    acme.commit("acme/tiny", {"README.md": b"# Changed there\n"}, "A change")
    second = make_release(tmp_path / "second", version)
    with refused("README.md on main was not put there by a release"):
        send(second)
    assert acme.files("acme/tiny", "main")["README.md"] == b"# Changed there\n"
    send(second, replace=True)
    assert published(acme, "acme/tiny", "main") == listed(second)


def test_a_card_that_is_the_releases_own_is_nobody_elses(acme, release):
    acme.create("acme/tiny")
    acme.commit("acme/tiny", {"README.md": FILES["README.md"]}, "The card first")
    send(release)
    assert_published(acme, "acme/tiny", release)


def test_a_card_that_came_altered_is_fetched_again(acme, release, tmp_path):
    """The files read of main are SHA256SUMS, Croissant, and the card that it describes."""
    send(release)
    second = make_release(tmp_path / "second", "1.1.0", **{"README.md": b"# Second\n"})
    acme.faults.append(Fault("flip", "resolve", nth=3))
    said = send(second)
    assert "acme/tiny: README.md did not come as it is there; trying again in 1 s" in said
    assert published(acme, "acme/tiny", "v1.1.0") == listed(second)


def test_other_files_of_others_are_not_replaced(acme, release):
    acme.create("acme/tiny")
    acme.commit("acme/tiny", {"README.md": b"# Mine\n", "notes.txt": b"mine"}, "Mine")
    with refused("main has notes.txt, which no release put there"):
        send(release, replace=True)
    assert acme.files("acme/tiny", "main")["README.md"] == b"# Mine\n"


def command(*arguments):
    return run("publish", BENCHMARK, *arguments)


def proves(monkeypatch, *checks):
    """The checks of every release are these. Returns the root seeds by which it was proved."""
    given = []

    def verification(folder, root_seed, templates):
        given.append(root_seed)
        return SimpleNamespace(checks=lambda: iter(checks))

    monkeypatch.setattr("pipeline.verifying.verify.Verification", verification)
    return given


@pytest.fixture
def unproved(monkeypatch):
    """Every proof would be a failure of the test: what is refused is refused before."""
    monkeypatch.setattr("pipeline.verifying.verify.Verification", None)


@pytest.mark.parametrize(
    ("token", "namespace", "said", "calls"),
    [
        (None, "acme", "publishing needs a token. Set HF_TOKEN, or run: hf auth login", []),
        ("wrong-token", "acme", "does not accept the token (401)", ["whoami"]),
        (READER, "acme", "the token of acme may not write in acme/missing_fact", ["whoami"]),
        (OTHER, "acme", "account is another, which may write in another, but not in acme", ["whoami"]),
        (TOKEN, "nobody", "may write in acme, lab, but not in nobody", ["whoami"]),
        (TOKEN, "club", "may write in acme, lab, but only read in club", ["whoami"]),
    ],
)
def test_who_may_not_write_is_told_before_anything_is_proved(
    acme, release, monkeypatch, unproved, token, namespace, said, calls
):
    if token is None:
        monkeypatch.delenv("HF_TOKEN")
    else:
        monkeypatch.setenv("HF_TOKEN", token)
    done = command("--namespace", namespace, "--release", release, "--yes")
    assert (done.exit_code, done.output.count("\n")) == (3, 1)
    assert said in done.output
    assert [call.name for call in acme.calls] == calls
    if token is not None:
        assert said in command("--namespace", namespace, "--release", release).output


def test_what_only_the_hub_can_tell_is_left_to_it(acme, release, monkeypatch):
    """A fine-grained token: the rights are unknown until the Hub refuses the first write."""
    monkeypatch.setenv("HF_TOKEN", FINE_GRAINED)
    proves(monkeypatch, Check("rows", "all right"))
    done = command("--namespace", "acme", "--release", release, "--yes")
    assert done.exit_code == 3
    assert f"verified {release}: all 1 checks hold" in done.output
    assert "the token of acme may not write in acme/missing_fact" in done.output


def test_a_hub_that_does_not_know_whoami_is_published_to(acme, release, monkeypatch):
    def missing(store, request):
        raise Refused(404, "No such call")

    monkeypatch.setattr(
        "pipeline.publishing.local_hub.routes.HUB",
        [(verb, path, name, missing if name == "whoami" else handler) for verb, path, name, handler in HUB],
    )
    proves(monkeypatch, Check("rows", "all right"))
    done = command("--namespace", "acme", "--release", release, "--yes")
    assert done.exit_code == 0, done.output
    assert_published(acme, "acme/missing_fact", release)


def test_a_card_of_others_is_named_and_refused_before_anything_is_proved(acme, release, unproved):
    acme.create("acme/missing_fact")
    acme.commit("acme/missing_fact", {"README.md": b"# Mine\n"}, "A card")
    done = command("--namespace", "acme", "--release", release)
    assert done.exit_code == 0, done.output
    assert "foreign   README.md: not put there by a release; --replace overwrites it\n" in done.output
    assert f"--release {release} --replace --yes\n" in done.output
    done = command("--namespace", "acme", "--release", release, "--yes")
    assert (done.exit_code, done.output.count("\n")) == (1, 1)
    assert "To overwrite it, add --replace" in done.output
    assert {call.method for call in acme.calls} <= {"GET", "HEAD"}


def test_other_rows_under_a_published_tag_are_told_before_anything_is_proved(
    acme, release, tmp_path, unproved
):
    send(release, "acme/missing_fact")
    other = make_release(tmp_path / "other", **{"jsonl/tiny/test.jsonl": b'{"id":"c"}\n'})
    for yes in ((), ("--yes",)):
        done = command("--namespace", "acme", "--release", other, *yes)
        assert (done.exit_code, done.output.count("\n")) == (1, 1)
        assert "the tag v1.0.0 exists with other rows, first SHA256SUMS. A published" in done.output


@pytest.mark.parametrize(
    ("check", "said"),
    [
        (Check("rows", "a/b: is another\nc/d: too", State.FAILED), "See all of it: seedproof verify"),
        (Check("rows", "the root seed is secret", State.NOT_CHECKED), "is given in SEEDPROOF_ROOT_SEED"),
    ],
)
def test_a_check_that_failed_or_was_not_made_sends_nothing(acme, release, monkeypatch, check, said):
    proves(monkeypatch, Check("checksums", "all right"), check)
    done = command("--namespace", "acme", "--release", release, "--yes")
    assert (done.exit_code, done.output.count("\n")) == (1, 1)
    assert done.output.startswith(f"Error: {release}: rows: {check.said.splitlines()[0]}. Nothing was sent")
    assert said in done.output
    assert acme.refs("acme/missing_fact") == {}


def test_the_root_seed_of_the_environment_is_what_proves(acme, release, monkeypatch):
    given = proves(monkeypatch, Check("rows", "all right"), Check("note", "only said", None))
    secret = "c0ffee" * 10 + "beef"
    monkeypatch.setenv("SEEDPROOF_ROOT_SEED", secret)
    done = command("--namespace", "acme", "--release", release, "--yes")
    assert done.exit_code == 0, done.output
    assert given == [secret]
    assert secret not in done.output
    assert f"verified {release}: all 1 checks hold" in done.output


def test_the_command_says_what_it_would_do(acme, release, tmp_path):
    done = command("--namespace", "acme", "--release", release)
    assert done.exit_code == 0, done.output
    assert f"repository  {acme.endpoint}/datasets/acme/missing_fact, which would be created" in done.output
    assert re.search(r"^add +1,028  data/tiny/test\.parquet$", done.output, re.MULTILINE)
    assert (
        f"To do it: seedproof publish missing_fact --namespace acme --release {release} --yes" in done.output
    )
    assert acme.refs("acme/missing_fact") == {}
    send(release, "acme/missing_fact")
    done = command("--namespace", "acme", "--release", release)
    assert "already published, nothing to send" in done.output
    second = make_release(tmp_path / "second", "1.1.0", **{"LICENSE": None, "CHANGELOG.md": b"new\n"})
    done = command("--namespace", "acme", "--release", second)
    kinds = {
        line.split()[-1]: line.split()[0]
        for line in done.output.splitlines()
        if re.match("(add|ch|de|sa)", line)
    }
    assert (kinds["CHANGELOG.md"], kinds["LICENSE"]) == ("add", "delete")
    assert (kinds["manifest.json"], kinds["README.md"]) == ("change", "same")
    assert TOKEN not in done.output


def test_a_dry_run_needs_no_token(acme, release, monkeypatch):
    send(release, "acme/missing_fact")
    monkeypatch.delenv("HF_TOKEN")
    for namespace in ("acme", "lab"):
        done = command("--namespace", namespace, "--release", release)
        assert done.exit_code == 0, done.output
        assert "not asked   whether you may write there" in done.output
    assert "whoami" not in [call.name for call in acme.calls]


@pytest.mark.parametrize(("is_draft", "token"), few([(True, TOKEN), (False, TOKEN), (False, "")], 1))
def test_a_dry_run_needs_no_network(release, monkeypatch, is_draft, token):
    monkeypatch.setenv("HF_TOKEN", token)
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    if not is_draft:
        write_publication(release, Published("acme/missing_fact", "0" * 40, "v1.0.0", DAY))
    done = command("--namespace", "acme", "--release", release)
    assert done.exit_code == 0, done.output
    assert "\nnot asked: " in done.stderr
    assert "tag         v1.0.0, not known whether it is there" in done.stdout
    assert re.search(r"^add +1,028  data/tiny/test\.parquet$", done.stdout, re.MULTILINE)
    assert command("--namespace", "acme", "--release", release, "--yes").exit_code == 3


def to_tiny(*more):
    done = command("--namespace", "acme", "--repository", "tiny", "--yes", *more)
    assert done.exit_code == 0, done.output
    assert TOKEN not in done.output
    return done.output


def test_a_draft_is_proved_and_published_and_its_documents_say_so(acme, workplace, monkeypatch):
    assert "A draft may still change" in (CUT / "README.md").read_text()
    said = to_tiny()
    assert f"verified {CUT}: all" in said
    assert f"published  {acme.endpoint}/datasets/acme/tiny/tree/v1.0.0" in said
    assert 'load_dataset("acme/tiny", revision="v1.0.0", split="test")' in said
    found, sent = published_release(CUT), acme.files("acme/tiny", "v1.0.0")
    assert found == Published("acme/tiny", acme.refs("acme/tiny")["v1.0.0"], "v1.0.0", found.date)
    assert {name: sent[name] for name in listed(CUT)} == listed(CUT)
    assert {*sent} - {*listed(CUT), ".gitattributes"} == {name for name in sent if name.startswith("evals/")}
    assert "A draft" not in sent["README.md"].decode()
    assert json.loads(sent["croissant.json"])["datePublished"] == found.date.isoformat()
    monkeypatch.setattr("pipeline.verifying.verify.Verification", None)
    assert "already published, nothing sent" in to_tiny()
    licence = workplace / "LICENSE-DATA"
    licence.write_text(f"{licence.read_text()}More.\n")
    assert "better documents" not in to_tiny()
    assert titles(acme, "acme/tiny")[:2] == ["missing_fact 1.0.0: better documents", "missing_fact 1.0.0"]
    assert (CUT / "LICENSE").read_text() == licence.read_text()
    assert published_release(CUT) == found


def test_a_run_that_was_killed_after_the_tag_is_finished_by_the_next(acme, workplace, monkeypatch):
    proves(monkeypatch, Check("rows", "all right"))
    monkeypatch.setattr("pipeline.commands.publish._today", lambda: DAY)
    with monkeypatch.context() as patch:
        patch.setattr("pipeline.commands.publish.replacing", None)
        command("--namespace", "acme", "--repository", "tiny", "--yes")
    assert published_release(CUT) is None
    before = acme.refs("acme/tiny")
    monkeypatch.setattr("pipeline.commands.publish._today", lambda: DAY + timedelta(days=1))
    assert "already published, nothing sent" in to_tiny()
    assert published_release(CUT) == Published("acme/tiny", before["v1.0.0"], "v1.0.0", DAY)
    assert acme.refs("acme/tiny") == before


def test_yes_sends_nothing_that_is_not_proved(acme, release):
    done = command("--namespace", "acme", "--release", release, "--yes")
    assert done.exit_code == 1
    assert "Nothing was sent. See all of it: seedproof verify" in done.output
    assert {call.name for call in acme.calls} == {"whoami", "refs"}


@pytest.mark.parametrize("name", ["a/b", "..", "-x", "a b"])
def test_a_name_that_is_none(acme, release, name):
    done = command("--namespace", "acme", "--repository", name, "--release", release)
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "is no repository" in done.output


def test_the_commit_of_the_code_is_named_and_nothing_runs_that_its_checkout_names(
    acme, release, tmp_path, monkeypatch
):
    code = tmp_path / "code"
    git(tmp_path, "init", "--quiet", str(code))
    (code / "code.py").write_text("1\n")
    git(code, "add", "--all")
    git(code, "commit", "--quiet", "-m", "Code")
    head = arm(code, tmp_path / "marks")
    monkeypatch.setitem(vars(registry.benchmark(BENCHMARK)), "root", code)
    monkeypatch.setattr("pipeline.publishing.publish._own_commit", _own_commit.__wrapped__)
    with monkeypatch.context() as patch:
        for name, value in environment(tmp_path / "marks").items():
            patch.setenv(name, value)
        send(release)
    assert fired(tmp_path / "marks") == set()
    told = git(acme.folder("acme/tiny"), "log", "--format=%b", "main")
    assert f"Made by the code of commit {head}" in told
