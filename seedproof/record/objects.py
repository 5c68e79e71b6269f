"""Objects of a file that others wrote: JSON lines, also compressed by zstd, or rows of a Parquet file."""

from collections.abc import Collection, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from seedproof.record.bounds import LONGEST_LINE
from seedproof.record.errors import SeedproofError
from seedproof.record.extras import named_extra
from seedproof.record.files import opened, unreadable
from seedproof.record.json_lines import Stretch, read_objects, stretches

PARQUET = ".parquet"

LARGEST_GROUP = 2_000_000_000
"""The most bytes to which a row group may unpack."""

_AT_ONCE = 256
"""Rows of a Parquet file that are unpacked at a time."""


def objects_of(
    path: Path, columns: Collection[str], stretch: Stretch | None = None
) -> Generator[tuple[str, dict[str, Any]], None, None]:
    """Yield each object of a file, or of a stretch, after the name of its line or row.

    Of a Parquet file, only these columns are read, as far as it has them.

    Raises: SeedproofError when the file cannot be read, or has something else, or something too long.
    """
    if path.suffix != PARQUET:
        yield from read_objects(path, stretch)
        return
    with _parquet(path) as file:
        wanted = [name for name in file.schema_arrow.names if name in columns]
        first, count = (1, file.metadata.num_rows) if stretch is None else stretch[:2]
        before = 0
        for group in range(file.num_row_groups):
            size = file.metadata.row_group(group).total_byte_size
            if size > LARGEST_GROUP:
                raise SeedproofError(
                    f"{path}: has a row group of {size:,} bytes, expected at most {LARGEST_GROUP:,}. Write "
                    "smaller groups"
                )
            behind = before + file.metadata.row_group(group).num_rows
            if before < first - 1 + count and behind >= first:
                yield from _rows(path, file, group, wanted, range(first, first + count), before)
            before = behind


def cut(path: Path, longest: int) -> list[Stretch]:
    """Cut a file into stretches of at most so many lines or rows.

    Raises: SeedproofError when the file cannot be read, or a line is too long.
    """
    if path.suffix != PARQUET:
        return stretches(path, longest)
    with _parquet(path) as file:
        rows = file.metadata.num_rows
    return [Stretch(done + 1, min(longest, rows - done), 0) for done in range(0, rows, longest)]


def _rows(
    path: Path, file: Any, group: int, columns: list[str], numbers: range, before: int
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the rows of a group whose numbers are among these; `before` are in other groups."""
    number = before
    for batch in file.iter_batches(_AT_ONCE, row_groups=[group], columns=columns):
        if number + batch.num_rows < numbers.start or number + 1 >= numbers.stop:
            number += batch.num_rows
            continue
        for row in batch.to_pylist():
            number += 1
            if number not in numbers:
                continue
            where = f"{path}, row {number}"
            for name, value in row.items():
                if isinstance(value, str) and len(value) > LONGEST_LINE:
                    raise SeedproofError(f"{where}: {name} is longer than {LONGEST_LINE:,}, expected less")
            yield where, row


@contextmanager
def _parquet(path: Path) -> Iterator[Any]:
    """Open a Parquet file.

    Raises: SeedproofError when it cannot be read, or is none.
    """
    with named_extra():
        import pyarrow as pa
        import pyarrow.parquet as pq
    try:
        with opened(path) as file:
            yield pq.ParquetFile(file)
    except pa.ArrowInvalid as error:
        reason = str(error).splitlines()[0]
        raise SeedproofError(f"{path}: is no Parquet file ({reason}). Write it again") from None
    except OSError as error:
        raise unreadable(path, error, "Give a Parquet file") from error
