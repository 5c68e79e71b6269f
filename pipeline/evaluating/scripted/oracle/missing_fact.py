"""Reads the notes with the family's reader, asks for the slot that they leave open, and solves what it read.

Of the row it takes the family alone. Everything else is in the messages.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from pipeline.evaluating.scripted.solver import texts_of
from seedproof.benchmarks.missing_fact.cycle import reader_of
from seedproof.benchmarks.missing_fact.reader import Reader, Reading
from seedproof.episodes.turns import Message, Row
from seedproof.text.reading import Unreadable

_NOTES = re.compile(r"Your notes:\n((?:- [^\n]+\n)+)\nTask: ([^\n]+)\n")

_GAP = re.compile(r"\{([a-z_0-9]+)\}")
_TYPED_GAP = re.compile(r"\{([a-z_0-9]+):[a-z]+\}")


class Notes(NamedTuple):
    """What a message says of a problem."""

    view: tuple[str, ...]
    target: str
    behind: tuple[str, ...]
    """The lines behind the task."""


def answer(row: Row, messages: Sequence[Message]) -> str:
    """Return the answer if the messages decide it, else a request for the slot that they leave open.

    Raises: Unreadable when the text is not the family's.
    """
    question, *replies = texts_of(messages)
    reader = reader_of(row["family"])
    notes = notes_of(question)
    solved = _solved_by_notes(row["family"], notes.view, notes.target)
    if solved is not None:
        return f"Answer: {solved}"
    reading = _reading(row["family"], notes.view, notes.target)
    sentences = [*notes.behind, *_lines(replies)]
    completed = _completed(reader, reading, sentences)
    if completed is not None:
        return f"Answer: {completed}"
    return f"Request: {request_for(reader, reading.open_slots[0])}"


@lru_cache(maxsize=4)
def notes_of(question: str) -> Notes:
    """Read the notes and the task of a question, behind any worked examples. Raises: Unreadable."""
    *_, last = [None, *_NOTES.finditer(question)]
    if last is None:
        raise Unreadable("the question has no notes and no task")
    view = tuple(line.removeprefix("- ") for line in last[1].splitlines())
    return Notes(view, last[2], tuple(question[last.end() :].splitlines()))


def request_for(reader: Reader, slot: str) -> str:
    """Return a request for a slot, in the first of the family's wordings that can name it.

    Raises: Unreadable when none can.
    """
    for template, named in reader.requests.items():
        pattern = _GAP.sub(r"(?P<\1>[0-9]+)", re.escape(named).replace(r"\{", "{").replace(r"\}", "}"))
        match = re.fullmatch(pattern, slot)
        if match is not None:
            return _TYPED_GAP.sub(lambda gap, match=match: match[gap[1]], template)
    raise Unreadable(f"no request of the family names {slot}")


@lru_cache(maxsize=4)
def _reading(family: str, view: tuple[str, ...], target: str) -> Reading:
    return reader_of(family).read(view, target)


@lru_cache(maxsize=4)
def _solved_by_notes(family: str, view: tuple[str, ...], target: str) -> str | None:
    """Return the answer that the notes alone decide; None where they leave a slot open.

    Some readers know the missing fact among the notes, others take its sentence for a stranger's: then the
    rest of the notes leaves open what one of them says.
    """
    reader = reader_of(family)
    try:
        reading = _reading(family, view, target)
    except Unreadable:
        for index, sentence in enumerate(view):
            rest = (*view[:index], *view[index + 1 :])
            solved = _solved_with(reader, rest, target, sentence)
            if solved is not None:
                return solved
        raise
    return None if reading.open_slots else reader.solve(reading.facts)


def _solved_with(reader: Reader, view: Sequence[str], target: str, sentence: str) -> str | None:
    """Return the answer that notes and one more sentence decide; None where they do not."""
    try:
        reading = reader.read(view, target)
    except Unreadable:
        return None
    return _completed(reader, reading, [sentence])


def _completed(reader: Reader, reading: Reading, sentences: Iterable[str]) -> str | None:
    """Return the answer with the first sentence that states an open slot; None where none does."""
    for sentence in sentences:
        try:
            slot, value = reader.read_hint(sentence)
        except Unreadable:
            continue
        if slot in reading.open_slots:
            return reader.solve(reader.fill(reading.facts, slot, value))
    return None


def _lines(replies: Iterable[str]) -> list[str]:
    """Return the lines of the holder's replies, without a name in front."""
    return [line.removeprefix("Holder: ") for reply in replies for line in reply.splitlines()]
