"""Guesses the absent entries from what the row leaves for them; states may be renamed."""

from collections.abc import Iterator, Mapping
from itertools import permutations

from seedproof.benchmarks.missing_fact.families.markov_missing_transition.validate import denominators, ranges
from seedproof.benchmarks.missing_fact.splits import half_of_the_rest, splits
from seedproof.benchmarks.missing_fact.survey import Facts, Survey
from seedproof.proving.distribution import completed


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every split of what the row leaves, by the chains of each common denominator that give it."""
    row, column = map(int, slot.split("_")[1:])
    weights = splits(view["P"], denominators(difficulty))
    return {
        value: weight
        for value, weight in weights.items()
        if not any(ranges(_filled(view, row, column, value), slot, difficulty))
    }


def _filled(view: Facts, row: int, column: int, value: str) -> Facts:
    lines = list(view["P"])
    lines[row] = completed(lines[row], column, value)
    return view | {"P": lines}


def simplest(view: Facts, slot: str) -> str:
    """Return half of what the row leaves."""
    return half_of_the_rest(view["P"][int(slot.split("_")[1])])


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the chain with its states in every order."""
    chain = facts["P"]
    for order in permutations(range(len(chain))):
        yield facts | {"P": [[chain[i][j] for j in order] for i in order]}


def operations(facts: Facts) -> int:
    """Count elimination in n-1 equations, and the sum that makes the weights probabilities."""
    size = len(facts["P"])
    elimination = sum(2 * step * step + step for step in range(1, size))
    return elimination + size


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
    asked=("target",),
)
