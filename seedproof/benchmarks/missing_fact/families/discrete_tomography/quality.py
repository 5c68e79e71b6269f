"""Guesses the reading, which is 0 as often as 1.

Rows and columns may be renamed, and exchanged; so may 0 and 1.
"""

from collections.abc import Iterator

from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the grid and its transpose, each with 0 and 1 as they are and exchanged.

    Lines stand in the order of their sums; the line read comes first of those with its sum.
    """
    for colours in (facts, _exchanged(facts)):
        yield _ordered(colours)
        yield _ordered(_transposed(colours))


def _exchanged(facts: Facts) -> Facts:
    rows = len(facts["row_sums"])
    columns = len(facts["column_sums"])
    value = facts["read_value"]
    return facts | {
        "row_sums": [columns - total for total in facts["row_sums"]],
        "column_sums": [rows - total for total in facts["column_sums"]],
        "read_value": value if value is None else 1 - value,
    }


def _transposed(facts: Facts) -> Facts:
    row, column = facts["read_cell"]
    return facts | {
        "row_sums": facts["column_sums"],
        "column_sums": facts["row_sums"],
        "read_cell": [column, row],
    }


def _ordered(facts: Facts) -> Facts:
    row_sums, row = _sorted(facts["row_sums"], facts["read_cell"][0])
    column_sums, column = _sorted(facts["column_sums"], facts["read_cell"][1])
    return facts | {"row_sums": row_sums, "column_sums": column_sums, "read_cell": [row, column]}


def _sorted(sums: list[int], read: int) -> tuple[list[int], int]:
    """Return the sums in rising order, and where the line read is among them."""
    in_order = sorted(sums)
    return in_order, in_order.index(sums[read])


def operations(facts: Facts) -> int:
    """Count one subtraction for every cell that is filled in, and one look at every sum."""
    rows = len(facts["row_sums"])
    columns = len(facts["column_sums"])
    return rows * columns + rows + columns


SURVEY = Survey(
    completions=lambda view, slot, difficulty: {"0": 1, "1": 1},
    simplest=lambda view, slot: "0",
    images=images,
    operations=operations,
)
