"""Parquet files with the `datasets` features in their schema, always with the same bytes.

A column of type `image` has the SHA-256 of a drawing in the rows, and in the file the image of the row's
column `drawing`.
"""

import json
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import IO, Any

from pipeline.workplace.side_by_side import SideBySide
from seedproof.record.columns import IMAGE
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Row

ROWS_PER_GROUP = 1000

CANARY_KEY = b"seedproof.canary"


def features_of(columns: dict[str, Any]) -> Any:
    """Return `datasets.Features` for declared columns: a type's name, or a list or dictionary of them."""
    from datasets import Features

    return Features({name: _feature(declared) for name, declared in columns.items()})


def write_parquet(
    target: Path | IO[bytes],
    rows: Sequence[Mapping[str, Any]],
    columns: dict[str, Any],
    canary: str | None,
    processes: SideBySide | None = None,
) -> None:
    """Write rows in their order, with the release's canary in the file's metadata.

    Every writer setting that affects the bytes is fixed here or by the lock.
    """
    pictures = [name for name, declared in columns.items() if declared == IMAGE]
    drawn: Sequence[Mapping[str, Any]] = rows
    if pictures:
        # Processes begin here, before the libraries below are loaded.
        with_pictures = partial(_with_pictures, pictures)
        drawn = list((processes or SideBySide()).in_order(with_pictures, rows, at_a_time=8))
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = features_of(columns).arrow_schema
    if canary is not None:
        schema = schema.with_metadata({**(schema.metadata or {}), CANARY_KEY: canary.encode()})
    table = pa.Table.from_pylist(drawn, schema=schema)
    pq.write_table(
        table,
        target,
        compression="zstd",
        compression_level=3,
        row_group_size=ROWS_PER_GROUP,
        version="2.6",
        data_page_version="1.0",
        write_page_index=True,
    )


def read_parquet(path: Path) -> tuple[list[str], list[Row], dict[bytes, bytes]]:
    """Return the columns, the rows and the metadata of a file.

    Raises: SeedproofError when it is not Parquet.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        table = pq.read_table(path)
    except (OSError, pa.ArrowException) as error:
        raise SeedproofError(f"{path}: is no Parquet file ({' '.join(str(error).split())[:200]})") from error
    return table.column_names, table.to_pylist(), table.schema.metadata or {}


def _with_pictures(columns: Sequence[str], row: Mapping[str, Any]) -> Mapping[str, Any]:
    return {**row, **{name: _picture(row, name) for name in columns}}


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
