"""The most that a game allows, worked out from what its question says: plainly, without a table of counts."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations

Numbers = tuple[int, ...]
Plans = dict[int, dict[frozenset[str], int]]
"""By value, then by the operations used: the most points of the steps."""


def bound(points: Mapping[str, int], different: int, count: int) -> int:
    """What no solution with so many numbers can beat, whatever the numbers."""
    worth = sorted((points[sign] for sign in "+-*/"), reverse=True)
    complete = sum(worth[:different]) + worth[0] * (count - 1 - different) + points["bonus"]
    return points["reached"] + max(complete, worth[0] * (count - 1))


def most(numbers: Numbers, target: int, points: Mapping[str, int], different: int) -> int | None:
    """The best score of a target; None where nothing reaches it."""
    worth, scores = tuple(points[sign] for sign in "+-*/"), list[int]()
    for size in range(2, len(numbers) + 1):
        for chosen in set(combinations(sorted(numbers), size)):
            for used, best in _plans(chosen, worth).get(target, {}).items():
                complete = size == len(numbers) and len(used) == different
                scores.append(points["reached"] + best + (points["bonus"] if complete else 0))
    return max(scores, default=None)


@lru_cache(maxsize=1 << 10)
def _plans(numbers: Numbers, worth: tuple[int, ...]) -> Plans:
    if len(numbers) == 1:
        return {numbers[0]: {frozenset(): 0}}
    plans: Plans = {}
    for size in range(1, len(numbers) // 2 + 1):
        for chosen in set(combinations(range(len(numbers)), size)):
            left = tuple(numbers[place] for place in chosen)
            right = tuple(number for place, number in enumerate(numbers) if place not in chosen)
            for x, of_x in _plans(left, worth).items():
                for y, of_y in _plans(right, worth).items():
                    for sign, value in _results(x, y):
                        here = plans.setdefault(value, {})
                        for used_x, best_x in of_x.items():
                            for used_y, best_y in of_y.items():
                                used = used_x | used_y | {sign}
                                best = best_x + best_y + worth["+-*/".index(sign)]
                                here[used] = max(best, here.get(used, 0))
    return plans


def _results(x: int, y: int) -> Iterator[tuple[str, int]]:
    larger, smaller = max(x, y), min(x, y)
    yield "+", x + y
    yield "*", x * y
    yield "-", larger - smaller
    if smaller and larger % smaller == 0:
        yield "/", larger // smaller
    if smaller == 0 < larger:
        yield "/", 0
