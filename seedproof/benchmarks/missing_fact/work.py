"""Measures the work of a problem: the operations of one who solves it by hand, and the digits they are on."""

import json
import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.missing_fact.guessing import survey_of
from seedproof.benchmarks.missing_fact.row import MissingFactRow

_NUMBER = re.compile("[0-9]+")


def operations(row: MissingFactRow) -> int:
    """Count the operations of one who has the hint."""
    return survey_of(row["family"]).operations(json.loads(row["facts"]))


def digits(row: MissingFactRow) -> Fraction:
    """Return the mean number of digits of the numbers in the facts and the answer."""
    numbers = _NUMBER.findall(_values(row["facts"]) + " " + row["answer"])
    return Fraction(sum(map(len, numbers)), len(numbers))


def mean_work(rows: Sequence[MissingFactRow]) -> dict[str, dict[int, Fraction]]:
    """Return the mean of operations times digits, by family and difficulty."""
    groups: dict[str, dict[int, list[Fraction]]] = {}
    for row in rows:
        of_family = groups.setdefault(row["family"], {})
        of_family.setdefault(row["difficulty"], []).append(operations(row) * digits(row))
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
