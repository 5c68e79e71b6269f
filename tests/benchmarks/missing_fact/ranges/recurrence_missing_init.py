"""Rules of `recurrence_missing_init`: sizes of coefficients, initial values and index, and the answer."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def recurrence(r1: int, r2: int, a0: int, a1: int, n: int) -> Facts:
    return {"r1": r1, "r2": r2, "a0": a0, "a1": a1, "n": n}


RULES: list[Rule] = [
    Rule(
        "smallest r1",
        1,
        "a1",
        recurrence(1, 3, 4, 5, 4),
        recurrence(0, 3, 4, 5, 4),
        "r1 = 0; a(4) does not depend on both initial values",
    ),
    Rule("largest r1", 1, "a1", recurrence(-3, 2, 4, 5, 4), recurrence(-4, 2, 4, 5, 4), "r1 = -4"),
    Rule("largest r2", 1, "a1", recurrence(2, -3, 4, 5, 4), recurrence(2, -4, 4, 5, 5), "r2 = -4"),
    Rule("smallest r1", 2, "a1", recurrence(2, 3, 4, 5, 6), recurrence(1, 3, 4, 5, 6), "r1 = 1"),
    Rule("largest r1", 2, "a1", recurrence(4, 3, 4, 5, 6), recurrence(5, 3, 4, 5, 6), "r1 = 5"),
    Rule("smallest r2", 3, "a1", recurrence(3, -2, 4, 5, 8), recurrence(3, -1, 4, 5, 8), "r2 = -1"),
    Rule("largest r2", 3, "a1", recurrence(3, -4, 4, 5, 8), recurrence(3, -5, 4, 5, 8), "r2 = -5"),
    Rule("smallest r2", 4, "a1", recurrence(3, 3, 4, 5, 10), recurrence(3, 2, 4, 5, 10), "r2 = 2"),
    Rule("largest a(0)", 1, "a1", recurrence(1, 3, 20, 5, 4), recurrence(1, 3, 21, 5, 4), "a(0) = 21"),
    Rule("a(0) is 0", 1, "a1", recurrence(1, 3, 1, 5, 4), recurrence(1, 3, 0, 5, 4), "a(0) = 0"),
    Rule("largest a(1)", 1, "a1", recurrence(1, 3, 4, -20, 4), recurrence(1, 3, 4, -21, 4), "a(1) = -21"),
    Rule("a(1) is 0", 1, "a1", recurrence(1, 3, 4, -1, 4), recurrence(1, 3, 4, 0, 4), "a(1) = 0"),
    Rule("smallest index", 1, "a1", recurrence(1, 3, 4, 5, 4), recurrence(1, 3, 4, 5, 3), "the index 3"),
    Rule("largest index", 1, "a1", recurrence(1, 3, 4, 5, 5), recurrence(1, 3, 4, 5, 6), "the index 6"),
    Rule("smallest index", 3, "a1", recurrence(2, 3, 4, 5, 8), recurrence(2, 3, 4, 5, 7), "the index 7"),
    Rule("largest index", 3, "a1", recurrence(2, 3, 4, 5, 9), recurrence(2, 3, 4, 5, 10), "the index 10"),
    Rule(
        "a period of 6",
        1,
        "a1",
        recurrence(1, -2, -20, 1, 5),
        recurrence(1, -1, -20, 1, 5),
        "a periodic sequence",
    ),
    Rule(
        "a period of 3",
        1,
        "a1",
        recurrence(-1, -2, -20, 1, 5),
        recurrence(-1, -1, -20, 1, 5),
        "a periodic sequence",
    ),
    Rule(
        "the answer does not depend on a(1)",
        1,
        "a1",
        recurrence(2, -3, -20, 1, 4),
        recurrence(2, -2, -20, 1, 4),
        "a(4) does not depend on both initial values",
    ),
    Rule(
        "the answer does not depend on a(0)",
        1,
        "a1",
        recurrence(2, -3, -20, 1, 5),
        recurrence(2, -2, -20, 1, 5),
        "a(5) does not depend on both initial values",
    ),
    Rule(
        "the answer is a(0)",
        1,
        "a1",
        recurrence(1, 1, -18, 7, 4),
        recurrence(1, 1, -18, 6, 4),
        "an answer that is an initial value",
    ),
    Rule(
        "the answer is a(1)",
        1,
        "a1",
        recurrence(1, 1, -20, 19, 4),
        recurrence(1, 1, -20, 20, 4),
        "an answer that is an initial value",
    ),
]
