"""Measures whether what is called more difficult is more work, in the mean."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from seedproof.measuring.declaring import Measure, TooFew
from seedproof.measuring.expectations import Found, expect
from seedproof.measuring.limits import enough
from seedproof.measuring.statistics import decimal

Means = Mapping[str, Mapping[int, Fraction]]
"""The mean work of each group's difficulties."""


def _difficulty(row: Any) -> int:
    return int(row["difficulty"])


def rises(
    work: Callable[[Any], Fraction | int | None], needed: int, level: Callable[[Any], int] = _difficulty
) -> Measure:
    """Expect that the mean work of rows rises with every level that has `needed` of them.

    `work` and `level` take a row; `work` returns None where it cannot be counted.
    """

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        by_level: dict[int, list[Fraction]] = {}
        for row in rows:
            amount = work(row)
            if amount is not None:
                by_level.setdefault(level(row), []).append(Fraction(amount))
        judged = enough({number: len(amounts) for number, amounts in by_level.items()}, needed)
        means = {number: sum(by_level[number], Fraction()) / len(by_level[number]) for number in judged}
        return rising({"all": means})

    return measure


def rising(means: Means) -> Found:
    """Expect that means rise from each difficulty to the next. Raises: TooFew when there is no next one."""
    table = [
        {
            "family": group,
            "difficulty": harder,
            "work": f"{decimal(of_group[easier], 3)} to {decimal(of_group[harder], 3)}",
            "rises": int(of_group[harder] > of_group[easier]),
        }
        for group, of_group in means.items()
        for easier, harder in pairwise(sorted(of_group))
    ]
    if not table:
        raise TooFew(1, 2)
    return table, [expect("column_values_to_be_in_set", column="rises", value_set=[1])]
