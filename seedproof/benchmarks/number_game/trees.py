"""Enumerates every legal expression over some numbers: a function that numba compiles.

An expression is written backwards from how it is read: numbers are laid on a stack, an operation takes the
two on top, in either order. What is laid on another is of later positions: each tree over labelled positions
has one way, and both orders of its operands are tried. A sum and a product are the same in both, so they are
tried once and counted twice. Nothing is remembered between two trees, and nothing is shared with the search
that makes the rows.

Integers only. `enumeration` holds the arrays, and calls this as machine code.
"""

from typing import Any

import numpy as np
from numba import carray

from seedproof.benchmarks.number_game.counting import (
    BEST,
    COLUMNS,
    COMPLETE,
    COUNT,
    DIFFERENT,
    FEWEST,
    LEVELS,
    LISTS,
    LOWEST,
    PLAIN,
    SCORES,
    SEEN,
    SOLUTIONS,
    TARGETS,
    VALUES,
)
from seedproof.benchmarks.number_game.machine_code import inner
from seedproof.benchmarks.number_game.rules import BONUS, POINTS, REACHED

_ASKED = TARGETS + 1

_WORTH = tuple(POINTS)

_OPERATIONS = (0, 1, 2, 3, 2, 3)
"""The signs to try of two operands; the last two take them in the other order."""


def enumerate_trees(addresses: Any) -> int:
    """Count the solutions of every value, and return the number of expressions.

    `seen` has the values then, first those that have a complete solution.
    """
    asked = carray(addresses[0], _ASKED, np.int64)
    numbers = carray(addresses[1], asked[COUNT], np.int64)
    lists = carray(addresses[2], (LISTS, LEVELS), np.int64)
    counted = carray(addresses[3], (asked[VALUES], COLUMNS), np.int64)
    seen = carray(addresses[4], asked[VALUES], np.int64)
    _clear(asked, counted, seen)
    expressions = _enumerate(asked, numbers, lists, counted, seen)
    _order(asked, counted, seen)
    return expressions


@inner
def _clear(asked: Any, counted: Any, seen: Any) -> None:
    """Forget what was counted of the numbers before."""
    for at in range(asked[SEEN]):
        for column in range(COLUMNS):
            counted[seen[at], column] = 0
    asked[SEEN] = 0


@inner
def _order(asked: Any, counted: Any, seen: Any) -> None:
    """Put the values first that have a complete solution."""
    targets = 0
    for at in range(asked[SEEN]):
        value = seen[at]
        if counted[value, COMPLETE]:
            seen[at] = seen[targets]
            seen[targets] = value
            targets += 1
    asked[TARGETS] = targets


@inner
def _enumerate(asked: Any, numbers: Any, lists: Any, counted: Any, seen: Any) -> int:
    """Walk through all trees. Moves 0 to n-1 push a number, moves n to n+5 apply an operation."""
    count = len(numbers)
    different = asked[DIFFERENT]
    stack = lists[0]
    # The position of the number that each entry of the stack began with: the first of all that it has.
    firsts = lists[1]
    lower = lists[2]
    upper = lists[3]
    upper_first = lists[4]
    moves = lists[5]
    free = lists[6]
    scores = lists[7]
    kinds = lists[8]
    ones = lists[9]
    orders = lists[10]
    moves[0] = 0
    free[0] = (1 << count) - 1
    scores[0] = 0
    kinds[0] = 0
    ones[0] = 0
    orders[0] = 1
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
                if counted[value, SOLUTIONS] == 0:
                    seen[asked[SEEN]] = value
                    asked[SEEN] += 1
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


@inner
def _ones(number: int) -> int:
    return (
        (number & 1)
        + (number >> 1 & 1)
        + (number >> 2 & 1)
        + (number >> 3 & 1)
        + (number >> 4 & 1)
        + (number >> 5 & 1)
    )


@inner
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


FUNCTIONS = (enumerate_trees,)
