"""Reads the notes with the family's reader, asks for the slot that they leave open, and solves what it read.

Of the row it takes the family alone. Everything else is in the messages.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pipeline.evaluating.scripted.solver import texts_of
from seedproof.benchmarks.missing_fact.cycle import hint_read, notes_read, reader_of, solved_with
from seedproof.benchmarks.missing_fact.reader import Reading
from seedproof.episodes.turns import Message, Row
from seedproof.text.reading import Unreadable

_NOTES = re.compile(r"Your notes:\n((?:- [^\n]+\n)+)\nTask: ([^\n]+)\n")

GAP = re.compile(r"\{([a-z_0-9]+)\}")
"""A gap of a slot's name, as readers write it: `M_{i}_{j}`."""

_TYPED_GAP = re.compile(r"\{([a-z_0-9]+):[a-z]+\}")

_KEPT = 4096
"""Questions of which it is kept what they say: an episode asks several times, and so do other solvers."""


class Notes(NamedTuple):
    """What a message says of a problem."""

    view: tuple[str, ...]
    target: str


def answer(row: Row, messages: Sequence[Message]) -> str:
    """Return the answer if the messages decide it, else a request for the slot that they leave open.

    Raises: Unreadable when the text is not the family's.
    """
    texts = texts_of(messages)
    solved = solve(row["family"], texts)
    if solved is not None:
        return f"Answer: {solved}"
    slot = reading_of(row["family"], texts[0]).open_slots[0]
    return f"Request: {request_for(row['family'], slot)}"


def solve(family: str, texts: Sequence[str]) -> str | None:
    """Return the answer that a question and the holder's replies decide; None where they do not.

    Raises: Unreadable when the text is not the family's.
    """
    question, *replies = texts
    notes = notes_of(question)
    solved = _solved_by_notes(family, notes)
    if solved is not None:
        return solved
    return _completed(family, notes, _lines(replies))


def reading_of(family: str, question: str) -> Reading:
    """Read what the notes of a question say. Raises: Unreadable when the text is not the family's."""
    return notes_read(family, *notes_of(question))


def requested_slots(family: str) -> list[str]:
    """Return the slots that requests of a family can name, each once, with gaps for indices."""
    return list(dict.fromkeys(reader_of(family).requests.values()))


def stated_slots(family: str, question: str) -> Iterator[str]:
    """Yield the slots whose facts stand in the notes of a question, each in a sentence of its own."""
    for sentence in notes_of(question).view:
        stated = _stated(family, sentence)
        if stated is not None:
            yield stated[0]


@lru_cache(_KEPT)
def notes_of(question: str) -> Notes:
    """Read the notes and the task of a question, behind any worked examples. Raises: Unreadable."""
    *_, last = [None, *_NOTES.finditer(question)]
    if last is None:
        raise Unreadable("the question has no notes and no task")
    view = tuple(line.removeprefix("- ") for line in last[1].splitlines())
    return Notes(view, last[2])


@lru_cache(_KEPT)
def request_for(family: str, slot: str) -> str:
    """Return a request for a slot, in the first of the family's wordings that can name it.

    Raises: Unreadable when none can.
    """
    for template, named in reader_of(family).requests.items():
        pattern = GAP.sub(r"(?P<\1>[0-9]+)", named)
        match = re.fullmatch(pattern, slot)
        if match is not None:
            plain = _TYPED_GAP.sub(r"{\1}", template)
            return plain.format(**match.groupdict())
    raise Unreadable(f"no request of the family names {slot}")


@lru_cache(_KEPT)
def _solved_by_notes(family: str, notes: Notes) -> str | None:
    """Return the answer that the notes alone decide; None where they leave a slot open.

    Then one of their sentences says what the rest of them leaves open. To some readers it is a note like any
    other, to others it is no note at all.
    """
    if _is_open(family, notes):
        return None
    for index, sentence in enumerate(notes.view):
        rest = Notes((*notes.view[:index], *notes.view[index + 1 :]), notes.target)
        if _is_open(family, rest):
            solved = _completed(family, rest, [sentence])
            if solved is not None:
                return solved
    raise Unreadable("the notes leave nothing open, and none of them is the missing fact")


def _is_open(family: str, notes: Notes) -> bool:
    """Return whether the notes are the family's, and leave a slot open."""
    try:
        return bool(notes_read(family, *notes).open_slots)
    except Unreadable:
        return False


def _completed(family: str, notes: Notes, sentences: Iterable[str]) -> str | None:
    """Return the answer with the first sentence that states an open slot; None where none does."""
    for sentence in sentences:
        stated = _stated(family, sentence)
        if stated is not None and stated[0] in notes_read(family, *notes).open_slots:
            return solved_with(family, *notes, *stated).answer
    return None


@lru_cache(_KEPT)
def _stated(family: str, sentence: str) -> tuple[str, str] | None:
    """Return the slot and the value that a sentence states; None where it states none."""
    try:
        return hint_read(family, sentence)
    except Unreadable:
        return None


def _lines(replies: Iterable[str]) -> list[str]:
    return [line for reply in replies for line in reply.splitlines()]
