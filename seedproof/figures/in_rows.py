"""Puts pictures into rows, in place of the digests of their drawings."""

from collections.abc import Mapping, Sequence
from typing import Any

from seedproof.figures import png
from seedproof.record.json_text import value_of


def with_pictures(columns: Sequence[str], row: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a row with its pictures drawn. Raises: SeedproofError where nothing is installed that draws."""
    return {**row, **{name: _picture(row, name) for name in columns}}


def without_pictures(columns: Sequence[str], row: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a row with nothing in its columns with images."""
    return {**row, **dict.fromkeys(columns)}


def _picture(row: Mapping[str, Any], column: str) -> dict[str, Any] | None:
    """Return the picture as Parquet keeps it, named by the SHA-256 that stands in the row."""
    if row[column] is None:
        return None
    return {"bytes": png(value_of(row["drawing"])), "path": f"{row[column]}.png"}
