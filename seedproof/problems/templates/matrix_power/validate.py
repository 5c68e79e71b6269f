"""Multiplies step by step, and compares with the stated formulas at the first numbers."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import Unreadable, read
from seedproof.equivalence.reading.tree import Bracketed, Node
from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import (
    Rows,
    determinant,
    image,
    is_square,
    items_within,
    number_of,
    power,
    shifted,
    stated_number,
    stated_set,
)
from seedproof.problems.templates.matrix_power.facts import Chain, Facts, Recurrence

_STEPS = range(1, 9)
"""More than twice as many as there are eigenvalues: sums of powers that agree here agree always."""
_LONGEST = 60


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Powers and values agree with those that repeated multiplication gives."""
    rows = _rows(facts)
    if len(rows) not in (2, 3) or not is_square(rows, len(rows)) or len(facts.start) != len(rows):
        yield "the matrix is not square of size two or three"
        return
    match facts:
        case Recurrence():
            eigenvalues, stated_power, stated_value = answers
            stated = stated_set(eigenvalues)
            if stated is None or len(stated) != len(rows):
                yield f"{eigenvalues} does not state as many numbers as the matrix has rows"
            elif any(determinant(shifted(rows, value)) for value in stated):
                yield "a stated eigenvalue is none"
        case Chain():
            stated_power, stated_value, time = answers
            if not (0 < facts.leaving < 100 and 0 < facts.returning < 100):
                yield "a percentage is not between 0 and 100"
                return
            first = _first_time(facts, rows)
            if first is None or stated_number(time) != first:
                yield f"it happens first at {first}, not at {time}"
    yield from _power_wrong(rows, stated_power)
    yield from _value_wrong(rows, facts.start, stated_value)


def _rows(facts: Facts) -> Rows:
    match facts:
        case Recurrence():
            return facts.matrix
        case Chain():
            stay = [Fraction(100 - facts.leaving, 100), Fraction(100 - facts.returning, 100)]
            return [[stay[0], 1 - stay[1]], [1 - stay[0], stay[1]]]


def _power_wrong(rows: Rows, text: str) -> Iterator[str]:
    try:
        entries = [_row(item) for item in items_within(text, "[")]
    except (Unreadable, ValueError):
        yield f"{text} is no matrix"
        return
    if [len(row) for row in entries] != [len(rows)] * len(rows):
        yield f"{text} has another size"
        return
    for step in _STEPS:
        try:
            stated = [[number_of(entry, {"n": Fraction(step)}) for entry in row] for row in entries]
        except (ValueError, ZeroDivisionError):
            yield f"{text} has no value for n = {step}"
            return
        if stated != power(rows, step):
            yield f"the stated power is wrong for n = {step}"
            return


def _row(node: Node) -> tuple[Node, ...]:
    match node:
        case Bracketed("[", items, "]"):
            return items
    raise ValueError("a row is no list")


def _value_wrong(rows: Rows, start: Sequence[int], text: str) -> Iterator[str]:
    present: list[Fraction] = [Fraction(number) for number in start]
    for step in range(max(_STEPS)):
        try:
            stated = number_of(read(text), {"n": Fraction(step)})
        except (Unreadable, ValueError, ZeroDivisionError):
            yield f"{text} has no value for n = {step}"
            return
        if stated != present[0]:
            yield f"the stated formula is wrong for n = {step}"
            return
        present = image(rows, present)


def _first_time(facts: Chain, rows: Rows) -> int | None:
    present: list[Fraction] = [Fraction(number) for number in facts.start]
    for step in range(_LONGEST):
        if facts.side == "more" and present[0] > facts.threshold:
            return step
        if facts.side == "fewer" and present[0] < facts.threshold:
            return step
        present = image(rows, present)
    return None


def types(facts: Facts) -> list[str]:
    """Return the type of each part."""
    match facts:
        case Recurrence():
            return ["set", "matrix", "expression(n; integer n >= 0)"]
        case Chain():
            return ["matrix", "expression(n; integer n >= 0)", "number"]


CHECKER = Checker(
    facts=Facts,
    method="powers by repeated multiplication",
    wrong=wrong,
    types=types,
)
