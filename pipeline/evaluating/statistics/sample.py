"""Values of episodes, as integers over one denominator: what is added often is added fast, and exactly."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

Value = Fraction | int


@dataclass(frozen=True)
class Sample:
    """Values in the order of their episodes, with the cluster of each.

    Values of one cluster hang together, such as those of several attempts at one row.
    """

    numerators: Sequence[int]
    denominator: int
    clusters: Sequence[Hashable]

    @property
    def size(self) -> int:
        """How many values there are."""
        return len(self.numerators)

    @property
    def mean(self) -> Fraction:
        """The mean of the values, at least one."""
        return Fraction(sum(self.numerators), self.size * self.denominator)

    @property
    def sizes(self) -> list[int]:
        """How many values each cluster has."""
        return list(Counter(self.clusters).values())

    @property
    def totals(self) -> list[int]:
        """What the numerators of each cluster add to, in the order of `sizes`."""
        totals: dict[Hashable, int] = defaultdict(int)
        for numerator, cluster in zip(self.numerators, self.clusters, strict=True):
            totals[cluster] += numerator
        return list(totals.values())

    def at(self, places: Sequence[int], clusters: Sequence[Hashable]) -> "Sample":
        """Return the values at some places, with clusters of their own."""
        return Sample([self.numerators[place] for place in places], self.denominator, clusters)


def sample_of(values: Iterable[Value], clusters: Sequence[Hashable] | None = None) -> Sample:
    """Return a sample of values; without clusters each stands for itself."""
    exact = list(values)
    denominator = lcm(*(value.denominator for value in exact))
    numerators = [value.numerator * (denominator // value.denominator) for value in exact]
    return Sample(numerators, denominator, range(len(exact)) if clusters is None else clusters)
