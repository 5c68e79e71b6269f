"""The variance of a portfolio, with one correlation withheld."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from seedproof.certifying.missing_fact.family import Family, Model, each_is, only
from seedproof.certifying.missing_fact.matrices import determinant
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Symbol, Term, at_most, between, equal, product, term, total, unknown

LEMMAS: Mapping[str, str] = {
    "semidefinite_by_minors": (
        "A symmetric matrix of real numbers is positive semidefinite exactly if all its principal minors "
        "(the determinants of what some rows have in the same columns) are at least 0."
    ),
}

Matrix = Sequence[Sequence[Term]]


def _pair(text: str) -> tuple[int, int]:
    first, second = map(int, re.findall(r"\d+", text))
    return first, second


NOTES = Patterns(
    {
        "assets": (
            "A portfolio consists of {count:integer} assets, numbered from 0 to {last:integer}.",
            "Consider a portfolio of {count:integer} assets, numbered from 0 to {last:integer}.",
            "A portfolio holds {count:integer} assets; they are numbered from 0 to {last:integer}.",
            "The {count:integer} assets of a portfolio are numbered from 0 to {last:integer}.",
        ),
        "letters": (
            "Asset i has weight w_i, the standard deviation of its return is sigma_i, "
            "and the correlation of the returns of assets i and j is rho_i_j.",
            "The weight of asset i is w_i, its return has the standard deviation sigma_i, "
            "and the returns of assets i and j have the correlation rho_i_j.",
            "We write w_i for the weight of asset i, sigma_i for the standard deviation of its return, "
            "and rho_i_j for the correlation between the returns of assets i and j.",
            "w_i is the weight of asset i, sigma_i is the standard deviation of its return, "
            "and rho_i_j is the correlation of the returns of assets i and j.",
        ),
        "range": (
            "Correlations between different assets lie strictly between -1 and 1, rho_i_i = 1 for each i, "
            "and the matrix of all correlations is symmetric and positive semidefinite.",
            "The correlation matrix is symmetric and positive semidefinite, "
            "with rho_i_i = 1 for each i and -1 < rho_i_j < 1 for i different from j.",
            "The correlations form a symmetric, positive semidefinite matrix "
            "in which rho_i_i = 1 for each i, and -1 < rho_i_j < 1 whenever i and j differ.",
            "The matrix of the correlations rho_i_j is symmetric and positive semidefinite, "
            "has ones on its diagonal, and all its other entries lie strictly between -1 and 1.",
        ),
        "whole": (
            "The weights add up to 1.",
            "The sum of all weights is 1.",
            "The weights of all assets sum to 1.",
            "Together, the weights add up to 1.",
        ),
        "variance": (
            "The variance of the portfolio is "
            "the sum over all i and all j of w_i*w_j*sigma_i*sigma_j*rho_i_j.",
            "Summing w_i*w_j*sigma_i*sigma_j*rho_i_j over all i and all j "
            "gives the variance of the portfolio.",
            "To find the variance of the portfolio, "
            "add up w_i*w_j*sigma_i*sigma_j*rho_i_j over all i and all j.",
            "The portfolio's variance is the sum of w_i*w_j*sigma_i*sigma_j*rho_i_j over all i and all j.",
        ),
        "weight": (
            "w_{index:integer} = {value:number}.",
            "The weight of asset {asset:integer} is w_{index:integer} = {value:number}.",
            "Asset {asset:integer} has the weight w_{index:integer} = {value:number}.",
            "A share of w_{index:integer} = {value:number} of the portfolio is in asset {asset:integer}.",
        ),
        "deviation": (
            "sigma_{index:integer} = {value:number}.",
            "The standard deviation of the return of asset {asset:integer} "
            "is sigma_{index:integer} = {value:number}.",
            "For the return of asset {asset:integer}, "
            "the standard deviation is sigma_{index:integer} = {value:number}.",
            "The return of asset {asset:integer} "
            "has the standard deviation sigma_{index:integer} = {value:number}.",
        ),
        "correlation": (
            "rho_{index:pair} = {value:number}.",
            "The correlation of the returns of assets {asset:assets} is rho_{index:pair} = {value:number}.",
            "The correlation between the returns of assets {asset:assets} "
            "is rho_{index:pair} = {value:number}.",
            "The returns of assets {asset:assets} have the correlation rho_{index:pair} = {value:number}.",
        ),
    },
    {"pair": Kind(r"\d+_\d+", _pair), "assets": Kind(r"\d+ and \d+", _pair)},
)

TASKS = Patterns(
    {
        "variance": (
            "Find the variance of the portfolio.",
            "What is the variance of the portfolio?",
            "Determine the variance of this portfolio.",
            "Work out the portfolio's variance.",
        ),
    }
)

VARIANCE = unknown("variance")


def _build(notes: Sequence[Said], task: Said) -> Model:
    for kind in ("letters", "range", "whole", "variance"):
        only(notes, kind)
    assets = range(_count(only(notes, "assets")))
    weights = {i: unknown(f"w_{i}") for i in assets}
    deviations = {i: unknown(f"sigma_{i}") for i in assets}
    correlations = {(i, j): unknown(f"rho_{i}_{j}") for i, j in combinations(assets, 2)}

    matrix = [[correlations[min(i, j), max(i, j)] if i != j else term(1) for j in assets] for i in assets]
    summands = [
        product([weights[i], weights[j], deviations[i], deviations[j], matrix[i][j]])
        for i in assets
        for j in assets
    ]
    laws: Mapping[str, Sequence[Term]] = {
        "assets": [],
        "letters": [at_most(0, deviation) for deviation in deviations.values()],
        "range": [*(between(-1, each, 1) for each in correlations.values()), *_semidefinite(matrix)],
        "whole": [equal(total(weights.values()), 1)],
        "variance": [equal(VARIANCE, total(summands))],
    }
    numbers: Mapping[str, Mapping[Any, Symbol]] = {
        "weight": weights,
        "deviation": deviations,
        "correlation": correlations,
    }

    def mean(said: Said) -> Sequence[Term]:
        if said.kind in laws:
            return laws[said.kind]
        if said.gaps.get("asset", said["index"]) != said["index"]:
            raise Unread(f"two assets in a sentence: {said.sentence}")
        return [equal(numbers[said.kind][said["index"]], said["value"])]

    symbols = (*weights.values(), *deviations.values(), *correlations.values(), VARIANCE)
    axioms = tuple(LEMMAS) if len(assets) > 2 else ()
    return Model(symbols, mean, each_is([VARIANCE]), axioms=axioms)


def _count(said: Said) -> int:
    """Return the number of assets, which are numbered from 0."""
    count: int = said["count"]
    if said["last"] != count - 1:
        raise Unread(f"the last number does not fit the count: {said.sentence}")
    return count


def _semidefinite(matrix: Matrix) -> Iterator[Term]:
    """Ask the principal minors of three rows and more; the ranges of the entries ask the smaller ones."""
    for size in range(3, len(matrix) + 1):
        for kept in combinations(range(len(matrix)), size):
            yield at_most(0, determinant([[matrix[i][j] for j in kept] for i in kept]))


def _slot(said: Said) -> str:
    i, j = said["index"]
    return f"rho_{i}_{j}"


def _lent(said: Said) -> bool:
    """Lend all but the weights of two assets."""
    return said.kind in ("deviation", "correlation") or (said.kind == "weight" and said["index"] >= 2)


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=_slot,
    shared=frozenset(["assets", "letters", "range", "whole", "variance"]),
    lent=_lent,
)
