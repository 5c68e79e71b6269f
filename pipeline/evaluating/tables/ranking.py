"""Ranks of models, and which of them chance alone could have made."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.statistics.sample import Value
from pipeline.evaluating.tables.changes import Of, paired
from pipeline.evaluating.tables.table import Measure
from seedproof.contract.groups import Groups


@dataclass(frozen=True)
class Ranking:
    """How models stand to each other by one mean, in their order."""

    values: Sequence[Fraction]
    clearly_better: Sequence[int]
    """By model: how many others are better, where the paired difference is clear."""
    clearly_worse: Sequence[int]

    @classmethod
    def of(cls, episodes: Sequence[Sequence[Case]], value: Of, groups: Groups) -> "Ranking":
        """Compare all pairs of models by the mean of a value over the episodes of each."""
        better = [0] * len(episodes)
        worse = [0] * len(episodes)
        for first, second in combinations(range(len(episodes)), 2):
            between = paired(episodes[first], episodes[second], value, groups)
            if between is None or not between.is_clear:
                continue
            higher, lower = (second, first) if between.estimate.value > 0 else (first, second)
            better[lower] += 1
            worse[higher] += 1
        return cls([_mean([value(case) for case in cases]) for cases in episodes], better, worse)

    def rank(self, position: int) -> Measure:
        """Return 1 + the number of models with a higher mean, between the ranks that are possible."""
        higher = sum(1 for value in self.values if value > self.values[position])
        return Measure(
            Fraction(1 + higher),
            Fraction(1 + self.clearly_better[position]),
            Fraction(len(self.values) - self.clearly_worse[position]),
        )

    def is_apart(self, other: "Ranking", position: int) -> bool:
        """Return whether a model has no possible rank in common with another ranking."""
        here = self.rank(position)
        there = other.rank(position)
        return _end(here.high) < _end(there.low) or _end(there.high) < _end(here.low)


def pareto_share(rankings: Sequence[Ranking]) -> Fraction:
    """Return the share of pairs of models of which one is at least as good everywhere, and better once."""
    pairs = list(combinations(range(len(rankings[0].values)), 2))
    won = 0
    for first, second in pairs:
        differences = [ranking.values[first] - ranking.values[second] for ranking in rankings]
        is_won = min(differences) >= 0 or max(differences) <= 0
        if is_won and any(differences):
            won += 1
    return Fraction(won, len(pairs))


def _mean(values: Sequence[Value]) -> Fraction:
    return Fraction(sum(values)) / len(values) if values else Fraction(0)


def _end(bound: Fraction | None) -> Fraction:
    return Fraction(0) if bound is None else bound
