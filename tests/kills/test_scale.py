"""`scale`, stopped at random moments of its three maps and run again: the split is as if nothing had been."""

import json

import pytest

from tests.circles import few, soak
from tests.kills.striking import ENDINGS, MOMENTS, Place, chosen, ended, expect_nothing_left
from tests.kills.surroundings import expect_mounts, kib_of, run_full
from tests.sharing import made_once

pytestmark = pytest.mark.slow

SPLIT = ("--candidates", 600, "--root-seed", 7, "--family", "bayes_missing_prior", "--workers", 2)
COMMAND = ("scale", "missing_fact", "--out", "split", *SPLIT)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The split that nobody stopped, and the moments that it took."""

    def make(folder):
        place = empty(folder / "place")
        done = place.run(*COMMAND, asked=place.asked())
        assert done.code == 0, done.err
        (folder / "moments.json").write_text(json.dumps(place.moments))

    return made_once(tmp_path_factory, "scale", make)


def empty(root):
    (root / "here").mkdir(parents=True)
    return Place(root)


def files(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def expect_whole(place, whole):
    """Run again, it has every file that it would have had; and nothing else was left."""
    done = place.run(*COMMAND)
    assert done.code == 0, done.err
    assert files(place.folder / "split") == files(whole / "place/here/split")
    expect_nothing_left(place)


@pytest.mark.parametrize(
    ("ending", "number"), few([(ending, number) for ending in ENDINGS for number in range(MOMENTS)])
)
def test_stopped_and_run_again(whole, tmp_path, ending, number):
    place = empty(tmp_path / "place")
    moment = chosen("scale", ending, number, json.loads((whole / "moments.json").read_text()))
    place.run(*COMMAND, asked=place.asked(nth=moment, ending=ending)).expect_struck(ending)
    expect_whole(place, whole)


@soak
def test_a_full_disk_is_one_sentence(whole, tmp_path):
    expect_mounts()
    place = empty(tmp_path / "place")
    run_full(place, kib_of(whole / "place") // 2, *COMMAND).expect_a_line()
    assert not (place.folder / "split/manifest.json").exists()
    expect_whole(place, whole)


@soak
def test_two_at_once(whole, tmp_path):
    place = empty(tmp_path / "place")
    both = [place.start(*COMMAND), place.start(*COMMAND)]
    done = [ended(one) for one in both]
    assert 0 in [one.code for one in done], done
    for one in done:
        if one.code != 0:
            one.expect_a_line()
            assert "another run is writing it" in one.err
    expect_whole(place, whole)
