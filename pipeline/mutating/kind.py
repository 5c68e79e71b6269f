"""What a kind of corruption is: a small change of one row, or of the table that the row stands in."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from seedproof.record.draws import Draws

Plain: TypeAlias = dict[str, Any]
"""A row as its JSON says it, to be changed freely."""


@dataclass(frozen=True)
class Case:
    """A row to corrupt, and what a corruption can take from elsewhere."""

    row: Plain
    """A copy of the row's own."""
    mates: Sequence[Mapping[str, Any]]
    """Other rows of its family."""
    strangers: Sequence[Mapping[str, Any]]
    """Rows of other families; of its own in a benchmark with a single one."""
    draws: Draws

    def mate_unlike(self, column: str) -> Mapping[str, Any] | None:
        """Return a row of the family that has something else in a column, if there is one."""
        unlike = [mate for mate in self.mates if mate[column] != self.row[column]]
        return self.draws.choice(unlike) if unlike else None


Changed: TypeAlias = Plain | None
"""The corrupted row; None where the corruption does not apply."""


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A corruption of one row."""

    name: str
    said: str
    """What is done to the row, in a sentence."""
    change: Callable[[Case], Changed]


@dataclass(frozen=True, kw_only=True)
class TableKind:
    """A corruption of the table, at the place of one row."""

    name: str
    said: str
    change: Callable[[list[Plain], int], list[Plain] | None]
    """Takes rows and a place; returns the rows of the corrupted table."""
