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
from seedproof.record.files import opened
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import Row

ROWS_PER_GROUP = 1000

WRITER: Mapping[str, Any] = {
    "compression": "zstd",
    "compression_level": 3,
    "version": "2.6",
    "data_page_version": "1.0",
    "write_page_index": True,
}
"""Every setting that affects the bytes, and is not fixed by the lock."""

CANARY_KEY = b"seedproof.canary"

LARGEST_UNPACKED = 4_000_000_000
"""The most bytes to which a file of others may unpack, as it states itself."""

MOST_CELLS = 200_000_000
"""The most values of all its columns, those in lists counted one by one."""


def write_parquet(
    target: Path | IO[bytes],
    rows: Sequence[Mapping[str, Any]],
    columns: dict[str, Any],
    canary: str | None,
    processes: SideBySide | None = None,
) -> None:
    """Write rows in their order, with the release's canary in the file's metadata."""
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
    pq.write_table(table, target, row_group_size=ROWS_PER_GROUP, **WRITER)


def expect_readable(path: Path) -> None:
    """Look at what a file states of itself, before its rows are read.

    Raises: SeedproofError when it is not Parquet, or unpacks to more than can be worked with.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        with opened(path) as file:
            metadata = pq.read_metadata(file)
    except (OSError, pa.ArrowException, ValueError) as error:
        raise unreadable_parquet(path, error) from error
    groups = [metadata.row_group(number) for number in range(metadata.num_row_groups)]
    columns = [group.column(place) for group in groups for place in range(group.num_columns)]
    # The larger of two sums: each of them may be untrue.
    size = max(
        sum(group.total_byte_size for group in groups),
        sum(column.total_uncompressed_size for column in columns),
    )
    if size > LARGEST_UNPACKED:
        raise SeedproofError(f"{path}: unpacks to {size:,} bytes, expected at most {LARGEST_UNPACKED:,}")
    cells = max(sum(column.num_values for column in columns), metadata.num_rows * metadata.num_columns)
    if cells > MOST_CELLS:
        raise SeedproofError(f"{path}: has {cells:,} values, expected at most {MOST_CELLS:,}")


def read_parquet(path: Path) -> tuple[list[str], list[Row], dict[bytes, bytes]]:
    """Return the columns, the rows and the metadata of a file.

    Raises: SeedproofError, as `read_table` does.
    """
    table = read_table(path)
    return table.column_names, table.to_pylist(), table.schema.metadata or {}


def read_table(path: Path, columns: Sequence[str] | None = None) -> Any:
    """Return the table in a file, or some columns of it.

    Raises: SeedproofError when it is not Parquet, or unpacks to more than can be worked with.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq

    expect_readable(path)
    try:
        with opened(path) as file:
            return pq.read_table(file, columns=columns)
    except (OSError, pa.ArrowException) as error:
        raise unreadable_parquet(path, error) from error


def unreadable_parquet(path: Path, error: Exception) -> SeedproofError:
    """Return the error for a file that is no Parquet, or is broken."""
    return SeedproofError(f"{path}: cannot be read as Parquet ({in_our_words(error)}). Make it again")
