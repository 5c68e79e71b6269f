"""How much of somebody else's release is read: a sparse file of terabytes costs nothing to make."""

import json
from pathlib import Path
from typing import Any

from seedproof.record.errors import SeedproofError
from seedproof.record.files import unreadable
from seedproof.record.reasons import in_our_words

LARGEST_LIST = 1_000_000
"""The most bytes of SHA256SUMS: thousands of files."""

LARGEST_FILE = 64_000_000
"""The most bytes of any other file. Far above a manifest, an attestation or a picture."""

LARGEST_DATA = 500_000_000
"""The most bytes of a file with data, scripts or the page."""


def read_at_most(path: Path, most: int, remedy: str = "") -> bytes:
    """Return the content of a file; one with more than `most` bytes is not read at all.

    Raises: SeedproofError when it is larger, or cannot be read.
    """
    try:
        size = path.stat().st_size
        if size > most:
            raise SeedproofError(f"{path}: has {size:,} bytes, expected at most {most:,}")
        return path.read_bytes()
    except OSError as error:
        raise unreadable(path, error, remedy) from error


def read_json_at_most(path: Path, most: int, remedy: str = "") -> Any:
    """Return the value of a JSON file of at most `most` bytes.

    Raises: SeedproofError when it is larger, cannot be read, or is not JSON.
    """
    content = read_at_most(path, most, remedy)
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as error:
        raise SeedproofError(f"{path}: is not JSON ({in_our_words(error)}). {remedy}".rstrip()) from error
