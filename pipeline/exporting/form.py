"""A form: the file that an ancestor published, as a declaration."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

Record = dict[str, Any]
FileKind = Literal["jsonl", "json", "parquet"]


@dataclass(frozen=True, kw_only=True)
class Form:
    """How the rows of one benchmark stand in an ancestor's file.

    A row gives one record. With `followups`, an entry of the file is instead the list of a row's record and
    those of the rows that follow up on it.
    """

    name: str
    benchmark: str
    file: FileKind
    fields: Mapping[str, str]
    """The fields of a record in their order, each with its type: that of the Parquet column, or of JSON."""
    record: Callable[[Mapping[str, Any]], Record]
    configs: tuple[str, ...] = ()
    """The configs that can be written; none named: every one."""
    followups: str | None = None
    """The config of the rows that follow up on those of the file."""
    needs: tuple[str, ...] = ()
    """The columns that rows of early versions lack."""
