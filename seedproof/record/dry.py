"""Cells that are dry: a family and difficulty with fewer problems than were asked for gives what it has."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from seedproof.record.errors import Exhausted


class Dry(NamedTuple):
    """What a dry cell gave of one split."""

    split: str
    difficulty: int
    rows: int
    asked: int


def dry_cells(families: Mapping[str, Any]) -> Iterator[tuple[str, Dry]]:
    """Yield each family with what its dry cells gave, from what a report or a manifest states of families."""
    for family, stated in families.items():
        for cell in stated.get("dry", ()):
            yield family, Dry(**cell)


def expect_none_dry(benchmark: str, cells: Iterable[tuple[str, Dry]]) -> None:
    """Raises: Exhausted with the table of dry cells, if there are any."""
    table = [
        f"{family} d{cell.difficulty}: {cell.rows:,} of {cell.asked:,} rows of {cell.split}"
        for family, cell in cells
    ]
    if table:
        raise Exhausted(f"{benchmark}: dry cells: {'; '.join(table)}. Ask for fewer rows in params.yaml")
