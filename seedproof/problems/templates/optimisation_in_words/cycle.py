"""Reads the setting; its gaps have the names of its numbers."""

from collections.abc import Sequence

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.optimisation_in_words.facts import (
    Box,
    Can,
    Facts,
    InCone,
    InSphere,
    Profit,
    Shore,
    Tax,
)
from seedproof.problems.templates.optimisation_in_words.phrases import HOW_MUCH, STATEMENTS, WHERE, Story

_RECORDS: dict[Story, type[Facts]] = {
    "box": Box,
    "profit": Profit,
    "can": Can,
    "cone": InCone,
    "sphere": InSphere,
    "shore": Shore,
    "tax": Tax,
}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an optimisation in words."""
    if drawing is not None:
        raise Unreadable("an optimisation in words has no figure")
    story, gaps = read_kind(statement, STATEMENTS)
    where, how_much = questions
    read_gaps(where, WHERE[story])
    read_gaps(how_much, HOW_MUCH[story])
    return _RECORDS[story](**{name: integer_of(text) for name, text in gaps.items()})


READER = Reader(read=read)
