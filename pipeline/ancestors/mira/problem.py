"""A row of MIRA-MATH as a problem of ours, and what a family declares to read its rows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pipeline.ancestors.mira.entries import Entries, Form, Key, Machine, Stated

Facts = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Parts:
    """What a row states."""

    notes: Entries
    """What the solver has."""
    hint: Key
    """Which fact is withheld."""
    known: Stated
    """Notes and hint."""
    held: Stated
    """What the holder has."""
    target: Mapping[str, Any]
    """What the row says of its target, beside values that are withheld."""


def _itself(answer: str) -> str:
    return answer


@dataclass(frozen=True, kw_only=True)
class Problem:
    """A row in our facts, as our prover of the family takes them."""

    facts: Facts
    """Everything."""
    view: Facts
    """What the solver has."""
    slot: str
    value: str
    """The withheld value, in the prover's text."""
    names: tuple[str, ...] = ("value",)
    """The names of the places of their answer."""
    asked: Callable[[str], str] = _itself
    """(an answer of our prover): the answer that the row asks for."""
    only: str = ""
    """Why no other value of the hint fits the notes, where they say more than our view; else empty."""
    table: Mapping[str, Sequence[str]] | None = None
    """Every value of the hint with its answers, where the text's domain is wider than our prover's."""
    always_open: bool = False
    """Whether notes of the text's wider domain never decide; the prover decides for positive numbers."""
    rivals: Sequence[str] = ()
    """Other absent facts, which the notes do not tell from the withheld one, and which would do as well."""
    trivial: str = ""
    """What makes the problem a trivial one of its family; else empty."""


@dataclass(frozen=True, kw_only=True)
class Reader:
    """How rows of a family are read."""

    forms: tuple[Form, ...]
    """The sentences of notes and hint."""
    machine: Machine
    """The same in machine-readable constraints; hints have the same forms."""
    answer_type: str
    problem: Callable[[Parts], Problem]
    """Raises: Unreadable."""
    settle: Callable[[Entries, Entries], Entries] | None = None
    """(what some texts state, what all of them do): the same as constraints have it, where they differ."""
