"""Publishing a release, by the Hub's own client to a Hub of our own."""

import re
import subprocess
from pathlib import Path

import pytest

from pipeline.publishing.publish import clean_commit
from tests.conftest import run
from tests.hub import TOKEN
from tests.tiny import (  # noqa: F401
    BENCHMARK,
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
)


def test_a_clean_run(acme, release):
    said = send(release)
    assert_published(acme, "acme/tiny", release)
    assert "files.dvc" not in acme.files("acme/tiny", "main")
    assert not [call for call in acme.calls if call.origin == "storage" and call.token]
    assert [text.split()[0] for text in said] == ["created", "sending", "committed", "every"]
    sent = [call for call in acme.calls if call.name in ("lfs_put", "lfs_part")]
    large = [FILES["data/tiny/test.parquet"], FILES["report/raw.dat"]]
    assert sum(call.received for call in sent) == sum(map(len, large))
    assert [call.name for call in acme.calls].count("commit") == 1


def test_publishing_again_sends_nothing(acme, release):
    send(release)
    before = len(acme.calls)
    assert send(release) == ["acme/tiny v1.0.0: already published, nothing sent"]
    assert sum(call.received for call in acme.calls[before:]) == 0
    assert {call.method for call in acme.calls[before:]} == {"GET"}
    assert_published(acme, "acme/tiny", release)


def test_a_second_version_replaces_the_first_which_stays_under_its_tag(acme, release, tmp_path):
    send(release)
    gone = make_release(tmp_path / "second", "1.1.0", **{"LICENSE": None, "NEW.md": b"new\n"})
    before = len(acme.calls)
    send(gone)
    assert acme.files("acme/tiny", "v1.0.0")["LICENSE"] == FILES["LICENSE"]
    assert published(acme, "acme/tiny", "v1.1.0") == listed(gone)
    assert acme.refs("acme/tiny")["main"] == acme.refs("acme/tiny")["v1.1.0"]
    assert not [call for call in acme.calls[before:] if call.name in ("lfs_put", "lfs_part")]
    with refused("has version 1.1.0 already, so main would go back to 1.0.1"):
        send(make_release(tmp_path / "third", "1.0.1"))
    assert send(release) == ["acme/tiny v1.0.0: already published, nothing sent"]


def test_a_tag_with_other_content_is_an_error(acme, release, tmp_path):
    send(release)
    other = make_release(tmp_path / "other", LICENSE=b"Another.\n")
    with refused("the tag v1.0.0 exists with other files, first LICENSE. A released"):
        send(other)


def test_a_repository_of_others_is_left_alone(acme, release):
    send(release, "acme/first")
    acme.commit(
        "acme/first", {path: None for path in listed(release)} | {"a.txt": b"a", "b.txt": b"b"}, "Mine"
    )
    with refused("main has a.txt, which no release put there"):
        send(make_release(release.parent / "next", "2.0.0"), "acme/first")
    assert "v2.0.0" not in acme.refs("acme/first")


def test_a_repository_made_by_hand_may_have_a_card(acme, release):
    from huggingface_hub import HfApi

    HfApi(acme.endpoint, token=TOKEN).create_repo("acme/tiny", repo_type="dataset")
    acme.commit("acme/tiny", {"README.md": b"# To come\n"}, "A card")
    send(release)
    assert_published(acme, "acme/tiny", release)


def command(*arguments):
    return run("publish", BENCHMARK, *arguments)


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
    second = make_release(tmp_path / "second", "1.1.0", **{"LICENSE": None, "NEW.md": b"new\n"})
    done = command("--namespace", "acme", "--release", second)
    kinds = {
        line.split()[-1]: line.split()[0]
        for line in done.output.splitlines()
        if re.match("(add|ch|de|sa)", line)
    }
    assert (kinds["NEW.md"], kinds["LICENSE"]) == ("add", "delete")
    assert (kinds["manifest.json"], kinds["README.md"]) == ("change", "same")
    assert TOKEN not in done.output


def test_a_dry_run_needs_no_token(acme, release, monkeypatch):
    send(release, "acme/missing_fact")
    monkeypatch.delenv("HF_TOKEN")
    assert command("--namespace", "acme", "--release", release).exit_code == 0
    assert command("--namespace", "lab", "--release", release).exit_code == 0


def test_yes_publishes_a_proved_release_and_says_how_to_load_it(acme, workplace):
    done = command("--namespace", "acme", "--repository", "tiny", "--yes")
    assert done.exit_code == 0, done.output
    assert_published(acme, "acme/tiny", Path("releases/missing_fact/1.0.0"))
    assert f"published  {acme.endpoint}/datasets/acme/tiny/tree/v1.0.0" in done.output
    assert 'load_dataset("acme/tiny", revision="v1.0.0", split="test")' in done.output
    assert TOKEN not in done.output
    assert "verified releases/missing_fact/1.0.0: all" in done.output
    assert "already published" in command("--namespace", "acme", "--repository", "tiny", "--yes").output


def test_yes_sends_nothing_that_is_not_proved(acme, release):
    done = command("--namespace", "acme", "--release", release, "--yes")
    assert done.exit_code == 1
    assert "Nothing was sent. See all of it: seedproof verify" in done.output
    assert [call.name for call in acme.calls] == ["refs"]


@pytest.mark.parametrize("name", ["a/b", "..", "-x", "a b"])
def test_a_name_that_is_none(acme, release, name):
    done = command("--namespace", "acme", "--repository", name, "--release", release)
    assert (done.exit_code, done.output.count("\n")) == (1, 1)
    assert "is no repository" in done.output


def test_a_commit_is_named_only_while_it_is_the_code(tmp_path):
    def git(*arguments):
        who = ("-c", "user.name=a", "-c", "user.email=a@b")
        done = subprocess.run(["git", "-C", str(tmp_path), *who, *arguments], capture_output=True, check=True)
        return done.stdout.decode().strip()

    assert clean_commit(tmp_path) is None
    git("init")
    assert clean_commit(tmp_path) is None
    (tmp_path / "inner").mkdir()
    (tmp_path / "code.py").write_text("1\n")
    git("add", ".")
    git("commit", "-m", "Code")
    (tmp_path / "notes.txt").write_text("untracked\n")
    assert clean_commit(tmp_path) == git("rev-parse", "HEAD")
    assert clean_commit(tmp_path / "inner") is None
    (tmp_path / "code.py").write_text("2\n")
    assert clean_commit(tmp_path) is None
