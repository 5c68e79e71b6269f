"""Measurements beside a yardstick: a fixed loop, timed before and after whatever is measured.

A figure in yardsticks says how many of these loops take as long, so that figures of different days and
machines compare. CPU is user and system time, children included. Others may run on the machine, so wall time
says less. A process shows at least the memory of the one that measures.
"""

import ctypes
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import NamedTuple

import msgspec

TURNS = 3_000_000
PR_SET_CHILD_SUBREAPER = 36


def yardstick() -> float:
    """Return the CPU seconds of the loop to which all is compared: integers, no memory, no library."""
    start = time.process_time()
    total = 0
    for turn in range(TURNS):
        total = (total * 3 + turn) % 1_000_003
    return time.process_time() - start


class Taken(NamedTuple):
    """What one run took: seconds of CPU and of wall time, and the memory of its largest process."""

    cpu: float
    wall: float = 0.0
    megabytes: float = 0.0
    rows: int = 0


class Measurement(NamedTuple):
    """Something to measure: its name is `group/what`."""

    name: str
    take: Callable[[], Taken]
    runs: int | None = None
    """How often, where that is not for the one who measures to choose."""


class Figure(msgspec.Struct, frozen=True):
    """The medians of a measurement."""

    cpu: float
    """Seconds."""
    yardsticks: float
    runs: int
    wall: float = 0.0
    megabytes: int = 0
    rows: int = 0

    @property
    def rate(self) -> float:
        """Rows a second of CPU."""
        return self.rows / self.cpu

    @property
    def elapsed(self) -> float:
        """Wall time in yardsticks."""
        return self.wall * self.yardsticks / self.cpu


def measured(measurements: Sequence[Measurement], runs: int) -> Iterator[tuple[str, Figure]]:
    """Measure in turn, round after round, a yardstick before and after each; yield the medians."""
    found: dict[str, list[tuple[Taken, float]]] = {}
    before = yardstick()
    for turn in range(runs):
        for one in measurements:
            if one.runs is not None and turn >= one.runs:
                continue
            taken = one.take()
            after = yardstick()
            found.setdefault(one.name, []).append((taken, 2 * taken.cpu / (before + after)))
            before = after
    for name, takes in found.items():
        yield name, figure_of(takes)


def figure_of(takes: Sequence[tuple[Taken, float]]) -> Figure:
    """Return the medians of runs, each with its CPU in yardsticks."""
    cpu, wall, megabytes, rows = (
        statistics.median(values) for values in zip(*(t for t, _ in takes), strict=True)
    )
    return Figure(
        round(cpu, 4),
        round(statistics.median(ratio for _, ratio in takes), 3),
        len(takes),
        round(wall, 3),
        round(megabytes),
        round(rows),
    )


def process(command: Sequence[str], environment: dict[str, str] | None = None) -> Taken:
    """Run a program in silence, with all that it starts.

    Raises: SystemExit when it fails, with the last lines of what it said.
    """
    _adopt_orphans()
    variables = {**(environment or os.environ)}
    # As Python is by default: compiled code is kept.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    with NamedTemporaryFile() as errors:
        quiet = [
            (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
            (os.POSIX_SPAWN_OPEN, 2, errors.name, os.O_WRONLY, 0),
        ]
        start = time.perf_counter()
        first = os.posix_spawnp(command[0], list(command), variables, file_actions=quiet)
        return _taken_by(first, start, command, Path(errors.name))


def _taken_by(first: int, start: float, command: Sequence[str], errors: Path) -> Taken:
    """Wait for a process and for all that it leaves behind."""
    cpu = memory = wall = 0.0
    for child, status, used in _ended():
        cpu += used.ru_utime + used.ru_stime
        memory = max(memory, used.ru_maxrss / 1024)
        if child != first:
            continue
        wall = time.perf_counter() - start
        if status:
            last = errors.read_text(errors="replace").strip().splitlines()[-3:]
            raise SystemExit("\n".join([f"{' '.join(command)}: failed", *last]))
    return Taken(cpu, wall, memory)


def _ended() -> Iterator[tuple[int, int, "os.resource.struct_rusage"]]:
    """Yield every child as it ends, until there is none."""
    while True:
        try:
            yield os.wait4(-1, 0)
        except ChildProcessError:
            return


def _adopt_orphans() -> None:
    """Become the parent of what children leave behind: servers of processes are counted, too. Linux only."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def command(name: str, *arguments: str, runs: int | None = None) -> Measurement:
    """Declare a command of ours, with its start-up."""
    return Measurement(name, lambda: process([sys.executable, "-m", "pipeline", *arguments]), runs)


def function(name: str, work: Callable[[], object], rows: int = 0, runs: int | None = None) -> Measurement:
    """Declare work inside this process, on so many rows."""

    def take() -> Taken:
        start, began = time.process_time(), time.perf_counter()
        work()
        return Taken(time.process_time() - start, time.perf_counter() - began, rows=rows)

    return Measurement(name, take, runs)
