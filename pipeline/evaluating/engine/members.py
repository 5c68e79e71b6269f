"""What is packed in a log of inspect: looked at before inspect unpacks it, which it does in memory."""

import zlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

import zstandard

from seedproof.record.errors import NotFound, SeedproofError
from seedproof.record.files import opened

LARGEST_LOG = 4_000_000_000
"""The most bytes of a log."""

LARGEST_MEMBER = 200_000_000
"""The most bytes to which a file in it may unpack: a sample, with all its events."""

_CHUNK = 1 << 20


def expect_bounded(path: Path) -> None:
    """Look at a log before it is read.

    Raises: SeedproofError when it is not there or too large, or unpacks to more than it says.
    """
    if not path.is_file():
        raise NotFound(f"{path}: is not there, expected a log of inspect")
    with opened(path) as file:
        size = path.stat().st_size
        is_packed = file.read(2) == b"PK"
        _expect_at_most(f"{path}: has", size, LARGEST_LOG if is_packed else LARGEST_MEMBER)
        if is_packed:
            with ZipFile(file) as log:
                for member in log.infolist():
                    said = f"{path}: its file {member.filename[:80]!r} unpacks to"
                    _expect_at_most(said, member.file_size, LARGEST_MEMBER)
                    if not _is_as_stated(file, member):
                        raise SeedproofError(f"{said} more than it says, or is packed in an unknown way")


def _expect_at_most(said: str, size: int, most: int) -> None:
    if size > most:
        raise SeedproofError(f"{said} {size:,} bytes, expected at most {most:,}")


def _is_as_stated(file: IO[bytes], member: ZipInfo) -> bool:
    """Return whether a file unpacks to no more than it says. Nothing of it is kept."""
    file.seek(member.header_offset)
    head = file.read(30)
    if len(head) < 30:
        raise BadZipFile("a file is not where the list of files says")
    file.seek(int.from_bytes(head[26:28], "little") + int.from_bytes(head[28:30], "little"), 1)
    packed = file.read(member.compress_size)
    unpack = _UNPACKING.get(member.compress_type)
    if unpack is None:
        return False
    unpacked = 0
    for size in unpack(packed):
        unpacked += size
        if unpacked > member.file_size:
            return False
    return True


def _deflated(packed: bytes) -> Iterator[int]:
    unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
    while piece := unpacking.decompress(packed, _CHUNK):
        yield len(piece)
        packed = unpacking.unconsumed_tail


def _of_zstandard(packed: bytes) -> Iterator[int]:
    with zstandard.ZstdDecompressor().stream_reader(packed, read_across_frames=True) as unpacking:
        while piece := unpacking.read(_CHUNK):
            yield len(piece)


_UNPACKING: Mapping[int, Callable[[bytes], Iterator[int]]] = {
    ZIP_STORED: lambda packed: iter([len(packed)]),
    ZIP_DEFLATED: _deflated,
    93: _of_zstandard,
}
"""By kind of packing, what yields the sizes of the pieces to which a file unpacks."""
