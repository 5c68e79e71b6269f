"""Reads volumes, rates and concentrations from the story of a tank."""

from collections.abc import Sequence

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.mixing_tank.facts import Facts, Filling, Steady
from seedproof.problems.templates.mixing_tank.phrases import (
    FULL_QUESTIONS,
    MASS_QUESTIONS,
    STATEMENTS,
    TIME_QUESTIONS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a tank."""
    if drawing is not None:
        raise Unreadable("a tank has no figure")
    first, second = questions
    read_gaps(first, MASS_QUESTIONS)
    kind, gaps = read_kind(statement, STATEMENTS)
    numbers = {name: integer_of(text) for name, text in gaps.items()}
    start = numbers.get("start", 0)
    if kind.endswith("from water") is not (start == 0):
        raise Unreadable("there is no solution of zero grams per litre")
    if kind.startswith("filling"):
        read_gaps(second, FULL_QUESTIONS)
        return Filling(
            volume=numbers["volume"],
            capacity=numbers["capacity"],
            runs_in=numbers["runs_in"],
            runs_out=numbers["runs_out"],
            start=start,
            inflow=numbers["inflow"],
        )
    asked = read_gaps(second, TIME_QUESTIONS)
    return Steady(
        volume=numbers["volume"],
        flow=numbers["flow"],
        start=start,
        inflow=numbers["inflow"],
        target=integer_of(asked["target"]),
    )


READER = Reader(read=read)
