"""Measures what is right without solving anything: one answer for all, or a number of the text."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from seedproof.measuring.declaring import Measure
from seedproof.measuring.expectations import Found
from seedproof.measuring.leakage import numbers_in
from seedproof.measuring.limits import at_most, families, percent, with_chance
from seedproof.measuring.statistics import most_common_answers

Limit = Callable[[Any], Callable[[str], int]]
"""Takes the settings, and returns the limit of each family, in percent."""

FROM_TEXT: dict[str, Callable[[Sequence[Fraction]], Fraction]] = {
    "first": lambda numbers: numbers[0],
    "last": lambda numbers: numbers[-1],
    "largest": max,
    "least": min,
}
"""The guesses of one who answers with a number of the text."""


def constant(limit: Limit, needed: int) -> Measure:
    """Expect that no answer is right in too many rows of a family that has `needed` rows, but by chance."""

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        judged = families(rows, needed)
        common = most_common_answers([row for of_family in judged.values() for row in of_family])
        found = {family: percent(count, total) for family, (_, count, total) in common.items()}
        limit_of = limit(settings)
        return at_most("family", found, lambda family: with_chance(limit_of(family), len(judged[family])))

    return measure


def from_text(text: Callable[[Any], str], most: int, needed: int) -> Measure:
    """Expect that no number of the text is the answer in more than `most` percent of a family's rows.

    By chance it may be the answer in more.
    """

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        judged = families(rows, needed)
        found = {
            name: percent(max(_right(of_family, text).values()), len(of_family))
            for name, of_family in judged.items()
        }
        return at_most("family", found, lambda family: with_chance(most, len(judged[family])))

    return measure


def _right(rows: Sequence[Any], text: Callable[[Any], str]) -> dict[str, int]:
    """Return how many rows each guess has right."""
    right = dict.fromkeys(FROM_TEXT, 0)
    for row in rows:
        answer, numbers = numbers_in(row["answer"]), numbers_in(text(row))
        for name, guess in FROM_TEXT.items():
            if numbers and answer == (guess(numbers),):
                right[name] += 1
    return right
