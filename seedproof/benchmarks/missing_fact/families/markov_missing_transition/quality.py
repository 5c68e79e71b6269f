"""Guesses the absent entries from what the row leaves for them; states may be renamed."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import permutations

from seedproof.benchmarks.missing_fact.families.markov_missing_transition.validate import LARGEST_PART
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every split of the row's rest that small parts allow, by the rows of parts that give it."""
    line = view["P"][int(slot.split("_")[1])]
    given = [Fraction(entry) for entry in line if entry is not None]
    left = 1 - sum(given)
    largest = LARGEST_PART[len(line)]
    weights: Counter[str] = Counter()
    for whole in range(len(line), largest * len(line) + 1):
        parts = [entry * whole for entry in given]
        if any(part.denominator != 1 or part > largest for part in parts):
            continue
        rest = int(left * whole)
        for part in range(max(1, rest - largest), min(largest, rest - 1) + 1):
            weights[str(Fraction(part, whole))] += 1
    return weights


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
