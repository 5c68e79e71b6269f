"""Guesses s3 from the weights of the difficulty; vertices may be renamed."""

from collections.abc import Iterator, Mapping

from seedproof.benchmarks.missing_fact.families.graph_path_sums.validate import band
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return the path sums of all triangles with different weights of the band, each as likely."""
    weights: dict[str, int] = {}
    for e12 in band(difficulty):
        e01 = view["s1"] - e12
        e20 = view["s2"] - e12
        if e01 in band(difficulty) and e20 in band(difficulty) and len({e01, e12, e20}) == 3:
            weights[str(e01 + e20)] = 1
    return weights


def simplest(view: Facts, slot: str) -> str:
    """Return the path sum of the smallest weights: e12 takes as much of s1 and s2 as it can."""
    e12 = min(view["s1"], view["s2"]) - 1
    return str(view["s1"] + view["s2"] - 2 * e12)


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the path sums in rising order, as some names of the vertices have them."""
    known = sorted(value for value in facts.values() if value is not None)
    unknown = [None] * (len(facts) - len(known))
    yield dict(zip(facts, [*known, *unknown], strict=True))


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=lambda facts: 5,
)
