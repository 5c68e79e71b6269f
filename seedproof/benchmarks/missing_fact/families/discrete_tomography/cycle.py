"""Reads the sums and the two cells back, and solves by counting grids with a generating function.

The grids with given sums are counted by one coefficient of a product of one polynomial per row, with a
variable for each column. The polynomials are integers in a base that no coefficient reaches.
"""

from collections.abc import Sequence
from itertools import product
from math import prod

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

TEXT = Sentences(
    size="A grid has {rows:nat} rows and {columns:nat} columns, and each cell contains 0 or 1.",
    cells="Rows and columns are counted from 0, and cell (i, j) is the one in row i and column j.",
    rows=["The sums of the rows, in order, are {sums:ints}.", "Row by row, the cells add up to {sums:ints}."],
    columns=[
        "The sums of the columns, in order, are {sums:ints}.",
        "Column by column, the cells add up to {sums:ints}.",
    ],
    read="The value of cell ({i:nat}, {j:nat}) was read out.",
    value="The value of cell ({i:nat}, {j:nat}) is {value:nat}.",
    target="Find the value of cell ({i:nat}, {j:nat}).",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the sums, and the cell that was read out: its value is open."""
    sentences = TEXT.read_all(view, once=("size", "cells", "rows", "columns", "read"))
    if len(view) != 5:
        raise Unreadable("the view says more than sums and the cell that was read out")
    size = sentences["size"][0]
    row_sums = sentences["rows"][0]["sums"]
    column_sums = sentences["columns"][0]["sums"]
    if (len(row_sums), len(column_sums)) != (size["rows"], size["columns"]):
        raise Unreadable("the sums do not have the size of the grid")
    cells = [list(sentences["read"][0].values()), list(TEXT.gaps("target", target).values())]
    if any(i >= size["rows"] or j >= size["columns"] for i, j in cells):
        raise Unreadable("a cell is outside the grid")
    facts = {
        "row_sums": row_sums,
        "column_sums": column_sums,
        "read_cell": cells[0],
        "read_value": None,
        "target_cell": cells[1],
    }
    return Reading(facts, ("cell_{}_{}".format(*cells[0]),))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Fill in the reading, if it is of the cell that was read out."""
    if slot != "cell_{}_{}".format(*facts["read_cell"]):
        raise Unreadable(f"{slot} was not read out")
    return facts | {"read_value": int(value)}


def solve(facts: Facts) -> str:
    """Return the one value of the target with which a grid exists."""
    read_cell = tuple(facts["read_cell"])
    target = tuple(facts["target_cell"])
    sums = facts["row_sums"], facts["column_sums"]
    possible = [value for value in (0, 1) if _ways(*sums, {target: value, read_cell: facts["read_value"]})]
    if len(possible) != 1 or target == read_cell:
        raise Unreadable(f"the text leaves the values {possible} to the target")
    return str(possible[0])


def _ways(row_sums: list[int], column_sums: list[int], known: dict[tuple[int, int], int]) -> int:
    base = len(row_sums) + 1
    width = len(row_sums) * len(column_sums) + 1

    def power(ones: Sequence[int]) -> int:
        exponent = 0
        for count in reversed(ones):
            exponent = exponent * base + count
        return exponent * width

    lines = (
        sum(
            1 << power(ones)
            for ones in product((0, 1), repeat=len(column_sums))
            if sum(ones) == total and all(ones[j] == value for (i, j), value in known.items() if i == row)
        )
        for row, total in enumerate(row_sums)
    )
    return prod(lines) >> power(column_sums) & (1 << width) - 1


READER = Reader(
    read=read,
    hints={"The value of cell ({i:nat}, {j:nat}) is {value:int}.": ("cell_{i}_{j}", "{value}")},
    requests={"What is the value of cell ({i:nat}, {j:nat})?": "cell_{i}_{j}"},
    fill=fill,
    solve=solve,
)
