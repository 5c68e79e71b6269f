"""Rules of `matrix_completion`: factors of the rows and of the columns, and the answer."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule

Pair = tuple[int, int]


def factors(u: Pair, v: Pair) -> Facts:
    """The matrix with the entries u_i * v_j."""
    return {"m00": u[0] * v[0], "m01": u[0] * v[1], "m10": u[1] * v[0]}


RULES: list[Rule] = [
    Rule(
        "smallest factor of the rows",
        1,
        "m10",
        factors((13, 2), (14, 12)),
        factors((13, 1), (14, 12)),
        "182, 156, 14 are no products of factors from 2 to 14",
    ),
    Rule(
        "largest factor of the rows",
        1,
        "m10",
        factors((13, 14), (14, 12)),
        factors((13, 15), (14, 12)),
        "182, 156, 210 are no products of factors from 2 to 14",
    ),
    Rule(
        "smallest factor of the columns",
        1,
        "m10",
        factors((14, 12), (13, 2)),
        factors((14, 12), (13, 1)),
        "182, 14, 156 are no products of factors from 2 to 14",
    ),
    Rule(
        "largest factor of the columns",
        1,
        "m10",
        factors((14, 12), (13, 14)),
        factors((14, 12), (13, 15)),
        "182, 210, 156 are no products of factors from 2 to 14",
    ),
    Rule(
        "smallest factor",
        2,
        "m10",
        factors((25, 10), (26, 24)),
        factors((25, 9), (26, 24)),
        "650, 600, 234 are no products of factors from 10 to 26",
    ),
    Rule(
        "largest factor",
        2,
        "m10",
        factors((25, 26), (26, 24)),
        factors((25, 27), (26, 24)),
        "650, 600, 702 are no products of factors from 10 to 26",
    ),
    Rule(
        "smallest factor",
        3,
        "m10",
        factors((37, 18), (38, 36)),
        factors((37, 17), (38, 36)),
        "1406, 1332, 646 are no products of factors from 18 to 38",
    ),
    Rule(
        "largest factor",
        3,
        "m10",
        factors((37, 38), (38, 36)),
        factors((37, 39), (38, 36)),
        "1406, 1332, 1482 are no products of factors from 18 to 38",
    ),
    Rule(
        "the factors of the rows differ",
        1,
        "m10",
        factors((4, 6), (3, 5)),
        factors((4, 4), (3, 5)),
        "m00 and m10 are equal, so m11 is m01",
    ),
    Rule(
        "m11 is m00",
        1,
        "m10",
        factors((6, 4), (2, 5)),
        factors((6, 4), (2, 3)),
        "m11 is m00",
    ),
]
