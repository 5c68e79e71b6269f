"""Guesses the absent emissions from what their row leaves; states and symbols may be renamed."""

from collections.abc import Iterator, Mapping
from itertools import permutations

from seedproof.benchmarks.missing_fact.families.steady_state_missing_emission.validate import (
    emission_denominators,
    ranges,
)
from seedproof.benchmarks.missing_fact.splits import half_of_the_rest, splits
from seedproof.benchmarks.missing_fact.survey import Facts, Survey
from seedproof.proving.distribution import completed


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every split of what the row leaves, by the tables of each common denominator that give it."""
    state, symbol = map(int, slot.split("_")[1:])
    weights = splits(view["E"], emission_denominators(difficulty))
    return {
        value: weight
        for value, weight in weights.items()
        if not any(ranges(_filled(view, state, symbol, value), slot, difficulty))
    }


def simplest(view: Facts, slot: str) -> str:
    """Return half of what the row leaves."""
    return half_of_the_rest(view["E"][int(slot.split("_")[1])])


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the model with its states and its symbols in every order."""
    chain = facts["P"]
    emissions = facts["E"]
    for states in permutations(range(len(chain))):
        moved = [[chain[i][j] for j in states] for i in states]
        for symbols in permutations(range(len(emissions[0]))):
            yield facts | {"P": moved, "E": [[emissions[s][o] for o in symbols] for s in states]}


def operations(facts: Facts) -> int:
    """Count elimination in n-1 equations, the sum that makes the weights probabilities, and the mean."""
    size = len(facts["P"])
    elimination = sum(2 * step * step + step for step in range(1, size))
    return elimination + size + 2 * size - 1


def _filled(view: Facts, state: int, symbol: int, value: str) -> Facts:
    rows = list(view["E"])
    rows[state] = completed(rows[state], symbol, value)
    return view | {"E": rows}


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
    asked=("target",),
)
