"""Decides a row by our provers: whether it exists, what its answer is, and whether its notes decide it."""

from collections.abc import Iterator

from pipeline.ancestors.mira.entries import Unreadable
from pipeline.ancestors.mira.problem import Problem
from seedproof.benchmarks.missing_fact.prover import Prover
from seedproof.benchmarks.missing_fact.validate import ENOUGH, REPLAYED, prover_of


def broken(family: str, problem: Problem, stored: str | None) -> Iterator[tuple[str, str]]:
    """Yield the code and the sentence of each promise that a row breaks.

    `stored` is the row's answer in our text, None if it has none. Raises: Unreadable when our prover cannot
    decide the row.
    """
    try:
        yield from _broken(_Decider(prover_of(family), problem), problem, stored)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise Unreadable(f"our prover of {family} cannot decide it: {error}") from error


class _Decider:
    """The answers that notes leave, with a hint and without."""

    def __init__(self, prover: Prover, problem: Problem) -> None:
        self._prover = prover
        self._problem = problem

    def exists(self) -> bool:
        """Return whether the hint fits the notes."""
        problem = self._problem
        if problem.table is not None:
            return bool(problem.table.get(problem.value))
        return self._prover.admits(problem.view, problem.slot, problem.value)

    def answers(self, value: str) -> list[str]:
        """Return the answers that are possible with a value of the hint, as the row asks for them."""
        problem = self._problem
        if problem.table is not None:
            found = list(problem.table[value])
        else:
            found = list(self._prover.answers(problem.view, problem.slot, value))[:ENOUGH]
        return sorted({problem.asked(answer) for answer in found})

    def values(self) -> list[str]:
        """Return values of the hint that decide whether the answer depends on it.

        Raises: Unreadable when there are too few to tell.
        """
        problem = self._problem
        if problem.table is not None:
            return list(problem.table)
        if problem.only:
            return [problem.value]
        others = [value for value in self._prover.values(problem.view, problem.slot, problem.value)]
        possible = [value for value in others if self._prover.admits(problem.view, problem.slot, value)]
        if self._prover.method != "finite" and len(set(possible) - {problem.value}) < REPLAYED:
            raise Unreadable(f"fewer than {REPLAYED} other values of {problem.slot} are known to fit")
        return list(dict.fromkeys((problem.value, *possible)))


def _broken(decider: _Decider, problem: Problem, stored: str | None) -> Iterator[tuple[str, str]]:
    if not decider.exists():
        yield "impossible", f"with {problem.slot} = {problem.value} the stated facts fit nothing that exists"
        return
    answers = decider.answers(problem.value)
    if len(answers) > 1:
        yield "not-unique", f"with {problem.slot} = {problem.value} there are {' and '.join(answers)}"
    elif stored is not None and answers != [stored]:
        yield "wrong-answer", f"with {problem.slot} = {problem.value} it is {answers[0]}, not {stored}"
    without = sorted({answer for value in decider.values() for answer in decider.answers(value)})
    if problem.always_open:
        positive = list(filter(_is_positive, without))
        if positive == answers:
            yield "no-request-if-positive", f"{positive[0]} is the only answer in positive numbers"
    elif len(without) == 1 and problem.only:
        yield "no-request", f"{problem.only}, and the answer {without[0]}"
    elif len(without) == 1:
        yield "no-request", f"the answer is {without[0]}, whatever {problem.slot} is"


def _is_positive(answer: str) -> bool:
    return all(int(part) > 0 for part in answer.strip("()").split(", "))
