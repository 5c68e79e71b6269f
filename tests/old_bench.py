"""`make bench`: the figures of docs/speed.md, measured on this machine. Not a test: it never fails.

Each command runs as a process of its own, several times; CPU is its user and system time, memory its largest
resident set.
"""

import os
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from pipeline.stages import STAGES
from seedproof.contract import registry
from tests.conftest import REPOSITORY
from tests.corpus.bench import peers, speed
from tests.evaluating.bench import evaluation

RUNS = 5

ANCESTOR_GENERATION = 52.0
"""Seconds of CPU in which the ancestor generates the same 2,310 rows."""

COMMANDS = {
    "generate": ["generate", "missing_fact"],
    "validate": ["validate", "missing_fact"],
    "cycle": ["cycle", "missing_fact"],
    "quality": ["quality", "missing_fact"],
    "release": ["release", "missing_fact"],
    "verify": ["verify", "build/missing_fact/release"],
    "audit (closed form)": ["audit", "missing_fact/bayes_missing_prior/d2/000017"],
    "audit (linear)": ["audit", "missing_fact/laplace_grid/d3/000017"],
    "audit (by SymPy)": ["audit", "missing_fact/crt_reconstruction/d3/000017"],
}


CURRICULUM = {
    "generate": ["generate", "curriculum"],
    "validate": ["validate", "curriculum"],
    "cycle": ["cycle", "curriculum"],
    "verify": ["verify", "build/curriculum/release"],
}
CURRICULUM_RUNS = 3

NUMBER_GAME = {
    "generate": ["generate", "number_game"],
    "validate": ["validate", "number_game"],
    "cycle": ["cycle", "number_game"],
    "tabulate": ["tabulate", "number_game"],
    "verify": ["verify", "build/number_game/release"],
}
ANCESTOR_GAMES = (1.7, 2.9)
"""Rows a second that the ancestor makes, and 0.7 seconds for each operand set."""
ANCESTOR_SET = 0.7


UNIVERSITY = {
    "generate": ["generate", "university"],
    "validate": ["validate", "university"],
    "cycle": ["cycle", "university"],
    "verify": ["verify", "build/university/release"],
}
JUDGE = {
    "generate": ["generate", "judge"],
    "validate": ["validate", "judge"],
    "cycle": ["cycle", "judge"],
    "verify": ["verify", "build/judge/release"],
}


def measured(arguments, program=("-m", "pipeline")):
    """(CPU seconds, wall seconds, peak MB) of one run of a command, or of Python itself."""
    start = time.perf_counter()
    quiet = os.open(os.devnull, os.O_WRONLY)
    actions = [(os.POSIX_SPAWN_DUP2, quiet, 1)]
    command = [sys.executable, *program, *arguments]
    process = os.posix_spawn(sys.executable, command, os.environ, file_actions=actions)
    _, status, used = os.wait4(process, 0)
    os.close(quiet)
    if status:
        raise SystemExit(f"{' '.join(arguments)} failed; run it by hand")
    return used.ru_utime + used.ru_stime, time.perf_counter() - start, used.ru_maxrss / 1024


def importing():
    """Print what `import seedproof` costs, beside a module of Python's own."""
    seconds = {}
    for module in ("json", "seedproof"):
        runs = [measured(["-c", f"import {module}"], program=()) for _ in range(2 * RUNS + 1)]
        seconds[module] = statistics.median(cpu for cpu, _, _ in runs)
    ratio = seconds["seedproof"] / seconds["json"]
    print(f"import seedproof: {seconds['seedproof']:.3f} s of CPU, {ratio:.1f} times import json")  # noqa: T201


def inside():
    """CPU seconds of generation without start-up, the median of several runs, and how many rows it makes."""
    from pipeline.workplace.settings import load_settings
    from seedproof.benchmarks.missing_fact import generate

    settings = load_settings("missing_fact")
    for task in generate.tasks(settings):
        generate.rebuild_from_seed(task, 1, "0" * 32)
    times = []
    for _ in range(2 * RUNS + 1):
        start = time.process_time()
        rows = sum(len(generate.run_task(settings, task).splits["test"]) for task in generate.tasks(settings))
        times.append(time.process_time() - start)
    return statistics.median(times), rows


def told_per_second():
    """Problems of all standards with their texts that one second of CPU makes."""
    from seedproof.benchmarks.curriculum.candidates import drawn_from
    from seedproof.benchmarks.curriculum.standards import STANDARDS
    from seedproof.benchmarks.curriculum.wording import GRAMMAR

    rates = []
    for turn in range(RUNS):
        seeds = [f"{turn * 1000 + number:032x}" for number in range(60)]
        start = time.process_time()
        for standard in STANDARDS:
            for seed in seeds:
                drawn_from(standard, seed, "bench", GRAMMAR)
        rates.append(len(STANDARDS) * len(seeds) / (time.process_time() - start))
    return statistics.median(rates)


