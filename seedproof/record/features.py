"""Rows as `datasets` has them: the features of declared columns, and pictures in place of digests."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from seedproof.record.columns import IMAGE


def features_of(columns: Mapping[str, Any]) -> Any:
    """Return `datasets.Features` for declared columns: a type's name, or a list or dictionary of them."""
    from datasets import Features

    return Features({name: _feature(declared) for name, declared in columns.items()})


def images_in(columns: Mapping[str, Any]) -> list[str]:
    """Name the columns with images."""
    return [name for name, declared in columns.items() if declared == IMAGE]


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
    from seedproof.figures import png

    return {"bytes": png(json.loads(row["drawing"])), "path": f"{row[column]}.png"}


def _feature(declared: Any) -> Any:
    from datasets import Image, List, Value

    if declared == IMAGE:
        return Image()
    if isinstance(declared, str):
        return Value(declared)
    if isinstance(declared, list):
        return List(_feature(declared[0]))
    return {name: _feature(part) for name, part in declared.items()}
