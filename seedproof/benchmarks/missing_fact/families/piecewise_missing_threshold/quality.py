"""Guesses the threshold, which lies as often and as far on either side of x; f may be negated."""

from collections.abc import Iterator, Mapping

from seedproof.benchmarks.missing_fact.families.piecewise_missing_threshold.validate import farthest
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every threshold that is no farther from x than any, on both sides."""
    x = view["x"]
    distances = range(1, farthest(difficulty) + 1)
    return {str(x + sign * distance): 1 for sign in (-1, 1) for distance in distances}


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the function, and the function with both branches negated."""
    yield facts
    negated = {branch: [-number for number in facts[branch]] for branch in ("left", "right")}
    yield facts | negated


SURVEY = Survey(
    completions=completions,
    simplest=lambda view, slot: "0",
    images=images,
    operations=lambda facts: 3,
)
