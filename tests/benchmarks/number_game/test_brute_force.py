"""What a row claims of its solutions, by brute force that shares no code with what made or proved it."""

import re
from functools import cache
from itertools import combinations

import pytest

from seedproof.benchmarks.number_game import generate
from seedproof.record.seeds import RowId

ROWS = 6
"""Rows of each difficulty."""


@cache
def trees(numbers):
    """Every (value, operations in the order + * - /, whether a step is by 1) of trees over the numbers."""
    if len(numbers) == 1:
        return frozenset({(numbers[0], (0, 0, 0, 0), False)})
    found = set()
    first, *others = numbers
    for size in range(len(others)):
        for chosen in combinations(range(len(others)), size):
            left = (first, *(others[place] for place in chosen))
            right = tuple(one for place, one in enumerate(others) if place not in chosen)
            for x, of_x, by_x in trees(left):
                for y, of_y, by_y in trees(right):
                    counts = [a + b for a, b in zip(of_x, of_y, strict=True)]
                    for place, value, is_by_one in joined(x, y):
                        used = tuple(count + (n == place) for n, count in enumerate(counts))
                        found.add((value, used, by_x or by_y or is_by_one))
    return frozenset(found)


def joined(x, y):
    """Yield what two numbers give: which operation, the result, whether it is by 1."""
    yield 0, x + y, False
    yield 1, x * y, 1 in (x, y)
    yield 2, abs(x - y), False
    for top, bottom in ((x, y), (y, x)):
        if bottom and top % bottom == 0:
            yield 3, top // bottom, bottom == 1


def solutions(numbers, target):
    """Yield the score, the steps and whether one is by 1, for each kind of solution."""
    for size in range(2, len(numbers) + 1):
        for chosen in set(combinations(sorted(numbers), size)):
            for value, (plus, times, minus, divided), is_by_one in trees(chosen):
                if value == target:
                    score = 5 + plus + times + 2 * minus + 3 * divided
                    if (size, plus, times, minus, divided) == (5, 1, 1, 1, 1):
                        score += 6
                    yield score, size - 1, is_by_one


def shows_one(solution):
    steps = solution.split("\n")
    return any(re.match(r"1 \* |[0-9]+ [*/] 1 ", step) for step in steps)


@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_simple_is_lowest_best_is_best_and_without_a_one_where_that_can_be(difficulty):
    shown = []
    for number in range(ROWS):
        row = generate.rebuild(RowId("number_game", "five_operands", difficulty, str(number)), 1234)
        found = list(solutions(row["base_numbers"], row["target"]))
        simple = (row["simple_score"], len(row["simple_solution"].split("\n")))
        assert simple == min((score, steps) for score, steps, _ in found)
        best = max(score for score, _, _ in found)
        assert row["best_score"] == best
        is_needed = all(by_one for score, _, by_one in found if score == best)
        assert shows_one(row["best_solution"]) == is_needed
        shown.append(is_needed)
    assert not all(shown)
