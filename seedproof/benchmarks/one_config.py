"""The layout of a benchmark whose rows are all in the one config `default`, each as it is."""

from collections.abc import Sequence
from typing import Any

from seedproof.record.rows import Row


def configs(rows: Sequence[Row], demonstrations: Sequence[Row], asked: Any) -> dict[str, list[Row]]:
    """The rows of each config."""
    return {"default": list(rows)}


def needed(row: Row) -> tuple[str, ...]:
    """The configs that must have a row, whatever other rows there are."""
    return ("default",)


def variant(config: str, row: Row, demonstrations: Sequence[Row]) -> Row:
    """A row as it stands in a config."""
    return row
