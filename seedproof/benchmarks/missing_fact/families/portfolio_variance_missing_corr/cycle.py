"""Reads the portfolio back; the correlations' characteristic polynomial tells whether it can exist."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import lcm
from typing import Any

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

RHOS = (
    "rho_{i:nat}_{j:nat} = {value:rat}.",
    "The correlation of the returns of assets {i:nat} and {j:nat} is rho_{i:nat}_{j:nat} = {value:rat}.",
    "The returns of assets {i:nat} and {j:nat} have the correlation rho_{i:nat}_{j:nat} = {value:rat}.",
    "The correlation between the returns of assets {i:nat} and {j:nat} is rho_{i:nat}_{j:nat} = {value:rat}.",
)
VIEW = Sentences(
    portfolio=[
        "A portfolio consists of {n:nat} assets, numbered from 0 to {last:nat}.",
        "The {n:nat} assets of a portfolio are numbered from 0 to {last:nat}.",
        "Consider a portfolio of {n:nat} assets, numbered from 0 to {last:nat}.",
        "A portfolio holds {n:nat} assets; they are numbered from 0 to {last:nat}.",
    ],
    symbols=[
        "Asset i has weight w_i, the standard deviation of its return is sigma_i, and the correlation of the "
        "returns of assets i and j is rho_i_j.",
        "w_i is the weight of asset i, sigma_i is the standard deviation of its return, and rho_i_j is the "
        "correlation of the returns of assets i and j.",
        "The weight of asset i is w_i, its return has the standard deviation sigma_i, and the returns of "
        "assets i and j have the correlation rho_i_j.",
        "We write w_i for the weight of asset i, sigma_i for the standard deviation of its return, and "
        "rho_i_j for the correlation between the returns of assets i and j.",
    ],
    matrix=[
        "The correlation matrix is symmetric and positive semidefinite, with rho_i_i = 1 for each i and "
        "-1 < rho_i_j < 1 for i different from j.",
        "The correlations form a symmetric, positive semidefinite matrix in which rho_i_i = 1 for each i, "
        "and -1 < rho_i_j < 1 whenever i and j differ.",
        "The matrix of the correlations rho_i_j is symmetric and positive semidefinite, has ones on its "
        "diagonal, and all its other entries lie strictly between -1 and 1.",
        "Correlations between different assets lie strictly between -1 and 1, rho_i_i = 1 for each i, and "
        "the matrix of all correlations is symmetric and positive semidefinite.",
    ],
    total=[
        "The weights add up to 1.",
        "The sum of all weights is 1.",
        "The weights of all assets sum to 1.",
        "Together, the weights add up to 1.",
    ],
    variance=[
        "The variance of the portfolio is the sum over all i and all j of w_i*w_j*sigma_i*sigma_j*rho_i_j.",
        "Summing w_i*w_j*sigma_i*sigma_j*rho_i_j over all i and all j gives the variance of the portfolio.",
        "The portfolio's variance is the sum of w_i*w_j*sigma_i*sigma_j*rho_i_j over all i and all j.",
        "To find the variance of the portfolio, add up w_i*w_j*sigma_i*sigma_j*rho_i_j over all i and all j.",
    ],
    weight=[
        "w_{i:nat} = {value:rat}.",
        "The weight of asset {i:nat} is w_{i:nat} = {value:rat}.",
        "Asset {i:nat} has the weight w_{i:nat} = {value:rat}.",
        "A share of w_{i:nat} = {value:rat} of the portfolio is in asset {i:nat}.",
    ],
    sigma=[
        "sigma_{i:nat} = {value:nat}.",
        "The standard deviation of the return of asset {i:nat} is sigma_{i:nat} = {value:nat}.",
        "The return of asset {i:nat} has the standard deviation sigma_{i:nat} = {value:nat}.",
        "For the return of asset {i:nat}, the standard deviation is sigma_{i:nat} = {value:nat}.",
    ],
    rho=RHOS,
)
TARGET = Sentences(
    target=[
        "Find the variance of the portfolio.",
        "What is the variance of the portfolio?",
        "Determine the variance of this portfolio.",
        "Work out the portfolio's variance.",
    ]
)
REQUESTS = (
    "What is rho_{i:nat}_{j:nat}?",
    "What is the correlation rho_{i:nat}_{j:nat}?",
    "Please give me rho_{i:nat}_{j:nat}.",
    "What is the correlation of the returns of assets {i:nat} and {j:nat}?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read all weights, all deviations and all correlations, at most one left out."""
    sentences = VIEW.read_all(view, once=("portfolio", "symbols", "matrix", "total", "variance"))
    TARGET.gaps("target", target)
    size = sentences["portfolio"][0]["n"]
    if sentences["portfolio"][0]["last"] != size - 1 or size > len(view):
        raise Unreadable(f"the text counts {size} assets in two ways")
    pairs = [(i, j) for i in range(size) for j in range(i + 1, size)]
    known = {(rho["i"], rho["j"]): _plain(rho["value"]) for rho in sentences["rho"]}
    if len(known) != len(sentences["rho"]) or not known.keys() <= set(pairs):
        raise Unreadable("a correlation is given twice, or is not that of assets i < j")
    missing = [pair for pair in pairs if pair not in known]
    if len(missing) > 1:
        raise Unreadable(f"the correlations {missing} are not given")
    facts = {
        "weights": [_plain(weight) for weight in _of_all("weight", sentences["weight"], size)],
        "sigmas": _of_all("sigma", sentences["sigma"], size),
        "correlations": {f"{i},{j}": known.get((i, j)) for i, j in pairs},
    }
    return Reading(facts, tuple(f"rho_{i}_{j}" for i, j in missing))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the correlation into the gap."""
    key = slot.removeprefix("rho_").replace("_", ",")
    if facts["correlations"].get(key, 0) is not None:
        raise Unreadable(f"{slot} is no gap of the correlations")
    return facts | {"correlations": facts["correlations"] | {key: _plain(Fraction(value))}}


def solve(facts: Facts) -> str:
    """Work out x'*C*x with x_i = w_i*sigma_i, for a C whose characteristic polynomial alternates in sign."""
    weights = list(map(Fraction, facts["weights"]))
    size = range(len(weights))
    rho = {pair: Fraction(value) for pair, value in facts["correlations"].items()}
    below = lcm(*(weight.denominator for weight in weights))
    scale = lcm(*(value.denominator for value in rho.values()))
    amounts = [int(weight * sigma * below) for weight, sigma in zip(weights, facts["sigmas"], strict=True)]
    table = [[int(scale * (rho[f"{min(i, j)},{max(i, j)}"] if i != j else 1)) for j in size] for i in size]
    if any(value * (-1) ** power < 0 for power, value in enumerate(_characteristic(table))):
        raise Unreadable("the correlation matrix is not positive semidefinite")
    if (
        sum(weights) != 1
        or min(weights) <= 0
        or min(facts["sigmas"]) <= 0
        or any(abs(value) >= 1 for value in rho.values())
    ):
        raise Unreadable("weights, deviations or correlations are not as the text says")
    total = sum(amounts[i] * sum(table[i][j] * amounts[j] for j in size) for i in size)
    return str(Fraction(total, scale * below**2))


