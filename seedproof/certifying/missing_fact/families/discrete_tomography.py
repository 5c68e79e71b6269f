"""A grid of zeros and ones, found from the sums of its rows and columns; one cell is withheld.

What is unknown of a cell is whether it contains 1: the engines count the ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from seedproof.certifying.missing_fact.family import Answer, Family, Model, each_is, only
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Symbol, Term, as_count, equal, total

Place = tuple[int, int]
Line = tuple[str, int]
"""A row or a column: `("row", 0)`."""

NOTES = Patterns(
    {
        "grid": (
            "A grid has {rows:integer} rows and {columns:integer} columns, and each cell contains 0 or 1.",
            "Each cell of a grid with {rows:integer} rows and {columns:integer} columns contains 0 or 1.",
            "Every cell of a grid holds a 0 or a 1; "
            "the grid has {rows:integer} rows and {columns:integer} columns.",
            "A grid of zeros and ones has {rows:integer} rows and {columns:integer} columns, "
            "with one number in each cell.",
        ),
        "cells": (
            "Cell (i, j) is in row i and column j, its value is cij, "
            "and the first row and column are numbered 0.",
            "Rows and columns are counted from 0; cell (i, j) is in row i and column j, "
            "and cij is its value.",
            "cij is the value of cell (i, j), which is in row i and column j; "
            "rows and columns are counted from 0.",
            "The value of cell (i, j), where row i and column j meet, is called cij; counting begins with 0.",
        ),
        "row_sum": (
            "Row {line:integer} has sum {value:integer}.",
            "The sum of row {line:integer} is {value:integer}.",
            "The cells of row {line:integer} add up to {value:integer}.",
            "The number of ones in row {line:integer} is {value:integer}.",
        ),
        "column_sum": (
            "Column {line:integer} has sum {value:integer}.",
            "The sum of column {line:integer} is {value:integer}.",
            "The cells of column {line:integer} add up to {value:integer}.",
            "The number of ones in column {line:integer} is {value:integer}.",
        ),
        "row_sums": (
            "The sums of the rows, in order, are {values:integers}.",
            "The rows have, in order, the sums {values:integers}.",
            "From the first row to the last, the row sums are {values:integers}.",
            "Row by row, the cells add up to {values:integers}.",
        ),
        "column_sums": (
            "The sums of the columns, in order, are {values:integers}.",
            "The columns have, in order, the sums {values:integers}.",
            "From the first column to the last, the column sums are {values:integers}.",
            "Column by column, the cells add up to {values:integers}.",
        ),
        "read": (
            "The value of cell ({i:integer}, {j:integer}) was read.",
            "Cell ({i:integer}, {j:integer}) was also read separately.",
            "One cell was read by itself: cell ({i:integer}, {j:integer}).",
            "Besides the sums, the value of cell ({i:integer}, {j:integer}) was read.",
        ),
        "cell": (
            "Cell ({i:integer}, {j:integer}) contains {value:integer}.",
            "Cell ({i:integer}, {j:integer}) has the value {value:integer}.",
            "The value of cell ({i:integer}, {j:integer}) is {value:integer}.",
            "The number in cell ({i:integer}, {j:integer}) is {value:integer}.",
        ),
    }
)

_ORDER = "row by row, from c{first:digits} to c{last:digits}"

TASKS = Patterns(
    {
        "grid": (
            f"Find the whole grid, {_ORDER}.",
            f"Determine every cell of the grid, {_ORDER}.",
            f"What are the values of all cells, {_ORDER}?",
            f"Reconstruct the grid: give its cells {_ORDER}.",
        ),
    },
    {"digits": Kind(r"\d\d", lambda text: (int(text[0]), int(text[1])))},
)


def _build(notes: Sequence[Said], task: Said) -> Model:
    grid = only(notes, "grid")
    only(notes, "cells")
    rows, columns = range(grid["rows"]), range(grid["columns"])
    symbols = {(i, j): Symbol(f"c{i}{j}", "Bool") for i in rows for j in columns}
    cells = {place: as_count(symbol) for place, symbol in symbols.items()}
    sums = _sums([stated for said in notes for stated in _stated(said)], rows, columns)
    alone = _place(only(notes, "read"))
    if (task["first"], task["last"]) != (min(cells), max(cells)):
        raise Unread(f"those are not the corners of the grid: {task.sentence}")

    def mean(said: Said) -> Sequence[Term]:
        if said.kind == "cell":
            return [equal(cells[_read_alone(alone, said)], said["value"])]
        return [equal(total(_along(line, cells)), value) for line, value in _stated(said)]

    answers = _grids([sums["row", i] for i in rows], [sums["column", j] for j in columns])
    asked = each_is(list(cells.values()))
    return Model(tuple(symbols.values()), mean, asked, answers=tuple(map(_written, answers)))


def _stated(said: Said) -> Sequence[tuple[Line, int]]:
    """Return the sums that a sentence states, each with its row or column."""
    of, _, many = said.kind.partition("_")
    if many == "sum":
        return [((of, said["line"]), said["value"])]
    if many == "sums":
        return [((of, line), value) for line, value in enumerate(said["values"])]
    return []


def _sums(stated: Sequence[tuple[Line, int]], rows: range, columns: range) -> Mapping[Line, int]:
    """Return the sums by row and column.

    Raises: Unread unless each row and each column has one sum, which is not negative.
    """
    lines = [*(("row", i) for i in rows), *(("column", j) for j in columns)]
    if sorted(line for line, _ in stated) != sorted(lines) or any(value < 0 for _, value in stated):
        raise Unread(f"the sums are of {sorted(line for line, _ in stated)}, the grid has {lines}")
    return dict(stated)


def _along(line: Line, cells: Mapping[Place, Term]) -> Sequence[Term]:
    of, number = line
    return [cell for (i, j), cell in cells.items() if number == (i if of == "row" else j)]


def _place(said: Said) -> Place:
    return said["i"], said["j"]


def _read_alone(alone: Place, said: Said) -> Place:
    """Return the cell of a sentence.

    Raises: Unread unless it is the one that was read alone.
    """
    if _place(said) != alone:
        raise Unread(f"the cell that was read is {alone}: {said.sentence}")
    return alone


def _grids(row_sums: Sequence[int], column_sums: Sequence[int]) -> Iterator[Sequence[int]]:
    """Go through the grids with these sums, each row by row, choosing the ones of the first row first."""
    if not row_sums:
        if not any(column_sums):
            yield []
        return
    columns = range(len(column_sums))
    for ones in combinations(columns, row_sums[0]):
        row = [int(j in ones) for j in columns]
        left = [column_sum - cell for column_sum, cell in zip(column_sums, row, strict=True)]
        if all(0 <= ones_left < len(row_sums) for ones_left in left):
            yield from ([*row, *below] for below in _grids(row_sums[1:], left))


def _written(cells: Sequence[int]) -> Answer:
    return f"({', '.join(map(str, cells))})"


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: f"cell_{said['i']}_{said['j']}",
    shared=frozenset(["grid", "cells", "read"]),
)
