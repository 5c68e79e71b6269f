"""Guesses the absent emissions from what their row leaves; states and symbols may be renamed."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import permutations
from math import comb, lcm, perm

from seedproof.benchmarks.missing_fact.families.steady_state_missing_emission.validate import (
    emission_denominators,
    ranges,
)
from seedproof.benchmarks.missing_fact.survey import Facts, Survey
from seedproof.proving.distribution import completed


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every split of what the row leaves, by the tables of each common denominator that give it."""
    emissions = view["E"]
    size = len(emissions)
    symbols = len(emissions[0])
    state, symbol = map(int, slot.split("_")[1:])
    given = [Fraction(entry) for row in emissions for entry in row if entry is not None]
    common = lcm(*[entry.denominator for entry in given])
    left = size - sum(given)
    tables = {
        whole: perm(comb(whole - 1, symbols - 1), size)
        for whole in emission_denominators(difficulty)
        if whole % common == 0
    }
    scale = lcm(*tables.values())
    weights: Counter[str] = Counter()
    for whole, count in tables.items():
        for part in range(1, int(left * whole)):
            weights[str(Fraction(part, whole))] += scale // count
    return {
        value: weight
        for value, weight in weights.items()
        if not any(ranges(_filled(view, state, symbol, value), slot, difficulty))
    }


def simplest(view: Facts, slot: str) -> str:
    """Return half of what the row leaves."""
    state = int(slot.split("_")[1])
    left = Fraction(1) - sum(Fraction(entry) for entry in view["E"][state] if entry is not None)
    return str(left / 2)


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
