"""The features that `datasets` has of declared columns."""

from collections.abc import Mapping
from typing import Any

from seedproof.record.columns import IMAGE


def features_of(columns: Mapping[str, Any]) -> Any:
    """Return `datasets.Features` for declared columns: a type's name, or a list or dictionary of them."""
    from datasets import Features

    return Features({name: _feature(declared) for name, declared in columns.items()})


def images_in(columns: Mapping[str, Any]) -> list[str]:
    """Name the columns with images."""
    return [name for name, declared in columns.items() if declared == IMAGE]


def _feature(declared: Any) -> Any:
    from datasets import Image, List, Value

    if declared == IMAGE:
        return Image()
    if isinstance(declared, str):
        return Value(declared)
    if isinstance(declared, list):
        return List(_feature(declared[0]))
    return {name: _feature(part) for name, part in declared.items()}
