"""JSON lines that others wrote: an object a line, in no order of keys that we know."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, Any, NamedTuple

from seedproof.record.bounds import lines_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.extras import named_extra
from seedproof.record.files import opened, unreadable
from seedproof.record.json_text import NoJsonAtAll, NotJson, value_of

COMPRESSED = ".zst"
"""The ending of a file that is compressed by zstd."""

_AT_ONCE = 1 << 20
"""Bytes that are read at once where none of them is looked at."""


class Stretch(NamedTuple):
    """Some lines of a file, beside one another."""

    first: int
    """The number of the first one; the first of a file is 1."""
    lines: int
    offset: int
    """The bytes before it, as they are when they are unpacked."""


def read_objects(path: Path, stretch: Stretch | None = None) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each object of a file, after the name of its line: `answers.jsonl, line 3`. Blank lines are none.

    A file whose name ends in .zst is unpacked on the way. Of a stretch, only its lines are read.

    Raises: SeedproofError when the file cannot be read, or a line is no JSON object, or has a key twice.
    """
    with _unpacked(path) as file:
        lines: Iterator[bytes] = lines_at_most(file, path)
        if stretch is not None:
            _skip(file, stretch.offset)
            lines = islice(lines, stretch.lines)
        for number, line in enumerate(lines, start=1 if stretch is None else stretch.first):
            where = f"{path}, line {number}"
            if line.strip():
                yield where, _object(where, line)


def stretches(path: Path, longest: int) -> list[Stretch]:
    """Cut the lines of a file into stretches, each of at most so many lines.

    Raises: SeedproofError when the file cannot be read, or a line is too long.
    """
    found: list[Stretch] = []
    first = 1
    offset = 0
    with _unpacked(path) as file:
        lines = lines_at_most(file, path)
        while lengths := list(map(len, islice(lines, longest))):
            found.append(Stretch(first, len(lengths), offset))
            first += len(lengths)
            offset += sum(lengths)
    return found


@contextmanager
def _unpacked(path: Path) -> Iterator[IO[bytes]]:
    """Open a file to read its bytes, as they were before they were compressed."""
    try:
        with opened(path) as file:
            if path.suffix != COMPRESSED:
                yield file
                return
            with named_extra():
                import pyarrow as pa
            with pa.input_stream(file, compression="zstd") as stream:
                yield io.BufferedReader(stream)
    except OSError as error:
        if error.errno is None:
            raise SeedproofError(f"{path}: is not what zstd writes ({error}). Compress it again") from None
        raise unreadable(path, error, "Give a file of JSON lines") from error


def _skip(file: IO[bytes], count: int) -> None:
    if file.seekable():
        file.seek(count)
        return
    while count > 0:
        count -= len(file.read(min(count, _AT_ONCE)))


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
