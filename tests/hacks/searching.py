"""The rules of the number game, and a search for steps that reach the target and break one."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice, permutations, product
from typing import Any, NamedTuple

Number = int | Fraction
Operation = Callable[[Any, Any], Number | None]

STATES = 500
"""So many states are looked at before a search gives up."""


class Step(NamedTuple):
    """Two numbers, a sign between them, and what is said to come out."""

    left: Number
    sign: str
    right: Number
    found: Number

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right} = {self.found}"


class State(NamedTuple):
    """The numbers at hand, results last, how many of them are results, and the steps so far."""

    numbers: tuple[Number, ...]
    results: int
    steps: tuple[Step, ...]


LAWFUL: Mapping[str, Operation] = {
    "+": lambda left, right: left + right,
    "-": lambda left, right: left - right if left >= right else None,
    "*": lambda left, right: left * right,
    "/": lambda left, right: left // right if right and left % right == 0 else None,
}


def parsed(solution: str) -> list[Step]:
    """Return the steps of a solution, one a line."""
    steps = []
    for line in solution.splitlines():
        left, sign, right, _, found = line.split()
        steps.append(Step(int(left), sign, int(right), int(found)))
    return steps


def is_lawful(steps: Sequence[Step], base: Sequence[int], target: int) -> bool:
    """Tell whether steps keep all rules and reach the target."""
    numbers = Counter[Number](base)
    results = Counter[Number]()
    for step in steps:
        for taken in (step.left, step.right):
            source = results if results[taken] else numbers
            if not source[taken]:
                return False
            source[taken] -= 1
        if step.sign not in LAWFUL or LAWFUL[step.sign](step.left, step.right) != step.found:
            return False
        results[step.found] += 1
    return bool(steps) and steps[-1].found == target and results.total() == 1


def unlawful(
    base: Sequence[int],
    target: int,
    operations: Mapping[str, Operation] = LAWFUL,
    numbers: Sequence[Number] = (),
    aim: int | None = None,
) -> str | None:
    """Return steps by these operations from these numbers that break a rule, or none.

    They reach the target, or what is aimed at in place of it.
    """
    start = State(tuple(numbers or base), 0, ())
    for state in islice(_walk(start, operations, random.Random(target)), STATES):
        for steps in _finished(state, operations, target if aim is None else aim):
            if not is_lawful(steps, base, target):
                return "\n".join(str(step) for step in steps)
    return None


def _finished(state: State, operations: Mapping[str, Operation], reached: int) -> Iterator[tuple[Step, ...]]:
    """Yield the steps with one more that reaches a number and leaves no other result."""
    for places in permutations(range(len(state.numbers)), 2):
        left, right = (state.numbers[place] for place in places)
        for sign, operation in operations.items():
            if operation(left, right) == reached and state.results == _results(state, places):
                yield (*state.steps, Step(left, sign, right, reached))


def _walk(state: State, operations: Mapping[str, Operation], order: random.Random) -> Iterator[State]:
    """Yield a state, and those that further steps lead to, as long as two numbers are at hand."""
    yield state
    if len(state.numbers) == 2:
        return
    moves = list(product(permutations(range(len(state.numbers)), 2), operations.items()))
    order.shuffle(moves)
    for places, (sign, operation) in moves:
        left, right = (state.numbers[place] for place in places)
        found = operation(left, right)
        if found is not None:
            rest = [number for place, number in enumerate(state.numbers) if place not in places]
            results = state.results - _results(state, places) + 1
            steps = (*state.steps, Step(left, sign, right, found))
            yield from _walk(State((*rest, found), results, steps), operations, order)


def _results(state: State, places: tuple[int, ...]) -> int:
    """Return how many of these places hold results."""
    return sum(place >= len(state.numbers) - state.results for place in places)
