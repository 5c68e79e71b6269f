"""Draws a grid for its sums, then a cell to read out and a target that either reading decides.

A grid is an integer: bit i*columns + j is cell (i, j). The grids with given sums are put together from upper
and lower halves; a tally holds the sum of column j in its bits 4*j to 4*j + 3.
"""

from functools import cache, reduce
from itertools import product
from operator import and_, or_

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.exact.certificate import Cases
from seedproof.record.draws import Draws, Rejected

SIZES = ((3, 3), (3, 4), (4, 4))

Sums = tuple[int, ...]


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a uniform grid for the sums, a pair of cells, and the reading that gives a drawn answer."""
    rows, columns = SIZES[difficulty - 1]
    wanted = draws.below(2)
    grid = draws.below(1 << rows * columns)
    lines = [grid >> columns * row & (1 << columns) - 1 for row in range(rows)]
    row_sums = tuple(map(int.bit_count, lines))
    tally = sum(map(_tallies(columns).__getitem__, lines))
    _, decided = _decided(columns, row_sums, tally)
    if not decided:
        raise Rejected("no reading decides another cell")
    (read, target), at_zero = draws.choice(decided)
    facts = {
        "row_sums": list(row_sums),
        "column_sums": [tally >> 4 * column & 15 for column in range(columns)],
        "read_cell": list(divmod(read, columns)),
        "read_value": at_zero ^ wanted,
        "target_cell": list(divmod(target, columns)),
    }
    return Problem(facts, "cell_{}_{}".format(*divmod(read, columns)))


def solve(problem: Problem) -> Solution:
    """Find the target's value for both readings: they differ, so each reading is a witness for the other."""
    facts = problem.facts
    columns = len(problem.facts["column_sums"])
    tally = sum(value << 4 * column for column, value in enumerate(facts["column_sums"]))
    grids, decided = _decided(columns, tuple(facts["row_sums"]), tally)
    read, target = (row * columns + column for row, column in (facts["read_cell"], facts["target_cell"]))
    at_zero = dict(decided)[read, target]
    value = facts["read_value"]
    answers = (str(at_zero), str(1 - at_zero))
    return Solution(
        answer=answers[value],
        hint_value=str(value),
        witnesses=[(str(1 - value), answers[1 - value])],
        certificate=Cases((("0", answers[0]), ("1", answers[1]))),
        candidates=grids,
        answers_without_hint=2,
    )


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that names the cell that was read out, for nothing else locates it."""
    facts = problem.facts
    row_sums = facts["row_sums"]
    column_sums = facts["column_sums"]
    rows, columns = (", ".join(map(str, sums)) for sums in (row_sums, column_sums))
    read, target = ("cell ({}, {})".format(*facts[key]) for key in ("read_cell", "target_cell"))
    view = [
        f"A grid has {len(row_sums)} rows and {len(column_sums)} columns, and each cell contains 0 or 1.",
        "Rows and columns are counted from 0, and cell (i, j) is the one in row i and column j.",
    ]
    if draws.below(2):
        view += [
            f"The sums of the rows, in order, are {rows}.",
            f"The sums of the columns, in order, are {columns}.",
        ]
    else:
        view += [
            f"Row by row, the cells add up to {rows}.",
            f"Column by column, the cells add up to {columns}.",
        ]
    view.append(f"The value of {read} was read out.")
    return Words(
        view,
        f"Find the value of {target}.",
        f"The value of {read} is {facts['read_value']}.",
        f"What is the value of {read}?",
    )


@cache
def _decided(columns: int, row_sums: Sums, tally: int) -> tuple[int, tuple[tuple[tuple[int, int], int], ...]]:
    """Count the grids, and return (read cell, target) with the target's value where the reading is 0."""
    grids = _grids(columns, row_sums, tally)
    decided = []
    for read in range(len(row_sums) * columns):
        zeros = [grid for grid in grids if not grid >> read & 1]
        if 0 < len(zeros) < len(grids):
            ones = [grid for grid in grids if grid >> read & 1]
            all_0 = reduce(and_, zeros)
            all_1 = reduce(and_, ones)
            vary = all_0 ^ reduce(or_, zeros) | all_1 ^ reduce(or_, ones)
            differ = (all_0 ^ all_1) & ~vary & ~(1 << read)
            while differ:
                target = differ.bit_length() - 1
                differ ^= 1 << target
                decided.append(((read, target), all_0 >> target & 1))
    return len(grids), tuple(decided)


def _grids(columns: int, row_sums: Sums, tally: int) -> list[int]:
    upper = _part(columns, row_sums[:2])
    lower = _part(columns, row_sums[2:])
    return [
        low << 2 * columns | high
        for above, highs in upper.items()
        for low in lower.get(tally - above, ())
        for high in highs
    ]


@cache
def _part(columns: int, row_sums: Sums) -> dict[int, list[int]]:
    """Return all stacks of rows with the given sums, by tally."""
    stacks: dict[int, list[int]] = {}
    for lines in product(range(1 << columns), repeat=len(row_sums)):
        if all(line.bit_count() == total for line, total in zip(lines, row_sums, strict=True)):
            mask = sum(line << columns * row for row, line in enumerate(lines))
            tally = sum(map(_tallies(columns).__getitem__, lines))
            stacks.setdefault(tally, []).append(mask)
    return stacks


@cache
def _tallies(columns: int) -> tuple[int, ...]:
    return tuple(
        sum((line >> column & 1) << 4 * column for column in range(columns)) for line in range(1 << columns)
    )


FAMILY = Family(
    family_type="B",
    answer_type="integer",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    max_difficulty=3,
    repairs=[
        "The grid is 3 by 3, 3 by 4 and 4 by 4 at difficulties 1, 2 and 3, not always 3 by 3; no formula "
        "leads on to a difficulty 4.",
        "The view says which cell was read out, for without that the missing fact cannot be located.",
        "Either reading of that cell decides the target, each with another value, and 0 and 1 are equally "
        "frequent answers.",
    ],
)
