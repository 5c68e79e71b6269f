"""Draws problems whose numbers a story of a level can tell."""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from seedproof.benchmarks.curriculum.grammar.constants import constant, numeral
from seedproof.benchmarks.curriculum.grammar.made import Draft, Made, operated, whole
from seedproof.benchmarks.curriculum.grammar.steps import Bounds, steps
from seedproof.benchmarks.curriculum.standards.numbers import Fractions, Kind
from seedproof.benchmarks.curriculum.standards.realism import flaws
from seedproof.benchmarks.curriculum.standards.shapes import Levels, Scale
from seedproof.benchmarks.curriculum.symbolic.problem import Operator, Problem
from seedproof.exact.number import Exact
from seedproof.record.draws import Draws, Rejected

TRIES = 40


class _Drawing:
    """The numbers of one problem, on one scale."""

    def __init__(self, shape: Levels, draws: Draws) -> None:
        self.draws = draws
        self.shape = shape
        self.scale: Scale = draws.choice(shape.scales)
        self.draft = Draft(draws)

    def level(self) -> Made:
        scale = self.scale
        return self.of(scale.levels, -scale.most, scale.most)

    def change(self) -> Made:
        return self.of(self.scale.changes, 0, self.scale.step)

    def rate(self) -> Made:
        return self.of(self.scale.rates, 0, Fraction(self.scale.step, 3))

    def count(self) -> Made:
        return whole(self.draws.between(self.shape.counts.low, self.shape.counts.high))

    def of(self, kind: Kind, low: Exact, high: Exact) -> Made:
        made = constant(self.draws, (kind,), low, high)
        if made is None:
            raise Rejected("no number of the kind fits")
        return made

    def written(self, value: Exact, kind: Kind) -> Made:
        """Write a value that others lead to. Raises: Rejected when it is of another kind."""
        made = numeral(value, isinstance(kind, Fractions))
        if not kind.has(made.written):
            raise Rejected("a number is of another kind")
        return made

    def step(self, op: Operator, left: Made, right: Made) -> Made:
        """State an operation, and return its value under a name."""
        return self.draft.named(self.joined(op, left, right))

    def joined(self, op: Operator, left: Made, right: Made) -> Made:
        if op == "+":
            return operated(op, left, right, left.value + right.value)
        if op == "-":
            return operated(op, left, right, left.value - right.value)
        if op == "*":
            return operated(op, left, right, left.value * right.value)
        return operated(op, left, right, Fraction(left.value) / right.value)


def levels(shape: Levels, bare: int, bounds: Bounds, draws: Draws) -> Problem:
    """Draw a problem for a story, or for `bare` of 100 a calculation. Raises: Rejected."""
    if draws.below(100) < bare:
        return steps(shape.bare, shape.bare_bounds, draws)
    for _ in range(TRIES):  # so that calculations do not come in where a story's numbers do not fit
        try:
            return _for_a_story(shape, bounds, draws)
        except Rejected as why:
            reason = why.reason
    raise Rejected(reason)


def _for_a_story(shape: Levels, bounds: Bounds, draws: Draws) -> Problem:
    drawing = _Drawing(shape, draws)
    asked = draws.choice(PLOTS)(drawing)
    problem = drawing.draft.asking(asked.written)
    for flaw in flaws(shape, bounds, problem):
        raise Rejected(flaw)
    return problem


def _chain(drawing: _Drawing) -> Made:
    """Draw a level and one to three changes of it."""
    value = drawing.level()
    for _ in range(drawing.draws.choice((1, 2, 2, 2, 3))):
        op: Operator = drawing.draws.choice(("+", "-"))
        if drawing.draws.below(5) < 2:
            change = drawing.joined("*", drawing.rate(), _duration(drawing))
        else:
            change = drawing.change()
        value = drawing.step(op, value, change)
        if not -drawing.scale.most <= value.value <= drawing.scale.most:
            raise Rejected("the level is out of bounds")
    return value


def _duration(drawing: _Drawing) -> Made:
    if isinstance(drawing.scale.rates, Fractions) and drawing.draws.below(2):
        return drawing.of(drawing.scale.times, 1, 6)
    return drawing.count()


def _gap(drawing: _Drawing) -> Made:
    """Draw the difference of two levels, one of them below zero."""
    first = drawing.level()
    second = drawing.level()
    if first.value == second.value:
        raise Rejected("the levels are equal")
    return drawing.step("-", first, second)


def _pace(drawing: _Drawing) -> Made:
    """Draw the change between two levels in each of several units of time."""
    count = drawing.count()
    rate = drawing.rate()
    start = drawing.level()
    sign = 1 if drawing.draws.below(2) else -1
    end = drawing.written(start.value + sign * rate.value * count.value, drawing.scale.levels)
    return drawing.step("/", drawing.step("-", end, start), count)


def _time(drawing: _Drawing) -> Made:
    """Draw how long it takes from one level to another at a rate."""
    count = drawing.count()
    rate = drawing.rate()
    if rate.value.denominator == 1:
        raise Rejected("the rate is whole")
    low = drawing.level()
    high = drawing.written(low.value + rate.value * count.value, drawing.scale.levels)
    return drawing.step("/", drawing.step("-", high, low), rate)


def _total(drawing: _Drawing) -> Made:
    """Draw a change below zero, so many times."""
    return drawing.step("*", _negative(drawing, drawing.rate()), _duration(drawing))


def _each(drawing: _Drawing) -> Made:
    """Draw a change below zero, spread over several units of time."""
    count = drawing.count()
    rate = drawing.rate()
    total = drawing.written(-rate.value * count.value, drawing.scale.levels)
    return drawing.step("/", total, count)


def _mean(drawing: _Drawing) -> Made:
    """Draw the mean of two or three levels."""
    count = drawing.draws.between(2, 3)
    total = drawing.level()
    for _ in range(count - 1):
        total = drawing.step("+", total, drawing.level())
    return drawing.step("/", total, whole(count))


def _negative(drawing: _Drawing, made: Made) -> Made:
    return numeral(-made.value, isinstance(drawing.scale.rates, Fractions))


Production: TypeAlias = Callable[[_Drawing], Made]
PLOTS: tuple[Production, ...] = (
    _chain,
    _chain,
    _chain,
    _chain,
    _gap,
    _gap,
    _pace,
    _time,
    _total,
    _each,
    _mean,
)
