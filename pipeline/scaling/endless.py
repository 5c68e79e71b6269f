"""Rows of the endless line, each made from its id when its response is scored: no table of them is needed."""

from dataclasses import dataclass

from seedproof.auditing.row import rebuild
from seedproof.record.rows import Row, line_of, rows_of_lines
from seedproof.record.seeds import is_endless


@dataclass(frozen=True)
class EndlessRows:
    """The rows that a root seed gives a benchmark."""

    benchmark: str
    root_seed: int | str

    def __contains__(self, row_id: object) -> bool:
        """Return whether an id names a place of the benchmark's endless line."""
        return isinstance(row_id, str) and row_id.startswith(f"{self.benchmark}/") and is_endless(row_id)

    def __getitem__(self, row_id: str) -> Row:
        """Make the row of an id.

        Raises: SeedproofError when there is no such family, or nothing is left to draw at its place.
        """
        (row,) = rows_of_lines(line_of(rebuild(row_id, self.root_seed)))
        return row
