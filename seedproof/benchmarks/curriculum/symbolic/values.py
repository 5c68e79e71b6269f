"""Works out every value of a problem, exactly, by doing what the statements say.

This is the generator's side; `solver` decides the same by other means.
"""

from functools import lru_cache
from math import isqrt

import msgspec

from seedproof.benchmarks.curriculum.symbolic.answer import (
    Answer,
    comparison,
    factor_pairs,
    quantities,
    solvability,
)
from seedproof.benchmarks.curriculum.symbolic.arithmetic import apply, whole_of
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    NoAnswer,
    NotFixed,
    Number,
    Operation,
    Problem,
    Variable,
)
from seedproof.benchmarks.curriculum.symbolic.unknowns import solutions_of
from seedproof.exact.number import Exact

MAX_FACTORED = 10**8


class Case(msgspec.Struct, frozen=True):
    """All values of a problem, for one solution of its equations."""

    unknowns: dict[str, Exact]
    declared: dict[str, Exact]
    steps: tuple[tuple[Operation, Exact], ...]
    """Each operation as it is written, inner before outer, with its value."""
    asked: tuple[Exact, ...]
    """What the question asks for; of a comparison, its two sides."""


# Of each candidate for a follow-up the answer is compared with that of the problem before.
@lru_cache(maxsize=16)
def answer(problem: Problem) -> Answer:
    """Return the problem's answer.

    Raises: NoAnswer when it has none.
    """
    try:
        cases = values(problem)
    except NotFixed as why:
        if not problem.asks_for_unknowns():
            raise
        return solvability(why.solvability)
    kind = problem.kind()
    if kind == "comparison":
        left, right = _only(cases).asked
        return comparison(left - right)
    if kind == "factor pairs":
        whole = whole_of(_only(cases).asked[0])
        if not 1 <= whole <= MAX_FACTORED:
            raise NoAnswer(f"the factor pairs of {whole} are asked for, expected 1 to {MAX_FACTORED}")
        return factor_pairs((low, whole // low) for low in range(1, isqrt(whole) + 1) if whole % low == 0)
    return quantities(problem, [case.asked for case in cases])


def values(problem: Problem) -> tuple[Case, ...]:
    """Return all values, for each real solution that counts, in ascending order; one without unknowns.

    Nobody may change them: they are kept for whoever asks for those of the same problem next.

    Raises: NoAnswer when a value does not exist, or no solution does.
    """
    return _values_of(_Same(problem))


class _Same:
    """A problem that equals itself alone: steps are operations of the very problem, not of an equal one."""

    __slots__ = ("problem",)

    def __init__(self, problem: Problem) -> None:
        self.problem = problem

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.problem is self.problem

    def __hash__(self) -> int:
        return id(self.problem)


# Every check of a problem asks for its values: flaws, properties, the answer and the certificate.
@lru_cache(maxsize=8)
def _values_of(same: _Same) -> tuple[Case, ...]:
    problem = same.problem
    unknowns = problem.unknowns()
    solutions = solutions_of(problem, unknowns) if unknowns else [{}]
    solutions = [solution for solution in solutions if problem.counts(solution)]
    if not solutions:
        raise NoAnswer("no number solves the equations, expected at least one")
    return tuple(case_of(problem, solution) for solution in solutions)


def case_of(problem: Problem, solution: dict[str, Exact]) -> Case:
    """Return all values of a problem for one solution.

    Raises: NoAnswer when it is none, or a value does not exist.
    """
    return _Evaluation(problem, solution).case()


class _Evaluation:
    """Evaluates the statements, once the unknowns are known."""

    def __init__(self, problem: Problem, unknowns: dict[str, Exact]) -> None:
        self.problem = problem
        self.unknowns = unknowns
        self.waiting = problem.declared()
        self.known: dict[str, Exact] = {}
        self.steps: list[tuple[Operation, Exact]] = []

    def case(self) -> Case:
        for name in self.waiting:
            self.named(name)
        for equation in self.problem.equations():
            left = self.value(equation.left)
            right = self.value(equation.right)
            if left != right:
                raise NoAnswer(f"an equation says that {left} is {right}, expected one that can hold")
        asked = self.problem.question.asked
        if self.problem.kind() == "comparison":
            (blank,) = asked
            asked = (blank.left, blank.right) if isinstance(blank, Operation) else asked
        found = tuple(map(self.value, asked))
        return Case(self.unknowns, self.known, tuple(self.steps), found)

    def named(self, name: str) -> Exact:
        value = self.known.get(name)
        if value is None:
            value = self.known[name] = self.value(self.waiting[name])
        return value

    def value(self, expression: Expression) -> Exact:
        if type(expression) is Operation:
            value = apply(expression.op, self.value(expression.left), self.value(expression.right))
            self.steps.append((expression, value))
            return value
        if type(expression) is Variable:
            name = expression.name
            if name in self.unknowns:
                return self.unknowns[name]
            return self.named(name)
        return expression.value if type(expression) is Number else 0


def _only(cases: tuple[Case, ...]) -> Case:
    if len(cases) > 1:
        raise NoAnswer(f"the equations have {len(cases)} solutions, expected one")
    return cases[0]
