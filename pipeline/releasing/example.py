"""The rows that a card shows: for each config, the one that its benchmark names in `EXAMPLES`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pipeline.releasing.dataset_info import Tables, tables_of
from pipeline.releasing.parquet import read_table
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Row

PICTURE = "example.png"
"""The image of the example, if it has one."""


def examples(tables: Tables, named: Mapping[str, str]) -> dict[str, tuple[int, Row]]:
    """Return for each config the number of the named row in its split, counted from 0, and the row.

    It is the first row if the release does not have that. Configs without a name, or without rows, have none.
    Raises: SeedproofError when the rows have no ids.
    """
    shown = {}
    for config, identifier in named.items():
        if config not in tables:
            continue
        path = next(iter(tables[config].values()))
        table = read_table(path)
        if "id" not in table.column_names:
            raise SeedproofError(f"{path}: has no column id, expected rows with ids")
        identifiers = table["id"].to_pylist()
        if not identifiers:
            continue
        number = identifiers.index(identifier) if identifier in identifiers else 0
        (row,) = table.slice(number, 1).to_pylist()
        shown[config] = number, row
    return shown


def example_picture(folder: Path, manifest: dict[str, Any]) -> bytes | None:
    """Return the PNG of the example in the release in `folder`, its row's bytes; None where it has none."""
    layout = registry.benchmark(manifest["name"]).release
    tables = tables_of(folder, manifest, layout.configs)
    shown = examples(tables, layout.examples).get(next(iter(tables)))
    image = shown[1].get("image") if shown else None
    return image["bytes"] if isinstance(image, dict) else None
