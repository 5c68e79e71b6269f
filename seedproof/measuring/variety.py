"""Measures how many different texts and answers there are, alike in tables of any size.

Of few texts, each new row repeats one the sooner the more rows there are. So a table with more rows than a
release is measured by what differs in as many rows as a release has, in the mean over all ways to draw them.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import perm
from typing import Any

from seedproof.measuring.declaring import Measure
from seedproof.measuring.expectations import Found
from seedproof.measuring.limits import families, not_below

_DIGITS = re.compile("[0-9]+")

Fewest = Callable[[Any, str, int], int]
"""Takes the settings, a family and its rows, and returns how many must differ."""


def different(of: Callable[[Any], str], fewest: Fewest, needed: int, drawn: int) -> Measure:
    """Expect enough different texts in each family that has `needed` rows. `of` takes a row.

    Of a family with more rows than are `drawn`, in so many of them, in the mean.
    """

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        judged = families(rows, needed)
        found = {family: differing(map(of, of_family), drawn) for family, of_family in judged.items()}
        return not_below(
            "family", found, lambda family: fewest(settings, family, min(len(judged[family]), drawn))
        )

    return measure


def differing(texts: Iterable[str], drawn: int) -> int:
    """Return how many texts differ; of more than `drawn`, the mean in so many of them, rounded down."""
    counts = Counter(Counter(texts).values())
    left = sum(count * texts for count, texts in counts.items()) - drawn
    if left <= 0:
        return counts.total()
    # A text that stands so often is nowhere in the draw if all of its rows are left.
    missed = {count: Fraction(perm(left, count), perm(left + drawn, count)) for count in counts}
    return int(counts.total() - sum(texts * missed[count] for count, texts in counts.items()))


def share(least: int) -> Fewest:
    """Ask for so many percent of a family's rows."""
    return lambda settings, family, rows: rows * least // 100


def skeleton(text: str) -> str:
    """Return a text whatever its numbers."""
    return _DIGITS.sub("#", text)
