"""Reads the expression by its kind, and the power of n beside it."""

from collections.abc import Sequence

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.convergence_tests.facts import Facts, Kind
from seedproof.problems.templates.convergence_tests.phrases import (
    ABSOLUTE,
    ARGUMENTS,
    CONDITIONAL,
    ORDERS,
    POWERS,
    STATEMENTS,
    TERMS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an alternating series with an exponent."""
    if drawing is not None:
        raise Unreadable("a series has no figure")
    for question, wordings in zip(questions, (ORDERS, ABSOLUTE, CONDITIONAL), strict=True):
        read_gaps(question, wordings)
    gaps = read_gaps(statement, STATEMENTS)
    halves, _ = read_kind(gaps["power"], POWERS)
    kind, parts = _expression(gaps["g"])
    match kind:
        case "quotient":
            a, b = _polynomial(parts["above"])
            return Facts(kind, a, integer_of(parts["m"]), b, integer_of(parts["c"]), halves)
        case "quotient with a root":
            return Facts(
                kind, integer_of(parts["a"]), integer_of(parts["m"]), integer_of(parts["b"]), 0, halves
            )
        case "difference with a root":
            return _difference(parts, halves)
    a, m = _argument(parts["t"])
    return Facts(kind, a, m, 0, 0, halves)


def _expression(text: str) -> tuple[Kind, Gaps]:
    """Return the first kind whose argument can be read: that of `1 + t` is no `t`."""
    for kind, wording in TERMS.items():
        try:
            gaps = read_gaps(text, wording)
            if "t" in gaps:
                _argument(gaps["t"])
        except Unreadable:
            continue
        return kind, gaps
    raise Unreadable(f"{text!r} is of no kind known here")


def _argument(text: str) -> tuple[int, int]:
    gaps = read_gaps(text, ARGUMENTS)
    return integer_of(gaps["a"]), integer_of(gaps.get("m", "1"))


def _difference(parts: Gaps, halves: int) -> Facts:
    m = integer_of(parts["double"]) // 2
    power = _polynomial(parts["power"])
    if power != [1, *[0] * m] or integer_of(parts["double"]) != 2 * m:
        raise Unreadable("the power that is subtracted is not the root of the highest one")
    a, *zeros = _polynomial(parts["rest"])
    if any(zeros):
        raise Unreadable("below the root there are more than two terms")
    return Facts("difference with a root", a, m, len(zeros), 0, halves)


def _polynomial(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "n")]


READER = Reader(read=read)
