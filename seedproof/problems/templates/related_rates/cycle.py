"""Reads the setting; its gaps have the names of its numbers."""

from collections.abc import Sequence

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.related_rates.facts import (
    Balloon,
    Cone,
    Crank,
    Facts,
    Filter,
    Gas,
    Ladder,
    Shadow,
    Ships,
    Trough,
)
from seedproof.problems.templates.related_rates.phrases import FIRST, SECOND, STATEMENTS, Story

_OfNumbers = Cone | Balloon | Trough | Ladder | Ships | Shadow | Gas | Filter
"""Records that hold nothing but integers."""

_RECORDS: dict[Story, type[_OfNumbers]] = {
    "cone": Cone,
    "balloon": Balloon,
    "trough": Trough,
    "ladder": Ladder,
    "ships": Ships,
    "shadow": Shadow,
    "gas": Gas,
    "filter": Filter,
}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a setting with related rates."""
    if drawing is not None:
        raise Unreadable("related rates have no figure")
    story, gaps = read_kind(statement, STATEMENTS)
    first, second = questions
    read_gaps(first, FIRST[story])
    read_gaps(second, SECOND[story])
    numbers = {name: integer_of(text) for name, text in gaps.items()}
    if story == "crank":
        return Crank(
            crank=numbers["crank"],
            rod=numbers["rod"],
            cosine=(numbers["above"], numbers["below"]),
            speed=numbers["speed"],
        )
    return _RECORDS[story](**numbers)


READER = Reader(read=read)