def games():
    """Print the table of `number_game`; what is compiled at a first run is compiled before it."""
    from pipeline.workplace.settings import load_settings
    from seedproof.benchmarks.number_game import generate
    from seedproof.benchmarks.number_game.difficulty import ranked
    from seedproof.benchmarks.number_game.search import found
    from seedproof.benchmarks.number_game.universe import operand_sets

    settings = load_settings("number_game")
    sets = list(operand_sets(settings.generate.ranges))[::10]
    found(sets[0])
    start = time.process_time()
    for numbers in sets:
        found(numbers)
    each = (time.process_time() - start) / len(sets)
    rates = []
    for turn in range(RUNS):
        ranked.cache_clear()  # nothing may be remembered from the run before
        asked = msgspec.structs.replace(settings.generate, root_seed=turn)
        again = msgspec.structs.replace(settings, generate=asked)
        start = time.process_time()
        rows = sum(map(len, generate.run_task(again, asked.family).splits.values()))
        rates.append(rows / (time.process_time() - start))
    rate, (slow, fast) = statistics.median(rates), ANCESTOR_GAMES
    print(f"\nnumber_game: {rate:.0f} rows a second of CPU, inside the process")  # noqa: T201
    print(f"{rate / fast:.0f} to {rate / slow:.0f} times the ancestor's rows")  # noqa: T201
    print(f"{each * 1000:.2f} ms an operand set, {ANCESTOR_SET / each:.0f} times the ancestor's")  # noqa: T201
    _table(NUMBER_GAME, "number_game")


def universities():
    """Print what problems with their figures and candidates cost inside the process, and the tables."""
    from pipeline.workplace.making import make
    from pipeline.workplace.settings import load_settings
    from seedproof.equivalence import compare
    from seedproof.figures import png
    from tests.equivalence.cases import CASES

    print()  # noqa: T201
    all_together = 0.0
    for benchmark in ("university", "judge"):
        settings, start = load_settings(benchmark), time.process_time()
        made = make(benchmark, settings)
        times = {"made": time.process_time() - start}
        rows = [row for of_split in made.splits.values() for row in of_split]
        proofs = registry.benchmark(benchmark)
        for gate, module in (("validate", proofs.validate), ("cycle", proofs.cycle)):
            start = time.process_time()
            for row in rows:
                list(module.check(row))
            times[gate] = time.process_time() - start
        start = time.process_time()
        for row in rows:
            if row.get("drawing"):
                png(msgspec.json.decode(row["drawing"]))
        times["figures"] = time.process_time() - start
        all_together += sum(times.values())
        said = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in times.items())
        print(f"{benchmark}: {len(rows)} rows inside the process: {said} of CPU")  # noqa: T201
    print(f"{all_together:.0f} s of CPU together, against 90 s")  # noqa: T201
    rates = []
    for _ in range(RUNS):
        start = time.process_time()
        for golden, answer, kind, options, _ in CASES:
            compare(golden, answer, kind, options)
        rates.append(len(CASES) / (time.process_time() - start))
    rate = statistics.median(rates)
    print(f"{rate:.0f} pairs of answers a second")  # noqa: T201
    _table(UNIVERSITY, "university")
    _table(JUDGE, "judge")


def _table(commands, benchmark):
    """Print CPU, wall and memory of commands, what `verify` needs made before it. Returns CPU by label."""
    found = {}
    for label, arguments in commands.items():
        if label == "verify":
            for stage in ("quality", "release"):
                measured([stage, benchmark])
        runs = [measured(arguments) for _ in range(CURRICULUM_RUNS)]
        found[label], wall, memory = (statistics.median(figures) for figures in zip(*runs, strict=True))
        print(f"{label:24}{found[label]:8.2f}{wall:8.2f}{memory:6.0f}")  # noqa: T201
    return found


def curriculum():
    """Print the table of `curriculum`."""
    print(f"\ncurriculum: {told_per_second():.0f} problems with text a second of CPU, inside the process")  # noqa: T201
    found = _table(CURRICULUM, "curriculum")
    together = sum(cpu for label, cpu in found.items() if label in STAGES)
    with Path("build/curriculum/instances.jsonl").open("rb") as file:
        rows = sum(1 for _ in file)
    print(f"{rows} rows, {rows / together:.0f} a second of CPU through the three, start-up included")  # noqa: T201


def main():
    """Measure in a temporary folder, print a table."""
    with tempfile.TemporaryDirectory() as name:
        for kept in ("schemas", "datacards"):
            shutil.copytree(REPOSITORY / kept, Path(name) / kept)
        for kept in ("params.yaml", "LICENSE-DATA"):
            shutil.copy(REPOSITORY / kept, name)
        os.environ["PYTHONPATH"] = str(REPOSITORY)
        os.chdir(name)
        importing()
        seconds, rows = inside()
        print(f"{rows} rows{'':15}{'CPU s':>8}{'wall s':>8}{'MB':>6}   against {ANCESTOR_GENERATION:.0f} s")  # noqa: T201
        print(f"{'generation, inside':24}{seconds:8.2f}{'':14}   {ANCESTOR_GENERATION / seconds:.0f} times")  # noqa: T201
        together = rebuilt = 0.0
        for label, arguments in COMMANDS.items():
            runs = [measured(arguments) for _ in range(RUNS)]
            cpu, wall, memory = (statistics.median(figures) for figures in zip(*runs, strict=True))
            note = ""
            if label in ("generate", "validate", "cycle"):
                together += cpu
                note = f"   {ANCESTOR_GENERATION / together:.0f} times" + (
                    " together" if label != "generate" else ""
                )
            rebuilt += wall if label in STAGES else 0
            if label == "verify":
                note = f"   the five stages above took {rebuilt:.1f} s of wall time"
            print(f"{label:24}{cpu:8.2f}{wall:8.2f}{memory:6.0f}{note}")  # noqa: T201
        curriculum()
        games()
        universities()
        measured(["release", "curriculum"])
        evaluation(Path("build"), measured)
        speed()
        peers()


if __name__ == "__main__":
    main()
