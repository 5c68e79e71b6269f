"""Rules of `linear_system_separator`: sizes of unknowns and coefficients, and what equations decide."""

from operator import mul

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule

Triple = tuple[int, int, int]


def two_equations(left_1: Triple, left_2: Triple, unknowns: Triple) -> Facts:
    """Equations with these left-hand sides, which the unknowns solve."""
    equations = [[*left, sum(map(mul, left, unknowns))] for left in (left_1, left_2)]
    return {"equations": equations, "c": unknowns[2]}


RULES: list[Rule] = [
    Rule(
        "smallest unknown",
        1,
        "c",
        two_equations((1, 2, -3), (2, -3, 4), (10, 100, 50)),
        two_equations((1, 2, -3), (2, -3, 4), (9, 100, 50)),
        "the solution (9, 100, 50)",
    ),
    Rule(
        "largest unknown",
        1,
        "c",
        two_equations((1, 2, -3), (2, -3, 4), (10, -100, 50)),
        two_equations((1, 2, -3), (2, -3, 4), (10, -101, 50)),
        "the solution (10, -101, 50)",
    ),
    Rule(
        "smallest unknown",
        2,
        "c",
        two_equations((2, 3, -4), (5, -3, 2), (300, -100, 40)),
        two_equations((2, 3, -4), (5, -3, 2), (300, -100, 39)),
        "the solution (300, -100, 39)",
    ),
    Rule(
        "largest unknown",
        2,
        "c",
        two_equations((2, 3, -4), (5, -3, 2), (300, -100, 40)),
        two_equations((2, 3, -4), (5, -3, 2), (301, -100, 40)),
        "the solution (301, -100, 40)",
    ),
    Rule(
        "smallest unknown",
        3,
        "c",
        two_equations((3, 4, -5), (6, -5, 4), (90, 600, -100)),
        two_equations((3, 4, -5), (6, -5, 4), (89, 600, -100)),
        "the solution (89, 600, -100)",
    ),
    Rule(
        "largest unknown",
        3,
        "c",
        two_equations((3, 4, -5), (6, -5, 4), (90, 600, -100)),
        two_equations((3, 4, -5), (6, -5, 4), (90, 601, -100)),
        "the solution (90, 601, -100)",
    ),
    Rule(
        "smallest coefficient",
        2,
        "c",
        two_equations((2, 3, -4), (5, -3, 2), (300, -100, 40)),
        two_equations((2, 3, -4), (5, -3, 1), (300, -100, 40)),
        "an equation with the coefficients (5, -3, 1)",
    ),
    Rule(
        "largest coefficient",
        1,
        "c",
        two_equations((1, 2, -4), (2, -3, 4), (10, 100, 50)),
        two_equations((1, 2, -5), (2, -3, 4), (10, 100, 50)),
        "an equation with the coefficients (1, 2, -5)",
    ),
    Rule(
        "largest coefficient",
        2,
        "c",
        two_equations((2, 3, -5), (5, -3, 2), (300, -100, 40)),
        two_equations((2, 3, -6), (5, -3, 2), (300, -100, 40)),
        "an equation with the coefficients (2, 3, -6)",
    ),
    Rule(
        "the first coefficient is positive",
        1,
        "c",
        two_equations((1, 2, -3), (2, -3, 4), (10, 100, 50)),
        two_equations((-1, 2, -3), (2, -3, 4), (10, 100, 50)),
        "an equation with the coefficients (-1, 2, -3)",
    ),
    Rule(
        "a common factor",
        1,
        "c",
        two_equations((1, 2, -3), (2, -3, 4), (10, 100, 50)),
        two_equations((1, 2, -3), (2, -2, 4), (10, 100, 50)),
        "an equation whose coefficients (2, -2, 4) have a common factor",
    ),
    Rule(
        "a follows without c",
        1,
        "c",
        two_equations((1, 2, -3), (2, 2, -1), (10, 100, 50)),
        two_equations((1, 2, -3), (2, 2, -3), (10, 100, 50)),
        "equations that decide a without the hint, or are the same",
    ),
    Rule(
        "b follows without c",
        1,
        "c",
        two_equations((1, 2, -3), (1, 3, -2), (10, 100, 50)),
        two_equations((1, 2, -3), (1, 3, -3), (10, 100, 50)),
        "equations that decide b without the hint, or are the same",
    ),
    Rule(
        "c follows without the hint",
        1,
        "c",
        two_equations((1, 2, -3), (1, 1, -1), (10, 100, 50)),
        two_equations((1, 2, -3), (1, 2, -1), (10, 100, 50)),
        "equations that decide c without the hint, or are the same",
    ),
    Rule(
        "a right-hand side is 0",
        1,
        "c",
        two_equations((1, 2, 2), (1, -3, 4), (20, 30, -41)),
        two_equations((1, 2, 2), (1, -3, 4), (20, 30, -40)),
        "an equation with the right-hand side 0",
    ),
]
