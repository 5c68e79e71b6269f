"""Limits of numbers that were found: of each family, or of whatever else is counted."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from math import isqrt
from typing import Any

from seedproof.measuring.declaring import TooFew
from seedproof.measuring.expectations import Found, at_least, expect


def at_most(of: str, found: Mapping[str, int], limit_of: Callable[[str], int]) -> Found:
    """Expect of each number that it is not above its limit. `of` names what they are of: `family`."""
    table = [{of: name, "found": number, "most": limit_of(name)} for name, number in found.items()]
    return table, [at_least("most", "found")]


def not_below(of: str, found: Mapping[str, int], limit_of: Callable[[str], int]) -> Found:
    """Expect of each number that it is not below its limit. `of` names what they are of: `family`."""
    table = [{of: name, "found": number, "least": limit_of(name)} for name, number in found.items()]
    return table, [at_least("found", "least")]


def counted(counts: Counter[tuple[Any, ...]], expected: Mapping[tuple[Any, ...], int]) -> Found:
    """Expect the given number of rows in each group, and none in any other."""
    table = [
        {"group": ", ".join(map(str, group)), "rows": counts[group], "expected": expected.get(group, 0)}
        for group in sorted({*expected, *counts})
    ]
    return table, [expect("column_pair_values_to_be_equal", column_A="rows", column_B="expected")]


def enough(rows_of: Mapping[Any, int], needed: int) -> set[Any]:
    """Return the groups that have rows enough to be judged. Raises: TooFew if none has."""
    judged = {group for group, rows in rows_of.items() if rows >= needed}
    if not judged:
        raise TooFew(max(rows_of.values(), default=0), needed)
    return judged


def families(rows: Iterable[Any], needed: int) -> dict[str, list[Any]]:
    """Return the rows of each family that has enough of them, by name. Raises: TooFew if none has."""
    by_family: dict[str, list[Any]] = {}
    for row in rows:
        by_family.setdefault(row["family"], []).append(row)
    judged = enough({family: len(of_family) for family, of_family in by_family.items()}, needed)
    return {family: by_family[family] for family in sorted(judged)}


def percent(part: int, whole: int) -> int:
    """Return a share in percent, rounded up."""
    return -(-100 * part // whole)


def chance(rows: int, percent: int) -> int:
    """Return three standard deviations of a number of rows, each counted with a chance, in hundredths."""
    return 3 * isqrt(rows * percent * (100 - percent))


def with_chance(percent: int, rows: int) -> int:
    """Return what a share of rows that is `percent` of all that could be drawn hardly exceeds.

    Without this room a limit would depend on the root seed: of a hundred rows that are right with a chance of
    12 %, every seventh table has more than 15.
    """
    return percent + chance(rows, percent) // rows