def _characteristic(table: Sequence[Sequence[int]]) -> list[int]:
    """Return the characteristic polynomial of a square matrix, the highest power first.

    Faddeev and LeVerrier: each coefficient comes from the trace of a matrix, without dividing its entries.
    """
    size = range(len(table))
    coefficients = [1]
    product = [[0] * len(table) for _ in size]
    for power in range(1, len(table) + 1):
        for at in size:
            product[at][at] += coefficients[-1]
        product = [[sum(table[i][k] * product[k][j] for k in size) for j in size] for i in size]
        coefficients.append(-sum(product[at][at] for at in size) // power)
    return coefficients


def _of_all(kind: str, entries: Iterable[dict[str, Any]], size: int) -> list[Any]:
    """Return the values of the assets in their order, whatever the order of the text."""
    entries = sorted(entries, key=lambda entry: entry["i"])
    if [entry["i"] for entry in entries] != list(range(size)):
        raise Unreadable(f"not every asset has one {kind}")
    return [entry["value"] for entry in entries]


def _plain(value: Fraction) -> int | str:
    return value.numerator if value.denominator == 1 else str(value)


READER = Reader(
    read=read,
    hints=dict.fromkeys(RHOS, ("rho_{i}_{j}", "{value}")),
    requests=dict.fromkeys(REQUESTS, "rho_{i}_{j}"),
    fill=fill,
    solve=solve,
)
