"""Counts, side by side, how many distinct problems the endless lines of benchmarks have."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from pipeline.workplace.side_by_side import SideBySide
from seedproof.generating.capacity import Capacity, Count, added, capacity, families_of
from seedproof.record.progress import progress


class Counted(NamedTuple):
    """The capacity of a benchmark: all, and by family."""

    benchmark: str
    total: Count
    families: Sequence[Capacity]

    def object(self) -> dict[str, Any]:
        """Return what is printed for programs."""
        families = {
            counted.family: _object(counted.total)
            | {"difficulties": {str(level): _object(count) for level, count in counted.cells.items()}}
            for counted in self.families
        }
        return _object(self.total) | {"families": families}

    def lines(self) -> Iterator[str]:
        """Yield what is printed for people: a line for each cell, then its family, last the benchmark."""
        for counted in self.families:
            name = f"{self.benchmark}/{counted.family}"
            for difficulty, count in counted.cells.items():
                yield f"{name}/d{difficulty}: {count}"
            yield f"{name}: {counted.total}"
        yield f"{self.benchmark}: {self.total}"


def _object(count: Count) -> dict[str, Any]:
    return count._asdict()


def counted(benchmark: str, family: str | None, draws: int, workers: int) -> Counted:
    """Count the distinct problems of a benchmark that no release has, or of one of its families.

    Raises: SeedproofError when there is no such family.
    """
    families = families_of(benchmark, family)
    with SideBySide(workers) as processes:
        counts = processes.in_order(partial(_capacity, benchmark, draws), families)
        found = list(progress(counts, f"capacity {benchmark}: families", len(families)))
    return Counted(benchmark, added([of_family.total for of_family in found]), found)


def _capacity(benchmark: str, draws: int, family: str) -> Capacity:
    return capacity(benchmark, family, draws)
