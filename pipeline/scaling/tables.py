"""Parquet files that are whole or absent, always with the same bytes, and say what they are part of."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from pipeline.releasing.parquet import ROWS_PER_GROUP, WRITER
from seedproof.record.files import opened, replacing
from seedproof.record.json_text import NotJson, value_of

STATED = b"seedproof.part"
"""The key in a file's metadata under which it says what it is part of."""


class Stated(NamedTuple):
    """The run that a file is part of, and its range; of a comparison also where each part stops."""

    run: str
    start: int
    stop: int
    stops: Sequence[int] = ()


class Table:
    """A file that is written in row groups of one size, however the rows come."""

    def __init__(self, writer: Any, schema: Any) -> None:
        """Write to a `pyarrow.parquet.ParquetWriter`."""
        self._writer = writer
        self._schema = schema
        self._waiting = schema.empty_table()

    def add(self, table: Any) -> None:
        """Append the rows of an Arrow table."""
        import pyarrow as pa

        waiting = pa.concat_tables([self._waiting, table.cast(self._schema)])
        whole = len(waiting) // ROWS_PER_GROUP * ROWS_PER_GROUP
        if whole:
            self._write(waiting.slice(0, whole))
        self._waiting = waiting.slice(whole)

    def end(self) -> None:
        """Write what is left."""
        if len(self._waiting):
            self._write(self._waiting)

    def _write(self, table: Any) -> None:
        self._writer.write_table(table.combine_chunks(), row_group_size=ROWS_PER_GROUP)


@contextmanager
def table(path: Path, schema: Any, stated: Stated | None = None) -> Iterator[Table]:
    """Yield a file to append rows to; it is at its place when the block ends well.

    Without `stated`, its bytes depend on its rows alone.

    Raises: SeedproofError when the disk is full, or the folder cannot be written.
    """
    import pyarrow.parquet as pq

    of_part = {} if stated is None else {STATED: json.dumps(stated).encode()}
    described = schema.with_metadata({**(schema.metadata or {}), **of_part})
    with replacing(path) as file, pq.ParquetWriter(file, described, **WRITER) as writer:
        written = Table(writer, described)
        yield written
        written.end()


def stated_in(path: Path) -> Stated | None:
    """Return what a whole file says that it is part of; None where there is none, or none of this kind."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        with opened(path) as file:
            metadata = pq.read_schema(file).metadata or {}
        return Stated(*value_of(metadata[STATED]))
    except (OSError, pa.ArrowException, KeyError, TypeError, NotJson):
        return None
