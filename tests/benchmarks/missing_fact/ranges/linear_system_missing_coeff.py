"""Rules of `linear_system_missing_coeff`: sizes of coefficients and right-hand sides, and the answer."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def system(rows: list[list[int]], right: list[int]) -> Facts:
    return {"A": rows, "b": right, "target": 0}


TWO_ROWS = [[-2, 9], [-5, 3]]
THREE_ROWS = [[-1, 2, -3], [-2, -5, 5], [-4, 4, 3]]
FOUR_ROWS = [[-6, -6, -1, 4], [5, 1, -6, 1], [-3, -3, -2, 1], [5, -3, 4, -5]]
FIVE_ROWS = [
    [3, 2, 3, -3, -2],
    [3, -4, -1, -5, 2],
    [-2, 3, -1, -2, -2],
    [4, 5, -2, -1, -3],
    [-6, 1, -4, -2, -6],
]

RULES: list[Rule] = [
    Rule(
        "two equations",
        1,
        "A_0_0",
        system(TWO_ROWS, [8, -6]),
        system(THREE_ROWS, [7, 8, -7]),
        "3 equations",
    ),
    Rule(
        "three equations",
        2,
        "A_0_0",
        system(THREE_ROWS, [10, 15, 16]),
        system([[3, -1], [6, 1]], [3, -2]),
        "2 equations",
    ),
    Rule(
        "largest coefficient",
        1,
        "A_0_0",
        system(TWO_ROWS, [8, -6]),
        system([[-2, 10], [-5, 3]], [8, -6]),
        "a row with the coefficients [-2, 10]",
    ),
    Rule(
        "a coefficient is 0",
        1,
        "A_0_0",
        system(TWO_ROWS, [8, -6]),
        system([[-2, 9], [0, 3]], [8, -7]),
        "a row with the coefficients [0, 3]",
    ),
    Rule(
        "largest coefficient",
        2,
        "A_0_0",
        system([[-1, 2, -3], [-2, -5, 7], [-4, 4, 3]], [10, 15, 16]),
        system([[-1, 2, -3], [-2, -5, 8], [-4, 4, 3]], [10, 15, 16]),
        "a row with the coefficients [-2, -5, 8]",
    ),
    Rule(
        "largest coefficient",
        3,
        "A_0_0",
        system(FOUR_ROWS, [-7, -24, -23, 7]),
        system([[-7, -6, -1, 4], *FOUR_ROWS[1:]], [-7, -24, -23, 7]),
        "a row with the coefficients [-7, -6, -1, 4]",
    ),
    Rule(
        "largest right-hand side",
        1,
        "A_0_0",
        system(TWO_ROWS, [8, -6]),
        system(TWO_ROWS, [9, -6]),
        "the right-hand sides [9, -6]",
    ),
    Rule(
        "largest right-hand side",
        2,
        "A_0_0",
        system(THREE_ROWS, [10, 15, 16]),
        system(THREE_ROWS, [10, 15, 17]),
        "the right-hand sides [10, 15, 17]",
    ),
    Rule(
        "a right-hand side is 0",
        1,
        "A_0_0",
        system(TWO_ROWS, [8, -6]),
        system(TWO_ROWS, [8, 0]),
        "the right-hand sides [8, 0]",
    ),
    Rule(
        "A is regular",
        1,
        "A_0_0",
        system([[3, 3], [6, 5]], [-7, -8]),
        system([[3, 3], [6, 6]], [-7, -8]),
        "a singular system",
    ),
    Rule(
        "largest denominator of the answer",
        2,
        "A_0_0",
        system([[6, 2, -3], [6, 2, 7], [-4, 7, 5]], [16, -1, -10]),
        system([[-2, 3, -5], [-5, 7, 4], [7, 5, 7]], [-4, -16, -3]),
        "the answer 479/501",
    ),
    Rule(
        "largest denominator of the answer",
        3,
        "A_0_0",
        system([[1, 3, 5, -4], [6, -5, 3, 2], [-5, -5, 5, 3], [3, -6, 2, -6]], [16, 11, -4, -19]),
        system([[6, -1, 1, 3], [-2, -5, 6, -6], [-2, -2, 5, 2], [1, -6, -3, -1]], [20, 9, 2, 11]),
        "the answer 5872/2001",
    ),
    Rule(
        "the answer is 0",
        1,
        "A_0_0",
        system([[3, -1], [6, 1]], [3, -2]),
        system([[3, -1], [6, 1]], [3, -3]),
        "the answer 0",
    ),
    Rule(
        "the answer stands in A",
        1,
        "A_0_0",
        system([[2, -3], [6, -1]], [-5, -8]),
        system([[2, -3], [6, -1]], [-5, -7]),
        "a system with the answer -1 in it",
    ),
    Rule(
        "the answer stands in b",
        1,
        "A_0_0",
        system([[8, -1], [5, -2]], [7, 1]),
        system([[8, -1], [5, -2]], [6, 1]),
        "a system with the answer 1 in it",
    ),
    Rule(
        "largest coefficient beyond difficulty 3",
        4,
        "A_0_0",
        system(FIVE_ROWS, [8, -13, 11, -5, -32]),
        system([*FIVE_ROWS[:4], [-7, 1, -4, -2, -6]], [8, -13, 11, -5, -32]),
        "a row with the coefficients [-7, 1, -4, -2, -6]",
    ),
]
