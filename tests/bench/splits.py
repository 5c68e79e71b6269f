"""Splits of every benchmark, in processes and on Ray, with what they take: the table of docs/scale.md.

    python -m tests.bench.splits                      # all of it: hours
    python -m tests.bench.splits judge --share 100    # one benchmark, with a hundredth of the candidates

A split whose folder is there already goes on where it was; then its time is not all that it takes.
"""

import csv
import json
import sys
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from docs.generated import DATA, DOCS, csv_text, marked, table, write
from tests.bench.measuring import Measurement, Taken, process
from tests.ours import OURS

PAGE = DOCS / "scale.md"
TABLE = DATA / "scale.csv"
HEADS = ("benchmark", "engine", "candidates", "rows", "CPU s", "µs a candidate", "MB a process", "SHA256SUMS")

COMPARED = ("missing_fact", "3000")
"""The benchmark and the candidates with which `scale` is measured against a plain loop."""

CANDIDATES = {"missing_fact": 1_000_000}
"""Of the others, a tenth."""


def declared() -> list[Measurement]:
    """Declare `scale` in one process and in two, and the plain loop that it is compared with."""
    return [
        Measurement("scale/plain loop", _looped),
        *(Measurement(f"scale/processes: {workers}", partial(_scaled, workers)) for workers in ("1", "2")),
    ]


def _looped() -> Taken:
    with TemporaryDirectory() as folder:
        program = [sys.executable, "-m", "tests.bench.plain_loop", *COMPARED]
        return process([*program, f"{folder}/rows.parquet"])


def _scaled(workers: str) -> Taken:
    benchmark, candidates = COMPARED
    with TemporaryDirectory() as folder:
        program = [sys.executable, "-m", "pipeline", "scale", benchmark, "--candidates", candidates]
        return process([*program, "--root-seed", "7", "--workers", workers, "--out", f"{folder}/split"])


@click.command("tests.bench.splits")
@click.argument("benchmarks", nargs=-1, metavar="[BENCHMARK]...", type=click.Choice(OURS))
@click.option("--share", type=click.IntRange(1), default=1, help="Make only one in so many candidates.")
@click.option("--out", type=click.Path(path_type=Path), default="build/splits", show_default=True)
@click.option(
    "--engine", type=click.Choice(["processes", "ray"]), multiple=True, default=["processes", "ray"]
)
def main(benchmarks: tuple[str, ...], share: int, out: Path, engine: tuple[str, ...]) -> None:
    """Make splits, and put what they took into docs/."""
    found = {(line[0], line[1]): line for line in kept()}
    for benchmark in benchmarks or OURS:
        for name in engine:
            candidates = CANDIDATES.get(benchmark, 100_000) // share
            found[benchmark, name] = made(benchmark, name, candidates, out / name / benchmark)
            click.echo("  ".join(found[benchmark, name]))
            write(files(found))


def made(benchmark: str, engine: str, candidates: int, out: Path) -> list[str]:
    """Make a split, and return its line of the table."""
    command = ["scale", benchmark, "--candidates", str(candidates), "--root-seed", "7", "--engine", engine]
    taken = process([sys.executable, "-m", "pipeline", *command, "--out", str(out)])
    rows = json.loads((out / "manifest.json").read_bytes())["rows"]
    digest = sha256((out / "SHA256SUMS").read_bytes()).hexdigest()[:16]
    # Ray's workers are no children of ours, so what they take is not counted.
    cost = ["-", "-", "-"] if engine == "ray" else _cost(taken, candidates)
    return [benchmark, engine, f"{candidates:,}", f"{rows:,}", *cost, digest]


def _cost(taken: Taken, candidates: int) -> list[str]:
    return [f"{taken.cpu:,.0f}", f"{taken.cpu / candidates * 1e6:,.0f}", f"{taken.megabytes:.0f}"]


def kept() -> list[list[str]]:
    """Return the lines that were measured before."""
    if not TABLE.exists():
        return []
    return list(csv.reader(TABLE.read_text().splitlines()))[1:]


def files(found: Mapping[tuple[str, str], list[str]]) -> dict[Path, str]:
    """Return the table, and the page that shows it."""
    lines = [found[key] for key in sorted(found)]
    return {
        TABLE: csv_text(HEADS, lines),
        PAGE: marked(PAGE.read_text(), {"splits": table(HEADS, lines)}),
    }


if __name__ == "__main__":
    main()
