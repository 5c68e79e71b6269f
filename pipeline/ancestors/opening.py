"""Opening somebody else's file: JSON lines, of a size that a person would publish."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from seedproof.record.errors import NotFound, SeedproofError
from seedproof.record.files import unreadable
from seedproof.record.json_lines import read_objects

LARGEST = 256_000_000
"""The most bytes in a file; the files that are audited have a few million."""


def objects(path: Path, fields: tuple[str, ...], subject: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each object of a file after the name of its line: `line 3`. All have these fields, maybe more.

    Raises: SeedproofError when the file cannot be read, is too large, is empty, holds something else than
    JSON objects, or one without a field.
    """
    wanted = f"Give the JSON lines of {subject}"
    try:
        size = path.stat().st_size
    except OSError as error:
        raise unreadable(path, error, wanted) from error
    if not path.is_file():
        raise NotFound(f"{path}: is no file. {wanted}")
    if size > LARGEST:
        raise SeedproofError(f"{path}: has {size:,} bytes, expected at most {LARGEST:,}. {wanted}")
    is_empty = True
    for where, found in read_objects(path):
        is_empty = False
        for name in fields:
            if name not in found:
                raise SeedproofError(f"{where}: has no field {name!r}. {wanted}")
        yield where.removeprefix(f"{path}, "), found
    if is_empty:
        raise SeedproofError(f"{path}: has no rows. {wanted}")
