"""`publish`, stopped at random moments and run again: the release is there once, under one tag, and known."""

import json

import pytest

from pipeline.releasing.documents import documents_of
from pipeline.releasing.layers import release_files
from pipeline.releasing.publication import published
from seedproof.record.files import walked
from tests.circles import few, soak
from tests.kills.conftest import BENCHMARK, RELEASE, copied, hub_in, meeting
from tests.kills.striking import ENDINGS, MOMENTS, SIZES, chosen, ended, expect_nothing_left, struck_at_a_call
from tests.kills.surroundings import expect_mounts, kib_of, run_full, run_read_only
from tests.sharing import made_once

pytestmark = pytest.mark.slow

COMMAND = ("publish", BENCHMARK, "--namespace", "acme", "--yes")
REPOSITORY = f"acme/{BENCHMARK}"


@pytest.fixture(scope="module")
def counted(built, tmp_path_factory):
    """How many files a run that nobody stops changes, how many calls it makes, and what it leaves."""

    def make(folder):
        with hub_in(folder / "hub") as hub:
            place = meeting(copied(built, folder / "whole"), hub)
            done = place.run(*COMMAND, asked=place.asked())
            assert done.code == 0, done.err
            names = sorted(name for name, _ in walked(place.folder))
            (folder / "counted.json").write_text(json.dumps([place.moments, len(hub.calls), names]))

    return json.loads((made_once(tmp_path_factory, "publish", make) / "counted.json").read_text())


def expect_published(place, hub, names):
    """One commit and one tag have exactly the release, whose documents say so; and nothing else was left."""
    folder = place.folder / RELEASE
    said = published(folder)
    refs = hub.refs(REPOSITORY)
    assert refs == {"main": said.commit, said.tag: said.commit}
    files = hub.files(REPOSITORY, said.tag)
    written = {name: (folder / name).read_bytes() for name in release_files(folder)}
    assert {name: files[name] for name in written} == written
    for name, content in documents_of(folder, place.folder, said.date).items():
        assert written[name] == content
    assert sorted(name for name, _ in walked(place.folder)) == names
    expect_nothing_left(place)


@pytest.mark.parametrize(
    ("ending", "number"), few([(ending, number) for ending in ENDINGS for number in range(MOMENTS)])
)
def test_stopped_and_run_again(counted, built, hub, tmp_path, ending, number):
    changes, calls, names = counted
    place = meeting(copied(built, tmp_path / "place"), hub)
    moment = chosen("publish", ending, number, changes + calls)
    if moment <= changes:
        done = place.run(*COMMAND, asked=place.asked(nth=moment, ending=ending))
    else:
        done = struck_at_a_call(place, COMMAND, hub, moment - changes, ending)
    done.expect_struck(ending)
    done = place.run(*COMMAND)
    assert done.code == 0, done.err
    expect_published(place, hub, names)


@soak
@pytest.mark.parametrize("number", range(SIZES))
def test_no_room(counted, built, hub, tmp_path, number):
    """It needs room for its copy of the release, and for a document beside that which it replaces."""
    expect_mounts()
    place = meeting(copied(built, tmp_path / "place"), hub)
    needed = kib_of(place.folder / RELEASE)
    done = run_full(place, chosen("publish", "full", number, needed), *COMMAND)
    done.expect_a_line()
    done = place.run(*COMMAND)
    assert done.code == 0, done.err
    expect_published(place, hub, counted[2])


@soak
def test_nothing_can_be_written(counted, built, hub, tmp_path):
    expect_mounts()
    place = meeting(copied(built, tmp_path / "place"), hub)
    run_read_only(place, *COMMAND).expect_a_line()
    done = place.run(*COMMAND)
    assert done.code == 0, done.err
    expect_published(place, hub, counted[2])


@soak
def test_two_at_once(counted, built, hub, tmp_path):
    place = meeting(copied(built, tmp_path / "place"), hub)
    both = [place.start(*COMMAND), place.start(*COMMAND)]
    done = [ended(one) for one in both]
    assert 0 in [one.code for one in done], done
    for one in done:
        if one.code != 0:
            one.expect_a_line()
    assert place.run(*COMMAND).code == 0
    expect_published(place, hub, counted[2])
