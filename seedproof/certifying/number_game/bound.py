"""The bound that the points alone set: no play of four steps can score more."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from seedproof.certifying.number_game.play import SCORE
from seedproof.certifying.number_game.rules import OPERATIONS, Game
from seedproof.certifying.script import Step, step
from seedproof.certifying.terms import Symbol, as_count, at_most, equal, every, integer, less, total

LEMMAS = {
    "steps": "Each step takes two numbers and gives one, so n base numbers allow at most n - 1 steps.",
}

COUNTS = {
    "+": integer("additions"),
    "-": integer("subtractions"),
    "*": integer("multiplications"),
    "/": integer("divisions"),
}

SYMBOLS: Sequence[Symbol] = (*COUNTS.values(), SCORE)


def any_play(game: Game) -> list[Step]:
    """Say what every play has: so many operations, and the score that they give."""
    points = tuple(game.points[operation] for operation in OPERATIONS)
    said = "\n".join(game.lines[kind] for kind in ("reaching", *OPERATIONS, "bonus"))
    return [_counted(len(game.base) - 1), _scored(said, game.reaching, points, game.bonus)]


# The games of a release have one table of points, and as many numbers.
@lru_cache(maxsize=16)
def _counted(steps: int) -> Step:
    counts = list(COUNTS.values())
    return step(LEMMAS["steps"], *(at_most(0, count) for count in counts), at_most(total(counts), steps))


@lru_cache(maxsize=16)
def _scored(said: str, reaching: int, points: tuple[int, ...], bonus: int) -> Step:
    counts = list(COUNTS.values())
    earned = total(each * count for each, count in zip(points, counts, strict=True))
    more = as_count(every(equal(count, 1) for count in counts)) * bonus
    return step(said, equal(SCORE, earned + reaching + more))


def most(game: Game) -> int:
    """Return the most that the points allow, over all numbers of operations; an engine confirms it."""
    points = tuple(game.points[operation] for operation in OPERATIONS)
    return game.reaching + _most(points, game.bonus, len(game.base) - 1)


@lru_cache(maxsize=16)
def _most(points: tuple[int, ...], bonus: int, steps: int) -> int:
    several = [counts for counts in product(range(steps + 1), repeat=len(points)) if sum(counts) <= steps]
    return max(_score(points, bonus, counts) for counts in several)


def _score(points: tuple[int, ...], bonus: int, counts: tuple[int, ...]) -> int:
    score = sum(each * count for each, count in zip(points, counts, strict=True))
    return score + bonus if all(count == 1 for count in counts) else score


def beaten(score: int) -> Step:
    """Say that a play scores more."""
    return step(f"more than {score} points", less(score, SCORE))
