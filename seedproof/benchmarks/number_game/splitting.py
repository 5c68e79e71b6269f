"""Finds in plain Python what `tables` finds as machine code, of equally good solutions the same one.

Some numbers are split into two parts in every way, and what one part gives is combined with what the other
gives. The ways to a value are one whole number: a digit for each choice of operations says how many there
are, so one product combines all ways of two values.
"""

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from seedproof.benchmarks.number_game.rules import BONUS, POINTS, REACHED, SIGNS, different_operations

Numbers = tuple[int, ...]
Row = tuple[int, int, int, int]
"""Left, operation, right, result."""

_PLUS, _TIMES, _MINUS, _DIVIDED = range(len(SIGNS))

_WIDTH = 25
"""Bits of a digit. Six numbers have 42 · 6! · 4⁵ trees, and not all of them are expressions."""

_DIGIT = (1 << _WIDTH) - 1

_SHIFTS = (0, 2 * _WIDTH, 11 * _WIDTH, 16 * _WIDTH)
"""By how much a step with each operation moves the digits. Up to five steps, of which as many end up in one
digit, have the same points, and all are complete or none. Smaller moves would not have it so."""

_KEPT = 1 << 10
"""Tables, of parts that other numbers have, too."""


class _Points(NamedTuple):
    """Points of the ways to a value."""

    most: int
    least: int
    plain: int
    """The most without a step by 1."""


_MOST, _LEAST, _PLAIN = range(3)
"""Their places."""

_NEVER = -1_000
"""In place of the points of what there is not: whatever is added, they stay below 0."""


class _Pair(NamedTuple):
    """Two values that give another one."""

    x: int
    y: int
    sign: int
    by_one: bool
    """Whether it is multiplied or divided by 1."""


def found(numbers: Numbers) -> tuple[int, list[list[int]]]:
    """Count all expressions, and find the targets that have a complete solution, in rising order.

    These are in columns: targets, solutions, sums of scores, best scores.
    """
    count = len(numbers)
    tables: list[list[dict[int, int]]] = [[] for _ in numbers]
    expressions = 0
    for part in _parts(numbers):
        table = _table(part)
        tables[len(part) - 1].append(table)
        # A number leaves the same as the sum of its digits, which is less than the divisor.
        expressions += sum(table.values()) % _DIGIT
    columns: list[list[int]] = [[], [], [], []]
    complete = _complete(count)
    for target, ways in sorted(_table(numbers).items()):
        if not ways & complete:
            continue
        solutions = score_sum = best = 0
        for steps in range(1, count):
            ways = sum([table.get(target, 0) for table in tables[steps]])
            for place, score in _scores(steps, count):
                counted = ways >> place & _DIGIT
                if counted:
                    solutions += counted
                    score_sum += counted * score
                    best = max(best, score)
        for column, said in zip(columns, (target, solutions, score_sum, best), strict=True):
            column.append(said)
    return expressions, columns


def solved(numbers: Numbers, target: int, best_score: int) -> tuple[list[Row], list[Row], int]:
    """Find the steps of the best and of the simple solution of a target, and the simple one's score."""
    best = _steps(numbers, target, _PLAIN, best_score) or _steps(numbers, target, _MOST, best_score)
    scored = [(_lowest(part, target, len(numbers)), part) for part in _parts(numbers)]
    score, part = min(scored, key=lambda one: (one[0], len(one[1])))
    if part == numbers:
        return best, _steps(numbers, target, _LEAST, score), score
    points = score - REACHED
    kind = min(kind for kind, of in _kinds(part, target).items() if of.least == points)
    return best, _steps(part, target, _LEAST, points, kind), score


@cache
def _complete(count: int) -> int:
    """Return the digits of complete solutions with so many numbers, all ones."""
    digits = 0
    for signs in combinations_with_replacement(range(len(SIGNS)), count - 1):
        if len(set(signs)) == different_operations(count):
            digits |= _DIGIT << sum(_SHIFTS[sign] for sign in signs)
    return digits


@cache
def _scores(steps: int, count: int) -> list[tuple[int, int]]:
    """Return the places of the digits that so many steps may end up in, and the scores there."""
    scores = {}
    for signs in combinations_with_replacement(range(len(SIGNS)), steps):
        place = sum(_SHIFTS[sign] for sign in signs)
        is_complete = steps == count - 1 and _complete(count) >> place & 1
        scores[place] = REACHED + sum(POINTS[sign] for sign in signs) + (BONUS if is_complete else 0)
    return list(scores.items())


def _lowest(part: Numbers, target: int, count: int) -> int:
    """Return the lowest score with which a part of so many numbers gives the target."""
    ways = _table(part).get(target, 0)
    scores = [score for place, score in _scores(len(part) - 1, count) if ways >> place & _DIGIT]
    return min(scores, default=-_NEVER)


