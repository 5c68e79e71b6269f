"""Draws row and column sums that exactly two grids have, and the reading that tells the two apart.

Two grids with the same sums are joined by switches: 1 0 over 0 1, in two rows and two columns, becomes 0 1
over 1 0. So the sums leave two grids where the ones of the rows are nested in each other but for one such
pair of rows. The lines of such a grid have an order: a row that comes earlier has a one in every column that
comes later, and a column that comes earlier has a zero in every row that comes later. The pair stands
somewhere in this order, and so do the pair of its columns, at the same place.
"""

from collections.abc import Hashable
from functools import cache

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Cases
from seedproof.record.draws import Draws, Rejected

SIZES = {
    1: ((4, 5), (5, 4), (5, 5), (4, 6), (6, 4), (4, 7), (7, 4)),
    2: ((5, 6), (6, 5), (5, 7), (7, 5)),
    3: ((6, 6), (6, 7), (7, 6)),
}
"""Rows and columns, by difficulty."""

MOST_PLAIN_LINES = 3
"""Rows and columns that are empty or full, together."""

SIZE = (
    "A grid has {rows} rows and {columns} columns, and each cell contains 0 or 1.",
    "Each cell of a grid with {rows} rows and {columns} columns contains 0 or 1.",
    "Every cell of a grid holds a 0 or a 1; the grid has {rows} rows and {columns} columns.",
    "A grid of zeros and ones has {rows} rows and {columns} columns, with one number in each cell.",
)
CELLS = (
    "Rows and columns are counted from 0; cell (i, j) is in row i and column j, and cij is its value.",
    "cij is the value of cell (i, j), which is in row i and column j; rows and columns are counted from 0.",
    "The value of cell (i, j), where row i and column j meet, is called cij; counting begins with 0.",
    "Cell (i, j) is in row i and column j, its value is cij, and the first row and column are numbered 0.",
)
ROWS = (
    "The sums of the rows, in order, are {sums}.",
    "Row by row, the cells add up to {sums}.",
    "From the first row to the last, the row sums are {sums}.",
    "The rows have, in order, the sums {sums}.",
)
COLUMNS = (
    "The sums of the columns, in order, are {sums}.",
    "Column by column, the cells add up to {sums}.",
    "From the first column to the last, the column sums are {sums}.",
    "The columns have, in order, the sums {sums}.",
)
ROW = (
    "Row {line} has sum {total}.",
    "The cells of row {line} add up to {total}.",
    "The sum of row {line} is {total}.",
    "The number of ones in row {line} is {total}.",
)
COLUMN = (
    "Column {line} has sum {total}.",
    "The cells of column {line} add up to {total}.",
    "The sum of column {line} is {total}.",
    "The number of ones in column {line} is {total}.",
)
READ = (
    "The value of cell ({i}, {j}) was read.",
    "Cell ({i}, {j}) was also read separately.",
    "One cell was read by itself: cell ({i}, {j}).",
    "Besides the sums, the value of cell ({i}, {j}) was read.",
)
TARGET = (
    "Find the whole grid, row by row, from {first} to {last}.",
    "What are the values of all cells, row by row, from {first} to {last}?",
    "Determine every cell of the grid, row by row, from {first} to {last}.",
    "Reconstruct the grid: give its cells row by row, from {first} to {last}.",
)
HINT = (
    "The value of cell ({i}, {j}) is {value}.",
    "Cell ({i}, {j}) contains {value}.",
    "The number in cell ({i}, {j}) is {value}.",
    "Cell ({i}, {j}) has the value {value}.",
)
REQUEST = (
    "What is the value of cell ({i}, {j})?",
    "Which number is in cell ({i}, {j})?",
    "Please give me the value of cell ({i}, {j}).",
    "What was read in cell ({i}, {j})?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw the order of the lines, the place of the pair in it, and one of the pair's four cells."""
    rows, columns = draws.choice(SIZES[difficulty])
    lines = ["row"] * (rows - 2) + ["column"] * (columns - 2)
    draws.shuffle(lines)
    lines.insert(draws.below(rows + columns - 3), "pair")
    row_sums: list[int] = []
    column_sums: list[int] = []
    for line in lines:
        above = len(row_sums)
        behind = columns - len(column_sums)
        if line == "row":
            row_sums.append(behind)
        elif line == "column":
            column_sums.append(above)
        else:
            of_pair = behind - 1, above + 1
            row_sums += [behind - 1] * 2
            column_sums += [above + 1] * 2
    plain = [total for total in row_sums if total in (0, columns)]
    plain += [total for total in column_sums if total in (0, rows)]
    if len(plain) > MOST_PLAIN_LINES:
        raise Rejected("too many lines are empty or full")
    draws.shuffle(row_sums)
    draws.shuffle(column_sums)
    row = draws.choice(_places(row_sums, of_pair[0]))
    column = draws.choice(_places(column_sums, of_pair[1]))
    facts = {
        "row_sums": row_sums,
        "column_sums": column_sums,
        "read_cell": [row, column],
        "read_value": draws.choice((1, 0)),
    }
    return Problem(facts, f"cell_{row}_{column}")


def solve(problem: Problem) -> Solution:
    """Fill in both grids: each row has its ones in the columns with the largest sums."""
    row_sums, column_sums, (row, column), value = problem.facts.values()
    by_sum = sorted(range(len(column_sums)), key=column_sums.__getitem__, reverse=True)
    (second_row,) = (i for i in _places(row_sums, row_sums[row]) if i != row)
    (second_column,) = (j for j in _places(column_sums, column_sums[column]) if j != column)
    grid = []
    for total in row_sums:
        cells = ["0"] * len(column_sums)
        for j in by_sum[:total]:
            cells[j] = "1"
        grid.append(cells)
    answers = []
    for reading in "01":
        opposite = "10"[int(reading)]
        grid[row][column] = reading
        grid[second_row][second_column] = reading
        grid[row][second_column] = opposite
        grid[second_row][column] = opposite
        answers.append(f"({', '.join([', '.join(cells) for cells in grid])})")
    return Solution(
        answer=answers[value],
        hint_value=str(value),
        witnesses=[(str(1 - value), answers[1 - value])],
        certificate=Cases((("0", answers[0]), ("1", answers[1]))),
        candidates=2,
        answers_without_hint=2,
    )


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that names the cell that was read out, for nothing else locates it."""
    row_sums, column_sums, (row, column), value = problem.facts.values()
    sums = [
        *_said(draws, ROWS, ROW, row_sums),
        *_said(draws, COLUMNS, COLUMN, column_sums),
        say(draws, READ, i=row, j=column),
    ]
    draws.shuffle(sums)
    view = [
        say(draws, SIZE, rows=len(row_sums), columns=len(column_sums)),
        say(draws, CELLS),
        *sums,
    ]
    names = _names(len(row_sums), len(column_sums))
    return Words(
        view,
        say(draws, TARGET, first=names[0], last=names[-1]),
        (say(draws, HINT, i=row, j=column, value=value),),
        say(draws, REQUEST, i=row, j=column),
        names,
    )


def notes(problem: Problem) -> Hashable:
    """Return the sums of the ones in rising order, or those of the zeros, rows and columns alike.

    They tell which cells vary, and these four are alike: swapping the rows of the pair, or its columns, is
    a renaming.
    """
    row_sums, column_sums, _, _ = problem.facts.values()
    ones = sorted([sorted(row_sums), sorted(column_sums)])
    rows = [len(column_sums) - total for total in row_sums]
    columns = [len(row_sums) - total for total in column_sums]
    zeros = sorted([sorted(rows), sorted(columns)])
    first, second = min(ones, zeros)
    return tuple(first), tuple(second)


def state(problem: Problem) -> Hashable:
    """Return what the notes say: either reading belongs to the same two grids."""
    return notes(problem)


def _places(sums: list[int], total: int) -> list[int]:
    return [line for line, of_line in enumerate(sums) if of_line == total]


def _said(draws: Draws, lists: tuple[str, ...], lines: tuple[str, ...], sums: list[int]) -> list[str]:
    """Say the sums in one sentence, or each in its own."""
    if draws.below(2):
        return [say(draws, lists, sums=", ".join(map(str, sums)))]
    return say_each(draws, lines, [{"line": line, "total": total} for line, total in enumerate(sums)])


@cache
def _names(rows: int, columns: int) -> tuple[str, ...]:
    return tuple(f"c{i}{j}" for i in range(rows) for j in range(columns))


FAMILY = Family(
    family_type="B",
    answer_type="tuple",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    max_difficulty=3,
    version=3,
    repairs=[
        "The whole grid is asked for, row by row: another single cell is the reading or its opposite, "
        "whatever the sums are.",
        "The sums leave exactly two grids, which differ in the cell that was read. A reading is 0 or 1, "
        "and either reading must leave one grid: with three grids or more, only one reading can, so the "
        "notes would tell which it is.",
        "The grid is 4 by 5, 5 by 5, 4 by 6 or 4 by 7 at difficulty 1, 5 by 6 or 5 by 7 at difficulty 2, and "
        "6 by 6 or 6 by 7 at difficulty 3, in either orientation, not always 3 by 3. Up to the order of the "
        "lines, transposition and exchanging 0 and 1, 153, 297 and 604 choices of sums leave two grids; 3 by "
        "3 and 4 by 4 have fewer than twenty. No formula leads on to a difficulty 4.",
        "At most three rows and columns, taken together, are empty or full.",
        "The view says which cell was read, for without that the missing fact cannot be located.",
    ],
)
