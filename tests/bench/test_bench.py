"""The figures on speed: what is counted, how stacks become rooms, and that the page shows what is kept."""

import json
import os
import subprocess
import sys
from collections import Counter

import pytest
from click.testing import CliRunner
from PIL import Image, ImageChops, ImageStat

from docs.generated import between, stale
from pipeline.stages import STAGES
from tests.bench import measuring
from tests.bench.__main__ import main
from tests.bench.declared import AUDITED, BENCHMARKS, GROUPS
from tests.bench.flames import START, boxes, folded, pruned
from tests.bench.kept import kept
from tests.bench.measuring import Measurement, Taken, figure_of, measured
from tests.bench.pages import ANCESTOR, PARTS, cold, files
from tests.bench.peers import PEERS
from tests.circles import soak
from tests.conftest import REPOSITORY

DOCS = REPOSITORY / "docs"
SECONDS = 0.5
WORK = f"while os.times().user < {SECONDS}: pass"
ORPHAN = f"""
import os, sys
if os.fork() == 0:
    if os.fork() == 0:
        {WORK}
    os._exit(0)
"""
"""A process that leaves a working one behind: who started it does not wait for it, nor does its parent."""


def test_the_median_counts_each_run_beside_its_yardsticks():
    takes = [
        (Taken(2.0, 3.0, 10.0, 7), 20.0),
        (Taken(9.0, 9.0, 90.0, 7), 30.0),
        (Taken(3.0, 4.0, 20.0, 7), 21.0),
    ]
    figure = figure_of(takes)
    assert figure == measuring.Figure(3.0, 21.0, 3, 4.0, 20, 7)
    assert figure.rate == pytest.approx(7 / 3)
    assert figure.elapsed == pytest.approx(28)


def test_measurements_take_turns_and_stand_beside_the_yardsticks_around_them(monkeypatch):
    happened = []
    monkeypatch.setattr(measuring, "yardstick", lambda: happened.append("yardstick") or 0.5)

    def declared(name, runs=None):
        return Measurement(name, lambda: happened.append(name) or Taken(2.0), runs)

    found = dict(measured([declared("a"), declared("b", runs=1)], 2))
    assert happened == ["yardstick", "a", "yardstick", "b", "yardstick", "a", "yardstick"]
    assert (found["a"].runs, found["b"].runs) == (2, 1)
    assert found["a"].yardsticks == found["b"].yardsticks == 4.0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives orphans to who asks for them")
def test_the_work_of_orphans_counts():
    """Seen from a process of its own: whoever measures waits for all its children."""
    program = (
        "import sys; from tests.bench.measuring import process\n"
        "print(process([sys.executable, '-c', sys.argv[1]]).cpu, process([sys.executable, '-c', '']).cpu)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, ORPHAN], capture_output=True, text=True, check=True, cwd=REPOSITORY
    )
    with_orphan, nothing = map(float, done.stdout.split())
    assert with_orphan > nothing + SECONDS / 2 > SECONDS / 2


def test_a_failure_is_told():
    done = subprocess.run(
        [sys.executable, "-c", "from tests.bench.measuring import process; process(['false'])"],
        capture_output=True,
        text=True,
        cwd=REPOSITORY,
    )
    assert done.returncode == 1
    assert done.stderr == "false: failed\n"


HOUSE = "/somewhere/checkout"
LIBRARIES = "/somewhere/.venv/lib/python3.11/site-packages"
BEFORE = [
    'process 7:"python -m pipeline quality judge"',
    "<module> (/somewhere/checkout/pipeline/__main__.py:1)",
    f"invoke ({LIBRARIES}/click/core.py:8)",
]
RUN = f"run ({HOUSE}/pipeline/stages/quality.py:25)"


