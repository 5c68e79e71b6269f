"""The digests of the code that stages stand on: they follow every byte and name, and nothing else."""

from pathlib import Path

import pytest

from pipeline import STAGES
from pipeline.workplace.code import changed_rooms, rooms_of, write_digests
from tests.conftest import run

BENCHMARKS = ["judge", "missing_fact"]


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout whose rooms have two files each, with digests written."""
    for benchmark in BENCHMARKS:
        for stage in STAGES:
            for room in rooms_of(benchmark, stage):
                furnish(tmp_path / room)
    monkeypatch.chdir(tmp_path)
    write_digests(BENCHMARKS)
    return tmp_path


def furnish(room):
    if room.suffix:
        room.parent.mkdir(parents=True, exist_ok=True)
        room.write_text("1\n")
        return
    (room / "inner").mkdir(parents=True, exist_ok=True)
    (room / "a.py").write_text("1\n")
    (room / "inner/b.txt").write_text("2\n")


def told():
    """The stages with changed rooms, and these rooms."""
    return {place: rooms for place, rooms in changed_rooms(BENCHMARKS).items() if rooms}


def test_nothing_changed(checkout):
    assert told() == {}
    assert set(changed_rooms(BENCHMARKS)) == {
        (benchmark, stage) for benchmark in BENCHMARKS for stage in STAGES
    }


STAND_ON = {
    "seedproof/record": [(name, stage) for name in BENCHMARKS for stage in STAGES],
    "seedproof/problems": [("judge", stage) for stage in STAGES],
    "seedproof/benchmarks/missing_fact": [("missing_fact", stage) for stage in STAGES],
    "seedproof/solving": [(name, stage) for name in BENCHMARKS for stage in ("cycle", "quality")],
    "pipeline/releasing": [(name, "release") for name in BENCHMARKS],
}
"""Rooms, and the places whose stages stand on them."""


@pytest.mark.parametrize(
    "alter",
    [
        lambda folder: (folder / "inner/b.txt").write_text("3\n"),
        lambda folder: (folder / "a.py").rename(folder / "c.py"),
        lambda folder: (folder / "a.py").rename(folder / "inner/a.py"),
        lambda folder: (folder / "inner/b.txt").unlink(),
        lambda folder: (folder / "inner/empty.txt").touch(),
    ],
    ids=["a byte", "a name", "a place", "a file less", "a file more"],
)
def test_a_change_is_told_of_the_stages_that_stand_on_it(checkout, alter, subtests):
    for room, places in STAND_ON.items():
        before = {path: path.read_bytes() for path in digest_files(checkout)}
        alter(checkout / room)
        with subtests.test(room):
            assert told() == {place: [room] for place in places}
        write_digests(BENCHMARKS)
        with subtests.test(room, written="anew"):
            assert told() == {}
            altered = {path for path in digest_files(checkout) if path.read_bytes() != before[path]}
            assert altered == {checkout / f"build/code/{name}/{stage}.txt" for name, stage in places}


def digest_files(checkout):
    return sorted((checkout / "build/code").rglob("*.txt"))


def test_compiled_files_are_no_code(checkout):
    cache = checkout / "seedproof/record/__pycache__"
    cache.mkdir()
    (cache / "a.cpython-311.pyc").write_bytes(b"0")
    assert told() == {}


def test_digests_that_are_not_there_are_left_to_dvc(checkout):
    Path("build/code/judge/cycle.txt").unlink()
    assert ("judge", "cycle") not in changed_rooms(BENCHMARKS)


def test_a_room_that_is_gone_is_one_sentence(checkout):
    Path("seedproof/__init__.py").unlink()
    Path("params.yaml").write_text("judge: {}\n")
    done = run("code")
    assert done.exit_code == 2
    assert done.output == (
        "Error: seedproof/__init__.py: cannot be read (No such file or directory). "
        "This is for a checkout of the code\n"
    )
