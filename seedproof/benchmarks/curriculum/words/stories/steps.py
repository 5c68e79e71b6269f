"""Words an expression as events, which change what somebody has, and comparisons with somebody else."""

from collections.abc import Callable
from fractions import Fraction

from seedproof.benchmarks.curriculum.lexicon.numerals import PARTS
from seedproof.benchmarks.curriculum.symbolic.problem import Number, Operation, Variable
from seedproof.benchmarks.curriculum.words.stories.comparisons import both, compared, portion, times
from seedproof.benchmarks.curriculum.words.stories.events import gain, lose, lose_as, start
from seedproof.benchmarks.curriculum.words.stories.groups import (
    boxes_like,
    boxes_of_both,
    group,
    piles,
    share,
)
from seedproof.benchmarks.curriculum.words.stories.leaves import Value, constant, is_count, is_leaf
from seedproof.benchmarks.curriculum.words.stories.matter import Counted
from seedproof.benchmarks.curriculum.words.stories.teller import Holder, Teller
from seedproof.record.draws import Rejected


def tell(t: Teller, value: Value) -> Holder:
    """Word all that makes this value.

    Return who has it in the end. Raises: Rejected when it cannot be worded.
    """
    if isinstance(value, Variable) and not t.is_unknown(value):
        name = value.name
        if name not in t.told:
            t.told[name] = tell(t, t.declared[name])
            t.told[name].fixed |= t.uses[name] > 1
        return t.told[name]
    if is_leaf(t, value):
        return start(t, value)
    if not isinstance(value, Operation) or value.op not in _OPERATIONS:
        raise Rejected("no story for it")
    return _OPERATIONS[value.op](t, value.left, value.right)


def _add(t: Teller, left: Value, right: Value) -> Holder:
    left, right = constant(t, left), constant(t, right)
    if is_leaf(t, left) and (not is_leaf(t, right) or (not t.is_unknown(left) and t.draws.below(2))):
        left, right = right, left
    holder = tell(t, left)
    if not is_leaf(t, right):
        return both(t, holder, tell(t, right))
    compare = t.draws.below(3) == 0
    if holder.fixed or (compare and not t.unknown):
        return compared(t, holder, f"{t.matter.more(right)} than")
    return gain(t, holder, right)


def _subtract(t: Teller, left: Value, right: Value) -> Holder:
    left, right = constant(t, left), constant(t, right)
    if is_leaf(t, right):
        holder = tell(t, left)
        compare = t.draws.below(3) == 0
        if holder.fixed or (compare and not t.unknown):
            return compared(t, holder, f"{t.matter.less(right)} than")
        return lose(t, holder, right)
    if is_leaf(t, left):
        other = tell(t, right)
        return lose_as(t, start(t, left), other)
    holder = tell(t, left)
    if holder.fixed:
        raise Rejected("who is needed again gives nothing away")
    other = tell(t, right)
    return lose_as(t, holder, other)


def _multiply(t: Teller, left: Value, right: Value) -> Holder:
    left, right = constant(t, left), constant(t, right)
    if is_leaf(t, left) and is_leaf(t, right):
        unknown = t.is_unknown(left) or t.is_unknown(right)
        count, size = (left, right) if t.draws.below(2) else (right, left)
        if not (is_count(count) or t.is_unknown(count)):
            count, size = size, count
        grouped = is_count(count) or (
            t.is_unknown(count) and is_count(size) and isinstance(t.matter, Counted)
        )
        if grouped and t.setting in ("people", "houses") and t.draws.below(4):
            return group(t, count, size)
        if unknown:
            count, size = (left, right) if t.is_unknown(right) else (right, left)
        elif not _is_number_of_times(count) or _is_larger(count, size):
            count, size = size, count
        return times(t, start(t, size), count)
    if is_leaf(t, left):
        left, right = right, left
    holder = tell(t, left)
    if not is_leaf(t, right):
        return boxes_of_both(t, holder, tell(t, right))
    if is_count(right) and not holder.is_place and t.draws.below(3) == 0:
        return boxes_like(t, holder, right)
    return times(t, holder, right)


def _is_number_of_times(value: Value) -> bool:
    return isinstance(value, Number) and Fraction(value.value) > 1


def _is_larger(one: Value, other: Value) -> bool:
    """Return whether both could say how many times, and the other is the smaller number."""
    return (
        _is_number_of_times(other)
        and isinstance(one, Number)
        and isinstance(other, Number)
        and (one.value > other.value)
    )


def _divide(t: Teller, left: Value, right: Value) -> Holder:
    left, right = constant(t, left), constant(t, right)
    if is_leaf(t, right):
        if not (is_count(right) or t.is_unknown(right)):
            raise Rejected("nothing is shared among a part of a person")
        holder = tell(t, left)
        short = isinstance(right, Number) and right.digits in PARTS
        if holder.is_place or holder.fixed or (short and t.draws.below(3) == 0 and not t.unknown):
            return portion(t, holder, right)
        return share(t, holder, right, name_one=not t.unknown)
    other = tell(t, right)
    return piles(t, tell(t, left), other)


_OPERATIONS: dict[str, Callable[[Teller, Value, Value], Holder]] = {
    "+": _add,
    "-": _subtract,
    "*": _multiply,
    "/": _divide,
}
