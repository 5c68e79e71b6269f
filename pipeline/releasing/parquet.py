"""Parquet files with the `datasets` features in their schema, and the same bytes every time."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pipeline.rows import Row

ROWS_PER_GROUP = 1000


def features_of(columns: dict[str, Any]) -> Any:
    """`datasets.Features` from a declaration of columns: a type's name, or a list or dictionary of them."""
    from datasets import Features

    return Features({name: _feature(declared) for name, declared in columns.items()})


def write_parquet(path: Path, rows: Sequence[Row], columns: dict[str, Any]) -> None:
    """Write rows in their order. Every writer setting that touches bytes is fixed here or by the lock."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    table = pa.Table.from_pylist(list(rows), schema=features_of(columns).arrow_schema)
    pq.write_table(
        table,
        path,
        compression="zstd",
        compression_level=3,
        row_group_size=ROWS_PER_GROUP,
        version="2.6",
        data_page_version="1.0",
        write_page_index=True,
    )


def _feature(declared: Any) -> Any:
    from datasets import List, Value

    if isinstance(declared, str):
        return Value(declared)
    if isinstance(declared, list):
        return List(_feature(declared[0]))
    return {name: _feature(part) for name, part in declared.items()}
