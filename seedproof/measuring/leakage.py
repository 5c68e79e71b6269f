"""Measures whether a text gives the answer away: more often than by chance, or at all."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import ceil
from typing import Any

from seedproof.measuring.columns import each
from seedproof.measuring.declaring import Measure
from seedproof.measuring.expectations import Found
from seedproof.measuring.limits import at_most, families, with_chance

_NUMBER = re.compile(r"(?<![A-Za-z0-9_./])-?[0-9]+(?:[./][0-9]+)?(?![A-Za-z0-9_/])")
_WORD = re.compile(r"[A-Za-z]+|[<>=]")


def beyond_chance(text: Callable[[Any], str], most: int, needed: int) -> Measure:
    """Expect that the numbers of an answer stand in its own text hardly more often than in others'.

    Of each family with `needed` rows is compared how many rows have their own answer in their text, and how
    many would have the answer of another of its rows; the difference is at most `most` percent of rows, but
    by chance.
    """

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        judged = families(rows, needed)
        found = {name: _beyond(of_family, text) for name, of_family in judged.items()}
        return at_most("family", found, lambda family: with_chance(most, len(judged[family])))

    return measure


def _beyond(rows: Sequence[Any], text: Callable[[Any], str]) -> int:
    """Return by how many percent of the rows their own answer stands in their text more often."""
    texts = [signs(text(row)) for row in rows]
    answers = [signs(row["answer"]) for row in rows]
    counts = Counter(answers)
    own = sum(answer <= said for answer, said in zip(answers, texts, strict=True))
    any_answer = sum(count for said in texts for answer, count in counts.items() if answer <= said)
    by_chance = Fraction(any_answer - own, max(len(rows) - 1, 1))
    return max(0, ceil(100 * (own - by_chance) / len(rows)))


def signs(text: str) -> frozenset[Fraction | str]:
    """Return the numbers of a text by their values; of a text without any, its words."""
    numbers = numbers_in(text)
    return frozenset(numbers) if numbers else frozenset(word.lower() for word in _WORD.findall(text))


@lru_cache(maxsize=1 << 14)
def numbers_in(text: str) -> tuple[Fraction, ...]:
    """Return the numbers of a text in their order: integers, decimals and fractions."""
    values = map(_value, _NUMBER.findall(text))
    return tuple(value for value in values if value is not None)


# Texts of a family have the same small numbers.
@lru_cache(maxsize=1 << 12)
def _value(number: str) -> Fraction | None:
    """Return the value of a number; None of a fraction over 0."""
    whole, _, below = number.partition("/")
    if not below:
        return Fraction(whole)
    return Fraction(int(whole), int(below)) if int(below) else None


def nowhere(
    answers: Callable[[Any], Iterable[str]], texts: Callable[[Any], Iterable[str]], long: int
) -> Measure:
    """Expect that no answer of `long` characters or more stands in a text, sign by sign. Both take a row."""

    def given(row: Any) -> str:
        shown = list(texts(row))
        stated = (answer for answer in answers(row) if len(answer) >= long)
        return next((answer for answer in stated if any(answer in text for text in shown)), "")

    return each(given)
