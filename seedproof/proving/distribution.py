"""Rows of probabilities as facts state them, and rows with two entries missing."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

from seedproof.proving.linear import stationary


@cache
def probability(text: str) -> Fraction:
    """Return the probability that `5/8` states. Raises: ValueError if not canonical, or not inside (0, 1)."""
    value = Fraction(text)
    if str(value) != text or not 0 < value < 1:
        raise ValueError(f"{text!r} is not the canonical text of a probability strictly between 0 and 1")
    return value


@lru_cache(maxsize=1 << 12)
def number(text: str) -> Fraction:
    """Return the number that a text states, whatever its form."""
    return Fraction(text)


def check_rows(rows: Any, count: int, length: int) -> None:
    """Raise ValueError unless `rows` is a table of probabilities in which each row sums to 1."""
    if len(rows) != count or any(len(row) != length for row in rows):
        raise ValueError(f"expected {count} rows of {length} probabilities")
    for row in rows:
        if sum(map(probability, row)) != 1:
            raise ValueError(f"the row {row} does not sum to 1")


def completed(row: Sequence[str | None], column: int, value: str) -> tuple[str, ...] | None:
    """Return the row with the value in one gap and the rest of 1 in its only other gap.

    Return None if there is no gap in the column, or if not both get a probability strictly between 0 and 1.
    """
    gaps = [index for index, known in enumerate(row) if known is None]
    rest = left(row) - probability(value)
    if len(gaps) != 2 or column not in gaps or rest <= 0:
        return None
    return tuple(value if index == column else known or str(rest) for index, known in enumerate(row))


def left(row: Sequence[str | None]) -> Fraction:
    """Return the probability that the gaps of a row share."""
    return 1 - sum((probability(known) for known in row if known is not None), Fraction(0))


def splits(row: Sequence[str | None], value: str) -> list[str]:
    """Return four values other than this one that a gap of a row with two gaps may take."""
    share = left(row) / 6
    return [
        candidate for candidate in (str(share * multiple) for multiple in range(1, 6)) if candidate != value
    ][:4]


# A survey asks for each completion of a row twice: whether it is possible, and what it answers.
@lru_cache(maxsize=1 << 8)
def stationary_of(chain: tuple[tuple[str, ...], ...]) -> list[Fraction] | None:
    """Return the stationary distribution of a transition matrix in text, or None if it is not unique."""
    return stationary([[probability(entry) for entry in row] for row in chain])
