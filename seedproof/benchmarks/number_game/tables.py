"""Tabulates what every subset of some numbers can give, in tables that numba compiles code for.

A value that a subset gives has an entry. For each set of operations on the way to it, four bits, the entry
says in how many ways that goes, their points in sum, and the most of them. Two disjoint subsets combine: +
and × in two orders, a difference in the one that is not negative (in both where it is 0), a quotient where it
comes out. So labelled positions and ordered operands are counted, as the game defines it.

With NUMBA_DISABLE_JIT=1 the same code runs as plain Python and gives the same numbers. Integers only.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from seedproof.benchmarks.number_game.rules import BONUS, FAMILIES, POINTS, REACHED, SIGNS

OPERATIONS = 1 << len(SIGNS)
"""Sets of operations."""

_POINTS = tuple(POINTS)
_REACHED = int(REACHED)
_BONUS = int(BONUS)


class Tables(NamedTuple):
    """The entries of all subsets: those of `s` are from starts[s] to ends[s]. Equal subsets share theirs."""

    numbers: Any
    """The numbers in ascending order."""
    starts: Any
    ends: Any
    values: Any
    """The value of each entry."""
    sizes: Any
    """How many sets of operations an entry has, `using` which; the next three by entry and set."""
    using: Any
    ways: Any
    points: Any
    most: Any
    slots: Any
    """Scratch: by value, its entry and one more; 0 between two calls."""


def new_tables(largest: int, entries: int) -> Tables:
    """Allocate tables with room for so many entries, and for values below `largest`."""
    by_set = (entries, OPERATIONS)
    return Tables(
        np.zeros(0, np.int64),
        np.zeros(1 << max(FAMILIES), np.int64),
        np.zeros(1 << max(FAMILIES), np.int64),
        np.zeros(entries, np.int64),
        np.zeros(entries, np.int64),
        np.zeros(by_set, np.int8),
        # Six numbers have 31 million expressions, of at most 15 points each: 32 bits hold their sum.
        np.zeros(by_set, np.int32),
        np.zeros(by_set, np.int32),
        np.zeros(by_set, np.int8),
        np.zeros(largest, np.int32),
    )


@njit(cache=True)
def bits(number: int) -> int:
    """Count the bits that are set."""
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


@njit(cache=True)
def _combined(way: int, x: int, y: int) -> tuple[int, int, int]:
    """Combine two values in one of five ways. Return the operation, the result or -1, and the orders."""
    if way == 0:
        return 0, x + y, 2
    if way == 1:
        return 1, x * y, 2
    if way == 2:
        orders = 2 if x == y else 1
        return 2, abs(x - y), orders
    if way == 4:
        x, y = y, x
    if y == 0 or 0 < x < y or x % y:
        return 3, -1, 1
    return 3, x // y, 1


@njit(cache=True)
def _first_equal(numbers: Any, subset: int) -> int:
    """Return the least subset with the same numbers: of equal numbers, which are adjacent, the first."""
    first = 0
    start = 0
    while start < len(numbers):
        end = start
        while end < len(numbers) and numbers[end] == numbers[start]:
            end += 1
        taken = bits(subset >> start & ((1 << (end - start)) - 1))
        first |= ((1 << taken) - 1) << start
        start = end
    return first


@njit(cache=True)
def _add(tables: Tables, at: int, i: int, j: int, sign: int, orders: int) -> None:
    """Add to entry `at` all ways of entries `i` and `j`, combined by one operation in so many orders."""
    sizes = tables.sizes
    using = tables.using
    ways = tables.ways
    points = tables.points
    most = tables.most
    for p in range(sizes[i]):
        s = using[i, p]
        a = ways[i, s] * orders
        for q in range(sizes[j]):
            t = using[j, q]
            b = ways[j, t]
            u = s | t | 1 << sign
            more = a * points[j, t] + b * (orders * points[i, s] + a * _POINTS[sign])
            best = most[i, s] + most[j, t] + _POINTS[sign]
            if ways[at, u]:
                ways[at, u] += a * b
                points[at, u] += more
                most[at, u] = max(most[at, u], best)
            else:
                using[at, sizes[at]] = u
                sizes[at] += 1
                ways[at, u] = a * b
                points[at, u] = more
                most[at, u] = best


@njit(cache=True)
def fill(tables: Tables) -> bool:
    """Fill all tables. Return whether they had room."""
    numbers = tables.numbers
    starts = tables.starts
    ends = tables.ends
    values = tables.values
    sizes = tables.sizes
    using = tables.using
    ways = tables.ways
    points = tables.points
    most = tables.most
    slots = tables.slots
    used = 0
    room = True
    for subset in range(1, 1 << len(numbers)):
        same = _first_equal(numbers, subset)
        if same < subset:
            starts[subset] = starts[same]
            ends[subset] = ends[same]
            continue
        start = used
        if bits(subset) == 1:
            if used == len(values):
                return False
            values[used] = numbers[bits(subset - 1)]
            sizes[used] = 1
            using[used, 0] = 0
            ways[used, 0] = 1
            points[used, 0] = 0
            most[used, 0] = 0
            used += 1
        left = (subset - 1) & subset
        while left and room:
            right = subset ^ left
            if left > right:
                for i in range(starts[left], ends[left]):
                    for j in range(starts[right], ends[right]):
                        for way in range(5):
                            sign, value, orders = _combined(way, values[i], values[j])
                            if value < 0:
                                continue
                            at = slots[value] - 1
                            if at < 0:
                                if used == len(values):
                                    room = False
                                    break
                                at = used
                                values[at] = value
                                sizes[at] = 0
                                slots[value] = at + 1
                                ways[at] = 0
                                used += 1
                            _add(tables, at, i, j, sign, orders)
            left = (left - 1) & subset
        for at in range(start, used):
            slots[values[at]] = 0
        if not room:
            return False
        starts[subset] = start
        ends[subset] = used
    return True


@njit(cache=True)
def collect(tables: Tables, wanted: int) -> tuple[int, Any, Any, Any, Any]:
    """Return what all subsets of two and more give together.

    Expressions of any value; then, of each value with a complete solution, in rising order: the value, its
    solutions, their scores in sum, the best of them. Complete: all numbers, `wanted` different operations.
    """
    numbers, starts, ends, values, sizes, using, ways, points, most, slots = tables
    full = (1 << len(numbers)) - 1
    targets = np.zeros(ends[full] - starts[full], np.int64)
    size = 0
    for at in range(starts[full], ends[full]):
        for p in range(sizes[at]):
            if bits(using[at, p]) == wanted:
                targets[size] = values[at]
                size += 1
                break
    targets = np.sort(targets[:size])
    for index in range(size):
        slots[targets[index]] = index + 1
    expressions = 0
    solutions = np.zeros_like(targets)
    scores = np.zeros_like(targets)
    best = np.zeros_like(targets)
    for subset in range(1, full + 1):
        if bits(subset) > 1:
            for at in range(starts[subset], ends[subset]):
                index = slots[values[at]] - 1
                for p in range(sizes[at]):
                    u = using[at, p]
                    expressions += ways[at, u]
                    if index >= 0:
                        more = _REACHED
                        if subset == full and bits(u) == wanted:
                            more += _BONUS
                        solutions[index] += ways[at, u]
                        scores[index] += points[at, u] + more * ways[at, u]
                        best[index] = max(best[index], most[at, u] + more)
    for index in range(size):
        slots[targets[index]] = 0
    return expressions, targets, solutions, scores, best


@njit(cache=True)
def solve(tables: Tables, wanted: int, target: int, fewest: bool, steps: Any) -> tuple[int, int]:
    """Write the steps of a solution, (left, operation, right, result) each. Return score and steps.

    It has the most points; with `fewest`, of those with the fewest steps. Of several it is the first.
    """
    numbers = tables.numbers
    starts = tables.starts
    ends = tables.ends
    values = tables.values
    sizes = tables.sizes
    using = tables.using
    most = tables.most
    full = (1 << len(numbers)) - 1
    score = 0
    length = len(numbers)
    chosen = 0
    entry = 0
    kind = 0
    for subset in range(1, full + 1):
        size = bits(subset) - 1
        if size == 0 or (fewest and size > length):
            continue
        for at in range(starts[subset], ends[subset]):
            if values[at] == target:
                for u in range(OPERATIONS):
                    for p in range(sizes[at]):
                        if using[at, p] == u:
                            here = _REACHED + most[at, u]
                            if subset == full and bits(u) == wanted:
                                here += _BONUS
                            if here > score or (fewest and size < length):
                                score = here
                                length = size
                                chosen = subset
                                entry = at
                                kind = u
    if not score:
        return 0, 0
    # Last step first; numba cannot keep compiled functions that call themselves.
    waiting = np.zeros((len(numbers), 3), np.int64)
    waiting[0, 0] = chosen
    waiting[0, 1] = entry
    waiting[0, 2] = kind
    left_over = 1
    row = length
    while left_over:
        left_over -= 1
        subset, at, kind = waiting[left_over]
        if bits(subset) > 1:
            row -= 1
            left, i, s, j, t = _parts(tables, subset, at, kind, steps[row])
            waiting[left_over, 0] = left
            waiting[left_over, 1] = i
            waiting[left_over, 2] = s
            left_over += 1
            waiting[left_over, 0] = subset ^ left
            waiting[left_over, 1] = j
            waiting[left_over, 2] = t
            left_over += 1
    return score, length


@njit(cache=True)
def _parts(tables: Tables, subset: int, at: int, kind: int, step: Any) -> tuple[int, int, int, int, int]:
    """Return the first two entries that an entry's most points come from, and write the step between them.

    Returns the left entry's subset, itself and its set of operations, then the right entry and its set.
    """
    starts = tables.starts
    ends = tables.ends
    values = tables.values
    sizes = tables.sizes
    using = tables.using
    most = tables.most
    left = (subset - 1) & subset
    while left:
        right = subset ^ left
        for i in range(starts[left], ends[left]):
            for j in range(starts[right], ends[right]):
                for way in range(4):
                    sign, value, _ = _combined(way, values[i], values[j])
                    # Of the two orders the larger number first; a quotient has only one.
                    if value != values[at] or (way < 3 and values[i] < values[j]):
                        continue
                    for p in range(sizes[i]):
                        for q in range(sizes[j]):
                            s = using[i, p]
                            t = using[j, q]
                            if s | t | 1 << sign == kind and (
                                most[i, s] + most[j, t] + _POINTS[sign] == most[at, kind]
                            ):
                                step[0] = values[i]
                                step[1] = sign
                                step[2] = values[j]
                                step[3] = value
                                return left, i, s, j, t
        left = (left - 1) & subset
    return 0, 0, 0, 0, 0
