"""`download`, stopped at random moments and run again: the folder is the release, and never a part of it."""

import json
import shutil

import pytest

from pipeline.releasing.layers import release_files
from tests.circles import few, soak
from tests.kills.conftest import BENCHMARK, RELEASE, copied, hub_in, meeting
from tests.kills.striking import (
    ENDINGS,
    MOMENTS,
    SIZES,
    Place,
    chosen,
    ended,
    expect_nothing_left,
    struck_at_a_call,
)
from tests.kills.surroundings import expect_mounts, kib_of, run_full, run_read_only
from tests.sharing import made_once

pytestmark = pytest.mark.slow

COMMAND = ("download", BENCHMARK, "--namespace", "acme", "--out", "placed", "--templates", "../../templates")


@pytest.fixture(scope="module")
def sent(built, tmp_path_factory):
    """A Hub with the release, the release, and the moments of a download that nobody stops; to be copied."""

    def make(folder):
        with hub_in(folder / "hub") as hub:
            place = meeting(copied(built, folder / "sent"), hub)
            done = place.run("publish", BENCHMARK, "--namespace", "acme", "--yes")
            assert done.code == 0, done.err
            place.folder.rename(folder / "templates")
            hub.calls.clear()
            place = empty(folder / "whole" / "place", hub)
            (folder / "templates").rename(folder / "whole/templates")
            done = place.run(*COMMAND, asked=place.asked())
            assert done.code == 0, done.err
            (folder / "counted.json").write_text(json.dumps([place.moments, len(hub.calls)]))

    return made_once(tmp_path_factory, "download", make)


def empty(root, hub):
    (root / "here").mkdir(parents=True)
    return meeting(Place(root), hub, token=None)


@pytest.fixture
def hub(sent, tmp_path):
    shutil.copytree(sent / "hub", tmp_path / "hub")
    shutil.copytree(sent / "whole/templates", tmp_path / "templates")
    with hub_in(tmp_path / "hub") as hub:
        yield hub
    assert hub.broken == []


def expect_placed(place, sent):
    """Run again, it has every file as it was sent; and nothing else was left, nor in the cache of the Hub."""
    done = place.run(*COMMAND)
    assert done.code == 0, done.err
    expect_same(place, sent)
    expect_nothing_left(place)
    assert list(place.root.rglob("*.incomplete")) == []


def expect_same(place, sent):
    release = sent / "whole/templates" / RELEASE
    placed = place.folder / "placed"
    names = {path.relative_to(placed).as_posix() for path in placed.rglob("*") if path.is_file()}
    assert {name for name in names if not name.startswith("evals/")} == release_files(release)
    for name in release_files(release):
        assert (placed / name).read_bytes() == (release / name).read_bytes()
    assert [path.name for path in place.folder.iterdir()] == ["placed"]


@pytest.mark.parametrize(
    ("ending", "number"), few([(ending, number) for ending in ENDINGS for number in range(MOMENTS)])
)
def test_stopped_and_run_again(sent, hub, tmp_path, ending, number):
    changes, calls = json.loads((sent / "counted.json").read_text())
    place = empty(tmp_path / "place", hub)
    moment = chosen("download", ending, number, changes + calls)
    if moment <= changes:
        done = place.run(*COMMAND, asked=place.asked(nth=moment, ending=ending))
    else:
        done = struck_at_a_call(place, COMMAND, hub, moment - changes, ending)
    done.expect_struck(ending)
    if (place.folder / "placed").exists():
        expect_same(place, sent)
    expect_placed(place, sent)


@soak
@pytest.mark.parametrize("number", range(SIZES))
def test_no_room(sent, hub, tmp_path, number):
    """It needs room for what it fetches, for a copy to verify, and for one to place."""
    expect_mounts()
    place = empty(tmp_path / "place", hub)
    needed = 2 * kib_of(sent / "whole/templates" / RELEASE)
    run_full(place, chosen("download", "full", number, needed), *COMMAND).expect_a_line()
    assert not (place.folder / "placed").exists()
    expect_placed(place, sent)


@soak
def test_nothing_can_be_written(sent, hub, tmp_path):
    expect_mounts()
    place = empty(tmp_path / "place", hub)
    run_read_only(place, *COMMAND).expect_a_line()
    expect_placed(place, sent)


@soak
def test_two_at_once(sent, hub, tmp_path):
    place = empty(tmp_path / "place", hub)
    both = [place.start(*COMMAND), place.start(*COMMAND)]
    done = [ended(one) for one in both]
    assert 0 in [one.code for one in done], done
    for one in done:
        if one.code != 0:
            one.expect_a_line()
    expect_placed(place, sent)
