"""Finds in plain Python what `tables` finds as machine code, the same solutions among equals included.

Some numbers are split into two parts in every way, and what one part gives is combined with what the other
gives. In how many ways a value comes about is one whole number for all sets of operations: a digit for each,
so that one product of two such numbers multiplies them all.
"""

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import NamedTuple

from seedproof.benchmarks.number_game.rules import BONUS, POINTS, REACHED, SIGNS, different_operations

Numbers = tuple[int, ...]
Table = dict[int, int]
"""The ways to each value, in the order in which `tables` comes upon the values."""

Row = tuple[int, int, int, int]
"""Left, operation, right, result."""

Pair = tuple[int, int, int, bool]
"""Two values, an operation, and whether it multiplies or divides by 1."""

_PLUS, _TIMES, _MINUS, _DIVIDED = range(len(SIGNS))

_MOST, _LEAST, _PLAIN = range(3)
"""Points of the ways to a value: the most, the least, the most without a step by 1."""

_NEVER = -1_000
"""In place of points that there are not: no points make up for it."""

_KEPT = 1 << 11
"""Tables, of parts of numbers that other numbers have, too."""


class _Digits(NamedTuple):
    """Where the digits stand in the ways of a game with so many numbers, and what they count."""

    shifts: tuple[int, ...]
    """By operation, by how much a step moves all digits."""
    mask: int
    """A digit of nothing but ones."""
    kinds: list[list[tuple[int, int]]]
    """By the number of steps, the place of each digit and the score of the expressions that it counts."""
    complete: int
    """The digits of complete solutions."""


@cache
def _digits(count: int) -> _Digits:
    # All trees over all numbers in all orders, with any operations.
    most = factorial(count) * comb(2 * count - 2, count - 1) // count * len(SIGNS) ** (count - 1)
    width = most.bit_length()
    mask = (1 << width) - 1
    # How often there is a +, the number of steps says.
    shifts = (0, width, width * count, width * count**2)
    kinds: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    complete = 0
    for steps in range(count):
        for signs in combinations_with_replacement(range(len(SIGNS)), steps):
            place = sum(shifts[sign] for sign in signs)
            score = REACHED + sum(POINTS[sign] for sign in signs)
            if steps == count - 1 and len(set(signs)) == different_operations(count):
                score += BONUS
                complete |= mask << place
            kinds[steps].append((place, score))
    return _Digits(shifts, mask, kinds, complete)


@lru_cache(maxsize=1 << 12)
def _splits(numbers: Numbers) -> list[tuple[Numbers, Numbers]]:
    """Split numbers into two parts in all ways, in both orders: in the first half the last one is left."""
    count = len(numbers)
    return [
        (
            tuple([number for place, number in enumerate(numbers) if left >> place & 1]),
            tuple([number for place, number in enumerate(numbers) if not left >> place & 1]),
        )
        for left in range((1 << count) - 2, 0, -1)
    ]


