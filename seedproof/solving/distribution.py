"""Tables of probabilities as sentences state them, entry by entry, and rows with two entries missing."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from seedproof.text.reading import Unreadable

Row = list[str | None]


def table(entries: Iterable[dict[str, Any]], rows: int, columns: int) -> list[Row]:
    """Return the table of the entries `{i, j, p}`, with None where none is stated.

    Raises: Unreadable when an entry is outside the table or stated twice, or when a row is no distribution.
    """
    stated: dict[tuple[int, int], Fraction] = {}
    for entry in entries:
        position = entry["i"], entry["j"]
        if position in stated or position[0] >= rows or position[1] >= columns or not 0 < entry["p"] < 1:
            raise Unreadable(f"no probability of the table, or one that was stated before: {entry}")
        stated[position] = entry["p"]
    for i in range(rows):
        known = [stated[i, j] for j in range(columns) if (i, j) in stated]
        is_complete = len(known) == columns
        if (sum(known) == 1) != is_complete or sum(known) > 1:
            raise Unreadable(f"row {i} states {', '.join(map(str, known))}, which is no distribution")
    return [[str(stated[i, j]) if (i, j) in stated else None for j in range(columns)] for i in range(rows)]


def open_places(rows: Sequence[Row]) -> list[tuple[int, int]]:
    """Return the positions of entries that are neither stated nor fixed by their row's sum."""
    return [
        (i, j)
        for i, row in enumerate(rows)
        for j, known in enumerate(row)
        if known is None and row.count(None) > 1
    ]


def filled(rows: Sequence[Row], i: int, j: int, value: str) -> list[Row]:
    """Return the table with an entry, and with what remains for the other gap of its row.

    Raises: Unreadable when the entry is no gap, or a probability would not be positive.
    """
    if i >= len(rows) or j >= len(rows[i]) or rows[i][j] is not None or rows[i].count(None) != 2:
        raise Unreadable(f"row {i} has not two gaps, one of them in column {j}")
    left = 1 - sum(Fraction(known) for known in (*rows[i], value) if known is not None)
    if left <= 0 or Fraction(value) <= 0:
        raise Unreadable(f"{value} in row {i} leaves nothing for its other gap")
    row: Row = [str(left) if known is None else known for known in rows[i]]
    row[j] = value
    return [*rows[:i], row, *rows[i + 1 :]]
