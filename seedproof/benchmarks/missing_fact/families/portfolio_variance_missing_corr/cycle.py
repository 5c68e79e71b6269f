"""Reads the portfolio back; SymPy gives the variance and the correlations' characteristic polynomial."""

from collections.abc import Sequence
from fractions import Fraction
from math import lcm

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

TEXT = Sentences(
    portfolio="A portfolio consists of {n:nat} assets, numbered from 0 to {last:nat}.",
    symbols="Asset i has weight w_i, the standard deviation of its return is sigma_i, and the correlation of "
    "the returns of assets i and j is rho_i_j.",
    matrix="The correlation matrix is symmetric and positive semidefinite, with rho_i_i = 1 for each i and "
    "-1 < rho_i_j < 1 for i different from j.",
    total="The weights add up to 1.",
    variance="The variance of the portfolio is the sum over all i and all j of "
    "w_i*w_j*sigma_i*sigma_j*rho_i_j.",
    weight=["w_{i:nat} = {value:rat}.", "The weight of asset {i:nat} is w_{i:nat} = {value:rat}."],
    sigma=[
        "sigma_{i:nat} = {value:nat}.",
        "The standard deviation of asset {i:nat} is sigma_{i:nat} = {value:nat}.",
    ],
    rho=[
        "rho_{i:nat}_{j:nat} = {value:rat}.",
        "The correlation of assets {i:nat} and {j:nat} is rho_{i:nat}_{j:nat} = {value:rat}.",
    ],
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read all weights, all deviations, and all correlations in their order, at most one left out."""
    sentences = TEXT.read_all(view, once=("portfolio", "symbols", "matrix", "total", "variance"))
    size = sentences["portfolio"][0]["n"]
    if target != "Find the variance of the portfolio." or sentences["portfolio"][0]["last"] != size - 1:
        raise Unreadable("the target or the number of assets is not that of a portfolio")
    given = {(rho["i"], rho["j"]): rho["value"] for rho in sentences["rho"]}
    pairs = [(i, j) for i in range(size) for j in range(i + 1, size)]
    missing = [pair for pair in pairs if pair not in given]
    if (
        len(missing) > 1
        or len(sentences["rho"]) != len(given)
        or [p for p in pairs if p in given] != list(given)
    ):
        raise Unreadable("the correlations are not given once each in their order, but for one")
    for kind in ("weight", "sigma"):
        if [fact["i"] for fact in sentences[kind]] != list(range(size)):
            raise Unreadable(f"not every asset has one {kind}, in their order")
    if len(view) != 5 + 2 * size + len(given):
        raise Unreadable("the view says something else as well")
    facts = {
        "weights": [_plain(fact["value"]) for fact in sentences["weight"]],
        "sigmas": [fact["value"] for fact in sentences["sigma"]],
        "correlations": {f"{i},{j}": _plain(given[i, j]) if (i, j) in given else None for i, j in pairs},
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
    from sympy import ZZ
    from sympy.polys.matrices import DomainMatrix

    weights = list(map(Fraction, facts["weights"]))
    size = range(len(weights))
    rho = {pair: Fraction(value) for pair, value in facts["correlations"].items()}
    below, scale = (lcm(*(value.denominator for value in values)) for values in (weights, rho.values()))
    parts = [
        [ZZ(int(weight * sigma * below))] for weight, sigma in zip(weights, facts["sigmas"], strict=True)
    ]
    rows = [[int(scale * (rho[f"{min(i, j)},{max(i, j)}"] if i != j else 1)) for j in size] for i in size]
    table = DomainMatrix([list(map(ZZ, row)) for row in rows], (len(size), len(size)), ZZ)
    if any(value * (-1) ** power < 0 for power, value in enumerate(table.charpoly())):
        raise Unreadable("the correlation matrix is not positive semidefinite")
    if (
        sum(weights) != 1
        or min(weights) <= 0
        or min(facts["sigmas"]) <= 0
        or any(abs(value) >= 1 for value in rho.values())
    ):
        raise Unreadable("weights, deviations or correlations are not as the text says")
    amounts = DomainMatrix(parts, (len(size), 1), ZZ)
    total = (amounts.transpose() * table * amounts).to_list()[0][0]
    return str(Fraction(int(total), scale * below**2))


def _plain(value: Fraction) -> int | str:
    return value.numerator if value.denominator == 1 else str(value)


READER = Reader(
    read=read,
    hints={"rho_{i:nat}_{j:nat} = {value:rat}.": ("rho_{i}_{j}", "{value}")},
    requests={"What is rho_{i:nat}_{j:nat}?": "rho_{i}_{j}"},
    fill=fill,
    solve=solve,
)
