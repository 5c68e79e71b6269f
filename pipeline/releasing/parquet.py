"""Parquet files with the `datasets` features in their schema, always with the same bytes.

A column of type `image` has the SHA-256 of a drawing in the rows, and in the file the image of the row's
column `drawing`.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import IO, Any

from pipeline.workplace.side_by_side import SideBySide
from seedproof.figures.in_rows import with_pictures
from seedproof.record.errors import SeedproofError
from seedproof.record.features import features_of, images_in
from seedproof.record.rows import Row

ROWS_PER_GROUP = 1000

CANARY_KEY = b"seedproof.canary"


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
    pictures = images_in(columns)
    drawn: Sequence[Mapping[str, Any]] = rows
    if pictures:
        # Processes begin here, before the libraries below are loaded.
        drawn = list(
            (processes or SideBySide()).in_order(partial(with_pictures, pictures), rows, at_a_time=8)
        )
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
