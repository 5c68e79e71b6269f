"""The figures of evaluation: what scoring a run, a holder's request and our part of a call cost.

`make bench` prints them; `python -m tests.evaluating.bench FOLDER` prints them of the releases in `FOLDER`,
as `build/` has them. Scripted solvers are asked, so no model's time is in them.
"""

import statistics
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

from pipeline.evaluating.metrics.scoring import Asked, score_run
from pipeline.evaluating.scripted.script import script_of
from seedproof.benchmarks.missing_fact.holder import vocabulary_of
from seedproof.contract import registry
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Plan
from seedproof.loading import Release

RUNS = 3

REQUESTS = 2_000

GOALS = {"missing_fact": 2.0, "curriculum": 8.0}
"""Seconds of CPU in which a whole run is scored."""


def evaluation(folder: Path, measured) -> None:
    """Print the figures of evaluation; `measured` runs a command and returns CPU, wall and memory."""
    print("\nevaluation, scripted solvers")  # noqa: T201
    start_up = measured(["score", "--help"])[0]
    print(f"score --help {start_up:.2f} s, table --help {measured(['table', '--help'])[0]:.2f} s of CPU")  # noqa: T201
    with tempfile.TemporaryDirectory() as name:
        for benchmark, goal in GOALS.items():
            release = folder / benchmark / "release"
            run = Path(name) / benchmark
            asked = ["evaluate", benchmark, "--release", str(release), "--model", "seedproof/oracle"]
            cpu, _, memory = measured([*asked, "--out", str(run)])
            episodes = len((run / "episodes.jsonl").read_bytes().splitlines())
            print(f"evaluate {benchmark}: {episodes} episodes, {cpu:.1f} s of CPU, {memory:.0f} MB")  # noqa: T201
            _scoring(benchmark, run, release, goal)
            _calls(benchmark, release, episodes, cpu)
        _requests(folder / "missing_fact" / "release")


def _scoring(benchmark: str, run: Path, release: Path, goal: float) -> None:
    """Print what scoring a run costs inside the process, the first time and again."""
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        score_run(Asked(run, release))
        times.append(time.process_time() - start)
    again = statistics.median(times[1:])
    share = times[0] / goal
    print(f"score of {benchmark}: {times[0]:.2f} s of CPU, {share:.2f} of the goal; again {again:.2f} s")  # noqa: T201


def _calls(benchmark: str, release: Path, episodes: int, cpu: float) -> None:
    """Print our part of a call, the solver aside, beside all of it, as a share of what `evaluate` took."""
    source = Release(str(release))
    config = source.configs[0]
    asking = registry.benchmark(benchmark).asking
    plan = asking.planned(Plan(benchmark, config))
    oracle = script_of(benchmark).oracle
    spent = 0.0
    calls = 0

    def say(messages):
        nonlocal spent, calls
        start = time.process_time()
        text = oracle(row, messages)
        spent += time.process_time() - start
        calls += 1
        return text

    rows = source.rows(config, "test")
    start = time.process_time()
    for row in rows:
        play(asking, row, plan, say)
    ours = (time.process_time() - start - spent) / calls
    every = cpu / (episodes * calls / len(rows))
    print(f"a call: {1000 * every:.1f} ms in all, ours {1000 * ours:.2f} ms, {ours / every:.1%} of it")  # noqa: T201


def _requests(release: Path) -> None:
    """Print what a holder takes for a request, its vocabulary aside."""
    rows = Release(str(release)).rows("zero_shot", "test")
    slots = {(row["family"], held["slot"]) for row in rows for held in row["held"]}
    for family in {family for family, _ in slots}:
        vocabulary_of(family).read("")
    asked = [(vocabulary_of(family), f"What is the value of {slot}?") for family, slot in sorted(slots)]
    chosen = list(islice(cycle(asked), REQUESTS))
    start = time.process_time()
    for vocabulary, request in chosen:
        vocabulary.read(request)
    each = (time.process_time() - start) / REQUESTS
    print(f"a holder's request: {1000 * each:.3f} ms")  # noqa: T201


if __name__ == "__main__":
    from tests.bench import measured

    evaluation(Path(sys.argv[1]), measured)
