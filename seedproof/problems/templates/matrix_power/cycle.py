"""Reads the recurrences term by term, or the numbers of the story."""

import re
from collections.abc import Sequence

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.matrix_power.facts import Chain, Facts, Recurrence
from seedproof.problems.templates.matrix_power.phrases import (
    COUNTS,
    EIGENVALUES,
    FIRST_TIMES,
    POWERS,
    RECURRENCES,
    SEQUENCES,
    SIDES,
    STORIES,
    TERMS,
    TRANSITIONS,
    UNITS,
)

_TERM = re.compile(r"(?P<sign>[+-]?)(?P<size>[0-9]*)(?P<letter>[xyz])_\{n\}")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read coupled recurrences, or a chain."""
    if drawing is not None:
        raise Unreadable("powers of a matrix have no figure")
    kind, gaps = read_kind(statement, {"recurrence": RECURRENCES, **STORIES})
    first, second, third = questions
    if kind == "recurrence":
        read_gaps(first, EIGENVALUES)
        read_gaps(second, POWERS)
        read_gaps(third, TERMS)
        return _recurrence(gaps)
    read_gaps(first, TRANSITIONS)
    story = next(name for name in STORIES if name == kind)
    count = read_gaps(second, COUNTS)
    time = read_gaps(third, FIRST_TIMES)
    if {(asked["unit"], asked["counted"]) for asked in (count, time)} != {UNITS[story]}:
        raise Unreadable("the questions belong to another story")
    side, _ = read_kind(time["side"], SIDES)
    return Chain(
        story=story,
        leaving=integer_of(gaps["leaving"]),
        returning=integer_of(gaps["returning"]),
        start=(integer_of(gaps["first"]), integer_of(gaps["second"])),
        side=side,
        threshold=integer_of(time["threshold"]),
    )


def _recurrence(gaps: Gaps) -> Recurrence:
    size, _ = read_kind(gaps["sequences"], SEQUENCES)
    letters = "xyz"[:size]
    column = r" \\ ".join(f"{letter}_{{n}}" for letter in letters)
    if gaps["vector"] != rf"\begin{{pmatrix}} {column} \end{{pmatrix}}":
        raise Unreadable("the vector has other coordinates")
    lines = gaps["system"].split(r" \\ ")
    starts = gaps["start"].split(", ")
    if len(lines) != size or len(starts) != size:
        raise Unreadable("there are not as many equations, or starting values, as sequences")
    rows = [_row(line, letter, letters) for line, letter in zip(lines, letters, strict=True)]
    start = [_start(text, letter) for text, letter in zip(starts, letters, strict=True)]
    return Recurrence(matrix=rows, start=start)


def _row(line: str, letter: str, letters: str) -> list[int]:
    head = f"{letter}_{{n+1}} = "
    if not line.startswith(head):
        raise Unreadable(f"{line!r} does not say how {letter} goes on")
    text = line.removeprefix(head).replace(" ", "")
    matches = list(_TERM.finditer(text))
    if "".join(match[0] for match in matches) != text:
        raise Unreadable(f"{line!r} has other terms")
    coefficients = {match["letter"]: int(f"{match['sign']}{match['size'] or 1}") for match in matches}
    if len(coefficients) != len(matches) or not coefficients.keys() <= {*letters}:
        raise Unreadable(f"{line!r} has a letter twice, or another one")
    return [coefficients.get(name, 0) for name in letters]


def _start(text: str, letter: str) -> int:
    head = f"{letter}_{{0}} = "
    if not text.startswith(head):
        raise Unreadable(f"{text!r} does not say where {letter} starts")
    return integer_of(text.removeprefix(head))


READER = Reader(read=read)
