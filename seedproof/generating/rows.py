"""The endless line of a benchmark: row i depends only on a seed and i, and is in no release."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import overload

from seedproof.auditing.proofs import refuted
from seedproof.contract import registry
from seedproof.generating.cells import chosen_cells
from seedproof.record.candidates import Candidate, Cell
from seedproof.record.errors import Exhausted, SeedproofError
from seedproof.record.printing import aside
from seedproof.record.rows import Row, line_of, rows_of_lines
from seedproof.record.seeds import ENDLESS, RowId, expect_root_seed

PATIENCE = 500
"""Repeats in succession after which a cell has run out, unless it has given more rows than that."""


def generate(
    benchmark: str,
    size: int | None = None,
    *,
    seed: int | str = 0,
    families: str | Iterable[str] | None = None,
    difficulty: int | Iterable[int] | None = None,
    prove: bool = True,
    distinct: bool = False,
) -> "Rows":
    """Return `size` rows of a benchmark for a seed, or an endless sequence.

    Raises: SeedproofError when there is no such benchmark, family or difficulty, or the seed is invalid.
    """
    if size is not None and (not isinstance(size, int) or size < 0):
        raise SeedproofError(f"size: is {size!r:.40}, expected a whole number, or None for endless rows")
    expect_root_seed(seed)
    cells = chosen_cells(registry.benchmark(benchmark), families, difficulty)
    positions = None if size is None else range(size)
    return Rows(benchmark, seed, cells, positions, prove=prove, distinct=distinct)


@dataclass(frozen=True)
class Rows(Sequence[Row]):
    """Rows at some positions of a benchmark's endless line, made on access.

    A *cell* is a family at a difficulty. With n cells, position p is number p // n of cell p mod n. Each row
    is proved and read back when it is made, unless `prove` is false. With `distinct`, repeats are dropped,
    and rows can only be iterated.
    """

    benchmark: str
    seed: int | str
    cells: tuple[Cell, ...] = field(repr=False)
    positions: range | None = None
    """None for all positions."""
    prove: bool = True
    distinct: bool = False

    def __len__(self) -> int:
        if self.positions is None:
            raise TypeError("these rows are endless. Give a size, or take a slice")
        return len(self.positions)

    def __bool__(self) -> bool:
        return self.positions is None or len(self.positions) > 0

    @overload
    def __getitem__(self, index: int) -> Row: ...

    @overload
    def __getitem__(self, index: slice) -> "Rows": ...

    def __getitem__(self, index: int | slice) -> "Row | Rows":
        """Return the row at an index, or the rows of a slice, which may be endless.

        Raises: SeedproofError when a row is refuted, or nothing is left to draw at its position.
        """
        if self.distinct:
            raise TypeError("rows without repeats have no positions: iterate, or leave out distinct=True")
        if isinstance(index, slice):
            return replace(self, positions=self._sliced(index))
        if self.positions is None and index < 0:
            raise IndexError("these rows are endless, so there is no last one")
        return self._proved(self.candidate(index if self.positions is None else self.positions[index]))

    def __iter__(self) -> Iterator[Row]:
        if self.distinct:
            yield from self._without_repeats()
            return
        for position in count() if self.positions is None else self.positions:
            yield self._proved(self.candidate(position))

    def __reversed__(self) -> Iterator[Row]:
        return (self[index] for index in range(len(self) - 1, -1, -1))

    def place(self, position: int) -> RowId:
        """Return the place of a position."""
        number, cell = divmod(position, len(self.cells))
        return RowId(self.benchmark, *self.cells[cell], str(ENDLESS + number))

    def candidate(self, position: int) -> Candidate:
        """Make the candidate at a position, without proving it.

        Raises: Exhausted where nothing is left to draw.
        """
        place = self.place(position)
        made = registry.benchmark(self.benchmark).generate.candidate(place, self.seed)
        if made is None:
            raise Exhausted(f"{place}: is dry: no problem is left that no release has. Choose other families")
        return made

    def _proved(self, made: Candidate) -> Row:
        # As its canonical line has it: no tuple is left where a reader of files would find a list.
        (row,) = rows_of_lines(line_of(made.row))
        findings = refuted(self.benchmark, row) if self.prove else []
        if findings:
            raise SeedproofError(f"{findings[0]}. It is not to be used, and its generator is wrong")
        return row

    def _without_repeats(self) -> Iterator[Row]:
        """Yield as many rows as there are positions, as far as so many differ."""
        wanted = None if self.positions is None else len(self.positions)
        first = 0 if self.positions is None else self.positions.start
        seen: set[bytes] = set()
        given = Counter[Cell]()
        barren = Counter[Cell]()
        for position in count(first):
            if given.total() == wanted:
                return
            cell = self.cells[position % len(self.cells)]
            try:
                made = self.candidate(position)
            except Exhausted:
                made = None
            if made is not None and made.keys.isdisjoint(seen):
                seen |= made.keys
                given[cell] += 1
                barren[cell] = 0
                yield self._proved(made)
                continue
            barren[cell] += 1
            if made is None or barren[cell] >= max(PATIENCE, given[cell]):
                aside(_dry(self.benchmark, cell, given))
                return

    def _sliced(self, index: slice) -> range | None:
        if self.positions is not None:
            return self.positions[index]
        start, step = index.start or 0, 1 if index.step is None else index.step
        if start < 0 or step < 1 or index.stop is None or index.stop < 0:
            raise IndexError("these rows are endless: a slice of them has an end, and no negative number")
        return range(start, index.stop, step)


def _dry(benchmark: str, cell: Cell, given: Counter[Cell]) -> str:
    family, difficulty = cell
    return (
        f"{benchmark}: ends after {given.total():,} rows, for {family} of difficulty {difficulty} is dry: it "
        f"gave {given[cell]:,} that differ. Choose other families or difficulties for more"
    )
