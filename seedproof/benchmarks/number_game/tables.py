"""Tabulates what every subset of some numbers can give: functions that numba compiles.

A value that a subset gives has an entry. For each set of operations on the way to it, four bits, the entry
says in how many ways that goes, their points in sum, the most and the least of them, and the most of those
that neither multiply nor divide by 1. Two disjoint subsets combine: + and × in two orders, a difference in
the one that is not negative (in both where it is 0), a quotient where it comes out. So labelled positions and
ordered operands are counted, as the game defines it. All numbers together have no entries: `collect` counts
what they give, value by value, and `solve` looks for one target.

Integers only. `search` holds the arrays, and calls this as machine code.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import carray
from numba.extending import register_jitable

from seedproof.benchmarks.number_game.layout import (
    BEST,
    COLUMNS,
    COMPLETE,
    COUNT,
    ENTRIES,
    LOWEST,
    MOST,
    MOST_STEPS,
    OPERATIONS,
    SCORES,
    SCRATCH_ROWS,
    SOLUTIONS,
    STEP_COLUMNS,
    SUBSETS,
    TARGET,
    TARGETS,
    VALUE,
    VALUES,
    WANTED,
)
from seedproof.benchmarks.number_game.machine_code import inner
from seedproof.benchmarks.number_game.rules import BONUS, POINTS, REACHED, SIGNS

_ASKED = LOWEST + 1
_POINTS = tuple(POINTS)
_REACHED = int(REACHED)
_BONUS = int(BONUS)
_NONE = -1


class Tables(NamedTuple):
    """The entries of all subsets: those of `s` are from starts[s] to ends[s]. Equal subsets share theirs."""

    asked: Any
    """By the names in `layout`, and what is answered, too."""
    numbers: Any
    """The numbers in ascending order."""
    starts: Any
    ends: Any
    values: Any
    """The value of each entry."""
    sizes: Any
    """How many sets of operations an entry has, `using` which; the next five by entry and set."""
    using: Any
    ways: Any
    points: Any
    most: Any
    least: Any
    without_ones: Any
    """The most points of the ways that neither multiply nor divide by 1; -1 where there is none."""
    all_ways: Any
    """By entry alone, and so are the next two: whatever the operations."""
    all_points: Any
    all_most: Any
    whole: Any
    """What all numbers give together, in the columns that `layout` names."""
    slots: Any
    """Scratch: by value, its entry and one more; 0 between two calls."""
    scratch: Any
    steps: Any
    """The steps of the best and of the simple solution, (left, operation, right, result) each."""


@register_jitable
def _tables(addresses: Any) -> Tables:
    """Return the arrays at some addresses, which stand in the order of `layout`."""
    asked = carray(addresses[0], _ASKED, np.int64)
    entries = asked[ENTRIES]
    by_set = (entries, OPERATIONS)
    return Tables(
        asked,
        carray(addresses[1], asked[COUNT], np.int64),
        carray(addresses[2], SUBSETS, np.int64),
        carray(addresses[3], SUBSETS, np.int64),
        carray(addresses[4], entries, np.int64),
        carray(addresses[5], entries, np.int64),
        carray(addresses[6], by_set, np.int8),
        carray(addresses[7], by_set, np.int32),
        carray(addresses[8], by_set, np.int32),
        carray(addresses[9], by_set, np.int8),
        carray(addresses[10], by_set, np.int8),
        carray(addresses[11], by_set, np.int8),
        carray(addresses[12], entries, np.int64),
        carray(addresses[13], entries, np.int64),
        carray(addresses[14], entries, np.int64),
        carray(addresses[15], (2 * entries, COLUMNS), np.int64),
        carray(addresses[16], asked[VALUES], np.int32),
        carray(addresses[17], (SCRATCH_ROWS, STEP_COLUMNS), np.int64),
        carray(addresses[18], (2, MOST_STEPS, STEP_COLUMNS), np.int64),
    )


@inner
def bits(number: int) -> int:
    """Count the bits that are set."""
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


@inner
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


@inner
def _is_by_one(way: int, x: int, y: int) -> bool:
    """Return whether a way to combine two values multiplies or divides by 1."""
    return (way == 1 and (x == 1 or y == 1)) or (way == 3 and y == 1) or (way == 4 and x == 1)


@inner
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


@inner
def _add(tables: Tables, at: int, i: int, j: int, sign: int, orders: int, by_one: bool) -> None:
    """Add to entry `at` all ways of entries `i` and `j`, combined by one operation in so many orders."""
    sizes = tables.sizes
    using = tables.using
    ways = tables.ways
    points = tables.points
    most = tables.most
    least = tables.least
    without_ones = tables.without_ones
    worth = _POINTS[sign]
    for p in range(sizes[i]):
        s = using[i, p]
        a = ways[i, s] * orders
        for q in range(sizes[j]):
            t = using[j, q]
            b = ways[j, t]
            u = s | t | 1 << sign
            more = a * points[j, t] + b * (orders * points[i, s] + a * worth)
            high = most[i, s] + most[j, t] + worth
            low = least[i, s] + least[j, t] + worth
            plain = _NONE
            if not by_one and without_ones[i, s] != _NONE and without_ones[j, t] != _NONE:
                plain = without_ones[i, s] + without_ones[j, t] + worth
            if ways[at, u]:
                ways[at, u] += a * b
                points[at, u] += more
                most[at, u] = max(most[at, u], high)
                least[at, u] = min(least[at, u], low)
                without_ones[at, u] = max(without_ones[at, u], plain)
            else:
                using[at, sizes[at]] = u
                sizes[at] += 1
                ways[at, u] = a * b
                points[at, u] = more
                most[at, u] = high
                least[at, u] = low
                without_ones[at, u] = plain


def fill(addresses: Any) -> int:
    """Fill the tables of all subsets but the whole. Return 1, or 0 where they have no room."""
    return 1 if _fill(_tables(addresses)) else 0


@inner
def _fill(tables: Tables) -> bool:
    numbers = tables.numbers
    starts = tables.starts
    ends = tables.ends
    values = tables.values
    sizes = tables.sizes
    using = tables.using
    ways = tables.ways
    points = tables.points
    slots = tables.slots
    used = 0
    room = True
    for subset in range(1, (1 << len(numbers)) - 1):
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
            tables.most[used, 0] = 0
            tables.least[used, 0] = 0
            tables.without_ones[used, 0] = 0
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
                            by_one = _is_by_one(way, values[i], values[j])
                            _add(tables, at, i, j, sign, orders, by_one)
            left = (left - 1) & subset
        for at in range(start, used):
            slots[values[at]] = 0
        if not room:
            return False
        starts[subset] = start
        ends[subset] = used
        _sum_up(tables, starts[subset], ends[subset])
    return True


@inner
def _sum_up(tables: Tables, start: int, end: int) -> None:
    """Sum up entries over their sets of operations."""
    for at in range(start, end):
        ways = 0
        points = 0
        most = 0
        for p in range(tables.sizes[at]):
            u = tables.using[at, p]
            ways += tables.ways[at, u]
            points += tables.points[at, u]
            most = max(most, tables.most[at, u])
        tables.all_ways[at] = ways
        tables.all_points[at] = points
        tables.all_most[at] = most


def collect(addresses: Any) -> int:
    """Count what the numbers give: all of them together, and the subsets of two and more.

    Returns the expressions of any value, -1 where the table `whole` has no room. The first rows of it are
    the targets with a complete solution: one that has all numbers and as many different operations as wanted.
    """
    return _collect(_tables(addresses))


@inner
def _collect(tables: Tables) -> int:
    wanted = tables.asked[WANTED]
    starts = tables.starts
    ends = tables.ends
    values = tables.values
    whole = tables.whole
    slots = tables.slots
    full = (1 << len(tables.numbers)) - 1
    complete = tables.scratch[0]
    most = tables.scratch[1]
    used = 0
    expressions = 0
    left = (full - 1) & full
    while left and expressions >= 0:
        right = full ^ left
        if left > right:
            for i in range(starts[left], ends[left]):
                for j in range(starts[right], ends[right]):
                    if used + 5 > len(whole):
                        expressions = -1
                        break
                    _complete(tables, i, j, wanted, complete, most)
                    pairs = tables.all_ways[i] * tables.all_ways[j]
                    points = (
                        tables.all_ways[i] * tables.all_points[j] + tables.all_ways[j] * tables.all_points[i]
                    )
                    high = tables.all_most[i] + tables.all_most[j]
                    for way in range(5):
                        sign, value, orders = _combined(way, values[i], values[j])
                        if value < 0:
                            continue
                        at = slots[value] - 1
                        if at < 0:
                            at = used
                            for column in range(COLUMNS):
                                whole[at, column] = 0
                            whole[at, VALUE] = value
                            slots[value] = at + 1
                            used += 1
                        worth = _POINTS[sign] + _REACHED
                        best = high + worth
                        whole[at, SOLUTIONS] += orders * pairs
                        whole[at, SCORES] += orders * (points + pairs * worth)
                        if complete[sign]:
                            whole[at, COMPLETE] += orders * complete[sign]
                            whole[at, SCORES] += orders * complete[sign] * _BONUS
                            best = max(best, most[sign] + worth + _BONUS)
                        whole[at, BEST] = max(whole[at, BEST], best)
                        expressions += orders * pairs
                if expressions < 0:
                    break
        left = (left - 1) & full
    if expressions >= 0:
        expressions += _add_subsets(tables, full)
    targets = 0
    for at in range(used):
        slots[whole[at, VALUE]] = 0
        if whole[at, COMPLETE]:
            for column in range(COLUMNS):
                whole[targets, column] = whole[at, column]
            targets += 1
    tables.asked[TARGETS] = targets
    return expressions


@inner
def _complete(tables: Tables, i: int, j: int, wanted: int, complete: Any, most: Any) -> None:
    """Count, by the operation between two entries, the ways that have all wanted operations; and their most.

    Writes both.
    """
    for sign in range(len(SIGNS)):
        complete[sign] = 0
        most[sign] = 0
    for p in range(tables.sizes[i]):
        s = tables.using[i, p]
        for q in range(tables.sizes[j]):
            t = tables.using[j, q]
            different = bits(s | t)
            if different < wanted - 1:
                continue
            for sign in range(len(SIGNS)):
                if different + (~(s | t) >> sign & 1) == wanted:
                    complete[sign] += tables.ways[i, s] * tables.ways[j, t]
                    most[sign] = max(most[sign], tables.most[i, s] + tables.most[j, t])


@inner
def _add_subsets(tables: Tables, full: int) -> int:
    """Add to the values that all numbers give what subsets of them give; return all expressions of these."""
    expressions = 0
    for subset in range(1, full):
        if bits(subset) == 1:
            continue
        for entry in range(tables.starts[subset], tables.ends[subset]):
            ways = tables.all_ways[entry]
            expressions += ways
            at = tables.slots[tables.values[entry]] - 1
            if at >= 0:
                best = tables.all_most[entry] + _REACHED
                tables.whole[at, SOLUTIONS] += ways
                tables.whole[at, SCORES] += tables.all_points[entry] + _REACHED * ways
                tables.whole[at, BEST] = max(tables.whole[at, BEST], best)
    return expressions


def solve(addresses: Any) -> int:
    """Write the steps of the best and of the simple solution of a target.

    The best one has all numbers; it neither multiplies nor divides by 1, if such a one scores as much.
    Returns the number of steps of the simple one.
    """
    return _solve(_tables(addresses))


@inner
def _solve(tables: Tables) -> int:
    target = tables.asked[TARGET]
    full = (1 << len(tables.numbers)) - 1
    sought = tables.scratch[0]
    _put(sought, full, target, _NONE, tables.asked[MOST])
    # Of a literal, numba would compile one more function for each value.
    if not _write(tables, tables.without_ones, np.bool_(True), sought, tables.steps[0]):
        _write(tables, tables.most, np.bool_(False), sought, tables.steps[0])
    return _solve_simple(tables, target, tables.steps[1])


@inner
def _solve_simple(tables: Tables, target: int, steps: Any) -> int:
    """Write the steps of the solution with the lowest score, and of those with the fewest steps, the first.

    Writes its score, too. Returns the number of its steps.
    """
    count = len(tables.numbers)
    full = (1 << count) - 1
    # Beyond the score of any solution.
    score = 1 << 10
    length = count
    chosen = full
    kind = _NONE
    for subset in range(1, full):
        size = bits(subset) - 1
        if size == 0 or _REACHED + size > score:
            continue
        for at in range(tables.starts[subset], tables.ends[subset]):
            if tables.values[at] == target:
                for u in range(OPERATIONS):
                    for p in range(tables.sizes[at]):
                        if tables.using[at, p] == u:
                            here = _REACHED + tables.least[at, u]
                            if here < score or (here == score and size < length):
                                score = here
                                length = size
                                chosen = subset
                                kind = u
    if _REACHED + count - 1 < score:
        low = _lowest(tables, target)
        if low < score:
            score = low
            length = count - 1
            chosen = full
            kind = _NONE
    goal = score if chosen == full else score - _REACHED
    sought = tables.scratch[0]
    _put(sought, chosen, target, kind, goal)
    _write(tables, tables.least, np.bool_(False), sought, steps)
    tables.asked[LOWEST] = score
    return length


@inner
def _lowest(tables: Tables, target: int) -> int:
    """Return the lowest score of the solutions that use all numbers."""
    wanted = tables.asked[WANTED]
    full = (1 << len(tables.numbers)) - 1
    lowest = 1 << 10
    left = (full - 1) & full
    while left:
        right = full ^ left
        if left > right:
            for i in range(tables.starts[left], tables.ends[left]):
                for j in range(tables.starts[right], tables.ends[right]):
                    for way in range(5):
                        sign, value, _ = _combined(way, tables.values[i], tables.values[j])
                        if value != target:
                            continue
                        for p in range(tables.sizes[i]):
                            for q in range(tables.sizes[j]):
                                s = tables.using[i, p]
                                t = tables.using[j, q]
                                score = _REACHED + tables.least[i, s] + tables.least[j, t] + _POINTS[sign]
                                if bits(s | t | 1 << sign) == wanted:
                                    score += _BONUS
                                lowest = min(lowest, score)
        left = (left - 1) & full
    return lowest


@inner
def _write(tables: Tables, worth: Any, plain: np.bool_, sought: Any, steps: Any) -> bool:
    """Write the first steps to what is sought; return whether there are any.

    `worth` is the table that the points are of, `plain` forbids to multiply or divide by 1. What is sought:
    subset, value, set of operations, points. All numbers together take any operations, and score as a
    solution does.
    """
    # Last step first; a function that calls itself would need its types said.
    parts = tables.scratch[1:3]
    waiting = tables.scratch[3:]
    _put(waiting[0], sought[0], sought[1], sought[2], sought[3])
    left_over = 1
    row = bits(sought[0]) - 1
    while left_over:
        left_over -= 1
        if bits(waiting[left_over, 0]) > 1:
            row -= 1
            if not _parts(tables, worth, plain, waiting[left_over], parts, steps[row]):
                return False
            for part in range(2):
                for column in range(4):
                    waiting[left_over, column] = parts[part, column]
                left_over += 1
    return True


@inner
def _parts(tables: Tables, worth: Any, plain: np.bool_, sought: Any, parts: Any, step: Any) -> bool:
    """Write the first two parts that what is sought comes from, and the step between them.

    What is sought, and each part: subset, value, set of operations, points. Returns whether there are any.
    """
    starts = tables.starts
    ends = tables.ends
    values = tables.values
    sizes = tables.sizes
    using = tables.using
    wanted = tables.asked[WANTED]
    subset = sought[0]
    target = sought[1]
    kind = sought[2]
    goal = sought[3]
    is_whole = subset == (1 << len(tables.numbers)) - 1
    left = (subset - 1) & subset
    while left:
        right = subset ^ left
        for i in range(starts[left], ends[left]):
            for j in range(starts[right], ends[right]):
                for way in range(4):
                    # Of the two orders the larger number first; a quotient has only one.
                    if way < 3 and values[i] < values[j]:
                        continue
                    sign, value, _ = _combined(way, values[i], values[j])
                    if value != target or (plain and _is_by_one(way, values[i], values[j])):
                        continue
                    for p in range(sizes[i]):
                        for q in range(sizes[j]):
                            s = using[i, p]
                            t = using[j, q]
                            u = s | t | 1 << sign
                            if worth[i, s] == _NONE or worth[j, t] == _NONE:
                                continue
                            points = worth[i, s] + worth[j, t] + _POINTS[sign]
                            if is_whole:
                                points += _REACHED
                                if bits(u) == wanted:
                                    points += _BONUS
                            elif u != kind:
                                continue
                            if points == goal:
                                _put(parts[0], left, values[i], s, worth[i, s])
                                _put(parts[1], right, values[j], t, worth[j, t])
                                _put(step, values[i], sign, values[j], value)
                                return True
        left = (left - 1) & subset
    return False


@inner
def _put(row: Any, first: int, second: int, third: int, fourth: int) -> None:
    row[0] = first
    row[1] = second
    row[2] = third
    row[3] = fourth


FUNCTIONS = (fill, collect, solve)
