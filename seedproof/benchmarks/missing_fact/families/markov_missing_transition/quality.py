"""Guesses the absent entries from what the row leaves for them; states may be renamed."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import permutations
from math import comb, lcm, perm

from seedproof.benchmarks.missing_fact.families.markov_missing_transition.validate import denominators, ranges
from seedproof.benchmarks.missing_fact.survey import Facts, Survey
from seedproof.proving.distribution import completed


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every split of what the row leaves, by the chains of each common denominator that give it."""
    chain = view["P"]
    size = len(chain)
    row, column = map(int, slot.split("_")[1:])
    given = [Fraction(entry) for line in chain for entry in line if entry is not None]
    common = lcm(*[entry.denominator for entry in given])
    left = size - sum(given)
    chains = {
        whole: perm(comb(whole - 1, size - 1), size)
        for whole in denominators(difficulty)
        if whole % common == 0
    }
    scale = lcm(*chains.values())
    weights: Counter[str] = Counter()
    for whole, count in chains.items():
        for part in range(1, int(left * whole)):
            weights[str(Fraction(part, whole))] += scale // count
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
    row = int(slot.split("_")[1])
    left = Fraction(1) - sum(Fraction(entry) for entry in view["P"][row] if entry is not None)
    return str(left / 2)


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
