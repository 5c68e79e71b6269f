"""What is right of some rows, by family and in all, as exact numbers."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from seedproof.measuring.statistics import decimal

ALL = "all"
"""The name of all families together."""


@dataclass(frozen=True)
class Share:
    """How much of how many rows is right: of a game its share of the best score counts."""

    right: Fraction
    rows: int

    @property
    def value(self) -> Fraction:
        """The mean over the rows; 0 of no row."""
        return self.right / self.rows if self.rows else Fraction(0)

    def __str__(self) -> str:
        """Write the share to four places."""
        return decimal(self.value)


Shares: TypeAlias = Mapping[str, Share]
"""Shares by family, in order of their names; `all` is last."""


def shares_of(values: Iterable[tuple[str, Fraction]]) -> Shares:
    """Return the shares of rows, which are given as family and value."""
    by_family: dict[str, list[Fraction]] = {}
    for family, value in values:
        by_family.setdefault(family, []).append(value)
    shares = {family: _share(of_family) for family, of_family in sorted(by_family.items())}
    return with_all(shares)


def with_all(by_family: Shares) -> Shares:
    """Return shares by family together with that of all families."""
    right = sum((share.right for share in by_family.values()), Fraction())
    rows = sum(share.rows for share in by_family.values())
    return {**by_family, ALL: Share(right, rows)}


def best_of(named: Mapping[str, Shares]) -> Mapping[str, tuple[str, Share]]:
    """Return by family, and for all, the largest of several shares and its name; of equal ones the first."""
    families = dict.fromkeys(family for shares in named.values() for family in shares)
    best: dict[str, tuple[str, Share]] = {}
    for family in families:
        present = [(name, shares[family]) for name, shares in named.items() if family in shares]
        best[family] = max(present, key=lambda pair: pair[1].value)
    return best


def decimals_of(shares: Shares) -> Mapping[str, str]:
    """Return shares as fixed decimals."""
    return {family: str(share) for family, share in shares.items()}


def _share(values: list[Fraction]) -> Share:
    return Share(sum(values, Fraction()), len(values))
