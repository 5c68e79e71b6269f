"""What a plain install is for: endless rows, with and without proof, and releases that are made from seeds.

`python -m tests.bench.endless BENCHMARK WORK` prints it as JSON. Modules are loaded before. Of `plain` games
it is not known here that anything compiles them.
"""

import os
import subprocess
import sys
import time
from tempfile import TemporaryDirectory

import msgspec

import seedproof as sp
from tests.bench.measuring import Measurement, Taken

GENERATE, PROVE, LOAD, AGAIN = WORKS = ("generate", "generate and prove", "load", "load again")

KINDS = ("missing_fact", "number_game", "plain number_game", "curriculum", "university", "judge")
"""Benchmarks, and games without what compiles them."""

ROWS = 936
"""Four rounds of all cells of `judge`, so that each problem is used for all of its candidates."""

COMPILERS = ("numba", "llvmlite", "numpy")


def declared() -> list[Measurement]:
    """Declare what is done, each in its own process."""
    return [_declared(kind, work) for kind in KINDS for work in WORKS]


def _declared(kind: str, work: str) -> Measurement:
    def take() -> Taken:
        with TemporaryDirectory() as folder:
            program = [sys.executable, "-m", "tests.bench.endless", kind, work]
            said = subprocess.run(
                program, stdout=subprocess.PIPE, check=True, env=os.environ | {"XDG_CACHE_HOME": folder}
            )
        return msgspec.json.decode(said.stdout, type=Taken)

    return Measurement(f"endless/{kind}, {work}", take)


def main(kind: str, work: str) -> None:
    """Do a work, and print what it took."""
    name = kind.rpartition(" ")[2]
    if kind != name:
        sys.modules.update(dict.fromkeys(COMPILERS))
    list(sp.generate(name, 300, seed=1))
    if work == AGAIN:
        _loaded(name)
    start = time.process_time()
    if work in (LOAD, AGAIN):
        rows = _loaded(name)
    else:
        rows = len(list(sp.generate(name, ROWS, seed=2, prove=work == PROVE)))
    taken = Taken(time.process_time() - start, rows=rows)
    sys.stdout.buffer.write(msgspec.json.encode(taken))


def _loaded(name: str) -> int:
    """Load the default config of a release as an empty folder gives it."""
    here = os.getcwd()
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        rows = sp.load(name)
        os.chdir(here)
    return len(rows)


if __name__ == "__main__":
    main(*sys.argv[1:])
