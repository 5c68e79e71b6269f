"""Multiplies step by step, and compares with the stated formulas at the first numbers."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Bracketed, Node
from seedproof.problems.checker import Checker
from seedproof.problems.checking import matrices
from seedproof.problems.checking.matrices import Rows, image, items_within, number_of, power
from seedproof.problems.templates.matrix_power.facts import Chain, Facts, Recurrence

_STEPS = range(1, 9)
"""More than twice as many as there are eigenvalues: sums of powers that agree here agree always."""
_LONGEST = 60


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Powers and values agree with those that repeated multiplication gives."""
    rows: Rows
    if isinstance(facts, Recurrence):
        rows = facts.matrix
    else:
        leaving, returning = (Fraction(share, 100) for share in (facts.leaving, facts.returning))
        rows = [[1 - leaving, returning], [leaving, 1 - returning]]
    if len(rows) not in (2, 3) or not matrices.is_square(rows, len(rows)) or len(facts.start) != len(rows):
        yield "the matrix is not square of size two or three"
        return
    match facts:
        case Recurrence():
            eigenvalues, stated_power, stated_value = answers
            stated = matrices.stated_set(eigenvalues)
            if stated is None or len(stated) != len(rows):
                yield f"{eigenvalues} does not state as many numbers as the matrix has rows"
            elif any(matrices.determinant(matrices.shifted(rows, value)) for value in stated):
                yield "a stated eigenvalue is none"
        case Chain():
            stated_power, stated_value, time = answers
            if not (0 < facts.leaving < 100 and 0 < facts.returning < 100):
                yield "a percentage is not between 0 and 100"
                return
            first = _first_time(facts, rows)
            if first is None or matrices.stated_number(time) != first:
                yield f"it happens first at {first}, not at {time}"
    yield from _power_wrong(rows, stated_power)
    yield from _value_wrong(rows, facts.start, stated_value)


def _power_wrong(rows: Rows, text: str) -> Iterator[str]:
    try:
        entries = [_row(item) for item in items_within(text, "[")]
    except ValueError:
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


def _walk(rows: Rows, start: Sequence[int]) -> Iterator[tuple[int, list[Fraction]]]:
    """Yield what there is at each step."""
    present = [Fraction(number) for number in start]
    for step in range(_LONGEST):
        yield step, present
        present = image(rows, present)


def _value_wrong(rows: Rows, start: Sequence[int], text: str) -> Iterator[str]:
    for step, (first, *_) in islice(_walk(rows, start), max(_STEPS)):
        try:
            stated = number_of(read(text), {"n": Fraction(step)})
        except (ValueError, ZeroDivisionError):
            yield f"{text} has no value for n = {step}"
            return
        if stated != first:
            yield f"the stated formula is wrong for n = {step}"
            return


def _first_time(facts: Chain, rows: Rows) -> int | None:
    for step, (first, _) in _walk(rows, facts.start):
        if first > facts.threshold if facts.side == "more" else first < facts.threshold:
            return step
    return None


def types(facts: Facts) -> list[str]:
    """Return the type of each part."""
    both = ["matrix", "expression(n; integer n >= 0)"]
    return ["set", *both] if isinstance(facts, Recurrence) else [*both, "number"]


CHECKER = Checker(facts=Facts, method="powers by repeated multiplication", wrong=wrong, types=types)
