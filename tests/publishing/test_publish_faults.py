"""Faults and kills at every call of a publish: run again, and the release is there, once, under one tag."""

import os
import signal
import subprocess
import sys
from concurrent.futures import Future

import pytest

from pipeline.publishing.local_hub import Fault
from pipeline.publishing.patience import TRIES
from tests.circles import few, soak
from tests.conftest import REPOSITORY
from tests.hub import environment
from tests.tiny import (  # noqa: F401
    FILES,
    Impatient,
    acme_fixture,
    assert_published,
    client_fixture,
    impatient,
    listed,
    make_release,
    published,
    refused,
    release_fixture,
    send,
    titles,
    watch_tags,
)

pytestmark = pytest.mark.slow

KINDS = ("500", "503", "429", "html", "reset", "cut", "slow", "unacknowledged")


def patient(seconds):
    """It waits no time at all, and goes on."""


WAYS = [(kind, impatient) for kind in KINDS] + [(kind, patient) for kind in ("503", "429", "unacknowledged")]


@pytest.mark.parametrize(("kind", "pause"), few(WAYS))
def test_a_fault_at_any_call_is_survived(acme, release, kind, pause):
    """At every second call, the others have another kind: one run ends there, another goes on by itself."""
    send(release, "acme/clean")
    calls = [call.name for call in acme.calls]
    watch_tags(acme, release)
    start = WAYS.index((kind, pause)) % 2
    for nth, name in list(enumerate(calls, start=1))[start::2]:
        repository = f"acme/{kind}-{nth}"
        acme.faults[:] = [Fault(kind, nth=nth, seconds=0.01)]
        try:
            send(release, repository, pause=pause)
        except Impatient:
            send(release, repository)
        assert acme.faults[0].seen >= nth, f"call {nth}, {name}, was never made"
        assert_published(acme, repository, release)


def test_a_call_that_fails_on_and_on_is_given_up_and_gone_on_with(acme, release):
    for name in (
        "refs",
        "create_repo",
        "tree",
        "validate_yaml",
        "preupload",
        "lfs_batch",
        "lfs_part",
        "commit",
        "tag",
    ):
        repository = f"acme/fails-at-{name}"
        acme.faults[:] = [Fault("503", name, times=10_000)]
        waited = []
        with refused(f"(503), {TRIES} times in a row. Run it again later: it goes on"):
            send(release, repository, pause=waited.append)
        assert waited == [1, 2, 4, 8, 16]
        acme.faults.clear()
        send(release, repository)
        assert_published(acme, repository, release)


def test_a_rate_limit_is_waited_for(acme, release):
    acme.faults.append(Fault("429", "commit"))
    waited, said = [], []
    send(release, pause=waited.append, say=said)
    assert waited == [2]
    assert any("rate limit is used up (429); trying again in 2 s" in text for text in said)


def test_a_hub_that_does_not_answer_is_not_waited_for(acme, release):
    acme.faults.append(Fault("slow", "refs", seconds=0.5))
    said = send(release, inactivity=0.1)
    assert any("did not answer in time; trying again" in text for text in said)
    assert_published(acme, "acme/tiny", release)


def test_a_competing_commit_is_gone_on_from(acme, release):
    """412: somebody writes to main between the look and the commit."""

    def compete(call):
        if call.name == "commit":
            acme.before = None
            acme.commit("acme/tiny", {"README.md": b"# Mine\n"}, "Another title")

    acme.before = compete
    said = send(release, replace=True)
    assert any("somebody else changed acme/tiny at the same time (412)" in text for text in said)
    assert_published(acme, "acme/tiny", release)
    assert titles(acme, "acme/tiny")[:2] == ["missing_fact 1.0.0", "Another title"]


def test_a_competitor_who_never_rests(acme, release):
    count = iter(range(1000))

    def compete(call):
        if call.name == "commit":
            acme.commit("acme/tiny", {"README.md": b"# %d\n" % next(count)}, "Again")

    acme.before = compete
    with refused("at the same time (412), 6 times in a row"):
        send(release, replace=True)


def test_a_card_that_somebody_else_put_there_meanwhile_stays(acme, release):
    def compete(call):
        if call.name == "commit":
            acme.before = None
            acme.commit("acme/tiny", {"README.md": b"# Mine\n"}, "A card")

    acme.before = compete
    with refused("README.md on main was not put there by a release"):
        send(release)
    assert acme.files("acme/tiny", "main")["README.md"] == b"# Mine\n"


