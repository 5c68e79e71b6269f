"""Counts in plain Python what `trees` enumerates, by playing every game to its end.

The numbers lie on a table. A turn takes two of them and puts back what an operation gives. Tables that look
alike are played on together, and it is kept which operations led to them, and how often. Nothing is split
into parts, as the search does it, and nothing is shared with the search.

A tree over all the numbers comes up once for each order in which its steps can be taken: that is n! for n
steps, divided by how many steps each of its results took. So a turn counts as often as its result took steps,
and in the end all is divided by n!.

Source: Knuth, The Art of Computer Programming, volume 3, section 5.1.4, exercise 20: heap-ordered trees.
"""

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations
from math import factorial
from typing import NamedTuple

from seedproof.benchmarks.number_game.rules import BONUS, POINTS, REACHED, different_operations

Numbers = tuple[int, ...]
Ways = dict[int, int]
"""How often it went in which way. In octal, a way has a digit for each operation, how often it was used, and
a fifth one for the steps that multiply or divide by 1."""

_PLUS, _TIMES, _MINUS, _DIVIDED, _BY_ONE = (8**place for place in range(5))

_KEPT = 1 << 10
"""Parts of numbers that other numbers have, too."""


class _Way(NamedTuple):
    """What a way says."""

    steps: int
    score: int
    """Without the points for a complete solution."""
    different: int
    by_one: bool


def enumerated(numbers: Numbers) -> tuple[int, dict[int, tuple[int, ...]]]:
    """Count all expressions, and by target in rising order what `Counted` says of those that give it.

    The targets are those that have a complete solution.
    """
    count = len(numbers)
    wanted = different_operations(count)
    whole = _results(numbers)
    complete = [value for value, ways in whole.items() if any(_told(way).different == wanted for way in ways)]
    parts = Counter([part for size in range(2, count) for part in combinations(numbers, size)])
    results = [(_results(part), times, False) for part, times in parts.items()]
    results.append((whole, 1, True))
    expressions = sum(times * sum(ways.values()) for of, times, _ in results for ways in of.values())
    targets: dict[int, tuple[int, ...]] = {}
    for target in sorted(complete):
        solutions = scores = best = plain = 0
        lowest = []
        for of, times, is_whole in results:
            for way, often in of.get(target, {}).items():
                steps, score, different, by_one = _told(way)
                if is_whole and different == wanted:
                    score += BONUS
                solutions += times * often
                scores += times * often * score
                best = max(best, score)
                lowest.append((score, steps))
                if not by_one:
                    plain = max(plain, score)
        targets[target] = (solutions, scores, best, *min(lowest), plain)
    return expressions, targets


@cache
def _told(way: int) -> _Way:
    plus, times, minus, divided, by_one = [way // 8**place % 8 for place in range(5)]
    used = (plus, times, minus, divided)
    score = REACHED + sum(often * points for often, points in zip(used, POINTS, strict=True))
    return _Way(sum(used), score, sum(map(bool, used)), by_one > 0)


@lru_cache(maxsize=_KEPT)
def _results(numbers: Numbers) -> dict[int, Ways]:
    """Return what all of some numbers give, and in which ways."""
    tables: dict[Numbers, Ways] = {tuple(sorted([number << 3 for number in numbers])): {0: 1}}
    for _ in numbers[1:]:
        tables = _after_a_turn(tables)
    orders = factorial(len(numbers) - 1)
    return {
        last >> 3: {way: often // orders for way, often in ways.items()} for (last,), ways in tables.items()
    }


def _after_a_turn(tables: dict[Numbers, Ways]) -> dict[Numbers, Ways]:
    after: dict[Numbers, Ways] = {}
    for table, ways in tables.items():
        for i, j in combinations(range(len(table)), 2):
            others = table[:i] + table[i + 1 : j] + table[j + 1 :]
            for result, step, times in _turns(table[i], table[j]):
                counted = after.setdefault(tuple(sorted((*others, result))), {})
                for way, often in ways.items():
                    counted[way + step] = counted.get(way + step, 0) + often * times
    return after


def _turns(smaller: int, larger: int) -> list[tuple[int, int, int]]:
    """Return what two numbers on the table give: the result, the step as a way, and how often it counts."""
    x, y = smaller >> 3, larger >> 3
    steps = (smaller & 7) + (larger & 7) + 1
    once, twice = steps, 2 * steps
    turns = [
        (x + y << 3 | steps, _PLUS, twice),
        (x * y << 3 | steps, _TIMES + (_BY_ONE if x == 1 or y == 1 else 0), twice),
        (y - x << 3 | steps, _MINUS, twice if x == y else once),
    ]
    if x and y % x == 0:
        turns.append((y // x << 3 | steps, _DIVIDED + (_BY_ONE if x == 1 else 0), twice if x == y else once))
    elif y and not x:
        turns.append((steps, _DIVIDED + (_BY_ONE if y == 1 else 0), once))
    return turns
