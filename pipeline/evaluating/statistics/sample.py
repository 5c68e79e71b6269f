"""Values of episodes, as integers over one denominator: what is added often is added fast, and exactly."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

Value = Fraction | int


@dataclass(frozen=True)
class Sample:
    """Values in the order of their episodes, with the cluster and the stratum of each.

    Values of one cluster hang together, such as those of several attempts at one row. Strata are fixed: they
    would be the same if the rows were drawn anew.
    """

    numerators: Sequence[int]
    denominator: int
    clusters: Sequence[Hashable]
    strata: Sequence[Hashable]

    @property
    def size(self) -> int:
        """How many values there are."""
        return len(self.numerators)

    @property
    def mean(self) -> Fraction:
        """The mean of the values, at least one."""
        return Fraction(sum(self.numerators), self.size * self.denominator)

    @property
    def is_binary(self) -> bool:
        """Whether every value is 0 or 1."""
        return set(self.numerators) <= {0, self.denominator}

    def at(self, positions: Sequence[int]) -> "Sample":
        """Return the values at some positions."""
        return Sample(
            [self.numerators[position] for position in positions],
            self.denominator,
            [self.clusters[position] for position in positions],
            [self.strata[position] for position in positions],
        )


def sample_of(
    values: Iterable[Value],
    clusters: Sequence[Hashable] | None = None,
    strata: Sequence[Hashable] | None = None,
) -> Sample:
    """Return a sample of values; without clusters each stands for itself, without strata there is one."""
    exact = list(values)
    denominator = lcm(*(value.denominator for value in exact))
    numerators = [value.numerator * (denominator // value.denominator) for value in exact]
    if clusters is None:
        clusters = range(len(exact))
    if strata is None:
        strata = [""] * len(exact)
    return Sample(numerators, denominator, clusters, strata)
