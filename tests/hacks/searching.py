"""The rules of the number game, and a search for steps that reach the target and break one."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

Operation = Callable[[Fraction, Fraction], Fraction | None]

STATES = 6_000
"""So many states are looked at before a search gives up."""


class Step(NamedTuple):
    """Two numbers, a sign between them, and what is said to come out."""

    left: Fraction
    sign: str
    right: Fraction
    found: Fraction

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right} = {self.found}"


class State(NamedTuple):
    """The numbers at hand, results last, how many of them are results, and the steps so far."""

    numbers: tuple[Fraction, ...]
    results: int
    steps: tuple[Step, ...]


def whole(found: Fraction) -> Fraction | None:
    """Return a result if the rules allow it."""
    return found if found >= 0 and found.denominator == 1 else None


LAWFUL: Mapping[str, Operation] = {
    "+": lambda left, right: whole(left + right),
    "-": lambda left, right: whole(left - right),
    "*": lambda left, right: whole(left * right),
    "/": lambda left, right: whole(left / right) if right else None,
}


def parsed(solution: str) -> list[Step]:
    """Return the steps of a solution, one a line."""
    steps = []
    for line in solution.splitlines():
        left, sign, right, _, found = line.split()
        steps.append(Step(Fraction(left), sign, Fraction(right), Fraction(found)))
    return steps


def is_lawful(steps: Sequence[Step], base: Sequence[int], target: int) -> bool:
    """Tell whether steps keep all rules and reach the target."""
    numbers = Counter(Fraction(number) for number in base)
    results: Counter[Fraction] = Counter()
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
    numbers: Sequence[Fraction] = (),
    aim: int | None = None,
) -> str | None:
    """Return steps by these operations from these numbers that break a rule, or none.

    They reach the target, or what is aimed at in place of it.
    """
    reached = target if aim is None else aim
    order = random.Random(target)
    stack = [State(tuple(numbers) or tuple(Fraction(number) for number in base), 0, ())]
    for _ in range(STATES):
        if not stack:
            return None
        state = stack.pop()
        is_reached = state.results == 1 and state.numbers[-1] == reached
        if is_reached and not is_lawful(state.steps, base, target):
            return "\n".join(str(step) for step in state.steps)
        further = list(_successors(state, operations))
        order.shuffle(further)
        stack.extend(further)
    return None


def _successors(state: State, operations: Mapping[str, Operation]) -> Iterator[State]:
    places = range(len(state.numbers))
    first_result = len(state.numbers) - state.results
    for one in places:
        for two in places:
            if one == two:
                continue
            left, right = state.numbers[one], state.numbers[two]
            rest = [number for place, number in enumerate(state.numbers) if place not in (one, two)]
            results = state.results - (one >= first_result) - (two >= first_result) + 1
            for sign, operation in operations.items():
                found = operation(left, right)
                if found is not None:
                    steps = (*state.steps, Step(left, sign, right, found))
                    yield State((*rest, found), results, steps)
