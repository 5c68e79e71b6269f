"""How much of what others wrote is read: a sparse file of terabytes costs nothing to make."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from seedproof.record.errors import SeedproofError
from seedproof.record.files import opened, unreadable

LARGEST_LIST = 1_000_000
"""The most bytes of SHA256SUMS: thousands of files."""

LARGEST_FILE = 64_000_000
"""The most bytes of any other file. Far above a manifest, an attestation or a picture."""

LARGEST_DATA = 500_000_000
"""The most bytes of a file with data, scripts or the page."""

LONGEST_LINE = 4_000_000
"""The most bytes in a line. Far above any row: a longer line is not a row."""

LONGEST_EPISODE = 64_000_000
"""The most bytes in the line of an episode, which has all that was said in it."""

LONGEST_ANSWER = 2_000
"""The most characters of an answer, four times as many as ours have. A longer text is a discussion."""

DEEPEST = 100
"""The most brackets of JSON or YAML inside one another. What we write has less than twenty."""

LARGEST_YAML = 100_000
"""The most bytes of params.yaml, and of the metadata of a card."""

MOST_VALUES = 100_000
"""The most values of a YAML file, one that is referred to counted wherever it is."""


def read_at_most(path: Path, most: int, remedy: str = "") -> bytes:
    """Return the content of a file; one with more than `most` bytes is not read at all.

    Raises: SeedproofError when it is larger, or cannot be read.
    """
    try:
        with opened(path) as file:
            size = os.fstat(file.fileno()).st_size
            content = b"" if size > most else file.read(most + 1)
    except OSError as error:
        raise unreadable(path, error, remedy) from error
    if max(size, len(content)) > most:
        raise SeedproofError(f"{path}: has {max(size, len(content)):,} bytes, expected at most {most:,}")
    return content


def lines_at_most(file: IO[bytes], name: object, most: int = LONGEST_LINE) -> Iterator[bytes]:
    """Yield the lines of a file, which is called `name`.

    Raises: SeedproofError at the first line with more than `most` bytes, of which no more are read.
    """
    number = 0
    while line := file.readline(most + 1):
        number += 1
        if len(line) > most:
            raise SeedproofError(f"{name}, line {number}: is longer than {most:,} bytes, expected less")
        yield line
