"""Draws weights, deviations and correlations; the variance is linear in the withheld correlation."""

from fractions import Fraction
from itertools import combinations
from math import gcd, lcm
from operator import mul

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.elimination import determinant
from seedproof.record.draws import Draws, Rejected

UNIT = 12
"""Correlations are worked with in twelfths."""

SIMPLE = (0, 6, -6, 3, -3, 4, -4, 8, -8, 9, -9)
"""The correlations that can be drawn, in twelfths."""


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw correlations first: most matrices that are no correlation matrix show it in three rows."""
    assets = range(difficulty + 1)
    table = [[UNIT] * len(assets) for _ in assets]
    for j in assets:
        for i in range(j):
            parts = draws.between(2, 4)
            table[i][j] = table[j][i] = UNIT // parts * draws.between(1 - parts, parts - 1)
            if any(_triple(table[i][j], table[i][k], table[j][k]) < 0 for k in range(i)):
                raise Rejected("correlation matrix is not positive semidefinite")
    if not _semidefinite(table, least=4):
        raise Rejected("correlation matrix is not positive semidefinite")
    shares = draws.integers(len(assets), 1, 4)
    sigmas = draws.integers(len(assets), 1, 5)
    pairs = list(combinations(assets, 2))
    facts = {
        "weights": [Fraction(share, sum(shares)) for share in shares],
        "sigmas": sigmas,
        "correlations": {f"{i},{j}": Fraction(table[i][j], UNIT) for i, j in pairs},
    }
    return Problem(facts, "rho_{}_{}".format(*draws.choice(pairs)))


def solve(problem: Problem) -> Solution:
    """Solve; the witness is another simple correlation with which the matrix is positive semidefinite."""
    weights, sigmas, correlations = problem.facts.values()
    whole = lcm(*(weight.denominator for weight in weights))
    table = _table(len(weights), correlations)
    sizes = [int(weight * whole) * sigma for weight, sigma in zip(weights, sigmas, strict=True)]
    a, b = map(int, problem.slot.removeprefix("rho_").split("_"))
    hidden = table[a][b]
    total = sum(x * sum(map(mul, row, sizes)) for x, row in zip(sizes, table, strict=True))
    square = UNIT * whole**2  # all sums are in shares of this
    if len(sizes) <= 4 and square // gcd(total, square) > 500:
        raise Rejected("denominator of the answer above 500")
    slope = 2 * sizes[a] * sizes[b]
    curve = Curve((ratio((total - slope * hidden, slope * UNIT), (square,)),))
    for value in SIMPLE:
        table[a][b] = table[b][a] = value
        if value != hidden and _semidefinite(table, (a, b)):
            return along(curve, correlations[f"{a},{b}"], [Fraction(value, UNIT)])
    raise Rejected("no other simple correlation is possible")


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives weights, deviations, and all correlations but one."""
    weights, sigmas, correlations = problem.facts.values()
    count = len(weights)
    hidden = problem.slot.removeprefix("rho_").replace("_", ",")
    said_weight = draws.choice(("w_{0} = {1}.", "The weight of asset {0} is w_{0} = {1}."))
    said_sigma = draws.choice(("sigma_{0} = {1}.", "The standard deviation of asset {0} is sigma_{0} = {1}."))
    said_rho = draws.choice(
        ("rho_{0}_{1} = {2}.", "The correlation of assets {0} and {1} is rho_{0}_{1} = {2}.")
    )
    view = [
        f"A portfolio consists of {count} assets, numbered from 0 to {count - 1}.",
        "Asset i has weight w_i, the standard deviation of its return is sigma_i, and the correlation of the "
        "returns of assets i and j is rho_i_j.",
        "The correlation matrix is symmetric and positive semidefinite, with rho_i_i = 1 for each i and "
        "-1 < rho_i_j < 1 for i different from j.",
        "The weights add up to 1.",
        "The variance of the portfolio is the sum over all i and all j of w_i*w_j*sigma_i*sigma_j*rho_i_j.",
    ]
    view += [said_weight.format(asset, weight) for asset, weight in enumerate(weights)]
    view += [said_sigma.format(asset, sigma) for asset, sigma in enumerate(sigmas)]
    view += [said_rho.format(*key.split(","), rho) for key, rho in correlations.items() if key != hidden]
    hint = f"{problem.slot} = {correlations[hidden]}."
    return Words(view, "Find the variance of the portfolio.", hint, f"What is {problem.slot}?")


def _semidefinite(table: list[list[int]], within: tuple[int, ...] = (), least: int = 3) -> bool:
    """Return whether no principal minor of `least` rows or more, with `within` among them, is negative.

    Those of one or two rows never are, as all correlations lie between -1 and 1.
    """
    rest = [row for row in range(len(table)) if row not in within]
    return all(
        determinant(_minor(table, (*within, *more))) >= 0
        for size in range(least - len(within), len(rest) + 1)
        for more in combinations(rest, size)
    )


def _triple(a: int, b: int, c: int) -> int:
    """Return the principal minor of three assets, written out: most candidates need no other."""
    return UNIT * (UNIT * UNIT - a * a - b * b - c * c) + 2 * a * b * c


def _minor(table: list[list[int]], rows: tuple[int, ...]) -> list[list[int]]:
    return [[table[i][j] for j in rows] for i in rows]


def _table(size: int, correlations: dict[str, Fraction]) -> list[list[int]]:
    table = [[UNIT] * size for _ in range(size)]
    for (i, j), value in zip(combinations(range(size), 2), correlations.values(), strict=True):
        table[i][j] = table[j][i] = int(value * UNIT)
    return table


FAMILY = Family(
    family_type="B",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    max_difficulty=6,
    repairs=[
        "The correlation matrix is positive semidefinite, with the true and with the witness's correlation, "
        "so the others never pin the withheld one to a single value.",
        "The text says so, says what the variance is, and that the weights add up to 1 and -1 < rho < 1.",
        "There is no difficulty above 6, where less than one random matrix in ten thousand is positive "
        "semidefinite.",
    ],
)
