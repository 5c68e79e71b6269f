"""Lists all grids with the stated sums, row pattern by row pattern, and looks at those with the reading."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, islice
from math import comb

from seedproof.benchmarks.missing_fact.prover import Facts, Prover

Grid = dict[int, tuple[int, ...]]
"""The columns of the ones, by row."""

SIZES = {1: {(4, 5), (5, 5), (4, 6), (4, 7)}, 2: {(5, 6), (5, 7)}, 3: {(6, 6), (6, 7)}}
"""The shorter side and the longer, by difficulty."""

MOST_PLAIN_LINES = 3
"""Rows and columns that are empty or full, together."""

LARGEST_SIDE = 8

LISTED = 50
"""Sums that leave more grids are refused."""


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the value that was read. Raises: ValueError unless the facts are sums, a cell and a reading."""
    if list(facts) != ["row_sums", "column_sums", "read_cell", "read_value"]:
        raise ValueError("expected the sums of rows and columns, a cell and its value")
    row_sums = facts["row_sums"]
    column_sums = facts["column_sums"]
    read_cell = facts["read_cell"]
    numbers = (*row_sums, *column_sums, *read_cell, facts["read_value"])
    if any(type(number) is not int or number < 0 for number in numbers):
        raise ValueError("expected integers that are not negative")
    if not (2 <= len(row_sums) <= LARGEST_SIDE and 2 <= len(column_sums) <= LARGEST_SIDE):
        raise ValueError(f"expected 2 to {LARGEST_SIDE} rows and columns")
    if len(read_cell) != 2 or read_cell[0] >= len(row_sums) or read_cell[1] >= len(column_sums):
        raise ValueError(f"the grid has no cell {read_cell}")
    if facts["read_value"] > 1 or slot != "cell_{}_{}".format(*read_cell):
        raise ValueError(f"{slot} is not the cell that was read out, or was not read as 0 or 1")
    return {slot: str(facts["read_value"])}


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is of another size, too easy, or leaves other than two grids."""
    rows = len(facts["row_sums"])
    columns = len(facts["column_sums"])
    if tuple(sorted((rows, columns))) not in SIZES.get(difficulty, ()):
        yield f"{rows} rows and {columns} columns"
    plain = sum(total in (0, columns) for total in facts["row_sums"])
    plain += sum(total in (0, rows) for total in facts["column_sums"])
    if plain > MOST_PLAIN_LINES:
        yield f"{plain} rows and columns that are empty or full"
    grids = _stated(facts)
    if len(grids) != 2:
        yield f"sums that leave {len(grids)} grids"
    if len({_cell(facts, grid) for grid in grids}) < 2:
        yield f"sums that fix cell {facts['read_cell']}"


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is 0 or 1 in some grid with these sums."""
    return slot == "cell_{}_{}".format(*view["read_cell"]) and any(
        _cell(view, grid) == value for grid in _stated(view)
    )


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Return the grids with that reading."""
    return (_text(view, grid) for grid in _stated(view) if _cell(view, grid) == value)


def count(view: Facts) -> tuple[int, int]:
    """Count the grids with these sums; each is an answer of its own."""
    grids = _stated(view)
    return len(grids), len({_text(view, grid) for grid in grids})


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what one cell alone allows: every other cell may be 0, or 1."""
    row, column = facts["read_cell"]
    for filling in (0, 1):
        cells = [[str(filling) for _ in facts["column_sums"]] for _ in facts["row_sums"]]
        cells[row][column] = str(facts["read_value"])
        yield f"({', '.join(cell for line in cells for cell in line)})"


def _cell(facts: Facts, grid: Grid) -> str:
    row, column = facts["read_cell"]
    return "1" if column in grid[row] else "0"


def _text(facts: Facts, grid: Grid) -> str:
    columns = range(len(facts["column_sums"]))
    cells = ["1" if column in grid[row] else "0" for row in sorted(grid) for column in columns]
    return f"({', '.join(cells)})"


def _stated(facts: Facts) -> tuple[Grid, ...]:
    return _listed(tuple(facts["row_sums"]), tuple(facts["column_sums"]))


@lru_cache(maxsize=1000)
def _listed(row_sums: tuple[int, ...], column_sums: tuple[int, ...]) -> tuple[Grid, ...]:
    if sum(row_sums) != sum(column_sums):
        return ()
    grids = tuple(islice(_grids(dict(enumerate(row_sums)), column_sums), LISTED + 1))
    if len(grids) > LISTED:
        raise ValueError(f"the sums leave more than {LISTED} grids")
    return grids


def _grids(row_sums: dict[int, int], column_sums: tuple[int, ...]) -> Iterator[Grid]:
    """Yield every grid once: take the row with the fewest patterns, then go on with what is left.

    A column whose sum is the number of rows left has a one in each of them; a column whose sum is 0, none.
    """
    height = len(row_sums)
    if not height:
        yield {}
        return
    needed = [column for column, left in enumerate(column_sums) if left == height]
    free = [column for column, left in enumerate(column_sums) if 0 < left < height]
    if max(column_sums) > height:
        return
    patterns = {
        row: comb(len(free), total - len(needed)) if total >= len(needed) else 0
        for row, total in row_sums.items()
    }
    row = min(patterns, key=patterns.__getitem__)
    if not patterns[row]:
        return
    others = {line: total for line, total in row_sums.items() if line != row}
    for chosen in combinations(free, row_sums[row] - len(needed)):
        ones = (*needed, *chosen)
        left = tuple(total - (column in ones) for column, total in enumerate(column_sums))
        for grid in _grids(others, left):
            yield grid | {row: ones}


PROVER = Prover(
    family_type="B",
    answer_type="tuple",
    method="finite",
    held=held,
    ranges=ranges,
    view=lambda facts, slot: facts | {"read_value": None},
    admits=admits,
    answers=answers,
    values=lambda view, slot, value: ("0", "1"),
    count=count,
    other_side=other_side,
)
