"""Draws weights, deviations and correlations; the variance is linear in the withheld correlation."""

from collections.abc import Collection, Hashable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from math import gcd, lcm
from operator import mul

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.elimination import determinant
from seedproof.record.draws import Draws, Rejected

PARTS = (6, 8, 10, 12)
"""What the correlations of a portfolio may be counted in: sixths, eighths, tenths, twelfths."""

LARGEST_DENOMINATOR = 500
"""Of the answer, up to difficulty 3."""

PORTFOLIO = (
    "A portfolio consists of {count} assets, numbered from 0 to {last}.",
    "The {count} assets of a portfolio are numbered from 0 to {last}.",
    "Consider a portfolio of {count} assets, numbered from 0 to {last}.",
    "A portfolio holds {count} assets; they are numbered from 0 to {last}.",
)
SYMBOLS = (
    "Asset i has weight w_i, the standard deviation of its return is sigma_i, and the correlation of the "
    "returns of assets i and j is rho_i_j.",
    "w_i is the weight of asset i, sigma_i is the standard deviation of its return, and rho_i_j is the "
    "correlation of the returns of assets i and j.",
    "The weight of asset i is w_i, its return has the standard deviation sigma_i, and the returns of assets "
    "i and j have the correlation rho_i_j.",
    "We write w_i for the weight of asset i, sigma_i for the standard deviation of its return, and rho_i_j "
    "for the correlation between the returns of assets i and j.",
)
MATRIX = (
    "The correlation matrix is symmetric and positive semidefinite, with rho_i_i = 1 for each i and "
    "-1 < rho_i_j < 1 for i different from j.",
    "The correlations form a symmetric, positive semidefinite matrix in which rho_i_i = 1 for each i, and "
    "-1 < rho_i_j < 1 whenever i and j differ.",
    "The matrix of the correlations rho_i_j is symmetric and positive semidefinite, has ones on its "
    "diagonal, and all its other entries lie strictly between -1 and 1.",
    "Correlations between different assets lie strictly between -1 and 1, rho_i_i = 1 for each i, and the "
    "matrix of all correlations is symmetric and positive semidefinite.",
)
TOTAL = (
    "The weights add up to 1.",
    "The sum of all weights is 1.",
    "The weights of all assets sum to 1.",
    "Together, the weights add up to 1.",
)
VARIANCE = (
    "The variance of the portfolio is the sum over all i and all j of w_i*w_j*sigma_i*sigma_j*rho_i_j.",
    "Summing w_i*w_j*sigma_i*sigma_j*rho_i_j over all i and all j gives the variance of the portfolio.",
    "The portfolio's variance is the sum of w_i*w_j*sigma_i*sigma_j*rho_i_j over all i and all j.",
    "To find the variance of the portfolio, add up w_i*w_j*sigma_i*sigma_j*rho_i_j over all i and all j.",
)
WEIGHT = (
    "w_{i} = {value}.",
    "The weight of asset {i} is w_{i} = {value}.",
    "Asset {i} has the weight w_{i} = {value}.",
    "A share of w_{i} = {value} of the portfolio is in asset {i}.",
)
SIGMA = (
    "sigma_{i} = {value}.",
    "The standard deviation of the return of asset {i} is sigma_{i} = {value}.",
    "The return of asset {i} has the standard deviation sigma_{i} = {value}.",
    "For the return of asset {i}, the standard deviation is sigma_{i} = {value}.",
)
RHO = (
    "rho_{i}_{j} = {value}.",
    "The correlation of the returns of assets {i} and {j} is rho_{i}_{j} = {value}.",
    "The returns of assets {i} and {j} have the correlation rho_{i}_{j} = {value}.",
    "The correlation between the returns of assets {i} and {j} is rho_{i}_{j} = {value}.",
)
TARGET = (
    "Find the variance of the portfolio.",
    "What is the variance of the portfolio?",
    "Determine the variance of this portfolio.",
    "Work out the portfolio's variance.",
)
REQUEST = (
    "What is rho_{i}_{j}?",
    "What is the correlation rho_{i}_{j}?",
    "Please give me rho_{i}_{j}.",
    "What is the correlation of the returns of assets {i} and {j}?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw correlations first: most candidates that are refused have no positive definite matrix."""
    size = difficulty + 1
    pairs = list(combinations(range(size), 2))
    parts = draws.choice(PARTS)
    drawn = draws.nonzeros(len(pairs), _largest(parts, size))
    if not _definite(_table(parts, size, drawn)):
        raise Rejected("correlation matrix is not positive definite")
    whole = draws.choice(range(max(6, 2 * size), max(12, 2 * size) + 1, 2))
    cuts = [0, *sorted(draws.sample(range(1, whole), size - 1)), whole]
    low, high = _band(difficulty)
    facts = {
        "weights": [_share(after - before, whole) for before, after in pairwise(cuts)],
        "sigmas": draws.integers(size, low, high),
        "correlations": {f"{i},{j}": _share(rho, parts) for (i, j), rho in zip(pairs, drawn, strict=True)},
    }
    i, j = draws.choice(pairs)
    return Problem(facts, f"rho_{i}_{j}")


def solve(problem: Problem) -> Solution:
    """Solve; the witness is the nearest other correlation that leaves the matrix positive definite."""
    weights, sigmas, correlations = problem.facts.values()
    size = len(weights)
    whole = lcm(*[weight.denominator for weight in weights])
    parts = lcm(*[rho.denominator for rho in correlations.values()])
    while parts < PARTS[0]:
        parts *= 2
    numbers = [rho.numerator * (parts // rho.denominator) for rho in correlations.values()]
    table = _table(parts, size, numbers)
    sizes = [
        weight.numerator * (whole // weight.denominator) * sigma
        for weight, sigma in zip(weights, sigmas, strict=True)
    ]
    total = sum(x * sum(map(mul, row, sizes)) for x, row in zip(sizes, table, strict=True))
    square = parts * whole**2  # all sums are in shares of this
    answer = Fraction(total, square)
    if _is_too_fine(answer, size):
        raise Rejected("denominator of the answer too large")
    if _is_printed(answer, weights, sigmas, correlations.values()):
        raise Rejected("answer is a number of the notes or the hint")
    a, b = _pair(problem.slot)
    hidden = table[a][b]
    slope = 2 * sizes[a] * sizes[b]
    others = [rho for pair, rho in correlations.items() if pair != f"{a},{b}"]

    def is_definite(value: int) -> bool:
        changed = [list(row) for row in table]
        changed[a][b] = changed[b][a] = value
        return _definite(changed)

    def is_drawn(value: int) -> bool:
        """Return whether the portfolio, with this correlation, could be drawn."""
        answer = Fraction(total + slope * (value - hidden), square)
        known = [*others, Fraction(value, parts)]
        if _is_too_fine(answer, size) or _is_printed(answer, weights, sigmas, known):
            return False
        return is_definite(value)

    largest = _largest(parts, size)
    nearest = sorted(set(range(-largest, largest + 1)) - {0, hidden}, key=lambda value: abs(value - hidden))
    if not any(map(is_drawn, nearest)):
        raise Rejected("the other correlations leave one portfolio of the difficulty")
    curve = Curve((ratio((total - slope * hidden, slope * parts), (square,)),))
    for value in (hidden + 1, hidden - 1, hidden + 2, hidden - 2):
        if abs(value) < parts and is_definite(value):
            return along(curve, correlations[f"{a},{b}"], [Fraction(value, parts)])
    raise Rejected("no other correlation is near")


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives weights, deviations, and all correlations but one, in random order."""
    weights, sigmas, correlations = problem.facts.values()
    count = len(weights)
    hidden = _pair(problem.slot)
    known = [
        {"i": i, "j": j, "value": rho}
        for (i, j), rho in zip(combinations(range(count), 2), correlations.values(), strict=True)
        if (i, j) != hidden
    ]
    entries = [
        *say_each(draws, WEIGHT, [{"i": i, "value": weight} for i, weight in enumerate(weights)]),
        *say_each(draws, SIGMA, [{"i": i, "value": sigma} for i, sigma in enumerate(sigmas)]),
        *say_each(draws, RHO, known),
    ]
    draws.shuffle(entries)
    view = [
        say(draws, PORTFOLIO, count=count, last=count - 1),
        say(draws, SYMBOLS),
        say(draws, MATRIX),
        say(draws, TOTAL),
        say(draws, VARIANCE),
        *entries,
    ]
    i, j = hidden
    hint = say(draws, RHO, i=i, j=j, value=correlations[f"{i},{j}"])
    return Words(view, say(draws, TARGET), (hint,), say(draws, REQUEST, i=i, j=j))


def state(problem: Problem) -> Hashable:
    """Return the assets and the correlations, which renaming assets only moves.

    Of an asset only weight times deviation counts, and of all of these only their ratios.
    """
    weights, sigmas, correlations = problem.facts.values()
    return _assets(weights, sigmas), _ratios(correlations.values())


def notes(problem: Problem) -> Hashable:
    """Return the same without the withheld correlation."""
    weights, sigmas, correlations = problem.facts.values()
    i, j = _pair(problem.slot)
    known = [rho for pair, rho in correlations.items() if pair != f"{i},{j}"]
    return _assets(weights, sigmas), _ratios(known)


def _assets(weights: Sequence[Fraction], sigmas: Sequence[int]) -> Hashable:
    whole = lcm(*[weight.denominator for weight in weights])
    sizes = [int(weight * whole) * sigma for weight, sigma in zip(weights, sigmas, strict=True)]
    divisor = gcd(*sizes)
    return tuple(sorted([size // divisor for size in sizes]))


def _ratios(correlations: Sequence[Fraction]) -> Hashable:
    return tuple(sorted([rho.as_integer_ratio() for rho in correlations]))


def _band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest deviation: 2 to 10, 3 to 11, 4 to 12, ..."""
    return difficulty + 1, difficulty + 9


@cache
def _share(number: int, whole: int) -> Fraction:
    return Fraction(number, whole)


def _is_too_fine(answer: Fraction, size: int) -> bool:
    return size <= 4 and answer.denominator > LARGEST_DENOMINATOR


def _is_printed(
    answer: Fraction, weights: Sequence[Fraction], sigmas: Sequence[int], correlations: Collection[Fraction]
) -> bool:
    """Return whether the answer is a number of the notes or the hint, such as an asset's."""
    if answer.denominator == 1:
        return answer <= len(weights) or answer in sigmas
    return answer < 1 and (answer in weights or answer in correlations)


def _largest(parts: int, size: int) -> int:
    """Return the largest correlation: below 1, and up to 3/n, as large ones seldom go together."""
    return min(parts - 1, 3 * parts // size)


def _definite(table: list[list[int]]) -> bool:
    """Return whether the leading principal minors of three rows and more are positive.

    Those of one and two rows always are, as all correlations lie between -1 and 1.
    """
    if len(table) < 3:
        return True
    (unit, a, b, *_), (_, _, c, *_) = table[:2]
    if unit * (unit * unit - a * a - b * b - c * c) + 2 * a * b * c <= 0:
        return False
    return all(
        determinant([row[:leading] for row in table[:leading]]) > 0 for leading in range(4, len(table) + 1)
    )


def _table(parts: int, size: int, numbers: Sequence[int]) -> list[list[int]]:
    """Return the correlation matrix, in shares of 1/parts."""
    table = [[parts] * size for _ in range(size)]
    for (i, j), rho in zip(combinations(range(size), 2), numbers, strict=True):
        table[i][j] = table[j][i] = rho
    return table


def _pair(slot: str) -> tuple[int, int]:
    _, i, j = slot.split("_")
    return int(i), int(j)


FAMILY = Family(
    family_type="B",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=4,
    repairs=[
        "The correlation matrix is positive definite, with the true and with the witness's correlation, so "
        "the others never pin the withheld one to a single value.",
        "The text says that the matrix is positive semidefinite, says what the variance is, and that the "
        "weights add up to 1 and -1 < rho < 1.",
        "Correlations are sixths, eighths, tenths or twelfths, not halves, thirds or quarters, and never 0: "
        "with the paper's, every third row could be guessed. From four assets on none is above 3/n: "
        "without that, one matrix in five of four assets is positive definite, and of six hardly any.",
        "Deviations are drawn from 2 to 10, 3 to 11 and 4 to 12, not from 1 to 5, and weights are shares of "
        "6, 8, 10 or 12 (four assets: 8, 10 or 12), so that two assets make enough portfolios.",
        "Rows whose answer is a number of the notes or the hint are rejected, and those whose other "
        "correlations leave a single portfolio that could be drawn.",
    ],
)
