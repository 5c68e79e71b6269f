"""Plays games without a plan: at random, or with one step where one step is enough."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import permutations
from typing import NamedTuple

from pipeline.evaluating.scripted.solver import texts_of
from seedproof.benchmarks.number_game.reading import Problem, read
from seedproof.episodes.turns import Message, Row


class Step(NamedTuple):
    """A step of a game."""

    left: int
    sign: str
    right: int
    result: int

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right} = {self.result}"


def random_steps(row: Row, messages: Sequence[Message]) -> str:
    """Take legal steps at random until the target is met or one number is left.

    It reads the game from the question; a SHA-256 of the game decides.
    """
    problem = read(texts_of(messages)[-1]).problem
    numbers, target = problem
    left = list(numbers)
    steps: list[Step] = []
    while len(left) > 1 and not (steps and steps[-1].result == target):
        choices = list(_legal(left))
        step = Step._make(choices[_drawn(problem, len(steps)) % len(choices)])
        left.remove(step.left)
        left.remove(step.right)
        left.append(step.result)
        steps.append(step)
    return "\n".join(map(str, steps))


def one_step(row: Row, messages: Sequence[Message]) -> str:
    """Give the first step from two base numbers to the target; where there is none, the first legal step.

    It reads the game from the question.
    """
    numbers, target = read(texts_of(messages)[-1]).problem
    choices = list(_legal(numbers))
    matching = (step for step in choices if step[-1] == target)
    return str(Step._make(next(matching, choices[0])))


def _legal(numbers: Sequence[int]) -> Iterator[tuple[int, str, int, int]]:
    """Yield every legal step from two of the numbers, without its names: there are many."""
    for left, right in permutations(numbers, 2):
        yield left, "+", right, left + right
        yield left, "*", right, left * right
        if left >= right:
            yield left, "-", right, left - right
        if right and left % right == 0:
            yield left, "/", right, left // right


def _drawn(problem: Problem, number: int) -> int:
    """Return a number that a game and the number of a draw decide."""
    return int.from_bytes(sha256(f"{problem.target} {problem.numbers} {number}".encode()).digest()[:8])
