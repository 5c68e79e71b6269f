"""JSON lines that others wrote: an object a line, in no order of keys that we know."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from seedproof.record.errors import SeedproofError
from seedproof.record.files import unreadable
from seedproof.record.rows import LONGEST_LINE


def read_objects(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each object of a file, after the name of its line: `answers.jsonl, line 3`. Blank lines are none.

    Raises: SeedproofError when the file cannot be read, or a line is no JSON object, or has a key twice.
    """
    try:
        with path.open("rb") as file:
            for number, line in enumerate(iter(lambda: file.readline(LONGEST_LINE), b""), start=1):
                where = f"{path}, line {number}"
                if len(line) == LONGEST_LINE:
                    raise SeedproofError(f"{where}: is longer than {LONGEST_LINE:,} bytes, expected less")
                if line.strip():
                    yield where, _object(where, line)
    except OSError as error:
        raise unreadable(path, error, "Give a file of JSON lines") from error


def _object(where: str, line: bytes) -> dict[str, Any]:
    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        read = dict(pairs)
        if len(read) < len(pairs):
            keys = [key for key, _ in pairs]
            twice = next(key for key in keys if keys.count(key) > 1)
            raise SeedproofError(f"{where}: has {twice!r:.80} twice in one object, expected each key once")
        return read

    try:
        decoded = json.loads(line, object_pairs_hook=once)
    except (ValueError, RecursionError):
        decoded = None
    if not isinstance(decoded, dict):
        raise SeedproofError(f"{where}: {_what_it_is(line)}")
    return decoded


def _what_it_is(line: bytes) -> str:
    """Return what a line is that is no JSON object, and what to give instead."""
    if line.startswith(_GZIP):
        return "is compressed by gzip, expected JSON lines. Unpack the file first: gunzip"
    if b"," in line and not line.lstrip().startswith((b"{", b"[")):
        return 'is no JSON object but looks like CSV, expected one a line: {"id": ..., "response": ...}'
    return "is no JSON object, expected one a line"


_GZIP = b"\x1f\x8b"
