"""Rules of `moment_problem`: the total and the three weights."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def weights(q0: int, q1: int, q2: int) -> Facts:
    """The moments of these weights at the points 0, 1 and 2."""
    return {"total": q0 + q1 + q2, "first_moment": q1 + 2 * q2, "second_moment": q1 + 4 * q2}


RULES: list[Rule] = [
    Rule(
        "smallest total",
        1,
        "second_moment",
        weights(5, 7, 18),
        weights(5, 7, 17),
        "the total 29; the weights (5, 7, 17)",
    ),
    Rule(
        "largest total",
        1,
        "second_moment",
        weights(5, 7, 57),
        weights(5, 7, 58),
        "the total 70; the weights (5, 7, 58)",
    ),
    Rule(
        "smallest total",
        2,
        "second_moment",
        weights(10, 12, 48),
        weights(10, 12, 47),
        "the total 69; the weights (10, 12, 47)",
    ),
    Rule(
        "largest total",
        2,
        "second_moment",
        weights(10, 12, 87),
        weights(10, 12, 88),
        "the total 110; the weights (10, 12, 88)",
    ),
    Rule(
        "smallest total",
        3,
        "second_moment",
        weights(15, 17, 78),
        weights(15, 17, 77),
        "the total 109; the weights (15, 17, 77)",
    ),
    Rule(
        "largest total",
        3,
        "second_moment",
        weights(15, 17, 117),
        weights(15, 17, 118),
        "the total 150; the weights (15, 17, 118)",
    ),
    Rule(
        "smallest weight of the point 0",
        1,
        "second_moment",
        weights(5, 7, 18),
        weights(4, 7, 19),
        "the weights (4, 7, 19)",
    ),
    Rule(
        "smallest weight of the point 1",
        2,
        "second_moment",
        weights(48, 10, 12),
        weights(48, 9, 13),
        "the weights (48, 9, 13)",
    ),
    Rule(
        "smallest weight of the point 2",
        3,
        "second_moment",
        weights(78, 17, 15),
        weights(78, 18, 14),
        "the weights (78, 18, 14)",
    ),
    Rule(
        "different",
        1,
        "second_moment",
        weights(10, 11, 20),
        weights(10, 10, 20),
        "the weights (10, 10, 20)",
    ),
    Rule(
        "different",
        1,
        "second_moment",
        weights(10, 19, 20),
        weights(10, 20, 20),
        "the weights (10, 20, 20)",
    ),
    Rule("different", 1, "second_moment", weights(8, 20, 9), weights(8, 20, 8), "the weights (8, 20, 8)"),
    Rule(
        "the second moment is the total",
        1,
        "second_moment",
        weights(23, 20, 8),
        weights(24, 20, 8),
        "the weights (24, 20, 8)",
    ),
    Rule(
        "integers",
        1,
        "second_moment",
        weights(23, 20, 8),
        weights(23, 20, 8) | {"second_moment": 53},
        "no weights have these moments",
    ),
]
