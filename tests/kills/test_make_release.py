"""`make-release`, stopped at random moments and run again: to the bytes of a run that nobody stopped."""

import atexit
import json
import re
import shutil
import tempfile
from pathlib import Path

import pytest
import yaml

from tests.circles import soak
from tests.conftest import REPOSITORY, SMALL, contents, furnish
from tests.kills.striking import ENDINGS, MOMENTS, SIZES, Place, chosen, ended, expect_nothing_left
from tests.kills.surroundings import expect_mounts, kib_of, run_full, run_read_only
from tests.sharing import made_once

pytestmark = [pytest.mark.slow, soak]

BENCHMARK = "number_game"
COMMAND = ("make-release", "--workers", 1)
LEAST_LOADED = 3000
"""How many modules its processes load at the least, in whatever versions."""


def furnished(root):
    """A workplace that DVC manages, with one small benchmark; of the code its stages depend on nothing."""
    here = root / "here"
    here.mkdir(parents=True)
    furnish(here, {BENCHMARK: SMALL[BENCHMARK]})
    pipeline = yaml.safe_load((REPOSITORY / "dvc.yaml").read_text())
    pipeline["vars"] = [{"benchmarks": [BENCHMARK]}]
    del pipeline["artifacts"], pipeline["stages"]["code"]
    for stage in pipeline["stages"].values():
        deps = [path for path in stage["do"]["deps"] if not path.startswith("build/code/")]
        stage["do"]["deps"] = deps or ["LICENSE-DATA"]
    (here / "dvc.yaml").write_text(yaml.safe_dump(pipeline, sort_keys=False))
    (here / ".dvc").mkdir()
    config = "[core]\n    analytics = false\n    check_update = false\n    no_scm = true\n"
    (here / ".dvc/config").write_text(config)
    temporary = Path(tempfile.mkdtemp(prefix="kills-"))
    atexit.register(shutil.rmtree, temporary, ignore_errors=True)
    return Place(root, {"DVC_SITE_CACHE_DIR": str(root.with_name(f"{root.name}.dvc"))}, temporary)


def kept(place):
    """All that a run leaves, by path: of dvc.lock what it says, in whatever order DVC has written it.

    Its scratch is its own affair, and so is what a cache that others may share has under a temporary name.
    """
    found = {
        path.relative_to(place.folder).as_posix(): digest for path, digest in contents(place.folder).items()
    }
    for name in list(found):
        if name.startswith(".dvc/tmp/") or re.match(r"\.dvc/cache/.*\.tmp\Z", name):
            del found[name]
    lock = yaml.safe_load((place.folder / "dvc.lock").read_text())
    return found | {"dvc.lock": lock}


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """What a run that nobody stops leaves, its moments, the sizes of its files, and what all take in KiB."""

    def make(folder):
        place = furnished(folder / "whole")
        before = kib_of(place.folder)
        done = place.run(*COMMAND, asked=place.asked())
        assert done.code == 0, done.err
        sizes = sorted({path.stat().st_size for path in place.folder.rglob("*") if path.is_file()})
        (folder / "whole.json").write_text(
            json.dumps([kept(place), place.moments, sizes, kib_of(place.folder) - before])
        )

    return json.loads((made_once(tmp_path_factory, "make-release", make) / "whole.json").read_text())


def expect_whole(place, whole):
    """Run again, it leaves what it would have left."""
    done = place.run(*COMMAND)
    assert done.code == 0, done.err
    assert kept(place) == whole[0]
    expect_nothing_left(place)


@pytest.mark.parametrize("number", range(MOMENTS))
@pytest.mark.parametrize("ending", ENDINGS)
def test_stopped_and_run_again(whole, tmp_path, ending, number):
    """Ctrl-C reaches every process. Of every two kills one is of all, one of the first alone."""
    place = furnished(tmp_path / "place")
    moment = chosen("make-release", ending, number, whole[1])
    group = ending == "SIGINT" or number % 2 == 0
    done = place.run(*COMMAND, asked=place.asked(nth=moment, ending=ending, group=group))
    done.expect_struck(ending)
    expect_whole(place, whole)


@pytest.mark.parametrize("number", range(MOMENTS // 2))
def test_ctrl_c_while_processes_begin(whole, tmp_path, number):
    """What they load is a third of the time, and no file is written in it."""
    place = furnished(tmp_path / "place")
    moment = chosen("loading", "SIGINT", number, LEAST_LOADED)
    done = place.run(*COMMAND, asked=place.asked(nth=moment, ending="SIGINT", loading=True))
    done.expect_struck("SIGINT")
    expect_whole(place, whole)


@pytest.mark.parametrize("number", range(MOMENTS // 4))
def test_killed_in_the_midst_of_a_file(whole, tmp_path, number):
    """Whoever writes more than so many bytes into one file is killed there, and has written so many."""
    place = furnished(tmp_path / "place")
    size = chosen("bytes", "SIGXFSZ", number, len(whole[2])) - 1
    done = place.run(*COMMAND, asked={"bytes": max(1, whole[2][size] - 1), "killed": True})
    assert done.code != 0
    expect_whole(place, whole)


@pytest.mark.parametrize("number", range(MOMENTS // 4))
def test_a_file_that_is_too_large(whole, tmp_path, number):
    place = furnished(tmp_path / "place")
    size = chosen("room", "EFBIG", number, len(whole[2])) - 1
    done = place.run(*COMMAND, asked={"bytes": max(1, whole[2][size] - 1), "killed": False})
    done.expect_a_line()
    expect_whole(place, whole)


@pytest.mark.parametrize("number", range(SIZES))
def test_no_room(whole, tmp_path, number):
    expect_mounts()
    place = furnished(tmp_path / "place")
    run_full(place, chosen("make-release", "full", number, whole[3]), *COMMAND).expect_a_line()
    expect_whole(place, whole)


def test_nothing_can_be_written(whole, tmp_path):
    expect_mounts()
    place = furnished(tmp_path / "place")
    run_read_only(place, *COMMAND).expect_a_line()
    expect_whole(place, whole)


def test_two_at_once(whole, tmp_path):
    place = furnished(tmp_path / "place")
    both = [place.start(*COMMAND), place.start(*COMMAND)]
    done = [ended(one) for one in both]
    for one in done:
        if one.code != 0:
            one.expect_a_line()
    assert 0 in [one.code for one in done], done
    expect_whole(place, whole)
