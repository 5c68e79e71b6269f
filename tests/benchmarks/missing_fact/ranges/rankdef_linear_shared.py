"""Rules of `rankdef_linear_shared`: sizes of unknowns and coefficients, and what equations decide."""

from operator import mul

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule

Triple = tuple[int, int, int]


def four_equations(lefts: tuple[Triple, ...], unknowns: Triple) -> Facts:
    """Equations with these left-hand sides, which the unknowns solve."""
    return {"equations": [[*left, sum(map(mul, left, unknowns))] for left in lefts]}


LEFTS_1: tuple[Triple, ...] = ((3, 3, -4), (3, -4, -1), (2, -3, 2), (3, -3, -4))
LEFTS_2: tuple[Triple, ...] = ((2, 5, -2), (2, 3, 5), (2, -4, -5), (3, 2, 5))

RULES: list[Rule] = [
    Rule(
        "smallest unknown",
        1,
        "equation_3",
        four_equations(LEFTS_1, (10, -100, 50)),
        four_equations(LEFTS_1, (9, -100, 50)),
        "the solution (9, -100, 50); the solution (9, -100, 50)",
    ),
    Rule(
        "largest unknown",
        1,
        "equation_3",
        four_equations(LEFTS_1, (10, -100, 50)),
        four_equations(LEFTS_1, (10, -101, 50)),
        "the solution (10, -101, 50); the solution (10, -101, 50)",
    ),
    Rule(
        "smallest unknown",
        2,
        "equation_3",
        four_equations(LEFTS_2, (300, 100, -40)),
        four_equations(LEFTS_2, (300, 100, -39)),
        "the solution (300, 100, -39); the solution (300, 100, -39)",
    ),
    Rule(
        "largest unknown",
        2,
        "equation_3",
        four_equations(LEFTS_2, (300, 100, -40)),
        four_equations(LEFTS_2, (301, 100, -40)),
        "the solution (301, 100, -40); the solution (301, 100, -40)",
    ),
    Rule(
        "smallest coefficient",
        2,
        "equation_3",
        four_equations(LEFTS_2, (300, 100, -40)),
        four_equations((*LEFTS_2[:3], (3, 1, 5)), (300, 100, -40)),
        "an equation with the coefficients (3, 1, 5)",
    ),
    Rule(
        "largest coefficient",
        1,
        "equation_3",
        four_equations(LEFTS_1, (10, -100, 50)),
        four_equations((*LEFTS_1[:3], (3, -3, -5)), (10, -100, 50)),
        "an equation with the coefficients (3, -3, -5)",
    ),
    Rule(
        "the first coefficient is positive",
        1,
        "equation_3",
        four_equations(LEFTS_1, (10, -100, 50)),
        four_equations((*LEFTS_1[:3], (-3, -3, -4)), (10, -100, 50)),
        "an equation with the coefficients (-3, -3, -4)",
    ),
    Rule(
        "a common factor",
        1,
        "equation_3",
        four_equations(LEFTS_1, (10, -100, 50)),
        four_equations((*LEFTS_1[:3], (2, -2, -4)), (10, -100, 50)),
        "an equation whose coefficients (2, -2, -4) have a common factor",
    ),
    Rule(
        "equations 1 and 2 decide x",
        1,
        "equation_3",
        four_equations(LEFTS_1, (10, -100, 50)),
        four_equations(((3, 3, -4), (1, 3, -4), *LEFTS_1[2:]), (10, -100, 50)),
        "equations 1 and 2 that decide x, or are the same",
    ),
    Rule(
        "equations 1 and 2 decide y",
        1,
        "equation_3",
        four_equations(LEFTS_1, (10, -100, 50)),
        four_equations(((3, 3, -4), (3, 1, -4), LEFTS_1[2], (3, -3, 2)), (10, -100, 50)),
        "equations 1 and 2 that decide y, or are the same",
    ),
    Rule(
        "equations 1 and 2 decide z",
        1,
        "equation_3",
        four_equations(LEFTS_1, (10, -100, 50)),
        four_equations(((3, 3, -4), (3, 3, 1), *LEFTS_1[2:]), (10, -100, 50)),
        "equations 1 and 2 that decide z, or are the same",
    ),
    Rule(
        "equation 3 completes equations 1 and 2",
        1,
        "equation_3",
        four_equations(((1, 2, -3), (2, -1, 4), (3, 2, 1), LEFTS_1[3]), (10, -100, 50)),
        four_equations(((1, 2, -3), (2, -1, 4), (3, 1, 1), LEFTS_1[3]), (10, -100, 50)),
        "equations 1, 2 and 3 without a single solution in integers",
    ),
    Rule(
        "equation 4 completes equations 1 and 2",
        1,
        "equation_3",
        four_equations(((1, 2, -3), (2, -1, 4), LEFTS_1[3], (3, 2, 1)), (10, -100, 50)),
        four_equations(((1, 2, -3), (2, -1, 4), LEFTS_1[3], (3, 1, 1)), (10, -100, 50)),
        "equations 1, 2 and 4 without a single solution in integers",
    ),
    Rule(
        "equations 3 and 4 with one left-hand side",
        1,
        "equation_3",
        four_equations(LEFTS_1, (10, -100, 50)),
        four_equations((*LEFTS_1[:3], LEFTS_1[2]), (10, -100, 50)),
        "equations 3 and 4 with the same left-hand side",
    ),
]
