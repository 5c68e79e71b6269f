"""JSON lines that others wrote: an object a line, in no order of keys that we know."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from seedproof.record.bounds import lines_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.files import opened, unreadable
from seedproof.record.json_text import NoJsonAtAll, NotJson, value_of


def read_objects(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each object of a file, after the name of its line: `answers.jsonl, line 3`. Blank lines are none.

    Raises: SeedproofError when the file cannot be read, or a line is no JSON object, or has a key twice.
    """
    try:
        with opened(path) as file:
            for number, line in enumerate(lines_at_most(file, path), start=1):
                where = f"{path}, line {number}"
                if line.strip():
                    yield where, _object(where, line)
    except OSError as error:
        raise unreadable(path, error, "Give a file of JSON lines") from error


def _object(where: str, line: bytes) -> dict[str, Any]:
    try:
        decoded = value_of(line)
    except NoJsonAtAll:
        raise SeedproofError(f"{where}: {_what_it_is(line)}") from None
    except NotJson as error:
        raise SeedproofError(f"{where}: {error}") from None
    if not isinstance(decoded, dict):
        raise SeedproofError(f"{where}: is no JSON object, expected one a line")
    return decoded


def _what_it_is(line: bytes) -> str:
    """Return what a line is that is no JSON object, and what to give instead."""
    if line.startswith(_GZIP):
        return "is compressed by gzip, expected JSON lines. Unpack the file first: gunzip"
    if b"," in line and not line.lstrip().startswith((b"{", b"[")):
        return 'is no JSON object but looks like CSV, expected one a line: {"id": ..., "response": ...}'
    return "is no JSON object, expected one a line"


_GZIP = b"\x1f\x8b"
