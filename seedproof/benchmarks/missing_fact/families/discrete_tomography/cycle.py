"""Reads the sums and the cell back, and solves as on paper: line after line that can be filled at once.

A line whose open cells must all be ones, or all zeros, is filled; that changes what the crossing lines still
need. Where no line is left that can be filled, the text does not fix the grid, or the solver cannot tell.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    size=[
        "A grid has {rows:nat} rows and {columns:nat} columns, and each cell contains 0 or 1.",
        "Each cell of a grid with {rows:nat} rows and {columns:nat} columns contains 0 or 1.",
        "Every cell of a grid holds a 0 or a 1; the grid has {rows:nat} rows and {columns:nat} columns.",
        "A grid of zeros and ones has {rows:nat} rows and {columns:nat} columns, "
        "with one number in each cell.",
    ],
    cells=[
        "Rows and columns are counted from 0; cell (i, j) is in row i and column j, and cij is its value.",
        "cij is the value of cell (i, j), which is in row i and column j; "
        "rows and columns are counted from 0.",
        "The value of cell (i, j), where row i and column j meet, is called cij; counting begins with 0.",
        "Cell (i, j) is in row i and column j, its value is cij, and the first row and column are "
        "numbered 0.",
    ],
    rows=[
        "The sums of the rows, in order, are {sums:ints}.",
        "Row by row, the cells add up to {sums:ints}.",
        "From the first row to the last, the row sums are {sums:ints}.",
        "The rows have, in order, the sums {sums:ints}.",
    ],
    columns=[
        "The sums of the columns, in order, are {sums:ints}.",
        "Column by column, the cells add up to {sums:ints}.",
        "From the first column to the last, the column sums are {sums:ints}.",
        "The columns have, in order, the sums {sums:ints}.",
    ],
    row=[
        "Row {line:nat} has sum {total:nat}.",
        "The cells of row {line:nat} add up to {total:nat}.",
        "The sum of row {line:nat} is {total:nat}.",
        "The number of ones in row {line:nat} is {total:nat}.",
    ],
    column=[
        "Column {line:nat} has sum {total:nat}.",
        "The cells of column {line:nat} add up to {total:nat}.",
        "The sum of column {line:nat} is {total:nat}.",
        "The number of ones in column {line:nat} is {total:nat}.",
    ],
    read=[
        "The value of cell ({i:nat}, {j:nat}) was read.",
        "Cell ({i:nat}, {j:nat}) was also read separately.",
        "One cell was read by itself: cell ({i:nat}, {j:nat}).",
        "Besides the sums, the value of cell ({i:nat}, {j:nat}) was read.",
    ],
)
TARGET = Sentences(
    target=[
        "Find the whole grid, row by row, from {first:name} to {last:name}.",
        "What are the values of all cells, row by row, from {first:name} to {last:name}?",
        "Determine every cell of the grid, row by row, from {first:name} to {last:name}.",
        "Reconstruct the grid: give its cells row by row, from {first:name} to {last:name}.",
    ]
)
HINTS = (
    "The value of cell ({i:nat}, {j:nat}) is {value:nat}.",
    "Cell ({i:nat}, {j:nat}) contains {value:nat}.",
    "The number in cell ({i:nat}, {j:nat}) is {value:nat}.",
    "Cell ({i:nat}, {j:nat}) has the value {value:nat}.",
)
REQUESTS = (
    "What is the value of cell ({i:nat}, {j:nat})?",
    "Which number is in cell ({i:nat}, {j:nat})?",
    "Please give me the value of cell ({i:nat}, {j:nat}).",
    "What was read in cell ({i:nat}, {j:nat})?",
)

LARGEST_SIDE = 10
"""Names of cells have one digit for the row, and one for the column."""


def read(view: Sequence[str], target: str) -> Reading:
    """Read the sums, and the cell that was read out: its value is open."""
    sentences = VIEW.read_all(view, once=("size", "cells", "read"))
    size = sentences["size"][0]
    if not (1 <= size["rows"] <= LARGEST_SIDE and 1 <= size["columns"] <= LARGEST_SIDE):
        raise Unreadable(f"a grid of {size['rows']} rows and {size['columns']} columns")
    read_cell = list(sentences["read"][0].values())
    if read_cell[0] >= size["rows"] or read_cell[1] >= size["columns"]:
        raise Unreadable("the cell that was read out is outside the grid")
    names = tuple(f"c{i}{j}" for i in range(size["rows"]) for j in range(size["columns"]))
    asked = TARGET.gaps("target", target)
    if (asked["first"], asked["last"]) != (names[0], names[-1]):
        raise Unreadable(f"the task asks for {asked['first']} to {asked['last']}, which is not the grid")
    facts = {
        "row_sums": _sums(sentences["rows"], sentences["row"], size["rows"]),
        "column_sums": _sums(sentences["columns"], sentences["column"], size["columns"]),
        "read_cell": read_cell,
        "read_value": None,
    }
    return Reading(facts, ("cell_{}_{}".format(*read_cell),), names)


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Fill in the reading, if it is of the cell that was read."""
    if slot != "cell_{}_{}".format(*facts["read_cell"]):
        raise Unreadable(f"{slot} was not read out")
    return facts | {"read_value": int(value)}


def solve(facts: Facts) -> str:
    """Return the grid. Raises: Unreadable when the sums contradict each other, or leave a cell open."""
    width = len(facts["column_sums"])
    row, column = facts["read_cell"]
    cells: dict[tuple[int, int], int] = {(row, column): facts["read_value"]}
    lines = list(_lines(facts))
    height = len(facts["row_sums"])
    for _ in lines:
        for total, line in lines:
            still_open = [cell for cell in line if cell not in cells]
            needed = total - sum(cells[cell] for cell in line if cell in cells)
            if needed in (0, len(still_open)):
                cells |= dict.fromkeys(still_open, int(needed > 0))
    if len(cells) < height * width:
        raise Unreadable("the sums and the reading leave cells open")
    if any(sum(cells[cell] for cell in line) != total for total, line in lines):
        raise Unreadable("no grid has these sums and this reading")
    return f"({', '.join(str(cells[i, j]) for i in range(height) for j in range(width))})"


def _lines(facts: Facts) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Yield each row and column: its sum and its cells."""
    height = len(facts["row_sums"])
    width = len(facts["column_sums"])
    for i, total in enumerate(facts["row_sums"]):
        yield total, [(i, j) for j in range(width)]
    for j, total in enumerate(facts["column_sums"]):
        yield total, [(i, j) for i in range(height)]


def _sums(lists: list[dict[str, Any]], lines: list[dict[str, Any]], size: int) -> list[int]:
    """Return the sums of all rows or columns, which stand in one sentence or in one each."""
    totals = {line["line"]: line["total"] for line in lines}
    if lists:
        sums: list[int] = lists[0]["sums"]
        if lines or len(lists) > 1 or len(sums) != size:
            raise Unreadable("the sums do not have the size of the grid, or are given twice")
        return sums
    if len(lines) != size or set(totals) != set(range(size)):
        raise Unreadable(f"the sums of the lines {sorted(totals)} are given, expected {size} of them")
    return [totals[line] for line in range(size)]


READER = Reader(
    read=read,
    hints=dict.fromkeys(HINTS, ("cell_{i}_{j}", "{value}")),
    requests=dict.fromkeys(REQUESTS, "cell_{i}_{j}"),
    fill=fill,
    solve=solve,
)
