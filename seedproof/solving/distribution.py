"""Tables of probabilities as sentences state them, entry by entry, and rows that lack two of theirs."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from seedproof.text.reading import Unreadable

Row = list[str | None]


def table(entries: Iterable[dict[str, Any]], rows: int, columns: int) -> list[Row]:
    """The entries `{i, j, p}` at their places, None elsewhere.

    Raises: Unreadable when an entry stands outside or twice, or when rows are no distributions.
    """
    found: dict[tuple[int, int], Fraction] = {}
    for entry in entries:
        place = entry["i"], entry["j"]
        if place in found or place[0] >= rows or place[1] >= columns or not 0 < entry["p"] < 1:
            raise Unreadable(f"no probability of the table, or one that was stated before: {entry}")
        found[place] = entry["p"]
    for i in range(rows):
        known = [found[i, j] for j in range(columns) if (i, j) in found]
        whole = len(known) == columns
        if (sum(known) == 1) != whole or sum(known) > 1:
            raise Unreadable(f"row {i} states {', '.join(map(str, known))}, which is no distribution")
    return [[str(found[i, j]) if (i, j) in found else None for j in range(columns)] for i in range(rows)]


def open_places(rows: Sequence[Row]) -> list[tuple[int, int]]:
    """The entries that are not stated, nor fixed by their row's sum."""
    return [
        (i, j)
        for i, row in enumerate(rows)
        for j, known in enumerate(row)
        if known is None and row.count(None) > 1
    ]


def filled(rows: Sequence[Row], i: int, j: int, value: str) -> list[Row]:
    """The table with an entry, and with what that leaves for the other gap of its row.

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
