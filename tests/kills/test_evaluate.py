"""`evaluate`, stopped at random moments and run again: the run is what it would have been.

Moments are changes of files, by a scripted solver and by an endpoint, and calls that the endpoint receives.
"""

import fcntl
import json
import os
import signal

import pytest

from tests.circles import few, soak
from tests.evaluating.engine.runs import command, expect_same
from tests.evaluating.engine.server import serving
from tests.kills.striking import ENDINGS, MOMENTS, SIZES, Done, Place, chosen, expect_nothing_left
from tests.kills.surroundings import expect_mounts, kib_of, run_full, run_read_only
from tests.sharing import made_once

pytestmark = pytest.mark.slow

BENCHMARK, SAMPLE = "missing_fact", ("--sample", 6)
SCRIPTED, ASKED = "scripted", "asked"


class Runs:
    """The runs of one place: by a scripted solver, or by the endpoint."""

    def __init__(self, solver, place, built, nursery, endpoint):
        self.solver, self.place, self.built = solver, place, built
        self.nursery, self.endpoint = nursery, endpoint
        place.folder.mkdir(parents=True)

    @property
    def run(self):
        return self.place.folder / "run"

    @property
    def arguments(self):
        if self.solver == ASKED:
            return command(self.endpoint, self.run, BENCHMARK, *SAMPLE)
        return ("evaluate", BENCHMARK, "--model", "seedproof/oracle", "--out", self.run, *SAMPLE)

    def start(self, asked=None):
        environment = {} if asked is None else {"KILLS": json.dumps(asked)}
        self.place.temporary.mkdir(exist_ok=True)
        environment["TMPDIR"] = str(self.place.temporary)
        return self.nursery.start(*self.arguments, cwd=self.built, env=environment)

    def done(self, asked=None):
        self.start(asked)
        return self.wait()

    def wait(self):
        done = self.nursery.wait()
        return Done(done.code, done.out, done.err)


@pytest.fixture(scope="module")
def endpoint():
    """One endpoint for all: its address stands in what is kept of a run."""
    with serving() as endpoint:
        yield endpoint


@pytest.fixture
def runs(built, nursery, endpoint, tmp_path):
    def make(solver, name="place"):
        return Runs(solver, Place(tmp_path / name), built, nursery, endpoint)

    return make


@pytest.fixture
def whole(runs, endpoint, tmp_path_factory):
    """By solver: the run that nobody stopped, how many files it changed, and how many calls it made."""

    def get(solver):
        def make(folder):
            whole = runs(solver, f"whole-{solver}")
            whole.place.root = folder / "whole"
            whole.place.folder.mkdir(parents=True)
            whole.endpoint.requests.clear()
            done = whole.done(whole.place.asked())
            assert done.code == 0, done.err
            counts = [whole.place.moments, len(whole.endpoint.requests)]
            (folder / "counts.json").write_text(json.dumps(counts))

        folder = made_once(tmp_path_factory, f"evaluate-{solver}-{endpoint.server_port}", make)
        return folder / "whole/here/run", *json.loads((folder / "counts.json").read_text())

    return get


def expect_whole(run, whole):
    """Run again, it has what the other one has, and nothing under a temporary name."""
    done = run.done()
    assert done.code == 0, done.err
    expect_same(run.run, whole)
    names = {path.name for path in run.run.iterdir()}
    assert names == {"run.json", "episodes.jsonl", "SHA256SUMS", "times.json", "log"}
    expect_nothing_left(run.place)


@pytest.mark.parametrize(
    ("ending", "number"), few([(ending, number) for ending in ENDINGS for number in range(MOMENTS)])
)
def test_stopped_and_run_again(runs, whole, ending, number):
    solver = (SCRIPTED, ASKED)[number % 2]
    other, changes, calls = whole(solver)
    run = runs(solver)
    run.endpoint.requests.clear()
    moment = chosen(f"evaluate {solver}", ending, number, changes + calls)
    if moment <= changes:
        done = run.done(run.place.asked(nth=moment, ending=ending))
    else:
        with run.endpoint.lock:
            pid = run.start()
            run.endpoint.victim = (pid, moment - changes, signal.Signals[ending])
        done = run.wait()
    done.expect_struck(ending)
    expect_whole(run, other)


@pytest.fixture
def by_itself(built, tmp_path):
    """A place where the command runs in a process of its own, on a release of its own."""
    place = Place(tmp_path / "place", {"XDG_DATA_HOME": str(tmp_path / "data")})
    place.folder.mkdir(parents=True)
    release = built / f"releases/{BENCHMARK}/1.0.0"
    arguments = ("evaluate", BENCHMARK, "--release", release, "--model", "seedproof/oracle", "--out", "run")
    return place, (*arguments, *SAMPLE)


def expect_whole_by_itself(place, arguments, whole):
    done = place.run(*arguments)
    assert done.code == 0, done.err
    expect_same(place.folder / "run", whole)
    expect_nothing_left(place)


@soak
@pytest.mark.parametrize("number", range(SIZES))
def test_no_room(by_itself, whole, number):
    expect_mounts()
    place, arguments = by_itself
    other = whole(SCRIPTED)[0]
    run_full(place, chosen("evaluate", "full", number, kib_of(other)), *arguments).expect_a_line()
    expect_whole_by_itself(place, arguments, other)


@soak
def test_nothing_can_be_written(by_itself, whole):
    expect_mounts()
    place, arguments = by_itself
    run_read_only(place, *arguments).expect_a_line()
    expect_whole_by_itself(place, arguments, whole(SCRIPTED)[0])


@pytest.mark.parametrize("solver", [SCRIPTED, ASKED])
def test_two_at_once(runs, whole, solver):
    """The second begins when the first holds the folder, and the first goes on when the second has ended."""
    run = runs(solver)
    run.run.mkdir()
    other = whole(solver)[0]
    folder = os.open(run.run, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    done = run.done()
    done.expect_a_line()
    assert "another run is writing it" in done.err
    os.close(folder)
    expect_whole(run, other)
