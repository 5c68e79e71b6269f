"""What a story of a level can tell of a problem: its plots, read off the statements."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    inlined,
    is_numeral,
)
from seedproof.benchmarks.curriculum.symbolic.unknowns import value_of

PlotKind = Literal["chain", "gap", "pace", "time", "total", "each", "mean"]
"""chain  a level, and changes of it one after the other: (a + c) - (r * n)
gap    two levels: a - b
pace   the change from b to a in each of n units of time: (a - b) / n
time   how long the way between a and b takes at a rate: (a - b) / r
total  a change below zero in each unit of time, for n of them: a * n
each   a change below zero in n units of time: a / n
mean   of two or three levels: ((a + b) + c) / 3
"""


class Change(msgspec.Struct, frozen=True):
    """A change of a level: up or down by an amount, or by a rate in each of `count` units of time."""

    up: bool
    amount: Expression
    count: Expression | None = None


class Plot(msgspec.Struct, frozen=True):
    """A plot: its levels, or other numbers of it, in the order of the statements, and changes."""

    kind: PlotKind
    numbers: tuple[Expression, ...]
    changes: tuple[Change, ...] = ()


def plots_of(problem: Problem) -> list[Plot]:
    """Return all plots that a story can tell of the problem; none where it asks for something else."""
    if len(problem.question.asked) != 1 or problem.unknowns():
        return []
    whole = inlined(problem.question.asked[0], problem.declared())
    if not isinstance(whole, Operation) or is_numeral(whole):
        return []
    return list(_plots(whole))


def _plots(whole: Operation) -> Iterator[Plot]:
    chain = _chain(whole)
    if chain is not None:
        yield chain
    left = whole.left
    right = whole.right
    if not is_numeral(right):
        return
    if is_numeral(left):
        yield from _of_two(whole.op, left, right)
    elif whole.op == "/" and isinstance(left, Operation) and value_of(right) > 0:
        yield from _divided(left, right)


def _of_two(op: str, left: Expression, right: Expression) -> Iterator[Plot]:
    first = value_of(left)
    second = value_of(right)
    if op == "-" and first != second and min(first, second) < 0:
        yield Plot("gap", (left, right))
    if op == "*" and first < 0 < second:
        yield Plot("total", (left, right))
    if op == "/" and first < 0 and isinstance(right, Number) and not right.places and second > 1:
        yield Plot("each", (left, right))


def _divided(left: Operation, right: Expression) -> Iterator[Plot]:
    terms = _terms(left)
    if left.op == "+" and terms and right == Number(len(terms)):
        yield Plot("mean", tuple(terms))
    if left.op != "-" or not is_numeral(left.left) or not is_numeral(left.right):
        return
    gap = value_of(left)
    if isinstance(right, Number) and not right.places:
        if right.digits > 1 and gap:
            yield Plot("pace", (left.left, left.right, right))
    elif gap > 0:
        yield Plot("time", (left.left, left.right, right))


def _chain(whole: Expression) -> Plot | None:
    """Return the plot of `((a + c) - (r * n))`: a level, and changes that are all above zero."""
    changes = list[Change]()
    while isinstance(whole, Operation) and not is_numeral(whole):
        change = _change(whole)
        if change is None:
            return None
        changes.insert(0, change)
        whole = whole.left
    return Plot("chain", (whole,), tuple(changes)) if is_numeral(whole) else None


def _change(step: Operation) -> Change | None:
    if step.op not in "+-":
        return None
    up = step.op == "+"
    right = step.right
    if is_numeral(right):
        return Change(up, right) if value_of(right) > 0 else None
    if not isinstance(right, Operation) or right.op != "*":
        return None
    rate = right.left
    count = right.right
    if not is_numeral(rate) or not is_numeral(count) or value_of(rate) < 0 or value_of(count) < 0:
        return None
    return Change(up, rate, count)


def _terms(whole: Expression) -> list[Expression]:
    """Return the numbers of a sum in order; none where something else is added."""
    if is_numeral(whole):
        return [whole]
    if not isinstance(whole, Operation) or whole.op != "+" or not is_numeral(whole.right):
        return []
    before = _terms(whole.left)
    return [*before, whole.right] if before else []
