"""Reads each row's text back, solves what was read, and compares facts and answer with the row.

The readers never saw the structure. The question is split here by its own rules, not by the writer's; every
sentence must be read to its last character.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from seedproof.answers.answer import is_right
from seedproof.benchmarks.missing_fact import declaration
from seedproof.benchmarks.missing_fact.asked import asked_read
from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.benchmarks.missing_fact.row import Demonstration, MissingFactRow
from seedproof.exact.number import json_text
from seedproof.record.answer_forms import ANSWER_FORMS
from seedproof.record.asked_form import AskedForm
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of
from seedproof.record.json_text import value_of
from seedproof.text.reading import Unreadable

_QUESTION = re.compile(
    r"Your notes:\n(?P<view>(?:- [^\n]+\n)+)\n"
    r"Task: (?P<target>[^\n]+)\n\n"
    r"Your notes may lack a fact that the task needs\. Somebody else, the holder, may have it\. "
    r"Before you answer you may send the holder up to (?P<budget>[1-9][0-9]*) requests, one at a time\. "
    r"To send one, end your message with a line of its own in the form `Request: \.\.\.` that names the one "
    r"fact that you ask for, by its symbol where your notes have one\. The next message is the holder's "
    r"reply: that fact, or a refusal\.\n\n"
    r"(?P<form>[^\n]+)"
)

_SENTENCE = re.compile(r"- ([^\n]+)\n")

LONG_NUMBER = re.compile(r"[0-9]{20}")

_KEPT = 1 << 13
"""Texts of which it is kept what they say, more than a benchmark has rows: later gates, solvers and the page
read the same ones again."""


@cache
def reader_of(family: str) -> Reader:
    """Return the family's declaration. Raises: SeedproofError for an unknown name."""
    return declaration(family, "cycle", Reader)


@lru_cache(_KEPT)
def notes_read(family: str, view: tuple[str, ...], target: str) -> Reading:
    """Read the sentences and the task of a question of a family. Raises: Unreadable."""
    return reader_of(family).read(view, target)


@lru_cache(_KEPT)
def hint_read(family: str, hint: str) -> tuple[str, str]:
    """Read the slot that a hint of a family fills, and its value. Raises: Unreadable."""
    return reader_of(family).read_hint(hint)


class Solved(NamedTuple):
    """The facts that notes and a value of an open slot state together, and what they solve to."""

    facts: Facts
    answer: str


@lru_cache(_KEPT)
def solved_with(family: str, view: tuple[str, ...], target: str, slot: str, value: str) -> Solved:
    """Fill an open slot of the notes of a family, and solve them. Raises: Unreadable."""
    reader = reader_of(family)
    facts = reader.fill(notes_read(family, view, target).facts, slot, value)
    return Solved(facts, reader.solve(facts))


def check(row: MissingFactRow) -> Iterator[Finding]:
    """Everything in which the text differs from the row."""
    return findings_of(row, _differences, "unreadable")


@dataclass(frozen=True)
class ReadBack:
    """What a row's text says, and what it solves to."""

    view: tuple[str, ...]
    target: str
    budget: int
    names: tuple[str, ...]
    asked: AskedForm
    reading: Reading
    slot: str
    hint_value: str
    facts: Facts
    """View and hint together."""
    answer: str


def read_back(row: MissingFactRow) -> ReadBack:
    """Read and solve `question` and `hint`; of the other columns only family and answer type are looked at.

    Raises: Unreadable.
    """
    return _read(row["family"], row["answer_type"], row["question"], row["hint"])


def read_example(family: str, answer_type: str, example: Demonstration) -> ReadBack:
    """Read and solve a demonstration of a family. Raises: Unreadable."""
    return _read(family, answer_type, example["question"], example["hint"])


