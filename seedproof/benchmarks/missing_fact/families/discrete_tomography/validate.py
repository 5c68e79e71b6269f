"""Lists all grids with the stated sums, row by row, and looks at the target in those that fit the reading."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from seedproof.benchmarks.missing_fact.prover import Facts, Prover

Grid = tuple[tuple[int, ...], ...]


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the value that was read."""
    cells = facts["read_cell"], facts["target_cell"]
    if any(type(total) is not int for total in (*facts["row_sums"], *facts["column_sums"])):
        raise ValueError("a sum is not an integer")
    sizes = len(facts["row_sums"]), len(facts["column_sums"])
    for cell in cells:
        if len(cell) != 2 or any(
            type(index) is not int or not 0 <= index < size for index, size in zip(cell, sizes, strict=True)
        ):
            raise ValueError(f"the grid has no cell {cell}")
    if cells[0] == cells[1] or slot != "cell_{}_{}".format(*cells[0]):
        raise ValueError(f"{slot} is not the cell that was read out, or it is the target")
    return {slot: str(facts["read_value"])}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is 0 or 1 in some grid with these sums."""
    row, column = view["read_cell"]
    return any(str(grid[row][column]) == value for grid in _stated(view))


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Return the target's values in the grids with that reading."""
    row, column = view["read_cell"]
    i, j = view["target_cell"]
    return (str(grid[i][j]) for grid in _stated(view) if str(grid[row][column]) == value)


def count(view: Facts) -> tuple[int, int]:
    """Count the grids with these sums, and the values of the target in them."""
    i, j = view["target_cell"]
    grids = _stated(view)
    return len(grids), len({grid[i][j] for grid in grids})


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what one cell alone allows: every other cell may be 0, or 1."""
    for fill in (0, 1):
        yield str(facts["read_value"] if facts["read_cell"] == facts["target_cell"] else fill)


def _stated(view: Facts) -> tuple[Grid, ...]:
    return _grids(tuple(view["row_sums"]), tuple(view["column_sums"]))


@cache
def _grids(row_sums: tuple[int, ...], column_sums: tuple[int, ...]) -> tuple[Grid, ...]:
    if min(column_sums) < 0 or sum(row_sums) != sum(column_sums):
        return ()
    if not row_sums:
        return ((),)
    columns = range(len(column_sums))
    first = [tuple(int(column in ones) for column in columns) for ones in combinations(columns, row_sums[0])]
    return tuple(
        (row, *rest)
        for row in first
        for rest in _grids(
            row_sums[1:], tuple(left - cell for left, cell in zip(column_sums, row, strict=True))
        )
    )


PROVER = Prover(
    family_type="B",
    answer_type="integer",
    method="finite",
    held=held,
    view=lambda facts, slot: facts | {"read_value": None},
    admits=admits,
    answers=answers,
    values=lambda view, slot, value: ("0", "1"),
    count=count,
    other_side=other_side,
)
