"""Reads the story from the statement, and its numbers from the gaps."""

from collections.abc import Sequence

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.work_in_words.facts import (
    Chain,
    Facts,
    Gas,
    Shape,
    Spring,
    Stages,
    Tank,
)
from seedproof.problems.templates.work_in_words.phrases import (
    EMPTYINGS,
    EXPANSIONS,
    FIRST_PULLS,
    FIRST_STAGES,
    HALVES,
    LIQUIDS,
    PARTIAL_EMPTYINGS,
    SECOND_STAGES,
    SHAPES,
    SPRING_CONSTANTS,
    STATEMENTS,
    STRETCHES,
    WHOLE_PULLS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a problem about work."""
    if drawing is not None:
        raise Unreadable("a problem about work has no figure")
    first, second = questions
    kind, gaps = read_kind(statement, STATEMENTS)
    match kind:
        case "spring":
            return _spring(gaps, first, second)
        case "chain" | "loaded chain":
            return _chain(gaps, first, second)
        case "gas":
            return _gas(gaps, first, second)
        case "tank":
            return _tank(gaps, first, second)
        case "stages":
            return _stages(gaps, first, second)


def _spring(gaps: Gaps, first: str, second: str) -> Spring:
    read_gaps(first, SPRING_CONSTANTS)
    ends = read_gaps(second, STRETCHES)
    return Spring(
        force=integer_of(gaps["force"]),
        stretch=integer_of(gaps["stretch"]),
        start=integer_of(ends["start"]),
        end=integer_of(ends["end"]),
    )


def _chain(gaps: Gaps, first: str, second: str) -> Chain:
    read_gaps(second, WHOLE_PULLS)
    return Chain(
        length=integer_of(gaps["length"]),
        weight=integer_of(gaps["weight"]),
        load=integer_of(gaps.get("load", "0")),
        pulled=integer_of(read_gaps(first, FIRST_PULLS)["pulled"]),
    )


def _gas(gaps: Gaps, first: str, second: str) -> Gas:
    read_gaps(second, HALVES)
    return Gas(
        pressure=integer_of(gaps["pressure"]),
        volume=integer_of(gaps["volume"]),
        end=integer_of(read_gaps(first, EXPANSIONS)["end"]),
    )


def _tank(gaps: Gaps, first: str, second: str) -> Tank:
    shape, width, height, length = _vessel(gaps["shape"])
    weight, _ = read_kind(gaps["liquid"], LIQUIDS)
    return Tank(
        shape=shape,
        width=width,
        height=height,
        length=length,
        weight=weight,
        depth=integer_of(read_gaps(second, PARTIAL_EMPTYINGS)["depth"]),
        lift=integer_of(read_gaps(first, EMPTYINGS)["lift"]),
    )


def _stages(gaps: Gaps, first: str, second: str) -> Stages:
    shape, width, height, length = _vessel(gaps["shape"])
    weight, _ = read_kind(gaps["liquid"], LIQUIDS)
    pump = read_gaps(second, SECOND_STAGES)
    return Stages(
        shape=shape,
        width=width,
        height=height,
        length=length,
        weight=weight,
        fill=integer_of(gaps["fill"]),
        depth=integer_of(read_gaps(first, FIRST_STAGES)["depth"]),
        lift=integer_of(pump["lift"]),
        power=integer_of(pump["power"]),
    )


def _vessel(text: str) -> tuple[Shape, int, int, int]:
    """Read the shape, its width, its height and its length."""
    shape, gaps = read_kind(text, SHAPES)
    width = integer_of(gaps["width"])
    height = integer_of(gaps.get("height", gaps["width"]))
    length = integer_of(gaps.get("length", "0"))
    return shape, width, height, length


READER = Reader(read=read)
