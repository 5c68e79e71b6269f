"""Works out the most points that a game allows, from what its question says: plainly, without tables."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations

Numbers = tuple[int, ...]
Plans = dict[int, dict[frozenset[str], int]]
"""The most points of the steps, by value and then by the operations used."""


def bound(points: Mapping[str, int], different: int, count: int) -> int:
    """Return a score that no solution with so many numbers can beat, whatever the numbers."""
    worth = sorted((points[sign] for sign in "+-*/"), reverse=True)
    complete = sum(worth[:different]) + worth[0] * (count - 1 - different) + points["bonus"]
    return points["reached"] + max(complete, worth[0] * (count - 1))


def most(numbers: Numbers, target: int, points: Mapping[str, int], different: int) -> int | None:
    """Return the best score of a target; None where nothing reaches it."""
    worth = tuple(points[sign] for sign in "+-*/")
    scores = list[int]()
    for size in range(2, len(numbers) + 1):
        for chosen in set(combinations(sorted(numbers), size)):
            for used, best in _plans(chosen, worth).get(target, {}).items():
                complete = size == len(numbers) and len(used) == different
                score = points["reached"] + best
                if complete:
                    score += points["bonus"]
                scores.append(score)
    return max(scores, default=None)


@lru_cache(maxsize=1 << 10)
def _plans(numbers: Numbers, worth: tuple[int, ...]) -> Plans:
    if len(numbers) == 1:
        return {numbers[0]: {frozenset(): 0}}
    plans: Plans = {}
    for size in range(1, len(numbers) // 2 + 1):
        for chosen in set(combinations(range(len(numbers)), size)):
            left = tuple(numbers[index] for index in chosen)
            right = tuple(number for index, number in enumerate(numbers) if index not in chosen)
            for x, of_x in _plans(left, worth).items():
                for y, of_y in _plans(right, worth).items():
                    for sign, value in _results(x, y):
                        by_operations = plans.setdefault(value, {})
                        for used_x, best_x in of_x.items():
                            for used_y, best_y in of_y.items():
                                used = used_x | used_y | {sign}
                                best = best_x + best_y + worth["+-*/".index(sign)]
                                by_operations[used] = max(best, by_operations.get(used, 0))
    return plans


def _results(x: int, y: int) -> Iterator[tuple[str, int]]:
    larger = max(x, y)
    smaller = min(x, y)
    yield "+", x + y
    yield "*", x * y
    yield "-", larger - smaller
    if smaller and larger % smaller == 0:
        yield "/", larger // smaller
    if smaller == 0 < larger:
        yield "/", 0
