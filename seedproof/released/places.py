"""Writes the ids of a table in little room: `bayes_missing_prior/d1 0..19 21` is twenty-one of them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from seedproof.record.seeds import RowId

_RANGE = ".."


def written(places: Iterable[RowId]) -> list[str]:
    """Write places in their order, a line for each run of places of one family and difficulty."""
    lines: list[str] = []
    for (family, difficulty), of_cell in groupby(places, lambda place: (place.family, place.difficulty)):
        lines.append(" ".join((f"{family}/d{difficulty}", *_ranges([place.number for place in of_cell]))))
    return lines


def read(benchmark: str, lines: Iterable[str]) -> list[RowId]:
    """Read places as `written` has written them."""
    places: list[RowId] = []
    for line in lines:
        cell, *ranges = line.split(" ")
        family, _, difficulty = cell.rpartition("/d")
        places += [RowId(benchmark, family, int(difficulty), number) for number in _numbers(ranges)]
    return places


def _ranges(numbers: Sequence[str]) -> Iterator[str]:
    """Yield numbers in their order, those that follow one another as a range."""
    first = 0
    for last, number in enumerate(numbers):
        if last + 1 < len(numbers) and number.isdigit() and numbers[last + 1] == str(int(number) + 1):
            continue
        yield number if first == last else f"{numbers[first]}{_RANGE}{number}"
        first = last + 1


def _numbers(ranges: Iterable[str]) -> Iterator[str]:
    for stated in ranges:
        first, is_range, last = stated.partition(_RANGE)
        if is_range:
            yield from map(str, range(int(first), int(last) + 1))
        else:
            yield stated
