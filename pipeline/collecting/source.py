"""Records from a file of JSON lines, JSON or Parquet, or from a dataset on the Hub."""

import re
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

from pipeline.releasing.parquet import expect_readable
from seedproof.record.bounds import read_at_most
from seedproof.record.errors import Misuse, NotDone, NotFound, SeedproofError
from seedproof.record.files import opened, unreadable
from seedproof.record.json_text import NotJson, value_of
from seedproof.record.reasons import in_our_words

LONGEST_LINE = 40_000_000
"""The most bytes of a line, which may contain an image."""

LARGEST_FILE = 4_000_000_000

LARGEST_DOCUMENT = 256_000_000
"""The most bytes of JSON that is read as a whole."""

_HUB = re.compile(
    r"(?:hf://datasets/)?([A-Za-z0-9_.-]{1,96}/[A-Za-z0-9_.-]{1,96})(?:@([A-Za-z0-9_./-]{1,120}))?"
)


def records(source: str, split: str) -> tuple[Iterator[Any], Path | None]:
    """Return the records of a source, and the folder of their images; a file takes precedence over a dataset.

    Raises: SeedproofError when there is no such source, or it cannot be read.
    """
    path = Path(source)
    if path.is_file():
        if path.stat().st_size > LARGEST_FILE:
            raise SeedproofError(f"{path}: is larger than {LARGEST_FILE:,} bytes")
        readers = {".jsonl": _lines, ".json": _document, ".parquet": _parquet}
        reader = readers.get(path.suffix.lower())
        if reader is None:
            raise Misuse(f"{path}: expected a file {', '.join(readers)}")
        return reader(path), path.parent
    dataset = _HUB.fullmatch(source)
    if dataset is None or path.exists():
        raise NotFound(f"{source}: is no file, and no dataset of the Hub such as owner/name@revision")
    return _hub(dataset[1], dataset[2], split), None


def _lines(path: Path) -> Iterator[Any]:
    try:
        with opened(path) as file:
            for line in iter(lambda: file.readline(LONGEST_LINE), b""):
                yield _json(line)
    except OSError as error:
        raise unreadable(path, error) from error


def _document(path: Path) -> Iterator[Any]:
    try:
        value = value_of(read_at_most(path, LARGEST_DOCUMENT, "Give it as JSON lines"), Decimal)
    except NotJson as error:
        raise SeedproofError(f"{path}: {error}") from None
    if not isinstance(value, list):
        raise SeedproofError(f"{path}: is no JSON list of problems")
    yield from value


def _json(content: bytes) -> Any:
    """Return a value, or None for malformed JSON, for which the record is then rejected."""
    try:
        return value_of(content, Decimal)
    except NotJson:
        return None


def _parquet(path: Path) -> Iterator[Any]:
    import pyarrow as pa
    import pyarrow.parquet as pq

    expect_readable(path)
    try:
        with pq.ParquetFile(path) as file:
            for batch in file.iter_batches(batch_size=100):
                yield from batch.to_pylist()
    except (pa.ArrowException, OSError) as error:
        raise SeedproofError(f"{path}: cannot be read as Parquet ({in_our_words(error)})") from error


def _hub(name: str, revision: str | None, split: str) -> Iterator[Any]:
    from datasets import Image, load_dataset
    from datasets.exceptions import DatasetNotFoundError

    try:
        rows = load_dataset(name, split=split, revision=revision)
    except (DatasetNotFoundError, OSError, ValueError) as error:
        reason = " ".join(str(error).split())[:200]
        raise NotDone(f"{name}: its split {split} cannot be loaded from the Hub ({reason})") from error
    if isinstance(rows.features.get("image"), Image):
        rows = rows.cast_column("image", Image(decode=False))
    yield from rows
