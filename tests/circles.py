"""The circles of the suite: `make test` runs what is not marked, a slice of the soak is chosen by a hash."""

import hashlib
import random
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

soak = pytest.mark.soak
"""Marks what `make test` leaves to the soak."""

SLICES = 16
"""The parts of the soak: a part takes two cores three minutes at most. Whoever fills one adds another."""


def few(cases: Iterable[Any], count: int = 2) -> list[Any]:
    """Return the cases of a table for `parametrize`: so many, spread over all, stay in `make test`.

    A tuple is a case of several values.
    """
    every = list(cases)
    kept = {place * len(every) // count for place in range(count)}
    return [one if place in kept else _of_the_soak(one) for place, one in enumerate(every)]


def _of_the_soak(case: Any) -> Any:
    if hasattr(case, "marks"):
        return pytest.param(*case.values, id=case.id, marks=[*case.marks, soak])
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=soak)


def first_and_further(count: int, first: int = 1) -> list[Any]:
    """Return numbers for `parametrize`, in two parts: the first few, and for the soak all that follow."""
    return [
        pytest.param(range(first), id="first"),
        pytest.param(range(first, count), id="further", marks=soak),
    ]


def shuffled(items: Iterable[pytest.Item], order: random.Random) -> list[pytest.Item]:
    """Return tests in a random order, those of a file together: else its fixtures are made for each anew."""
    files: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        files[item.nodeid.partition("::")[0]].append(item)
    chosen = order.sample(list(files.values()), len(files))
    return [item for of_file in chosen for item in order.sample(of_file, len(of_file))]


def slice_of(item: pytest.Item) -> int:
    """Return the number of the slice, from 1.

    The cases of a table are spread; tests of a file without cases stay together, with what they stand on.
    """
    key = item.nodeid if hasattr(item, "callspec") else item.nodeid.partition("::")[0]
    return part(hashlib.sha256(key.encode()).hexdigest())


def part(digest: str) -> int:
    """Return the number of the slice that a hexadecimal digest chooses, from 1."""
    return int(digest, 16) % SLICES + 1


def is_in_slice(item: pytest.Item, number: int) -> bool:
    """Tell whether a test is of the soak, and of this slice."""
    return item.get_closest_marker("soak") is not None and slice_of(item) == number
