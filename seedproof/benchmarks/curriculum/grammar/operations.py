"""Draws the four operations: each continues from a value, or begins with two constants.

A production draws its constant from the range in which the result stays within bounds. It gives None where
nothing fits: then another operation has its turn.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

import msgspec

from seedproof.benchmarks.curriculum.grammar.constants import constant, numeral
from seedproof.benchmarks.curriculum.grammar.made import Made, operated, whole
from seedproof.benchmarks.curriculum.standards.numbers import Decimals, Kind, Whole
from seedproof.benchmarks.curriculum.standards.shapes import Steps
from seedproof.benchmarks.curriculum.symbolic.problem import Operation, Operator
from seedproof.exact.number import Exact
from seedproof.record.draws import Draws, Rejected

TRIES = 6


class Frame(msgspec.Struct, frozen=True):
    """What every production inherits: the bounds of values, and the standard's steps."""

    low: int
    high: int
    steps: Steps

    @property
    def is_story(self) -> bool:
        """Return whether a story may come of it: no nested expression, no numbers of both signs."""
        return not self.steps.nested and self.low >= 0

    def holds(self, value: Exact) -> bool:
        """Return whether a value is within bounds, not 0, and plain enough."""
        return self.low <= value <= self.high and value != 0 and self.steps.main.reaches(value)


Production: TypeAlias = Callable[[Draws, Frame, Made | None], Made | None]


def operation(draws: Draws, frame: Frame, made: Made | None) -> Made:
    """Draw one of the standard's operations, on a value or on two constants.

    Raises: Rejected when none fits.
    """
    for op in _in_turn(draws, frame.steps.operations):
        result = PRODUCTIONS[op](draws, frame, made)
        if result is not None and not (made is not None and _undoes(made, result)):
            return result
    raise Rejected("no operation fits")


def _undoes(made: Made, result: Made) -> bool:
    """Return whether a step takes back the one before, such as `a * 4` and then `/ 4`."""
    before = made.last or made.written
    step = result.written
    if not isinstance(before, Operation) or not isinstance(step, Operation):
        return False
    constant = step.right if step.left == made.written else step.left
    return step.op == INVERSES.get(before.op) and constant in (before.left, before.right)


def joined(draws: Draws, frame: Frame, left: Made, right: Made) -> Made:
    """Join two values that were worked out: in a story by `+` or `-`, else by any operation.

    Raises: Rejected when none fits.
    """
    if not _go_together(frame.steps, left, right):
        raise Rejected("no operation joins two values")
    for op in _in_turn(draws, "+-" if frame.is_story else frame.steps.operations):
        first, second = left, right
        if op in "-/" and _size(left.value) < _size(right.value):
            first, second = right, left
        result = _joined(op, first, second)
        if result is not None and frame.holds(result.value):
            return result
    raise Rejected("no operation joins two values")


def _in_turn(draws: Draws, operations: str) -> str:
    first = draws.below(len(operations))
    return operations[first:] + operations[:first]


def _joined(op: str, left: Made, right: Made) -> Made | None:
    if op == "+":
        return operated("+", left, right, left.value + right.value)
    if op == "-":
        return operated("-", left, right, left.value - right.value)
    if _size(left.value) == 1 or _size(right.value) == 1 or _size(left.value) == _size(right.value):
        return None
    if op == "*":
        return operated("*", left, right, left.value * right.value)
    return operated("/", left, right, Fraction(left.value) / right.value)


def add(draws: Draws, frame: Frame, made: Made | None) -> Made | None:
    """Draw `made + c` or `c + made`; without `made`, `a + b`."""
    numbers = frame.steps.numbers
    most = frame.high - _least(numbers)
    if made is None and most < _least(numbers):
        return None
    if made is None and isinstance(numbers[0], Whole) and not numbers[0].by_length:
        most = draws.between(_least(numbers), most)  # so that small sums are as frequent as large ones
    first = made or constant(draws, numbers[:1], -frame.high, most)
    if first is None:
        return None
    for _ in range(TRIES):
        second = constant(draws, numbers, frame.low - first.value, frame.high - first.value)
        if second is not None and _go_together(frame.steps, first, second):
            value = first.value + second.value
            if frame.holds(value):
                left, right = (first, second) if draws.below(2) else (second, first)
                return operated("+", left, right, value)
    return None


def subtract(draws: Draws, frame: Frame, made: Made | None) -> Made | None:
    """Draw `made - c`, now and then `c - made`; without `made`, `a - b`."""
    numbers = frame.steps.numbers
    if made is not None and draws.below(4) == 0:
        first = constant(draws, numbers, frame.low + made.value, frame.high + made.value)
        if first is not None and _go_together(frame.steps, first, made):
            value = first.value - made.value
            if frame.holds(value):
                return operated("-", first, made, value)
    lowest = frame.low + _least(numbers) if frame.low > 0 else frame.low
    first = made or constant(draws, numbers[:1], lowest, frame.high)
    if first is None:
        return None
    for _ in range(TRIES):
        second = constant(draws, numbers, first.value - frame.high, first.value - frame.low)
        if second is not None and _go_together(frame.steps, first, second):
            value = first.value - second.value
            if frame.holds(value):
                return operated("-", first, second, value)
    return None


