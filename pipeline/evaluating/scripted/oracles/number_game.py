"""Reads a game from its question and searches everything that the numbers reach for the most points.

Of the row it takes nothing.
"""

from collections.abc import Sequence
from functools import lru_cache

from pipeline.evaluating.scripted.solver import texts_of
from seedproof.benchmarks.number_game.reading import Problem, read
from seedproof.episodes.turns import Message, Row

_KEPT = 1 << 12
"""Games of which the solution is kept: the configs with worked examples ask for the same ones."""


def answer(row: Row, messages: Sequence[Message]) -> str:
    """Return the steps of a best solution. Raises: ValueError when the question is not a game's."""
    return _best(read(texts_of(messages)[-1]).problem)


@lru_cache(_KEPT)
def _best(problem: Problem) -> str:
    # It may compile for seconds.
    from seedproof.benchmarks.number_game.search import found, solved
    from seedproof.benchmarks.number_game.words import steps_text

    numbers, target = problem
    ordered = tuple(sorted(numbers))
    reached = found(ordered)
    best, _ = solved(ordered, target, reached.best_scores[reached.targets.index(target)])
    return steps_text(best.steps)
