"""Rules of `eigenvector_missing_entry`: sizes of entries, eigenvalue and components, and the answer."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def matrix(rows: list[list[int]], vector: list[int], eigenvalue: int, target: list[int]) -> Facts:
    return {"matrix": rows, "eigenvector": vector, "eigenvalue": eigenvalue, "target": target}


OF_TWO_ROWS = matrix([[-2, 0], [2, -3]], [0, 2], -3, [1, 0])
OF_THREE_ROWS = matrix([[-10, 3, 3], [-11, 13, 8], [12, 7, 12]], [0, -1, 1], 5, [1, 0])

RULES: list[Rule] = [
    Rule("two rows", 1, "M_1_0", OF_TWO_ROWS, OF_THREE_ROWS, "a matrix of 3 rows"),
    Rule(
        "smallest entry",
        1,
        "M_1_0",
        OF_TWO_ROWS,
        matrix([[-1, 0], [2, -3]], [0, 2], -3, [1, 0]),
        "M[0][0] = -1",
    ),
    Rule(
        "largest entry",
        1,
        "M_1_0",
        matrix([[-2, 0], [13, -3]], [0, 2], -3, [1, 0]),
        matrix([[-2, 0], [14, -3]], [0, 2], -3, [1, 0]),
        "M[1][0] = 14",
    ),
    Rule(
        "smallest entry",
        2,
        "M_1_0",
        OF_THREE_ROWS,
        matrix([[-2, 3, 3], [-11, 13, 8], [12, 7, 12]], [0, -1, 1], 5, [1, 0]),
        "M[0][0] = -2",
    ),
    Rule(
        "largest entry",
        2,
        "M_1_0",
        matrix([[-14, 3, 3], [-11, 13, 8], [12, 7, 12]], [0, -1, 1], 5, [1, 0]),
        matrix([[-15, 3, 3], [-11, 13, 8], [12, 7, 12]], [0, -1, 1], 5, [1, 0]),
        "M[0][0] = -15",
    ),
    Rule(
        "smallest eigenvalue",
        2,
        "M_1_0",
        matrix([[-6, 3, -3], [12, 10, -7], [3, 12, -9]], [0, 1, 1], 3, [1, 0]),
        matrix([[-11, 8, -8], [-4, 14, -12], [5, -6, 8]], [0, 1, 1], 2, [1, 0]),
        "the eigenvalue 2",
    ),
    Rule(
        "largest eigenvalue",
        2,
        "M_1_0",
        matrix([[11, -13, -13], [-13, 4, -10], [3, -10, 4]], [0, -1, 1], 14, [1, 0]),
        matrix([[10, 8, 8], [-6, 9, -6], [6, -9, 6]], [0, -1, 1], 15, [1, 0]),
        "the eigenvalue 15",
    ),
    Rule(
        "largest component",
        1,
        "M_1_0",
        matrix([[-2, 0], [2, -3]], [0, 3], -3, [1, 0]),
        matrix([[-2, 0], [2, -3]], [0, 4], -3, [1, 0]),
        "the eigenvector [0, 4]",
    ),
    Rule(
        "a component of size 1",
        2,
        "M_1_0",
        OF_THREE_ROWS,
        matrix([[-8, 12, -8], [9, 14, -6], [-14, -3, 7]], [0, 2, 3], 5, [1, 0]),
        "the eigenvector [0, 2, 3]",
    ),
    Rule(
        "the answer does not depend on the entry",
        2,
        "M_2_0",
        matrix([[12, 8, 4], [-5, 3, -5], [3, -4, 11]], [0, 1, -2], 13, [2, 1]),
        matrix([[12, 8, 4], [-5, 3, -5], [3, -4, 11]], [0, 1, -2], 13, [0, 1]),
        "the target (0, 1) without the row and the column of the gap",
    ),
    Rule(
        "two by two, the target is no sum with a product of 0",
        1,
        "M_1_0",
        OF_TWO_ROWS,
        matrix([[-4, 0], [3, 6]], [0, -3], 6, [0, 0]),
        "the target (0, 0), of which a product is 0",
    ),
    Rule(
        "the answer is an entry",
        1,
        "M_1_1",
        matrix([[11, -13], [0, -9]], [-1, 0], 11, [0, 1]),
        matrix([[10, -13], [0, -9]], [-1, 0], 10, [0, 1]),
        "the answer -13, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is the withheld entry",
        1,
        "M_0_1",
        matrix([[-9, 12], [0, 11]], [2, 0], -9, [0, 1]),
        matrix([[-9, 12], [0, 10]], [2, 0], -9, [0, 1]),
        "the answer 12, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is the eigenvalue",
        2,
        "M_1_0",
        OF_THREE_ROWS,
        matrix([[9, -14, 7], [5, -13, 8], [-12, -12, 9]], [0, 1, 2], 3, [1, 2]),
        "the answer 3, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is a component",
        1,
        "M_1_1",
        matrix([[12, -3], [0, -13]], [2, 0], 12, [0, 1]),
        matrix([[12, -3], [0, -13]], [3, 0], 12, [0, 1]),
        "the answer 3, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer has a size up to n",
        1,
        "M_0_0",
        matrix([[-13, 0], [-2, 11]], [0, 1], 11, [1, 0]),
        matrix([[-12, 0], [-2, 11]], [0, 1], 11, [1, 0]),
        "the answer 2, which is a number of the notes or the hint",
    ),
]