def _halved(numbers: Numbers) -> list[tuple[Numbers, Numbers]]:
    splits = _splits(numbers)
    return splits[: len(splits) // 2]


@lru_cache(maxsize=_KEPT)
def _table(numbers: Numbers, count: int) -> Table:
    """Tabulate what all of some numbers give, as part of a game with so many."""
    if len(numbers) == 1:
        return {numbers[0]: 1}
    _, times, minus, divided = _digits(count).shifts
    table: Table = {}
    get = table.get
    for left, right in _halved(numbers):
        others = _table(right, count).items()
        for x, of_x in _table(left, count).items():
            for y, of_y in others:
                ways = of_x * of_y
                twice = 2 * ways
                value = x + y
                table[value] = get(value, 0) + twice
                value = x * y
                table[value] = get(value, 0) + (twice << times)
                value = abs(x - y)
                table[value] = get(value, 0) + ((ways if value else twice) << minus)
                if y and x % y == 0:
                    value = x // y
                    table[value] = get(value, 0) + (ways << divided)
                if x and y % x == 0:
                    value = y // x
                    table[value] = get(value, 0) + (ways << divided)
    return table


def found(numbers: Numbers) -> tuple[int, list[list[int]]]:
    """Count all expressions, and find the targets that have a complete solution.

    These are in rising order, in columns: targets, solutions, sums of scores, best scores.
    """
    count = len(numbers)
    digits = _digits(count)
    whole = _table(numbers, count)
    by_steps: list[list[Table]] = [[] for _ in numbers]
    expressions = 0
    for part in _parts(numbers):
        table = _table(part, count)
        by_steps[len(part) - 1].append(table)
        # A number has the same remainder as the sum of its digits, which is less than the mask.
        expressions += sum(table.values()) % digits.mask
    rows = []
    for target in sorted(whole):
        if whole[target] & digits.complete:
            solutions = scores = best = 0
            for kinds, tables in zip(digits.kinds, by_steps, strict=True):
                ways = sum([table.get(target, 0) for table in tables])
                if ways:
                    for place, score in kinds:
                        counted = ways >> place & digits.mask
                        if counted:
                            solutions += counted
                            scores += counted * score
                            best = max(best, score)
            rows.append((target, solutions, scores, best))
    return expressions, [list(column) for column in zip(*rows, strict=True)] or [[], [], [], []]


def _parts(numbers: Numbers) -> list[Numbers]:
    """Return every choice of two or more of some numbers, all of them last."""
    parts = [right for _, right in _splits(numbers) if len(right) > 1]
    return [*parts, numbers]


def solved(numbers: Numbers, target: int, best_score: int) -> tuple[list[Row], list[Row], int]:
    """Find the steps of the best and of the simple solution of a target, and the score of the simple one."""
    count = len(numbers)
    best = _steps(numbers, target, _PLAIN, best_score, None, count)
    if not best:
        best = _steps(numbers, target, _MOST, best_score, None, count)
    lowest = [(_lowest(part, target, count), part) for part in _parts(numbers)]
    score, part = min(lowest, key=lambda one: (one[0], len(one[1])))
    if part == numbers:
        return best, _steps(numbers, target, _LEAST, score, None, count), score
    points = score - REACHED
    kind = min(used for used, of in _kinds(part, target, count).items() if of[_LEAST] == points)
    return best, _steps(part, target, _LEAST, points, kind, count), score


def _lowest(part: Numbers, target: int, count: int) -> int:
    """Return the lowest score with which a part of the numbers gives the target."""
    digits = _digits(count)
    ways = _table(part, count).get(target, 0)
    scores = [score for place, score in digits.kinds[len(part) - 1] if ways >> place & digits.mask]
    return min(scores, default=-_NEVER)


def _steps(numbers: Numbers, value: int, worth: int, goal: int, kind: int | None, count: int) -> list[Row]:
    """Return the first steps from numbers to a value, for so many points and by a set of operations.

    Without a set, they are a solution with all numbers of the game, and the points are its score.
    """
    if len(numbers) == 1:
        return []
    for left, right in _splits(numbers):
        for x, y, sign, by_one in _ordered(left, right, _pairs(left, right, value, count), count):
            if by_one and worth == _PLAIN:
                continue
            for of_x, points_x in _kinds(left, x, count).items():
                for of_y, points_y in _kinds(right, y, count).items():
                    used = of_x | of_y | 1 << sign
                    points = points_x[worth] + points_y[worth] + POINTS[sign]
                    if kind is None:
                        points += REACHED
                        if used.bit_count() == different_operations(count):
                            points += BONUS
                    if points == goal and kind in (None, used):
                        return [
                            *_steps(left, x, worth, points_x[worth], of_x, count),
                            *_steps(right, y, worth, points_y[worth], of_y, count),
                            (x, sign, y, value),
                        ]
    return []


@lru_cache(maxsize=1 << 12)
def _kinds(numbers: Numbers, value: int, count: int) -> dict[int, tuple[int, int, int]]:
    """Return the points of the ways to a value by the set of operations, in the order of `tables`."""
    if len(numbers) == 1:
        return {0: (0, 0, 0)}
    kinds: dict[int, tuple[int, int, int]] = {}
    for left, right in _halved(numbers):
        pairs = _pairs(left, right, value, count)
        pairs += [(y, x, sign, by_one) for x, y, sign, by_one in _pairs(right, left, value, count)]
        for x, y, sign, by_one in _ordered(left, right, pairs, count):
            for of_x, points_x in _kinds(left, x, count).items():
                for of_y, points_y in _kinds(right, y, count).items():
                    used = of_x | of_y | 1 << sign
                    most, least, plain = [
                        a + b + POINTS[sign] for a, b in zip(points_x, points_y, strict=True)
                    ]
                    if by_one:
                        plain = _NEVER
                    was = kinds.get(used, (most, least, plain))
                    kinds[used] = max(was[_MOST], most), min(was[_LEAST], least), max(was[_PLAIN], plain)
    return kinds


def _pairs(left: Numbers, right: Numbers, value: int, count: int) -> list[Pair]:
    """Return the values of two parts that give a value, in this order and the smaller one not first."""
    of_left = _table(left, count)
    pairs = []
    for y in _table(right, count):
        if 2 * y <= value and value - y in of_left:
            pairs.append((value - y, y, _PLUS, False))
        if y and value % y == 0 and y * y <= value and value // y in of_left:
            pairs.append((value // y, y, _TIMES, y == 1 or value == y))
        if value + y in of_left:
            pairs.append((value + y, y, _MINUS, False))
        if y and value * y in of_left:
            pairs.append((value * y, y, _DIVIDED, y == 1))
        if y == value == 0:
            pairs += [(x, 0, _TIMES, x == 1) for x in of_left]
    return pairs


def _ordered(left: Numbers, right: Numbers, pairs: list[Pair], count: int) -> list[Pair]:
    """Put pairs in the order in which `tables` comes upon them."""
    if len(pairs) < 2:
        return pairs
    xs, ys = list(_table(left, count)), list(_table(right, count))
    return sorted(pairs, key=lambda pair: (xs.index(pair[0]), ys.index(pair[1]), pair[2]))