def _parts(numbers: Numbers) -> list[Numbers]:
    """Return every choice of two or more of some numbers, all of them last."""
    return [*(right for _, right in _splits(numbers) if len(right) > 1), numbers]


@lru_cache(maxsize=1 << 12)
def _splits(numbers: Numbers) -> list[tuple[Numbers, Numbers]]:
    """Split numbers into two parts in all ways; in the first half of them the last number is left."""
    count = len(numbers)
    return [
        (
            tuple([number for place, number in enumerate(numbers) if left >> place & 1]),
            tuple([number for place, number in enumerate(numbers) if not left >> place & 1]),
        )
        for left in range((1 << count) - 2, 0, -1)
    ]


def _halved(numbers: Numbers) -> list[tuple[Numbers, Numbers]]:
    """Split numbers into two parts in all ways, but not once more with the parts exchanged."""
    splits = _splits(numbers)
    return splits[: len(splits) // 2]


@lru_cache(maxsize=_KEPT)
def _table(numbers: Numbers) -> dict[int, int]:
    """Return the ways to each value that all of some numbers give, as `tables` comes upon the values."""
    if len(numbers) == 1:
        return {numbers[0]: 1}
    _, times, minus, divided = _SHIFTS
    table: dict[int, int] = {}
    get = table.get
    for left, right in _halved(numbers):
        others = _table(right).items()
        for x, of_x in _table(left).items():
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


def _steps(numbers: Numbers, value: int, of: int, goal: int, kind: int | None = None) -> list[Row]:
    """Return the first steps from numbers to a value that come to a goal; none where there are none.

    With a set of operations they are as many points, most, least or plain. Without one they are a solution
    with all numbers of the game, and the goal is its score.
    """
    if len(numbers) == 1:
        return []
    for left, right in _splits(numbers):
        for x, y, sign, by_one in _ordered(_pairs(left, right, value), left, right):
            if by_one and of == _PLAIN:
                continue
            for kind_x, points_x in _kinds(left, x).items():
                for kind_y, points_y in _kinds(right, y).items():
                    used = kind_x | kind_y | 1 << sign
                    points = points_x[of] + points_y[of] + POINTS[sign]
                    if kind is None:
                        is_complete = used.bit_count() == different_operations(len(numbers))
                        points += REACHED + (BONUS if is_complete else 0)
                    if points == goal and kind in (None, used):
                        return [
                            *_steps(left, x, of, points_x[of], kind_x),
                            *_steps(right, y, of, points_y[of], kind_y),
                            (x, sign, y, value),
                        ]
    return []


@lru_cache(maxsize=1 << 12)
def _kinds(numbers: Numbers, value: int) -> dict[int, _Points]:
    """Return the points of the ways to a value by their set of operations, as `tables` comes upon these."""
    if len(numbers) == 1:
        return {0: _Points(0, 0, 0)}
    kinds: dict[int, _Points] = {}
    for left, right in _halved(numbers):
        pairs = _pairs(left, right, value)
        pairs += [pair._replace(x=pair.y, y=pair.x) for pair in _pairs(right, left, value)]
        for x, y, sign, by_one in _ordered(pairs, left, right):
            for kind_x, points_x in _kinds(left, x).items():
                for kind_y, points_y in _kinds(right, y).items():
                    most, least, plain = map(sum, zip(points_x, points_y, [POINTS[sign]] * 3, strict=True))
                    plain = _NEVER if by_one else plain
                    used = kind_x | kind_y | 1 << sign
                    was = kinds.get(used, _Points(most, least, plain))
                    kinds[used] = _Points(max(was.most, most), min(was.least, least), max(was.plain, plain))
    return kinds


def _pairs(left: Numbers, right: Numbers, value: int) -> list[_Pair]:
    """Return the values of two parts that give another one, the larger or the dividend from the left."""
    of_left = _table(left)
    pairs = []
    for y in _table(right):
        if 2 * y <= value and value - y in of_left:
            pairs.append(_Pair(value - y, y, _PLUS, False))
        if y and value % y == 0 and y * y <= value and value // y in of_left:
            pairs.append(_Pair(value // y, y, _TIMES, y == 1))
        if value + y in of_left:
            pairs.append(_Pair(value + y, y, _MINUS, False))
        if y and value * y in of_left:
            pairs.append(_Pair(value * y, y, _DIVIDED, y == 1))
        if y == value == 0:
            pairs += [_Pair(x, 0, _TIMES, x == 1) for x in of_left]
    return pairs


def _ordered(pairs: list[_Pair], left: Numbers, right: Numbers) -> list[_Pair]:
    """Put pairs of values of two parts in the order in which `tables` comes upon them."""
    if len(pairs) < 2:
        return pairs
    xs, ys = list(_table(left)), list(_table(right))
    return sorted(pairs, key=lambda pair: (xs.index(pair.x), ys.index(pair.y), pair.sign))
