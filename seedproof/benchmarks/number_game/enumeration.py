"""Enumerates every legal expression over some numbers: what `validate` counts by.

An expression is written backwards from how it is read: numbers are laid on a stack, an operation takes the
two on top, in either order. What is laid on another is of later positions: each tree over labelled positions
has one way, and both orders of its operands are tried. A sum and a product are the same in both, so they are
tried once and counted twice. Nothing is remembered between two trees, and nothing is shared with the search
that makes the rows.

Compiled by numba; with NUMBA_DISABLE_JIT=1 the same code runs as plain Python. Integers only.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from seedproof.benchmarks.number_game.rules import BONUS, POINTS, REACHED, different_operations

_WORTH = tuple(POINTS)

_OPERATIONS = (0, 1, 2, 3, 2, 3)
"""The signs to try of two operands; the last two take them in the other order."""

SOLUTIONS, SCORES, BEST, LOWEST, FEWEST, PLAIN, COMPLETE = range(7)
"""Columns of what is counted of each value: its solutions, the sum of their scores, the best score, the
lowest, the fewest steps for it; the best score without a step by 1; the complete solutions."""


class Counted(NamedTuple):
    """The solutions of one target taken together."""

    solutions: int
    score_sum: int
    best_score: int
    lowest_score: int
    fewest: int
    """Steps of a solution with the lowest score, at least."""
    plain_score: int
    """The best score of the solutions that neither multiply nor divide by 1; 0 where there is none."""


class Enumerated(NamedTuple):
    """The number of legal expressions over an operand set, and its targets that have a complete solution."""

    expressions: int
    targets: dict[int, Counted]


@lru_cache(maxsize=1 << 13)
def enumerated(numbers: tuple[int, ...]) -> Enumerated:
    """Enumerate every legal expression: about 100,000 for five numbers, ten million for six."""
    largest = 1
    for number in numbers:
        largest *= number + 1
    counted = np.zeros((largest, 7), np.int64)
    expressions = _enumerate(np.array(numbers, np.int64), different_operations(len(numbers)), counted)
    (values,) = np.nonzero(counted[:, COMPLETE])
    rows = counted[values].tolist()
    return Enumerated(
        int(expressions),
        {value: Counted(*row[:COMPLETE]) for value, row in zip(values.tolist(), rows, strict=True)},
    )


@njit(cache=True)
def _enumerate(numbers: Any, different: int, counted: Any) -> int:
    """Walk through all trees. Moves 0 to n-1 push a number, moves n to n+5 apply an operation."""
    count = len(numbers)
    stack = np.zeros(count + 1, np.int64)
    # The position of the number that each entry of the stack began with: the first of all that it has.
    firsts = np.zeros(count + 1, np.int64)
    lower = np.zeros(2 * count, np.int64)
    upper = np.zeros(2 * count, np.int64)
    upper_first = np.zeros(2 * count, np.int64)
    moves = np.zeros(2 * count, np.int64)
    free = np.zeros(2 * count, np.int64)
    scores = np.zeros(2 * count, np.int64)
    kinds = np.zeros(2 * count, np.int64)
    ones = np.zeros(2 * count, np.int64)
    orders = np.ones(2 * count, np.int64)
    free[0] = (1 << count) - 1
    level = 0
    height = 0
    expressions = 0
    while True:
        move = moves[level]
        moves[level] += 1
        if move < count:
            if not free[level] >> move & 1:
                continue
            stack[height] = numbers[move]
            firsts[height] = move
            height += 1
            free[level + 1] = free[level] ^ 1 << move
            scores[level + 1] = scores[level]
            kinds[level + 1] = kinds[level]
            ones[level + 1] = ones[level]
            orders[level + 1] = orders[level]
        elif move < count + len(_OPERATIONS) and height > 1:
            x = stack[height - 2]
            y = stack[height - 1]
            sign = _OPERATIONS[move - count]
            if move >= count + 4:
                x, y = y, x
            if sign == 0:
                value = x + y
            elif sign == 1:
                value = x * y
            elif sign == 2:
                if y > x:
                    continue
                value = x - y
            else:
                if y == 0 or 0 < x < y or x % y != 0:
                    continue
                value = x // y
            score = scores[level] + _WORTH[sign]
            kind = kinds[level] | 1 << sign
            by_one = (y == 1 and (sign == 1 or sign == 3)) or (x == 1 and sign == 1)
            by_ones = ones[level] + by_one
            alike = 2 * orders[level] if sign < 2 else orders[level]
            if height == 2:
                expressions += alike
                used = count - _ones(free[level])
                complete = used == count and _ones(kind) == different
                _count(used - 1, score + REACHED, alike, complete, by_ones == 0, counted[value])
                if not free[level]:
                    continue
            lower[level] = stack[height - 2]
            upper[level] = stack[height - 1]
            upper_first[level] = firsts[height - 1]
            height -= 1
            stack[height - 1] = value
            free[level + 1] = free[level]
            scores[level + 1] = score
            kinds[level + 1] = kind
            ones[level + 1] = by_ones
            orders[level + 1] = alike
        else:
            # All was tried from here: take the move back that led here.
            level -= 1
            if level < 0:
                return expressions
            if moves[level] > count:
                stack[height - 1] = lower[level]
                stack[height] = upper[level]
                firsts[height] = upper_first[level]
                height += 1
            else:
                height -= 1
            continue
        level += 1
        moves[level] = firsts[height - 1] + 1


@njit(cache=True)
def _ones(number: int) -> int:
    return (
        (number & 1)
        + (number >> 1 & 1)
        + (number >> 2 & 1)
        + (number >> 3 & 1)
        + (number >> 4 & 1)
        + (number >> 5 & 1)
    )


@njit(cache=True)
def _count(steps: int, score: int, alike: int, complete: bool, plain: bool, counted: Any) -> None:
    """Add an expression, and those alike but for the order of operands, to what is counted of its value."""
    if complete:
        score += BONUS
        counted[COMPLETE] += alike
    if counted[SOLUTIONS] == 0 or score < counted[LOWEST]:
        counted[LOWEST] = score
        counted[FEWEST] = steps
    elif score == counted[LOWEST]:
        counted[FEWEST] = min(counted[FEWEST], steps)
    if plain:
        counted[PLAIN] = max(counted[PLAIN], score)
    counted[SOLUTIONS] += alike
    counted[SCORES] += alike * score
    counted[BEST] = max(counted[BEST], score)