def _read(family: str, answer_type: str, question: str, hint: str) -> ReadBack:
    match = _QUESTION.fullmatch(question)
    if match is None:
        raise Unreadable("the question has not the parts of a missing-fact question")
    if LONG_NUMBER.search(question + hint):
        raise Unreadable("the text has a number with more digits than any of this benchmark")
    # Not `splitlines`: to it, Unicode's line separator and others end a line, too.
    view = tuple(_SENTENCE.findall(match["view"]))
    target = match["target"]
    names = ANSWER_FORMS[answer_type].names_in(match["form"])
    if names is None:
        raise Unreadable(f"the answer's form {match['form']!r} is not that of type {answer_type}")
    reading = notes_read(family, view, target)
    slot, value = hint_read(family, hint)
    if slot not in reading.open_slots:
        raise Unreadable(f"the hint states {slot}, but the text leaves {list(reading.open_slots)} open")
    solved = solved_with(family, view, target, slot, value)
    return ReadBack(
        view,
        target,
        int(match["budget"]),
        names,
        asked_read(target, match["form"]),
        reading,
        slot,
        value,
        solved.facts,
        solved.answer,
    )


def _differences(row: MissingFactRow) -> Iterator[tuple[str, str]]:
    reader = reader_of(row["family"])
    said = read_back(row)
    columns: Mapping[str, object] = row
    for column, read in (
        ("view", list(said.view)),
        ("target", said.target),
        ("budget", said.budget),
        ("hint_slot", said.slot),
        ("hint_value", said.hint_value),
        ("names", list(said.names)),
        ("asked", said.asked),
        ("answer", said.answer),
    ):
        if columns[column] != read:
            yield column, f"the text says {column} {read!r}, the row says {columns[column]!r}"
    if list(said.reading.open_slots) != sorted(row["accepted_slots"]):
        open_slots = list(said.reading.open_slots)
        yield (
            "not-locatable",
            f"the text leaves {open_slots} open, the holder offers {row['accepted_slots']}",
        )
    # As text, for in Python 3 equals 3.0 and True equals 1, and keys have no order.
    read_facts = json_text(said.facts)
    stated = json_text(reader.stated(value_of(row["facts"])))
    if read_facts != stated:
        yield "facts", f"the text says {read_facts}, the facts are {stated}"
    if said.names != said.reading.names:
        yield (
            "format",
            f"the answer's form names {said.names}, the task asks for {said.reading.names}",
        )
    yield from _unlike_what_is_held(row, said)
    for response in _written(said):
        if not is_right(response, row["answer"], row["answer_type"], said.names):
            yield (
                "unanswerable",
                f"{response!r}, written as asked, does not count as {row['answer']}",
            )
    # Demonstrations have a request, too.
    request = columns.get("request")
    if request is not None and reader.read_request(str(request)) != said.slot:
        yield "request", f"the request {request!r} does not ask for {said.slot}"


def _unlike_what_is_held(row: MissingFactRow, said: ReadBack) -> Iterator[tuple[str, str]]:
    """Read every sentence that the holder has: each alone must complete the notes to the same answer."""
    family = row["family"]
    held = row["held"]
    if [entry["slot"] for entry in held] != row["accepted_slots"] or held[0]["hint"] != row["hint"]:
        yield "held", f"the row holds {held}, expected {row['accepted_slots']}, and its hint first"
    for entry in held:
        slot, value = hint_read(family, entry["hint"])
        if (slot, value) != (entry["slot"], entry["value"]):
            yield "held", f"{entry['hint']!r} says {slot} = {value}, the row says {entry}"
        answer = solved_with(family, said.view, said.target, slot, value).answer
        if answer != row["answer"]:
            yield "held", f"with {entry['hint']!r} the text solves to {answer}, expected {row['answer']}"


def _written(said: ReadBack) -> Iterator[str]:
    """Yield the answer as an always-right solver writes it: in the form asked; a tuple also by name."""
    yield f"So this is it.\n\nAnswer: {said.answer}"
    if said.names:
        places = said.answer.strip("()").split(", ")
        yield "Answer: " + ", ".join(
            f"{name}={value}" for name, value in zip(said.names, places, strict=True)
        )
