"""What scoring many responses takes: rows made from their ids, the command and its start-up included.

`SEEDPROOF_BENCH_RESPONSES=1000000 make bench` scores as many of each benchmark.
"""

import os
import sys
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

import seedproof as sp
from tests.bench.measuring import Measurement, Taken, process

COUNT = int(os.environ.get("SEEDPROOF_BENCH_RESPONSES", "2000"))
BENCHMARKS = ("missing_fact", "number_game", "curriculum", "university", "judge")
SEED = 3


def declared() -> list[Measurement]:
    """Declare the scoring of a file for each benchmark."""
    return [Measurement(f"responses/{name}", partial(_taken, name, COUNT)) for name in BENCHMARKS]


def _taken(benchmark: str, count: int) -> Taken:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "responses.jsonl"
        with path.open("wb") as file:
            file.writelines(_lines(benchmark, count))
        options = ("--root-seed", str(SEED), "--details", f"{folder}/details.jsonl")
        taken = process([sys.executable, "-m", "pipeline", "score", benchmark, str(path), *options])
    return taken._replace(rows=count)


def _lines(benchmark: str, count: int) -> Iterator[bytes]:
    """Yield responses that are right, wrong, empty and long, in turn."""
    rows = iter(sp.generate(benchmark, count, seed=SEED, prove=False))
    for row, kind in zip(islice(rows, count), cycle(("right", "wrong", "empty", "long")), strict=False):
        golden = str(row.get("golden_latex", row["answer"]))
        right = f"\n\n{golden}" if row["answer_type"] == "operations" else f"\n\nAnswer: {golden}"
        said = {"right": f"So.{right}", "wrong": "Answer: 17", "empty": ""}.get(
            kind, "so it goes " * 400 + right
        )
        yield msgspec.json.encode({"id": row["id"], "response": said}) + b"\n"
