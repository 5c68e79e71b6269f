"""Rules of `discrete_tomography`: the shape of the grid, and the grids that its sums leave."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def grid(text: str, cell: list[int]) -> Facts:
    """The sums of a grid, written row by row, of which one cell is read out."""
    rows = text.split()
    columns = list(zip(*rows, strict=True))
    row, column = cell
    return {
        "row_sums": [line.count("1") for line in rows],
        "column_sums": [line.count("1") for line in columns],
        "read_cell": cell,
        "read_value": int(rows[row][column]),
    }


RULES: list[Rule] = [
    Rule(
        "4 by 5, not larger",
        1,
        "cell_1_1",
        grid("10000 11000 10100 11100", [1, 1]),
        grid("10000 01000 11100 11110 11111 11111", [1, 1]),
        "6 rows and 5 columns",
    ),
    Rule(
        "5 by 4, not smaller",
        1,
        "cell_1_1",
        grid("1000 0100 1110 1110 1111", [1, 1]),
        grid("1000 0100 1110 1111", [1, 1]),
        "4 rows and 4 columns",
    ),
    Rule(
        "4 by 7, not longer",
        1,
        "cell_2_5",
        grid("1000000 1110000 1111110 1111101", [2, 5]),
        grid("10000000 11100000 11111100 11111010", [2, 5]),
        "4 rows and 8 columns",
    ),
    Rule(
        "5 by 5 is of difficulty 1",
        2,
        "cell_1_1",
        grid("100000 010000 111000 111100 111111", [1, 1]),
        grid("10000 01000 11000 11100 11110", [1, 1]),
        "5 rows and 5 columns",
    ),
    Rule(
        "5 by 7 is of difficulty 2",
        3,
        "cell_2_3",
        grid("000000 111000 111100 111010 111110 111111", [2, 3]),
        grid("1000000 1110000 1111000 1110100 1111100", [2, 3]),
        "5 rows and 7 columns",
    ),
    Rule(
        "three plain lines",
        1,
        "cell_2_2",
        grid("11000 11100 11010 11110 11111", [2, 2]),
        grid("11000 11100 11010 11111 11111", [2, 2]),
        "4 rows and columns that are empty or full",
    ),
    Rule(
        "two grids, not three",
        1,
        "cell_3_4",
        grid("00000 11000 11110 11101 11111", [3, 4]),
        grid("10000 11110 11110 11101 11111", [3, 4]),
        "sums that leave 3 grids",
    ),
    Rule(
        "two grids, not one",
        1,
        "cell_3_4",
        grid("00000 11000 11110 11101 11111", [3, 4]),
        grid("00000 10000 11000 11110", [3, 4]),
        "sums that leave 1 grids; sums that fix cell [3, 4]",
    ),
    Rule(
        "the read cell is one of the four",
        1,
        "cell_1_1",
        grid("10000 11000 10100 11100", [1, 1]),
        grid("100000 111110 111101 111111", [1, 1]),
        "sums that fix cell [1, 1]",
    ),
    Rule(
        "highest difficulty",
        3,
        "cell_3_3",
        grid("000000 111000 111100 111010 111110 111111", [3, 3]),
        grid("0000000 1110000 1111000 1110100 1111100 1111110 1111111", [3, 3]),
        "7 rows and 7 columns",
    ),
    Rule(
        "5 by 7, not longer",
        2,
        "cell_3_5",
        grid("0000000 1111000 1111110 1111101 1111111", [3, 5]),
        grid("00000000 11110000 11111100 11111010 11111110", [3, 5]),
        "5 rows and 8 columns",
    ),
    Rule(
        "6 by 7, not longer",
        3,
        "cell_3_5",
        grid("0000000 1111000 1111110 1111101 1111111 1111111", [3, 5]),
        grid("00000000 11110000 11111100 11111010 11111110 11111110", [3, 5]),
        "6 rows and 8 columns",
    ),
    Rule(
        "three empty lines",
        1,
        "cell_1_2",
        grid("000000 111000 110100 110000", [1, 2]),
        grid("000000 110000 101000 100000", [1, 2]),
        "4 rows and columns that are empty or full",
    ),
]