@pytest.mark.parametrize(
    ("frames", "expected"),
    [
        ([*BEFORE, RUN], ()),
        (BEFORE, (START,)),
        (
            [*BEFORE, RUN, f"Kit.read ({HOUSE}/pipeline/gates/reading.py:3)"],
            ("pipeline/gates/reading: Kit.read",),
        ),
        (
            [
                *BEFORE,
                RUN,
                f"check ({HOUSE}/seedproof/answers/__init__.py:3)",
                f"check.<locals>.<genexpr> ({HOUSE}/seedproof/answers/__init__.py:9)",
                "reduce (/usr/lib/python3.11/functools.py:2)",
                f"solve ({LIBRARIES}/sympy/solvers/solvers.py:1)",
                f"expand ({LIBRARIES}/mpmath/core.py:1)",
            ],
            ("seedproof/answers: check", "sympy"),
        ),
        (
            [
                *BEFORE,
                RUN,
                "_find_and_load (<frozen importlib._bootstrap>:1)",
                f"<module> ({LIBRARIES}/great_expectations/__init__.py:1)",
                f"<module> ({LIBRARIES}/pandas/__init__.py:1)",
            ],
            ("load great_expectations",),
        ),
        (
            [
                "_bootstrap (/usr/lib/python3.11/multiprocessing/process.py:9)",
                f"work ({HOUSE}/seedproof/text.py:1)",
            ],
            ("seedproof/text: work",),
        ),
    ],
)
def test_a_stack_becomes_rooms_and_functions(frames, expected):
    assert boxes("quality", frames) == expected


def test_samples_of_the_same_rooms_are_one_box():
    frames = [*BEFORE, RUN]
    lines = [f"{';'.join(frames)} 3", f"{';'.join([*frames, f'a ({HOUSE}/seedproof/b.py:1)'])} 4"]
    assert folded("quality", [*lines, *lines]) == {("quality",): 6, ("quality", "seedproof/b: a"): 8}
    assert folded("quality", [*lines, "half of a na", 'me";\x97', ""]) == folded("quality", lines)


def test_a_small_box_counts_as_part_of_its_caller():
    samples = Counter({("quality", "a", "b"): 1, ("quality", "a", "c"): 500, ("quality", "d"): 499})
    assert pruned(samples) == {("quality", "a"): 1, ("quality", "a", "c"): 500, ("quality", "d"): 499}


def test_the_pages_show_what_is_kept():
    assert stale(files(kept())) == [], "python -m tests.bench.pages"
    for page, parts in PARTS.items():
        for part in parts:
            assert between(page.read_text(), part.__name__), part


def test_every_benchmark_is_measured_in_every_way():
    found = kept()
    for name in BENCHMARKS:
        steps = (*STAGES, "verify", "make, inside", "prove, inside", "read back, inside")
        assert {f"{name}/{step}" for step in steps} <= set(found)
    assert {f"start/audit: {what}" for what in AUDITED} <= set(found)
    assert {f"peers/{task}" for tasks in PEERS.values() for task in tasks} <= set(found)
    assert all(figure.yardsticks > 0 for figure in found.values())


def test_a_cold_run_stands_beside_the_ancestor():
    figure = measuring.Figure(cpu=60.0, yardsticks=2 * ANCESTOR, runs=1, wall=30.0)
    shown = cold({"cold/build": figure})
    assert "| 250 | 250 |" in shown
    assert "| 250 | 500 |" in shown
    assert "not measured" in shown


def test_help_names_every_group():
    said = CliRunner().invoke(main, ["--help"]).output
    for group in (*GROUPS, "cold", "peers", "flames", "cases"):
        assert group in said


@pytest.mark.parametrize("group", ["peers", "flames"])
def test_what_to_install_is_said_in_a_line(group, tmp_path):
    said = CliRunner().invoke(main, [group, "--tools", str(tmp_path)]).exception
    assert isinstance(said, SystemExit)
    assert "pip install reasoning-gym" in str(said)
    assert "\n" not in str(said)


@soak
@pytest.mark.slow
def test_the_pictures_are_those_of_the_samples(tmp_path):
    """Another platform may round a grey otherwise."""
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY)}
    subprocess.run([sys.executable, DOCS / "draw_flames.py", tmp_path], check=True, env=environment)
    sampled = json.loads((DOCS / "flames.json").read_text())
    assert set(sampled) == set(BENCHMARKS)
    for benchmark, samples in sampled.items():
        name = f"flame_{benchmark}.png"
        assert {stack.partition(";")[0] for stack in samples} <= set(STAGES)
        drawn, shown = [Image.open(folder / name).convert("L") for folder in (tmp_path, DOCS)]
        assert drawn.size == shown.size, f"{name} is stale: python docs/draw_flames.py"
        (difference,) = ImageStat.Stat(ImageChops.difference(drawn, shown)).mean
        assert difference < 0.1, f"{name} is stale: python docs/draw_flames.py"
        assert (DOCS / name).stat().st_size <= 150_000
