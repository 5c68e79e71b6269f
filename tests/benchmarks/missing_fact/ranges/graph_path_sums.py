"""Rules of `graph_path_sums`: sizes of the three weights."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def triangle(e01: int, e12: int, e20: int) -> Facts:
    return {"s1": e01 + e12, "s2": e12 + e20, "s3": e01 + e20}


RULES: list[Rule] = [
    Rule("smallest weight", 1, "s3", triangle(5, 30, 17), triangle(4, 30, 17), "the weight 4"),
    Rule("largest weight", 1, "s3", triangle(5, 30, 49), triangle(5, 30, 50), "the weight 50"),
    Rule("smallest weight", 2, "s3", triangle(60, 50, 70), triangle(60, 49, 70), "the weight 49"),
    Rule("largest weight", 2, "s3", triangle(60, 94, 70), triangle(60, 95, 70), "the weight 95"),
    Rule("smallest weight", 3, "s3", triangle(100, 95, 120), triangle(100, 94, 120), "the weight 94"),
    Rule("largest weight", 3, "s3", triangle(139, 95, 120), triangle(140, 95, 120), "the weight 140"),
    Rule("different", 1, "s3", triangle(5, 30, 6), triangle(5, 30, 5), "equal weights in (5, 30, 5)"),
    Rule("different", 1, "s3", triangle(5, 6, 30), triangle(5, 5, 30), "equal weights in (5, 5, 30)"),
    Rule("different", 1, "s3", triangle(30, 5, 6), triangle(30, 5, 5), "equal weights in (30, 5, 5)"),
    Rule(
        "integers",
        1,
        "s3",
        triangle(5, 30, 17),
        triangle(5, 30, 17) | {"s3": 23},
        "no triangle has these path sums",
    ),
]
