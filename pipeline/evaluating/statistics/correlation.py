"""Correlation of two columns: Pearson's, Spearman's, and how likely so strong a one is by chance."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from itertools import permutations
from math import factorial

from pipeline.evaluating.statistics.sample import Value, sample_of
from seedproof.record.draws import Draws
from seedproof.scoring.intervals import root

SEED = sha256(b"seedproof permutations 1").hexdigest()[:32]

PERMUTATIONS = 10_000
"""How many are drawn where there are more than `_ALL` of them."""

_ALL = 5_040


@dataclass(frozen=True)
class Correlation:
    """Coefficients over `n` pairs, and the two-sided p of Pearson's by permutation."""

    n: int
    pearson: Fraction
    spearman: Fraction
    p: Fraction


def correlation(first: Sequence[Value], second: Sequence[Value]) -> Correlation | None:
    """Return the correlation of pairs; None where there are fewer than three, or a column does not vary."""
    if len(first) < 3 or len(set(first)) < 2 or len(set(second)) < 2:
        return None
    return Correlation(
        n=len(first),
        pearson=_pearson(first, second),
        spearman=_pearson(_ranks(first), _ranks(second)),
        p=_by_chance(first, second),
    )


def _pearson(first: Sequence[Value], second: Sequence[Value]) -> Fraction:
    left = _deviations(first)
    right = _deviations(second)
    squares = Fraction(_product(left, left) * _product(right, right))
    return _product(left, right) / root(squares)


def _deviations(values: Sequence[Value]) -> list[int]:
    """Return integers proportional to the deviations from the mean."""
    numerators = sample_of(values).numerators
    total = sum(numerators)
    return [len(numerators) * number - total for number in numerators]


def _product(left: Sequence[int], right: Sequence[int]) -> int:
    return sum(a * b for a, b in zip(left, right, strict=True))


def _ranks(values: Sequence[Value]) -> list[Fraction]:
    """Return the rank of each value from 1 on; equal values share the mean of their ranks."""
    ordered = sorted(values)
    ranks = {value: ordered.index(value) + Fraction(ordered.count(value) + 1, 2) for value in set(values)}
    return [ranks[value] for value in values]


def _by_chance(first: Sequence[Value], second: Sequence[Value]) -> Fraction:
    """Return the share of permutations of a column whose correlation is as strong, or stronger."""
    left = _deviations(first)
    right = _deviations(second)
    strength = abs(_product(left, right))
    if factorial(len(right)) <= _ALL:
        products = [abs(_product(left, permuted)) for permuted in permutations(right)]
        return Fraction(sum(product >= strength for product in products), len(products))
    as_strong = sum(abs(_product(left, permuted)) >= strength for permuted in _permuted(right))
    # The columns as they stand are one of the permutations.
    return Fraction(as_strong + 1, PERMUTATIONS + 1)


def _permuted(values: Sequence[int]) -> Iterator[list[int]]:
    draws = Draws(SEED)
    for _ in range(PERMUTATIONS):
        yield draws.sample(values, len(values))