def multiply(draws: Draws, frame: Frame, made: Made | None) -> Made | None:
    """Draw `made * c` or `c * made`; without `made`, `a * b`."""
    steps = frame.steps
    for _ in range(TRIES):
        first = made or constant(draws, steps.beginnings, -frame.high, frame.high // 2)
        if first is None or _size(first.value) == 1:
            return None
        size = _size(first.value)
        lowest = frame.low // size if frame.low > 0 else -(frame.high // size)
        second = constant(draws, steps.factors, lowest, frame.high // size)
        if second is not None and frame.holds(value := first.value * second.value):
            left, right = (first, second) if draws.below(2) else (second, first)
            return operated("*", left, right, value)
    return None


def divide(draws: Draws, frame: Frame, made: Made | None) -> Made | None:
    """Draw `made / c`, in nested expressions now and then `c / made`; without `made`, `a / b`.

    Whole numbers and decimals divide exactly.
    """
    steps = frame.steps
    if made is None:
        return _divide_constants(draws, frame)
    if isinstance(steps.main, Whole):
        return _divide_whole(draws, frame, made)
    for _ in range(TRIES):
        divisor = constant(draws, steps.factors, -frame.high, frame.high)
        if divisor is not None:
            value = Fraction(made.value) / divisor.value
            if frame.holds(value) and _size(value) != 1:
                return operated("/", made, divisor, value)
    return None


def _divide_whole(draws: Draws, frame: Frame, made: Made) -> Made | None:
    steps = frame.steps
    value = made.value.numerator
    least = min(kind.low for kind in steps.factors if isinstance(kind, Whole))
    most = max(kind.high for kind in steps.factors if isinstance(kind, Whole))
    if steps.nested and least <= value <= most and draws.below(4) == 0:
        quotient = constant(draws, steps.beginnings, 2, frame.high // value)
        if quotient is not None:
            return operated("/", whole(quotient.value.numerator * value), made, quotient.value)
    divisors = [by for by in range(least, min(most, value // 2) + 1) if value % by == 0]
    if not divisors:
        return None
    by = draws.choice(divisors)
    return operated("/", made, whole(by), value // by)


def _divide_constants(draws: Draws, frame: Frame) -> Made | None:
    """Draw `a / b`. Of whole numbers and decimals the quotient is drawn, and the dividend follows."""
    steps = frame.steps
    for _ in range(TRIES):
        first = constant(draws, steps.beginnings, -frame.high, frame.high)
        divisor = constant(draws, steps.factors, -frame.high, frame.high)
        if first is None or divisor is None:
            continue
        if not isinstance(steps.main, Whole | Decimals):
            value = Fraction(first.value) / divisor.value
            if frame.holds(value) and _size(value) != 1:
                return operated("/", first, divisor, value)
            continue
        product = first.value * divisor.value
        if not (frame.holds(product) and frame.holds(first.value)) or _size(first.value) == 1:
            continue
        dividend = numeral(product)
        if (
            steps.main.has(divisor.written)
            or isinstance(steps.main, Whole)
            or steps.main.has(dividend.written)
        ):
            return operated("/", dividend, divisor, first.value)
    return None


def units(draws: Draws, frame: Frame) -> Made | None:
    """Draw so many coins or larger units, in what one is worth: a whole value."""
    unit = draws.choice(frame.steps.units)
    for _ in range(TRIES):
        count = constant(draws, frame.steps.bases, 0, Fraction(frame.high, unit))
        if count is None:
            continue
        value = count.value * unit
        if value.denominator == 1 and value > 1 and frame.holds(value):
            return operated("*", count, whole(unit), value.numerator)
    return None


def _size(value: Exact) -> Exact:
    return value if value > 0 else -value


def _least(kinds: tuple[Kind, ...]) -> int:
    """Return the least whole number of the main kind."""
    return kinds[0].low if isinstance(kinds[0], Whole) else 0


def _go_together(steps: Steps, first: Made, second: Made) -> bool:
    """Return whether two numbers have such denominators that the standard adds them."""
    if steps.related:
        return _are_related(first.value.denominator, second.value.denominator)
    return not (steps.unlike and _alike(first, second))


def _are_related(first: int, second: int) -> bool:
    return first % second == 0 or second % first == 0


def _alike(first: Made, second: Made) -> bool:
    first_fraction = first.written
    second_fraction = second.written
    return (
        isinstance(first_fraction, Operation)
        and isinstance(second_fraction, Operation)
        and first_fraction.right == second_fraction.right
    )


INVERSES: dict[str, Operator] = {"+": "-", "-": "+", "*": "/", "/": "*"}
PRODUCTIONS: dict[str, Production] = {"+": add, "-": subtract, "*": multiply, "/": divide}
