"""The figures of evaluation: what asking, scoring a run, a holder's request and our part of a call cost.

Scripted solvers are asked, so no model's time is in them.
"""

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
from tests.bench.measuring import Measurement, Taken, command, function

REQUESTS = 2_000

ASKED = ("missing_fact", "curriculum")


def evaluation(build: Path) -> list[Measurement]:
    """Declare the figures of evaluation, on the releases in a folder as `build/` is."""
    declared = []
    for benchmark in ASKED:
        release = build / benchmark / "release"
        declared += _evaluation(benchmark, release)
    return [*declared, _requests(build / "missing_fact" / "release")]


def _evaluation(benchmark: str, release: Path) -> list[Measurement]:
    run = Path("runs", benchmark)
    oracle = ["--release", str(release), "--model", "seedproof/oracle", "--out", str(run)]
    source = Release(str(release))
    rows = source.rows(source.configs[0], "test")
    return [
        command(f"evaluation/evaluate {benchmark}", "evaluate", benchmark, *oracle, runs=1),
        function(f"evaluation/score {benchmark}", lambda: score_run(Asked(run, release)), len(rows)),
        Measurement(f"evaluation/our part of a call of {benchmark}", lambda: _calls(benchmark, source)),
    ]


def _calls(benchmark: str, source: Release) -> Taken:
    """Play all rows with a scripted solver, whose own time does not count; the rows are calls."""
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
    return Taken(time.process_time() - start - spent, rows=calls)


def _requests(release: Path) -> Measurement:
    """Declare what a holder does with requests, its vocabulary aside."""
    rows = Release(str(release)).rows("zero_shot", "test")
    slots = {(row["family"], held["slot"]) for row in rows for held in row["held"]}
    for family in {family for family, _ in slots}:
        vocabulary_of(family).read("")
    asked = [(vocabulary_of(family), f"What is the value of {slot}?") for family, slot in sorted(slots)]
    chosen = list(islice(cycle(asked), REQUESTS))

    def read() -> None:
        for vocabulary, request in chosen:
            vocabulary.read(request)

    return function("evaluation/requests to a holder", read, REQUESTS)
