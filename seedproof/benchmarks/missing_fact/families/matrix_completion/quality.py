"""Guesses m10 from the factors that the first row may have; M may be transposed."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import gcd

from seedproof.benchmarks.missing_fact.families.matrix_completion.validate import band
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return u1*v0 for all factors of the band that give the first row."""
    factors = band(difficulty)
    weights: Counter[str] = Counter()
    for u0 in factors:
        v0, rest = divmod(view["m00"], u0)
        v1, rest_1 = divmod(view["m01"], u0)
        if rest or rest_1 or v0 not in factors or v1 not in factors:
            continue
        for u1 in factors:
            if u1 != u0:
                weights[str(u1 * v0)] += 1
    return weights


def simplest(view: Facts, slot: str) -> str:
    """Return the smallest entry that leaves m11 whole."""
    return str(view["m00"] // gcd(view["m00"], view["m01"]))


def images(facts: Facts) -> Iterator[Facts]:
    """Yield M, and M transposed where the second row is known."""
    yield facts
    if facts["m10"] is not None:
        yield facts | {"m01": facts["m10"], "m10": facts["m01"]}


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=lambda facts: 2,
)
