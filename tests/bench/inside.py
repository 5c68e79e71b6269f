"""What making and proving all rows of a benchmark takes inside a process of its own, nothing remembered.

`python -m tests.bench.inside BENCHMARK` prints it as JSON. Modules are loaded and compiled before.
"""

import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec

from pipeline.workplace.build import Build
from pipeline.workplace.making import make
from pipeline.workplace.settings import load_settings
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Row
from seedproof.record.seeds import parse_row_id
from tests.bench.measuring import Measurement, Taken

WORKS = ("make", "prove", "read back")
OTHER_SEED = 4_000_000_007


class _Place(msgspec.Struct):
    id: str


def declared(benchmark: str, works: Sequence[str] = WORKS) -> list[Measurement]:
    """Declare what is done to all rows, each in its own process."""
    return [_declared(benchmark, work) for work in works]


def _declared(benchmark: str, work: str) -> Measurement:
    def take() -> Taken:
        program = [sys.executable, "-m", "tests.bench.inside", benchmark, work]
        said = subprocess.run(program, stdout=subprocess.PIPE, check=True)
        return msgspec.json.decode(said.stdout, type=Taken)

    return Measurement(f"{benchmark}/{work}, inside", take)


def main(benchmark: str, work: str) -> None:
    """Do a work on all rows, and print what it took."""
    settings = load_settings(benchmark)
    proofs = registry.benchmark(benchmark)
    checks = {"prove": proofs.validate.check, "read back": proofs.cycle.check}
    rows = [] if work == "make" else _made(benchmark, settings)
    for row in _others(benchmark, settings):
        if work != "make":
            list(checks[work](row))
    start = time.process_time()
    if work == "make":
        rows = _made(benchmark, settings)
    else:
        for row in rows:
            list(checks[work](row))
    taken = Taken(time.process_time() - start, rows=len(rows))
    sys.stdout.buffer.write(msgspec.json.encode(taken))


def _made(benchmark: str, settings: BenchmarkSettings) -> list[Row]:
    return [row for of_split in make(benchmark, settings).splits.values() for row in of_split]


def _others(benchmark: str, settings: BenchmarkSettings) -> Iterator[Row]:
    """Yield a row of every family under another root seed: they load and compile all, and repeat nothing."""
    with Build(benchmark).instances.open("rb") as file:
        places = [parse_row_id(msgspec.json.decode(line, type=_Place).id) for line in file]
    first = {place.family: place for place in reversed(places)}
    for place in first.values():
        # Another root seed may have no such problem.
        with suppress(SeedproofError):
            yield registry.benchmark(benchmark).generate.rebuild(place, OTHER_SEED, settings.generate)


if __name__ == "__main__":
    main(*sys.argv[1:])
