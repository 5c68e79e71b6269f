"""The order in which rows are asked: wherever it is broken off, what was asked is a sample."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from typing import Any, TypeVar

R = TypeVar("R", bound=Mapping[str, Any])

_LOTS = 2**64


def balanced(rows: Sequence[R]) -> list[R]:
    """Return rows so that each beginning has of every family its share, to within a row.

    Families take turns, one with twice the rows twice as often. Which rows of a family come first, and which
    families, is drawn by ids and names alone. Source: systematic sampling, as in Cochran, Sampling
    Techniques, 3rd ed., chapter 8.
    """
    by_family: dict[str, list[R]] = {}
    for row in sorted(rows, key=lambda row: _lot(row["id"])):
        by_family.setdefault(row["family"], []).append(row)
    turns = {
        row["id"]: Fraction(place * _LOTS + _lot(family), len(of_family) * _LOTS)
        for family, of_family in by_family.items()
        for place, row in enumerate(of_family)
    }
    return sorted(rows, key=lambda row: (turns[row["id"]], row["id"]))


def _lot(name: str) -> int:
    return int.from_bytes(sha256(f"sample {name}".encode()).digest()[:8])
