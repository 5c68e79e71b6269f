"""Rules of `portfolio_variance_missing_corr`: shares, deviations, correlations, and the answer."""

from itertools import combinations

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def portfolio(shares: str, sigmas: list[int], correlations: str) -> Facts:
    pairs = combinations(range(len(sigmas)), 2)
    keys = [f"{i},{j}" for i, j in pairs]
    rho = dict(zip(keys, correlations.split(), strict=True))
    return {"weights": shares.split(), "sigmas": sigmas, "correlations": rho}


RULES: list[Rule] = [
    Rule(
        "two assets",
        1,
        "rho_0_1",
        portfolio("1/6 5/6", [8, 10], "-2/5"),
        portfolio("1/2 1/8 3/8", [9, 10, 10], "-1/3 5/6 -2/3"),
        "3 assets",
    ),
    Rule(
        "three assets",
        2,
        "rho_0_1",
        portfolio("1/2 1/8 3/8", [11, 10, 10], "-1/3 5/6 -2/3"),
        portfolio("1/6 5/6", [8, 10], "-2/5"),
        "2 assets",
    ),
    Rule(
        "sixths are shares",
        1,
        "rho_0_1",
        portfolio("1/6 5/6", [8, 10], "-2/5"),
        portfolio("3/7 4/7", [3, 8], "-1/6"),
        "weights that are no shares of 6, 8, 10, 12",
    ),
    Rule(
        "twelfths are shares",
        1,
        "rho_0_1",
        portfolio("5/12 7/12", [2, 6], "-7/10"),
        portfolio("1/14 13/14", [2, 2], "-1/2"),
        "weights that are no shares of 6, 8, 10, 12",
    ),
    Rule(
        "eighths are shares",
        3,
        "rho_0_1",
        portfolio("1/8 1/8 1/4 1/2", [9, 12, 12, 10], "1/3 1/2 -1/3 -1/6 -2/3 1/3"),
        portfolio("1/9 1/9 1/3 4/9", [8, 5, 7, 8], "-1/5 -7/10 -1/5 1/5 -3/5 1/2"),
        "weights that are no shares of 8, 10, 12",
    ),
    Rule(
        "smallest deviation",
        1,
        "rho_0_1",
        portfolio("1/6 5/6", [2, 10], "-2/5"),
        portfolio("1/6 5/6", [1, 10], "-2/5"),
        "the deviation 1",
    ),
    Rule(
        "largest deviation",
        1,
        "rho_0_1",
        portfolio("1/6 5/6", [8, 10], "-2/5"),
        portfolio("1/6 5/6", [8, 11], "-2/5"),
        "the deviation 11",
    ),
    Rule(
        "smallest deviation",
        2,
        "rho_0_1",
        portfolio("2/5 1/2 1/10", [4, 3, 9], "5/6 -1/2 -1/3"),
        portfolio("2/5 1/2 1/10", [4, 2, 9], "5/6 -1/2 -1/3"),
        "the deviation 2",
    ),
    Rule(
        "largest deviation",
        2,
        "rho_0_1",
        portfolio("2/5 1/2 1/10", [4, 3, 11], "5/6 -1/2 -1/3"),
        portfolio("2/5 1/2 1/10", [4, 3, 12], "5/6 -1/2 -1/3"),
        "the deviation 12",
    ),
    Rule(
        "denominators of correlations",
        1,
        "rho_0_1",
        portfolio("1/6 5/6", [8, 10], "-3/8"),
        portfolio("1/6 5/6", [8, 10], "-3/7"),
        "the correlations -3/7",
    ),
    Rule(
        "one denominator of all correlations",
        2,
        "rho_0_1",
        portfolio("2/5 1/2 1/10", [4, 3, 9], "5/6 -1/2 -1/3"),
        portfolio("2/5 1/2 1/10", [4, 3, 9], "5/6 -1/2 -3/8"),
        "the correlations 5/6, -1/2, -3/8",
    ),
    Rule(
        "a correlation is 0",
        2,
        "rho_0_1",
        portfolio("2/5 1/2 1/10", [4, 3, 9], "1/6 -1/2 -1/3"),
        portfolio("2/5 1/2 1/10", [4, 3, 9], "1/6 -1/2 -1/3")
        | {"correlations": {"0,1": "1/6", "0,2": "-1/2", "1,2": 0}},
        "the correlations 1/6, -1/2, 0",
    ),
    Rule(
        "largest correlation of four assets",
        3,
        "rho_0_1",
        portfolio("1/4 1/4 1/4 1/4", [8, 5, 8, 6], "3/4 3/4 3/8 3/8 1/4 5/8"),
        portfolio("1/4 1/4 1/4 1/4", [8, 5, 8, 6], "7/8 3/4 3/8 3/8 1/4 5/8"),
        "the correlations 7/8, 3/4, 3/8, 3/8, 1/4, 5/8",
    ),
    Rule(
        "the matrix is positive definite",
        2,
        "rho_0_1",
        portfolio("1/8 5/8 1/4", [6, 6, 5], "1/5 1/10 7/10"),
        portfolio("1/8 5/8 1/4", [6, 6, 5], "4/5 1/10 7/10"),
        "a correlation matrix that is not positive definite",
    ),
    Rule(
        "the matrix is not only semidefinite",
        2,
        "rho_0_1",
        portfolio("1/8 5/8 1/4", [6, 6, 5], "1/2 -1/3 1/2"),
        portfolio("1/8 5/8 1/4", [6, 6, 5], "1/2 -1/2 1/2"),
        "a correlation matrix that is not positive definite",
    ),
    Rule(
        "largest denominator of the answer",
        1,
        "rho_0_1",
        portfolio("1/10 9/10", [2, 3], "-9/10"),
        portfolio("1/12 11/12", [3, 5], "-7/8"),
        "the answer 10981/576",
    ),
    Rule(
        "largest denominator of the answer",
        2,
        "rho_0_1",
        portfolio("1/2 1/5 3/10", [10, 11, 7], "2/5 4/5 3/5"),
        portfolio("1/6 1/4 7/12", [9, 9, 11], "-1/2 -1/2 3/8"),
        "the answer 26677/576",
    ),
    Rule(
        "largest denominator of the answer",
        3,
        "rho_0_1",
        portfolio("3/10 2/5 1/5 1/10", [8, 11, 6, 5], "-1/5 1/10 3/10 3/5 -1/10 2/5"),
        portfolio("1/12 1/4 5/12 1/4", [7, 4, 7, 5], "1/4 -1/4 -1/2 -1/4 1/8 1/8"),
        "the answer 5695/576",
    ),
    Rule(
        "the answer is a weight",
        1,
        "rho_0_1",
        portfolio("1/2 1/2", [2, 2], "-5/8"),
        portfolio("1/2 1/2", [2, 2], "-3/4"),
        "the answer 1/2, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is a deviation",
        1,
        "rho_0_1",
        portfolio("1/2 1/2", [6, 3], "-5/12"),
        portfolio("1/2 1/2", [6, 3], "-7/12"),
        "the answer 6, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is an integer up to n",
        1,
        "rho_0_1",
        portfolio("1/2 1/2", [4, 4], "-3/8"),
        portfolio("1/2 1/2", [4, 4], "-7/8"),
        "the answer 1, which is a number of the notes or the hint",
    ),
]
