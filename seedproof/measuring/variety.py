"""Measures how many different texts and answers there are."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from seedproof.measuring.declaring import Measure
from seedproof.measuring.expectations import Found
from seedproof.measuring.limits import families, not_below

_DIGITS = re.compile("[0-9]+")

Fewest = Callable[[Any, str, int], int]
"""Takes the settings, a family and its rows, and returns how many must differ."""


def different(of: Callable[[Any], str], fewest: Fewest, needed: int) -> Measure:
    """Expect enough different texts in each family that has `needed` rows. `of` takes a row."""

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        judged = families(rows, needed)
        found = {family: len({of(row) for row in of_family}) for family, of_family in judged.items()}
        return not_below("family", found, lambda family: fewest(settings, family, len(judged[family])))

    return measure


def share(least: int) -> Fewest:
    """Ask for so many percent of a family's rows."""
    return lambda settings, family, rows: rows * least // 100


def skeleton(text: str) -> str:
    """Return a text whatever its numbers."""
    return _DIGITS.sub("#", text)
