"""The archive of all scripts of a release: the same scripts give the same bytes, on every machine.

A tar file in Zstandard's format: `<id>/<query>.smt2` in the order of the rows, without owner, clock or mode.
"""

import tarfile
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from seedproof.certifying.script import Script

_LEVEL = 12
"""From here on some percent less cost thirty times as long."""


class ArchivedScript(NamedTuple):
    """A script as it stands in an archive."""

    name: str
    """`<id>/<query>.smt2`."""
    text: str


def name_of(script: Script) -> str:
    """Return the path of a script, in an archive or a folder."""
    return f"{script.row_id}/{script.query}.smt2"


def archive_of(scripts: Iterable[ArchivedScript]) -> bytes:
    """Return the archive of scripts, which must come in the order of their rows."""
    import pyarrow

    packed = bytearray()
    for script in scripts:
        content = script.text.encode()
        packed += _head(script.name, len(content))
        packed += content
        packed += bytes(-len(content) % tarfile.BLOCKSIZE)
    packed += bytes(2 * tarfile.BLOCKSIZE)
    packed += bytes(-len(packed) % tarfile.RECORDSIZE)
    compressed: bytes = pyarrow.Codec("zstd", compression_level=_LEVEL).compress(packed, asbytes=True)
    return compressed


_LONGEST_NAME = 100
"""Letters of a name that a head has in one piece."""


@cache
def _unnamed() -> bytes:
    """Return the head of an empty file without a name, whose checksum is still to be filled in."""
    head = tarfile.TarInfo().tobuf(tarfile.USTAR_FORMAT)
    return head[:148] + 8 * b" " + head[156:]


def _head(name: str, size: int) -> bytes:
    """Return the head of a file as `tarfile` makes it, which takes as long for one as packing the file."""
    if len(name) > _LONGEST_NAME:
        member = tarfile.TarInfo(name)
        member.size = size
        return member.tobuf(tarfile.USTAR_FORMAT)
    head = bytearray(_unnamed())
    head[: len(name)] = name.encode("ascii")
    head[124:135] = b"%011o" % size
    head[148:155] = b"%06o\0" % sum(head)
    return bytes(head)
