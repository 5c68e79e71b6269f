"""What a template says about itself: its sentences, the model of a statement, and what is asked of it."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script, Unread

M = TypeVar("M")


def _letters(text: str) -> list[str]:
    return [letter.replace("{", "").replace("}", "") for letter in re.findall(r"\$([^$]+)\$", text)]


FORMULA: Mapping[str, Kind] = {
    "formula": Kind(r"[^$]+?", str),
    "word": Kind(r"[A-Za-z]+", str),
    "sequences": Kind(r"\$\w_\{n\}\$(?:(?:, | and )\$\w_\{n\}\$)*", _letters),
    "letters": Kind(r"\$\w+(?:_\{\d\})?\$(?:(?:, | and )\$\w+(?:_\{\d\})?\$)*", _letters),
}
"""Gaps of the sentences of this room: what stands in a formula, one word, letters in a row."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a problem: its letter, or none, its sentence, and the stated answer."""

    row_id: str
    letter: str
    question: str
    answer: str

    def query(self, name: str) -> str:
        """Name a query of this part."""
        return f"{self.letter}_{name}" if self.letter else name


@dataclass(frozen=True, slots=True)
class Task:
    """A row, cut into its pieces."""

    row_id: str
    statement: str
    parts: tuple[Part, ...]
    drawing: Mapping[str, Any] | None
    """What is drawn in the figure."""

    def part(self, letter: str) -> Part:
        """Return the part with a letter.

        Raises: Unread if there is none.
        """
        for part in self.parts:
            if part.letter == letter:
                return part
        raise Unread(f"{self.row_id}: there is no part ({letter})")


@dataclass(frozen=True, slots=True)
class Asked(Generic[M]):
    """One part as it was read, with the model of the statement."""

    task: Task
    model: M
    part: Part
    said: Said


@dataclass(frozen=True, slots=True)
class Template(Generic[M]):
    """One template."""

    statements: Patterns
    build: Callable[[Said, Task], M]
    """From the statement as read to the model.

    Raises: Unread for a formula that is not what the template expects.
    """
    questions: Patterns
    queries: Mapping[str, Callable[[Asked[M]], Iterable[Script]]]
    """What is asked of an engine, by the kind of the question; may raise Beyond."""
    beyond: Mapping[str, str] = field(default_factory=dict)
    """Kinds of questions that are out of reach, and why."""


def agree(said: Said, gap: str, expected: object) -> None:
    """See that a sentence speaks of what the statement named.

    Raises: Unread if it names something else.
    """
    if said[gap] != expected:
        raise Unread(f"{said[gap]} where {expected} belongs: {said.sentence}")


def sentences(patterns: Mapping[str, Iterable[str]]) -> Patterns:
    """Compile the sentences of a template."""
    return Patterns(patterns, FORMULA)
