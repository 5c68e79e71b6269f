"""Reads the texts of a public set from a file: JSON lines, JSON, CSV, Parquet, or plain text."""

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from pipeline.releasing.parquet import expect_readable
from seedproof.measuring.contamination import Other
from seedproof.record.bounds import lines_at_most
from seedproof.record.errors import Misuse, NotFound, SeedproofError
from seedproof.record.files import opened, unreadable
from seedproof.record.json_lines import read_objects
from seedproof.record.json_text import read_json
from seedproof.record.reasons import in_our_words

LARGEST = 256_000_000
"""The most bytes of a file that is read as a whole."""

_BATCH = 1024

Records = Iterator[tuple[str, Mapping[str, Any]]]
"""Where a record stands, and its fields."""


def texts_of(path: Path, fields: Sequence[str] = ()) -> Iterator[Other]:
    """Yield the texts of a file, field by field: those of some fields alone, if there are any.

    Raises: SeedproofError when the file or a line cannot be read, or has no texts in these fields.
    """
    if not path.is_file():
        raise NotFound(f"{path}: is no file. Give a file, or a dataset's id on the Hub: owner/name")
    reader = _READERS.get(path.suffix.lower())
    if reader is None:
        raise Misuse(f"{path}: expected one of {', '.join(sorted(_READERS))}. Convert it first")
    number = 0
    try:
        for where, record in reader(path):
            for name, text in _texts(record):
                if not fields or name.partition(".")[0] in fields:
                    number += 1
                    yield Other(f"{where}, {name}" if name else where, text)
    except OSError as error:
        raise unreadable(path, error, "Give a file of texts") from error
    if not number:
        wanted = f" named {' or '.join(fields)}" if fields else ""
        raise NotFound(f"{path}: has no texts in fields{wanted}. Name others with --field")


def _texts(record: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text in a record with its path: `messages.content`."""
    match record:
        case str():
            yield name, record
        case dict():
            for key, value in record.items():
                yield from _texts(value, f"{name}.{key}" if name else str(key))
        case list():
            for value in record:
                yield from _texts(value, name)


def _json_lines(path: Path) -> Records:
    yield from read_objects(path)


def _json(path: Path) -> Records:
    found = read_json(path, "Give it as JSON lines", LARGEST)
    records = found if isinstance(found, list) else [found]
    for number, record in enumerate(records, start=1):
        yield f"{path}, record {number}", {"": record} if isinstance(record, str) else record


def _csv(path: Path) -> Records:
    with opened(path) as file:
        try:
            for record in (reader := csv.DictReader(_lines(file, path), strict=True)):
                yield f"{path}, line {reader.line_num}", {str(key): value for key, value in record.items()}
        except (csv.Error, UnicodeDecodeError) as error:
            raise SeedproofError(f"{path}: is no CSV in UTF-8 ({in_our_words(error)})") from error


def _parquet(path: Path) -> Records:
    import pyarrow
    import pyarrow.parquet as pq

    expect_readable(path)
    try:
        number = 0
        for batch in pq.ParquetFile(path).iter_batches(_BATCH):
            for record in batch.to_pylist():
                number += 1
                yield f"{path}, row {number}", record
    except (pyarrow.ArrowException, ValueError) as error:
        raise SeedproofError(f"{path}: is no Parquet file ({in_our_words(error)})") from error


def _plain(path: Path) -> Records:
    with opened(path) as file:
        try:
            for number, line in enumerate(_lines(file, path), start=1):
                yield f"{path}, line {number}", {"": line}
        except UnicodeDecodeError as error:
            raise SeedproofError(f"{path}: is no text in UTF-8 ({in_our_words(error)})") from error


def _lines(file: IO[bytes], path: Path) -> Iterator[str]:
    return (line.decode("utf-8") for line in lines_at_most(file, path))


_READERS: Mapping[str, Callable[[Path], Records]] = {
    ".jsonl": _json_lines,
    ".json": _json,
    ".csv": _csv,
    ".parquet": _parquet,
    ".txt": _plain,
}
"""The kinds of files, by their endings."""