def test_a_hub_that_was_reached_and_went_away_is_waited_for(acme, release, monkeypatch):
    """Each call is a connection of its own here, and from the second on nobody answers the door."""
    from huggingface_hub.utils import httpx

    reach = httpx.HTTPTransport.handle_request

    def refuse(transport, request):
        if acme.calls:
            raise httpx.ConnectError("Connection refused", request=request)
        return reach(transport, request)

    monkeypatch.setattr(httpx.HTTPTransport, "handle_request", refuse)
    waited = []
    with refused(f"cannot be reached (Connection refused), {TRIES} times in a row"):
        send(release, pause=waited.append)
    assert waited == [1, 2, 4, 8, 16]


def test_what_somebody_else_added_meanwhile_is_not_deleted(acme, release):
    def compete(call):
        if call.name == "commit":
            acme.before = None
            acme.commit("acme/tiny", {"notes.txt": b"mine"}, "Notes")

    acme.before = compete
    with refused("main has notes.txt, which no release put there"):
        send(release)
    assert acme.files("acme/tiny", "main")["notes.txt"] == b"mine"


def test_a_commit_on_top_of_ours_does_not_move_the_tag(acme, release):
    def compete(call):
        if call.name == "commit":
            acme.after = None
            acme.commit("acme/tiny", {"README.md": b"# Mine\n"}, "On top")

    acme.after = compete
    send(release)
    assert acme.files("acme/tiny", "v1.0.0")["README.md"] == FILES["README.md"]
    assert titles(acme, "acme/tiny")[:2] == ["On top", "missing_fact 1.0.0"]


def test_a_list_of_files_that_comes_altered_is_fetched_again(acme, release, tmp_path):
    """By it the publisher knows which files of main are ours to delete."""
    send(release)
    second = make_release(tmp_path / "second", "1.1.0", LICENSE=None)
    acme.faults.append(Fault("flip", "resolve"))
    said = send(second)
    assert any("SHA256SUMS did not come as it is there; trying again" in text for text in said)
    assert published(acme, "acme/tiny", "v1.1.0") == listed(second)


def test_a_step_that_was_done_is_not_done_twice(acme, release):
    """The Hub says that it has set the tag, but does not show it."""

    def hide(call):
        if call.name == "tag":
            command = ["git", "-C", str(acme.folder("acme/tiny")), "update-ref", "-d", "refs/tags/v1.0.0"]
            subprocess.run(command, check=True)
            acme.after = None

    acme.after = hide
    with refused(f"acme/tiny: the Hub does not show yet what it did (tag), {TRIES} times in a row"):
        send(release)
    assert [call.name for call in acme.calls].count("tag") == 1


FORKER = """
import os, sys
from pathlib import Path
from pipeline.publishing.hub import Hub
from pipeline.publishing.parcel import parcel
from pipeline.publishing.patience import Patience
from pipeline.publishing.publish import publish
import huggingface_hub.hf_api, huggingface_hub._commit_api, huggingface_hub.lfs
for line in sys.stdin:
    folder, repository = line.split()
    child = os.fork()
    if child == 0:
        sys.stdout = open(os.devnull, "w")
        publish(parcel(Path(folder), "missing_fact"), Hub(repository), Patience(), print)
        os._exit(0)
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class Killer:
    """A hook of the Hub: at its nth call it kills a process, as soon as it is known which."""

    def __init__(self, nth):
        self.left = nth
        self.process = Future()

    def __call__(self, call):
        self.left -= 1
        if self.left == 0:
            os.kill(self.process.result(30), signal.SIGKILL)


@soak
def test_kill_9_at_every_call(acme, release, tmp_path):
    """Before a call is handled, and after it was but before its answer; then run again."""
    send(release, "acme/clean")
    points = [(when, nth) for when in ("before", "after") for nth in range(1, len(acme.calls) + 1)]
    assert len(points) >= 20
    forker = subprocess.Popen(
        [sys.executable, "-c", FORKER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(acme, tmp_path / "home") | {"PYTHONPATH": str(REPOSITORY)},
    )
    with forker:
        for when, nth in points:
            repository = f"acme/{when}-{nth}"
            killer = Killer(nth)
            setattr(acme, when, killer)
            print(release, repository, file=forker.stdin, flush=True)
            killer.process.set_result(int(forker.stdout.readline()))
            assert int(forker.stdout.readline()) == -signal.SIGKILL, f"{when} call {nth}"
            setattr(acme, when, None)
            watch_tags(acme, release)
            send(release, repository)
            assert_published(acme, repository, release)
