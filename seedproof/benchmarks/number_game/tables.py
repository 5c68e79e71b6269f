"""What every subset of some numbers can give, in tables that numba compiles code for.

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

_POINTS, _REACHED, _BONUS = tuple(POINTS), int(REACHED), int(BONUS)


class Tables(NamedTuple):
    """The entries of all subsets: those of `s` are from starts[s] to ends[s]. Equal subsets share theirs."""

    numbers: Any
    """In rising order."""
    starts: Any
    ends: Any
    values: Any
    """Of each entry."""
    sizes: Any
    """How many sets of operations an entry has, `using` which; the next three by entry and set."""
    using: Any
    ways: Any
    points: Any
    most: Any
    slots: Any
    """Scratch: by value, its entry and one more; 0 between two calls."""


def new_tables(largest: int, entries: int) -> Tables:
    """Tables with room for so many entries, and for values below `largest`."""
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
    """How many bits are set."""
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


@njit(cache=True)
def _combined(way: int, x: int, y: int) -> tuple[int, int, int]:
    """One of the five ways to combine two values: the operation, the result or -1, in how many orders."""
    if way == 0:
        return 0, x + y, 2
    if way == 1:
        return 1, x * y, 2
    if way == 2:
        return 2, abs(x - y), 2 if x == y else 1
    if way == 4:
        x, y = y, x
    if y == 0 or 0 < x < y or x % y:
        return 3, -1, 1
    return 3, x // y, 1


@njit(cache=True)
def _first_equal(numbers: Any, subset: int) -> int:
    """The least subset with the same numbers: of equal ones, which stand side by side, it has the first."""
    first = place = 0
    while place < len(numbers):
        behind = place
        while behind < len(numbers) and numbers[behind] == numbers[place]:
            behind += 1
        taken = bits(subset >> place & ((1 << (behind - place)) - 1))
        first |= ((1 << taken) - 1) << place
        place = behind
    return first


@njit(cache=True)
def fill(tables: Tables) -> bool:
    """Make all tables. Returns whether they had room."""
    numbers, starts, ends, values, sizes, using, ways, points, most, slots = tables
    used, room = 0, True
    for subset in range(1, 1 << len(numbers)):
        same = _first_equal(numbers, subset)
        if same < subset:
            starts[subset], ends[subset] = starts[same], ends[same]
            continue
        start = used
        if bits(subset) == 1:
            if used == len(values):
                return False
            values[used], sizes[used], using[used, 0] = numbers[bits(subset - 1)], 1, 0
            ways[used, 0], points[used, 0], most[used, 0] = 1, 0, 0
            used += 1
        one = (subset - 1) & subset
        while one and room:
            other = subset ^ one
            if one > other:
                for i in range(starts[one], ends[one]):
                    for j in range(starts[other], ends[other]):
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
                                values[at], sizes[at], slots[value] = value, 0, at + 1
                                ways[at] = 0
                                used += 1
                            for p in range(sizes[i]):
                                s = using[i, p]
                                a = ways[i, s] * orders
                                for q in range(sizes[j]):
                                    t = using[j, q]
                                    b, u = ways[j, t], s | t | 1 << sign
                                    more = a * points[j, t] + b * (orders * points[i, s] + a * _POINTS[sign])
                                    best = most[i, s] + most[j, t] + _POINTS[sign]
                                    if ways[at, u]:
                                        ways[at, u] += a * b
                                        points[at, u] += more
                                        most[at, u] = max(most[at, u], best)
                                    else:
                                        using[at, sizes[at]] = u
                                        sizes[at] += 1
                                        ways[at, u], points[at, u], most[at, u] = a * b, more, best
            one = (one - 1) & subset
        for at in range(start, used):
            slots[values[at]] = 0
        if not room:
            return False
        starts[subset], ends[subset] = start, used
    return True


@njit(cache=True)
def collect(tables: Tables, wanted: int) -> tuple[int, Any, Any, Any, Any]:
    """What all subsets of two and more give together.

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
    for place in range(size):
        slots[targets[place]] = place + 1
    expressions = 0
    solutions, scores, best = np.zeros_like(targets), np.zeros_like(targets), np.zeros_like(targets)
    for subset in range(1, full + 1):
        if bits(subset) > 1:
            for at in range(starts[subset], ends[subset]):
                place = slots[values[at]] - 1
                for p in range(sizes[at]):
                    u = using[at, p]
                    expressions += ways[at, u]
                    if place >= 0:
                        more = _REACHED + (_BONUS if subset == full and bits(u) == wanted else 0)
                        solutions[place] += ways[at, u]
                        scores[place] += points[at, u] + more * ways[at, u]
                        best[place] = max(best[place], most[at, u] + more)
    for place in range(size):
        slots[targets[place]] = 0
    return expressions, targets, solutions, scores, best


@njit(cache=True)
def solve(tables: Tables, wanted: int, target: int, fewest: bool, steps: Any) -> tuple[int, int]:
    """Write the steps of a solution, (left, operation, right, result) each. Returns score and steps.

    It has the most points; with `fewest`, of those with the fewest steps. Of several it is the first.
    """
    numbers, starts, ends, values, sizes, using, most = (
        tables.numbers, tables.starts, tables.ends, tables.values, tables.sizes, tables.using, tables.most
    )  # fmt: skip
    full = (1 << len(numbers)) - 1
    score, length, chosen, entry, kind = 0, len(numbers), 0, 0, 0
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
                                score, length, chosen, entry, kind = here, size, subset, at, u
    if not score:
        return 0, 0
    # Last step first; numba cannot keep compiled functions that call themselves.
    waiting = np.zeros((len(numbers), 3), np.int64)
    waiting[0, 0], waiting[0, 1], waiting[0, 2] = chosen, entry, kind
    left_over, row = 1, length
    while left_over:
        left_over -= 1
        subset, at, kind = waiting[left_over]
        if bits(subset) > 1:
            row -= 1
            one, i, s, j, t = _parts(tables, subset, at, kind, steps[row])
            waiting[left_over, 0], waiting[left_over, 1], waiting[left_over, 2] = one, i, s
            left_over += 1
            waiting[left_over, 0], waiting[left_over, 1], waiting[left_over, 2] = subset ^ one, j, t
            left_over += 1
    return score, length


@njit(cache=True)
def _parts(tables: Tables, subset: int, at: int, kind: int, step: Any) -> tuple[int, int, int, int, int]:
    """The first two entries that an entry's most points come from. Writes the step that combines them.

    Returns the left entry's subset, itself and its set of operations, then the right entry and its set.
    """
    starts, ends, values, sizes, using, most = (
        tables.starts, tables.ends, tables.values, tables.sizes, tables.using, tables.most
    )  # fmt: skip
    one = (subset - 1) & subset
    while one:
        other = subset ^ one
        for i in range(starts[one], ends[one]):
            for j in range(starts[other], ends[other]):
                for way in range(4):
                    sign, value, _ = _combined(way, values[i], values[j])
                    # Of the two orders the larger number first; a quotient has only one.
                    if value != values[at] or (way < 3 and values[i] < values[j]):
                        continue
                    for p in range(sizes[i]):
                        for q in range(sizes[j]):
                            s, t = using[i, p], using[j, q]
                            if s | t | 1 << sign == kind and (
                                most[i, s] + most[j, t] + _POINTS[sign] == most[at, kind]
                            ):
                                step[0], step[1], step[2], step[3] = values[i], sign, values[j], value
                                return one, i, s, j, t
        one = (one - 1) & subset
    return 0, 0, 0, 0, 0
