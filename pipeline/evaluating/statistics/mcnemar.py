"""McNemar's exact test of two runs on the same rows: of the rows that one alone has right, which has more?"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import comb


@dataclass(frozen=True)
class Discordance:
    """The rows that one of two runs alone has right, and how likely so uneven a division is by chance."""

    first: int
    """Right in the first run alone."""
    second: int
    p: Fraction


def mcnemar(pairs: Iterable[tuple[bool, bool]]) -> Discordance:
    """Test whether both runs are right equally often, two-sided. Source: McNemar, 1947, exact form."""
    first = 0
    second = 0
    for in_first, in_second in pairs:
        if in_first and not in_second:
            first += 1
        elif in_second and not in_first:
            second += 1
    return Discordance(first, second, _two_sided(first, second))


def _two_sided(first: int, second: int) -> Fraction:
    """Return twice the binomial tail at one half, 1 at most."""
    trials = first + second
    tail = sum(comb(trials, successes) for successes in range(min(first, second) + 1))
    return min(Fraction(1), Fraction(2 * tail, 2**trials))
