"""Chooses the cells of a benchmark that rows are dealt out to: its families and their difficulties."""

from collections.abc import Iterable, Sequence

from seedproof.contract.benchmark import Benchmark
from seedproof.record.candidates import Cell
from seedproof.record.errors import SeedproofError
from seedproof.record.names import no_such


def chosen_cells(
    benchmark: Benchmark, families: str | Iterable[str] | None, difficulty: int | Iterable[int] | None
) -> tuple[Cell, ...]:
    """Return the cells of some families and difficulties, in the benchmark's order; of None: all.

    Raises: SeedproofError when there is no such family or difficulty.
    """
    if not hasattr(benchmark.generate, "cells"):
        raise SeedproofError(
            f"{benchmark.name}: makes no endless rows: its module generate has neither cells nor candidate"
        )
    every = benchmark.generate.cells()
    names = _named(benchmark.name, families, list(dict.fromkeys(family for family, _ in every)))
    of_families = [cell for cell in every if cell[0] in names]
    levels = _levels(benchmark.name, difficulty, sorted({level for _, level in of_families}))
    return tuple(cell for cell in of_families if cell[1] in levels)


def _named(benchmark: str, families: str | Iterable[str] | None, there: Sequence[str]) -> Sequence[str]:
    if families is None:
        return there
    names = [families] if isinstance(families, str) else list(families)
    for name in names:
        if name not in there:
            raise no_such(f"{benchmark}: there is no family {name!r:.80}", str(name), there)
    return names


def _levels(benchmark: str, difficulty: int | Iterable[int] | None, there: Sequence[int]) -> Sequence[int]:
    if difficulty is None:
        return there
    levels = [difficulty] if isinstance(difficulty, int) else list(difficulty)
    for level in levels:
        if level not in there:
            raise no_such(f"{benchmark}: there is no difficulty {level!r:.80}", str(level), map(str, there))
    return levels
