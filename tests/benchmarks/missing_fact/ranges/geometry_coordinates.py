"""Rules of `geometry_coordinates`: coefficients of the lines, and where Q and their crossing P are."""

from operator import mul

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule

Pair = tuple[int, int]


def lines(normal_1: Pair, normal_2: Pair, q: Pair, offset: Pair) -> Facts:
    """Two lines with these normals through the point P = Q + offset."""
    x, y = q
    across, up = offset
    p = (x + across, y + up)
    return {
        "line_1": [*normal_1, sum(map(mul, normal_1, p))],
        "line_2": [*normal_2, sum(map(mul, normal_2, p))],
        "reference_point": [x, y],
    }


NORMAL_1 = (1, 2)
NORMAL_2 = (3, 4)
OF_DIFFICULTY_1 = lines(NORMAL_1, NORMAL_2, (1, 2), (5, 3))
OF_DIFFICULTY_2 = lines((3, 1), (7, 1), (1, 2), (5, 3))

RULES: list[Rule] = [
    Rule(
        "smallest larger coefficient of line 1",
        1,
        "line_2",
        OF_DIFFICULTY_1,
        lines((1, 1), NORMAL_2, (1, 2), (5, 3)),
        "line 1 with the coefficients 1 and 1",
    ),
    Rule(
        "largest coefficient of line 1",
        1,
        "line_2",
        lines((1, 3), NORMAL_2, (1, 2), (5, 3)),
        lines((1, 4), NORMAL_2, (1, 2), (5, 3)),
        "line 1 with the coefficients 1 and 4",
    ),
    Rule(
        "smallest larger coefficient of line 1",
        2,
        "line_2",
        OF_DIFFICULTY_2,
        lines((2, 1), (7, 1), (1, 2), (5, 3)),
        "line 1 with the coefficients 2 and 1",
    ),
    Rule(
        "largest coefficient of line 1",
        2,
        "line_2",
        lines((4, 1), (7, 1), (1, 2), (5, 3)),
        lines((5, 1), (7, 1), (1, 2), (5, 3)),
        "line 1 with the coefficients 5 and 1",
    ),
    Rule(
        "smallest larger coefficient of line 2",
        1,
        "line_2",
        lines(NORMAL_1, (1, -2), (1, 2), (5, 3)),
        lines(NORMAL_1, (1, -1), (1, 2), (5, 3)),
        "line 2 with the coefficients 1 and -1",
    ),
    Rule(
        "largest coefficient of line 2",
        1,
        "line_2",
        lines(NORMAL_1, (4, -1), (1, 2), (5, 3)),
        lines(NORMAL_1, (5, -1), (1, 2), (5, 3)),
        "line 2 with the coefficients 5 and -1",
    ),
    Rule(
        "smallest larger coefficient of line 2",
        2,
        "line_2",
        lines((3, 1), (5, 1), (1, 2), (5, 3)),
        lines((3, 1), (4, 1), (1, 2), (5, 3)),
        "line 2 with the coefficients 4 and 1",
    ),
    Rule(
        "largest coefficient of line 2",
        2,
        "line_2",
        OF_DIFFICULTY_2,
        lines((3, 1), (8, 1), (1, 2), (5, 3)),
        "line 2 with the coefficients 8 and 1",
    ),
    Rule(
        "line 1 begins with a positive coefficient",
        1,
        "line_2",
        OF_DIFFICULTY_1,
        lines((-1, 2), NORMAL_2, (1, 2), (5, 3)),
        "line 1 with the coefficients -1 and 2",
    ),
    Rule(
        "line 2 begins with a positive coefficient",
        1,
        "line_2",
        OF_DIFFICULTY_1,
        lines(NORMAL_1, (0, 3), (1, 2), (5, 3)),
        "line 2 with the coefficients 0 and 3",
    ),
    Rule(
        "line 2 is not vertical",
        1,
        "line_2",
        OF_DIFFICULTY_1,
        lines(NORMAL_1, (3, 0), (1, 2), (5, 3)),
        "line 2 with the coefficients 3 and 0",
    ),
    Rule(
        "coefficients of line 1 are coprime",
        1,
        "line_2",
        OF_DIFFICULTY_1,
        lines((2, 2), NORMAL_2, (1, 2), (5, 3)),
        "line 1 with the coefficients 2 and 2",
    ),
    Rule(
        "coefficients of line 2 are coprime",
        1,
        "line_2",
        OF_DIFFICULTY_1,
        lines(NORMAL_1, (2, -4), (1, 2), (5, 3)),
        "line 2 with the coefficients 2 and -4",
    ),
    Rule(
        "the lines are different",
        1,
        "line_2",
        OF_DIFFICULTY_1,
        lines(NORMAL_1, NORMAL_1, (1, 2), (5, 3)),
        "parallel lines",
    ),
    Rule(
        "how far Q is to the right",
        1,
        "line_2",
        lines(NORMAL_1, NORMAL_2, (8, -8), (5, 3)),
        lines(NORMAL_1, NORMAL_2, (9, -8), (5, 3)),
        "Q = (9, -8)",
    ),
    Rule(
        "how far Q is below",
        1,
        "line_2",
        lines(NORMAL_1, NORMAL_2, (8, -8), (5, 3)),
        lines(NORMAL_1, NORMAL_2, (8, -9), (5, 3)),
        "Q = (8, -9)",
    ),
    Rule(
        "how far Q is below",
        2,
        "line_2",
        lines((3, 1), (7, 1), (10, -10), (5, 3)),
        lines((3, 1), (7, 1), (10, -11), (5, 3)),
        "Q = (10, -11)",
    ),
    Rule(
        "how far P is to the right of Q",
        1,
        "line_2",
        lines(NORMAL_1, NORMAL_2, (1, 2), (18, -8)),
        lines(NORMAL_1, NORMAL_2, (1, 2), (19, -8)),
        "P - Q = (19, -8)",
    ),
    Rule(
        "how far P is below Q",
        1,
        "line_2",
        lines(NORMAL_1, NORMAL_2, (1, 2), (5, -18)),
        lines(NORMAL_1, NORMAL_2, (1, 2), (5, -19)),
        "P - Q = (5, -19)",
    ),
    Rule(
        "how far P is below Q",
        2,
        "line_2",
        lines((3, 1), (7, 1), (1, 2), (5, -26)),
        lines((3, 1), (7, 1), (1, 2), (5, -27)),
        "P - Q = (5, -27)",
    ),
    Rule(
        "P is an integer point",
        1,
        "line_2",
        OF_DIFFICULTY_1,
        OF_DIFFICULTY_1 | {"line_2": [3, 4, 39]},
        "P - Q = (6, 5/2)",
    ),
    Rule(
        "Q is not on line 1",
        1,
        "line_2",
        OF_DIFFICULTY_1,
        lines(NORMAL_1, NORMAL_2, (1, 2), (2, -1)),
        "Q = (1, 2), which is on a line",
    ),
    Rule(
        "Q is not on line 2",
        1,
        "line_2",
        OF_DIFFICULTY_1,
        lines(NORMAL_1, NORMAL_2, (1, 2), (4, -3)),
        "Q = (1, 2), which is on a line",
    ),
    Rule(
        "six integer points of line 1",
        1,
        "line_2",
        lines((1, 3), NORMAL_2, (1, 2), (13, 14)),
        lines((3, 2), NORMAL_2, (1, 2), (-12, -15)),
        "line 1, with 5 integer points near enough to Q",
    ),
    Rule(
        "six integer points of line 1",
        3,
        "line_2",
        lines((5, 3), (9, 10), (1, 2), (-26, -16)),
        lines((4, 5), (9, 10), (1, 2), (24, 23)),
        "line 1, with 5 integer points near enough to Q",
    ),
]
