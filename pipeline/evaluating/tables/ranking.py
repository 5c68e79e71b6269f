"""Runs compared at the same rows, and ranks of models, with what chance alone could have made of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.statistics import Difference, Value, difference
from pipeline.evaluating.tables.table import Measure
from seedproof.contract.groups import Groups


def paired(
    before: Sequence[Case], after: Sequence[Case], value: Callable[[Case], Value], groups: Groups
) -> Difference | None:
    """Estimate the mean change of a value over the episodes that both have; None where there is none.

    `groups` says which rows hang together.
    """
    second = {(case.scored.id, case.scored.attempt): case for case in after}
    pairs = [
        (case, second[key]) for case in before if (key := (case.scored.id, case.scored.attempt)) in second
    ]
    return difference(
        [value(case) for case, _ in pairs],
        [value(case) for _, case in pairs],
        groups.clusters_of([case.row for case, _ in pairs]),
    )


@dataclass(frozen=True)
class Ranking:
    """How models stand to each other by one mean, in their order."""

    values: Sequence[Fraction]
    better: Sequence[int]
    """By model: how many others are better, where the paired difference is clear."""
    worse: Sequence[int]

    @classmethod
    def of(
        cls, episodes: Sequence[Sequence[Case]], value: Callable[[Case], Value], groups: Groups
    ) -> "Ranking":
        """Compare all pairs of models by the mean of a value over the episodes of each."""
        better = [0] * len(episodes)
        worse = [0] * len(episodes)
        for first, second in combinations(range(len(episodes)), 2):
            between = paired(episodes[first], episodes[second], value, groups)
            if between is not None and between.is_clear:
                higher, lower = (second, first) if between.estimate.value > 0 else (first, second)
                better[lower] += 1
                worse[higher] += 1
        return cls([_mean([value(case) for case in cases]) for cases in episodes], better, worse)

    def rank(self, position: int) -> Measure:
        """Return 1 + the number of models with a higher mean, between the ranks that are possible."""
        higher = sum(1 for value in self.values if value > self.values[position])
        first, last = self._ends(position)
        return Measure(Fraction(1 + higher), Fraction(first), Fraction(last))

    def is_apart(self, other: "Ranking", position: int) -> bool:
        """Return whether a model has no possible rank in common with another ranking."""
        (first, last), (other_first, other_last) = self._ends(position), other._ends(position)
        return last < other_first or other_last < first

    def _ends(self, position: int) -> tuple[int, int]:
        return 1 + self.better[position], len(self.values) - self.worse[position]


def pareto_share(rankings: Sequence[Ranking]) -> Fraction:
    """Return the share of pairs of models of which one is at least as good everywhere, and better once."""
    pairs = list(combinations(range(len(rankings[0].values)), 2))
    won = 0
    for first, second in pairs:
        differences = [ranking.values[first] - ranking.values[second] for ranking in rankings]
        is_won = min(differences) >= 0 or max(differences) <= 0
        won += 1 if is_won and any(differences) else 0
    return Fraction(won, len(pairs))


def _mean(values: Sequence[Value]) -> Fraction:
    return Fraction(sum(values)) / len(values) if values else Fraction(0)
