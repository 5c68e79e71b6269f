"""Measures the work of a problem: the operations of one who solves it by hand, and the digits they are on."""

import re
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from seedproof.benchmarks.missing_fact.guessing import survey_of
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.record.json_text import value_of

_NUMBER = re.compile("[0-9]+")


@lru_cache(maxsize=100_000)
def work_of(family: str, facts: str, answer: str) -> Fraction:
    """Return the operations of one who has the hint, times the mean digits of the numbers of the problem."""
    operations = survey_of(family).operations(value_of(facts))
    numbers = _NUMBER.findall(_values(facts) + " " + answer)
    return Fraction(operations * sum(map(len, numbers)), len(numbers))


def mean_work(rows: Sequence[MissingFactRow]) -> dict[str, dict[int, Fraction]]:
    """Return the mean work, by family and difficulty."""
    groups: dict[str, dict[int, list[Fraction]]] = {}
    for row in rows:
        of_family = groups.setdefault(row["family"], {})
        work = work_of(row["family"], row["facts"], row["answer"])
        of_family.setdefault(row["difficulty"], []).append(work)
    return {
        family: {
            difficulty: sum(amounts, Fraction()) / len(amounts)
            for difficulty, amounts in sorted(of_family.items())
        }
        for family, of_family in sorted(groups.items())
    }


def _values(facts: str) -> str:
    """Leave out the keys: the digits of `R1` or `3,4` are names, not numbers."""
    return re.sub(r'"[^"]*":', " ", facts)
