"""Benchmarks are built side by side, and come out as when each stage is run by itself."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from tests.circles import soak
from tests.conftest import contents, run

BUILT = ("missing_fact", "number_game")


def built():
    """The checksum of every file of the builds."""
    return {path: digest for name in BUILT for path, digest in contents(Path("build", name)).items()}


@soak
def test_side_by_side_gives_the_bytes_of_stage_by_stage(workplace):
    before = built()
    shutil.rmtree("build")
    done = subprocess.run(
        [sys.executable, "-m", "pipeline", "build", *BUILT, "--workers", "2"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert sorted(done.stdout.splitlines()) == [
        f"build/{name}: built (generate, validate, cycle, certify, quality, release)" for name in BUILT
    ]
    assert built() == before


@soak
def test_one_alone_has_the_workers_that_are_left_and_gives_the_same_bytes(workplace):
    before = built()
    shutil.rmtree("build/missing_fact")
    done = run("build", "missing_fact", "--workers", "2")
    assert (done.exit_code, done.output) == (
        0,
        "build/missing_fact: built (generate, validate, cycle, certify, quality, release)\n",
    )
    assert built() == before


def test_one_that_is_refused_keeps_no_other_from_its_end(workplace):
    path = Path("schemas/number_game.schema.json")
    schema = json.loads(path.read_text())
    schema["properties"]["answer"] = {"const": "no answer is this one"}
    path.write_text(json.dumps(schema))
    shutil.rmtree("build")
    done = run("build", "number_game", "judge", "--workers", "1")
    assert done.exit_code == 1
    assert "build/judge: built (generate, validate, cycle, certify, quality, release)" in done.output
    assert "Error: quality: " in done.output
    assert not Path("build/number_game/release").exists()
    assert Path("build/number_game/cycle.json").exists()
