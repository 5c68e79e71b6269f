"""Draws operations one after another, from the value that is asked for back to the constants."""

from functools import cache
from typing import Literal

from msgspec.structs import replace

from seedproof.benchmarks.curriculum.grammar.constants import constant
from seedproof.benchmarks.curriculum.grammar.made import Draft, Made, operated
from seedproof.benchmarks.curriculum.grammar.operations import Frame, joined, operation, units
from seedproof.benchmarks.curriculum.standards.negative import shows_negative
from seedproof.benchmarks.curriculum.standards.numbers import Whole
from seedproof.benchmarks.curriculum.standards.realism import needs_brackets
from seedproof.benchmarks.curriculum.standards.shapes import Steps
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Number,
    Operation,
    Problem,
    inlined,
    names,
)
from seedproof.benchmarks.curriculum.symbolic.values import values
from seedproof.record.draws import Draws, Rejected

Bounds = tuple[int, int]
Beginning = Literal["any", "units", "plain"]
"""The first amount: perhaps, always or never a number of coins or larger units."""


def steps(shape: Steps, bounds: Bounds, draws: Draws) -> Problem:
    """Draw a problem of one of the declared lengths. Raises: Rejected."""
    problem = _Growth(shape, bounds, draws).problem()
    if shape.negative and not shows_negative(problem):
        raise Rejected("no number of it is below zero")
    return problem


def one_more_step(shape: Steps, bounds: Bounds, problem: Problem, draws: Draws) -> Problem:
    """Add one statement on the answer of a problem, and ask for its value. Raises: Rejected."""
    if shape.longest and len(problem.statements) == shape.longest:
        raise Rejected("it has as many statements as it may have")
    (asked,) = problem.question.asked
    (case,) = values(problem)
    taken = {name for whole in problem.expressions() for name in names(whole)} | {problem.question.name}
    draft = Draft(draws, "".join(taken))
    draft.statements += problem.statements
    converted = max((value.numerator for step, value in case.steps if _converts(shape, step)), default=0)
    frame = _frame(shape, bounds, converted)
    last = inlined(asked, problem.declared())
    made = Made(asked, case.asked[0], last if isinstance(last, Operation) else None)
    more = operation(draws, frame, made)
    return draft.asking(draft.named(more).written)


def _converts(shape: Steps, step: Operation) -> bool:
    """Return whether a step expresses an amount in a smaller unit."""
    factor = step.right
    return (
        step.op == "*" and isinstance(factor, Number) and not factor.places and factor.digits in shape.units
    )


@cache
def _frame(shape: Steps, bounds: Bounds, converted: int) -> Frame:
    """Return what productions inherit, before (0) or after a larger unit was converted to so many smaller."""
    low, high = bounds
    if converted and shape.converted:
        numbers = tuple(_near(converted, kind) for kind in shape.converted)
        return Frame(low, high, replace(shape, numbers=numbers))
    if not converted and shape.unconverted:
        return Frame(low, shape.unconverted, shape)
    return Frame(low, high, shape)


def _near(value: int, kind: Whole) -> Whole:
    """Return numbers that are neither tiny nor huge beside a value."""
    return Whole(max(kind.low, value // 20), min(kind.high, max(kind.low, 2 * value)))


@cache
def _narrowed(shape: Steps, operations: str) -> Steps:
    return replace(shape, operations=operations)


@cache
def _within(shape: Steps, system: tuple[int, ...]) -> Steps:
    return replace(shape, units=system)


class _Growth:
    """One problem as it grows."""

    def __init__(self, shape: Steps, bounds: Bounds, draws: Draws) -> None:
        if shape.systems:
            shape = _within(shape, draws.choice(shape.systems))
        self.shape = shape
        self.draws = draws
        self.bounds = bounds
        self.low, self.high = bounds
        self.frame = _frame(shape, bounds, 0)
        self.draft = Draft(draws)
        self.is_story = self.frame.is_story
        self.only = list[str]()
        """The operations to which the next steps are narrowed, the last step first."""

    def problem(self) -> Problem:
        shape = self.shape
        draws = self.draws
        count = draws.choice(shape.lengths)
        if shape.nested:
            return self.nested(count)
        if count > 1 and self.is_story and shape.numbers and shape.factors and draws.below(3):
            self.only = ["*/"]  # else most steps would add or take away
        if count == 2 and shape.together and draws.below(4) == 0:
            asked = self.together()
        elif count > 1 and shape.joins and draws.below(3) == 0:
            asked = self.join(count)
        else:
            asked = self.value(count)
        return self.draft.asking(asked.written)

    def value(self, count: int, stated: bool = True, begins: Beginning = "any") -> Made:
        """Draw a value that takes so many operations, each a statement if they are to be stated."""
        shape = self.shape
        draws = self.draws
        if count > 2 and shape.joins and draws.below(3) == 0:
            made = self.join(count - 1, stated)
        elif count > 1:
            made = self.operation(self.value(count - 1, stated, begins))
        else:
            in_units = begins == "units" or (begins == "any" and shape.units and draws.below(3))
            begun = units(draws, Frame(self.low, self.high, shape)) if in_units else None
            if begun is not None:
                self.only = []
                self.frame = _frame(shape, self.bounds, begun.value.numerator)
            made = begun or self.operation(None)
        return self.draft.named(made) if stated else made

    def operation(self, made: Made | None) -> Made:
        """Draw one more operation."""
        frame = self.frame
        if self.only:
            frame = Frame(self.low, frame.high, _narrowed(self.shape, self.only.pop()))
        return operation(self.draws, frame, made)

    def join(self, count: int, stated: bool = True) -> Made:
        """Join two values, each worked out in its own operations.

        Coins with coins; but no measurements in larger units, or units would be mixed.
        """
        first = 1 + self.draws.below(count - 1)
        coins = bool(self.shape.units) and not self.shape.factors
        sides = []
        for length in (first, count - first):
            # In a story, amounts that are put together are products or quotients.
            self.only = ["*/"] if self.is_story and not coins else []
            sides.append(self.value(length, stated, "units" if coins else "plain"))
        left, right = sides
        return joined(self.draws, self.frame, left, right)

    def together(self) -> Made:
        """Draw two amounts, the second so many more or times as many as the first, and add them.

        Raises: Rejected.
        """
        first = constant(self.draws, self.shape.numbers[:1], self.low, self.high - 2)
        if first is None:
            raise Rejected("no number begins")
        first = self.draft.named(first)
        shape = _narrowed(self.shape, self.shape.together)
        frame = Frame(self.low, (self.high - first.value).numerator, shape)
        second = operation(self.draws, frame, first)
        how = second.written
        if isinstance(how, Operation) and how.op in "-/" and how.left != first.written:
            raise Rejected("both together would be a given number")
        if not self.frame.holds(first.value + second.value):
            raise Rejected("both together are out of bounds")
        second = self.draft.named(second)
        return operated("+", first, second, first.value + second.value)

    def nested(self, count: int) -> Problem:
        """Draw all operations in one expression whose brackets matter."""
        if self.draws.below(6):
            self.only = ["*/", "+-"]
        made = self.value(count, stated=False)
        if not needs_brackets(made.written):
            raise Rejected("brackets would not matter")
        return self.draft.asking(self.draft.named(made).written)
