"""What an audit of somebody else's benchmark finds: kinds of flaw, alarms about rows, unread rows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A kind of flaw."""

    code: str
    """Stable, short, and the same in every report: `no-request`."""
    said: str
    """What is wrong, in one sentence."""
    meaning: str
    """What it does to somebody who measures a model with such rows."""


@dataclass(frozen=True, kw_only=True)
class Alarm:
    """One flaw of one row: the row, the code of its kind, and what of this row shows it."""

    row: str
    code: str
    sentence: str


@dataclass(frozen=True, kw_only=True)
class Unread:
    """A row that could not be read, and so is neither right nor wrong here."""

    row: str
    """Its id, or its line where it has none."""
    why: str


@dataclass(frozen=True, kw_only=True)
class ReadRow:
    """A row that was read, as a person looks at it."""

    id: str
    facets: Mapping[str, str]
    """What rows are counted and filtered by, in order, such as family and difficulty."""
    parts: Sequence[tuple[str, str]]
    """Labels and texts in reading order; the first is the question."""


@dataclass(frozen=True, kw_only=True)
class Audit:
    """Everything that was found in a file, in the order of its rows."""

    subject: str
    """The benchmark's own name."""
    kinds: Sequence[Kind]
    """Every kind that was looked for, found or not."""
    read: Sequence[ReadRow]
    unread: Sequence[Unread]
    alarms: Sequence[Alarm]
