"""Counts the distinct problems that the endless line has beyond the releases, cell by cell.

Where a benchmark can list them, the count is exact. Elsewhere the first candidates of the line are drawn.
"""

from collections.abc import Sequence
from typing import NamedTuple

from seedproof.contract import registry
from seedproof.generating.cells import chosen_cells
from seedproof.generating.rows import generate
from seedproof.measuring.distinct import Distinct, How, least
from seedproof.record.candidates import Cell
from seedproof.record.errors import Exhausted

SEED = 0
"""The seed of all draws: the same code always counts the same."""


MORE = 20
"""A cell that mostly repeats itself is drawn from until it is dry, so many times as long at most."""


class Count(NamedTuple):
    """A number of distinct problems, how it is known, and how many candidates were drawn for it."""

    problems: int
    how: How
    draws: int

    def __str__(self) -> str:
        """Say the number as it is known."""
        if self.how == "dry":
            return f"{self.problems:,}, drawn dry"
        return f"{self.how if self.how == 'at least' else 'exactly'} {self.problems:,}"


class Capacity(NamedTuple):
    """The counts of a family: all, and by difficulty."""

    family: str
    total: Count
    cells: dict[int, Count]


def families_of(benchmark: str, family: str | None = None) -> list[str]:
    """List the families that the endless line has, or one of them.

    Raises: SeedproofError when there is no such benchmark or family.
    """
    cells = chosen_cells(registry.benchmark(benchmark), family, None)
    return sorted({name for name, _ in cells})


def capacity(benchmark: str, family: str, draws: int) -> Capacity:
    """Count the problems of a family by drawing so many candidates of each difficulty, more of a small one.

    A problem that two difficulties have is one of the family.
    Raises: SeedproofError when there is no such benchmark or family.
    """
    cells = sorted(chosen_cells(registry.benchmark(benchmark), family, None))
    found = {cell: _counted(benchmark, cell, draws) for cell in cells}
    counts = {difficulty: count for (_, difficulty), (count, _) in found.items()}
    return Capacity(family, _total(list(counts.values()), [kept for _, kept in found.values()]), counts)


def _counted(benchmark: str, cell: Cell, draws: int) -> tuple[Count, Distinct]:
    """Count the problems of a cell, and return those that were found."""
    every = _listed(benchmark, cell, draws)
    if every is None:
        return _drawn(benchmark, cell, draws)
    return Count(len(every), "exact" if every.is_largest else "dry", 0), every


def _listed(benchmark: str, cell: Cell, most: int) -> Distinct | None:
    of = registry.benchmark(benchmark)
    listed = of.listing.listed(*cell, most) if of.has("listing") else None
    return None if listed is None else Distinct(listed)


def _drawn(benchmark: str, cell: Cell, draws: int) -> tuple[Count, Distinct]:
    family, difficulty = cell
    groups = registry.benchmark(benchmark).groups
    line = generate(benchmark, seed=SEED, families=family, difficulty=difficulty)
    found = Distinct()
    independent = set[str]()
    """Related rows, such as the candidates of one problem, count once."""
    drawn = 0
    is_dry = False
    while not is_dry and drawn < (MORE * draws if 2 * len(found) < drawn else draws):
        try:
            made = line.candidate(drawn)
        except Exhausted:
            is_dry = True
            break
        drawn += 1
        found.add(made.keys)
        if len(found) == drawn:
            independent.add(groups.cluster_of(made.row))
        if drawn >= draws:
            is_dry = found.is_dry
    if is_dry:
        return Count(len(found), "dry", drawn), found
    return Count(max(len(found), least(len(independent))), "at least", drawn), found


def _total(counts: Sequence[Count], found: Sequence[Distinct]) -> Count:
    """Count the problems of cells together."""
    together = len(Distinct(keys for of_cell in found for keys in of_cell.kept))
    draws = sum(count.draws for count in counts)
    if any(count.how == "at least" for count in counts):
        return Count(max(together, *(count.problems for count in counts)), "at least", draws)
    every_exact = all(count.how == "exact" for count in counts)
    if every_exact and together == sum(count.problems for count in counts):
        return Count(together, "exact", draws)
    return Count(together, "dry", draws)


def added(counts: Sequence[Count]) -> Count:
    """Add the counts of families, which have no problem in common."""
    problems = sum(count.problems for count in counts)
    draws = sum(count.draws for count in counts)
    hows = {count.how for count in counts}
    how: How = next(how for how in ("at least", "dry", "exact") if how in hows)
    return Count(problems, how, draws)
