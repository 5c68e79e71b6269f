"""Reading of PNGs as `picture.encoded` writes them; any other is refused, so that nothing can hide in it."""

import struct
import zlib
from collections.abc import Iterator
from io import BytesIO

import numpy as np
from PIL import Image

from seedproof.figures.canvas import Pixels

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_FORM = bytes((8, 2, 0, 0, 0))
"""8 bits a channel, red green blue, the only defined compression and filtering, not interlaced."""


def decoded(content: bytes, height: int, width: int) -> Pixels:
    """Return the pixels of a PNG that must have this size: height × width × 3.

    It must have the chunks IHDR, IDAT and IEND alone. The size is compared before anything is unpacked,
    and no more is unpacked than the size needs.
    Raises: ValueError, with one sentence, for anything else.
    """
    chunks = list(_chunks(content))
    names = [name for name, _ in chunks]
    if len(names) < 3 or names != [b"IHDR", *[b"IDAT"] * (len(names) - 2), b"IEND"]:
        raise ValueError("expected a PNG with the chunks IHDR, IDAT and IEND alone")
    if chunks[0][1] != struct.pack(">II", width, height) + _FORM:
        raise ValueError(f"expected {width} by {height} pixels with 8 bits each of red, green and blue")
    if chunks[-1][1]:
        raise ValueError("expected nothing in IEND")
    packed = b"".join(data for _, data in chunks[1:-1])
    _expect_packed(packed, height * (1 + 3 * width))
    try:
        with Image.open(BytesIO(content), formats=("PNG",)) as image:
            return np.array(image)
    except (OSError, SyntaxError) as error:
        raise ValueError(f"the pixels cannot be read ({error})") from None


def size_of(content: bytes) -> tuple[int, int]:
    """Return the height and width that a PNG states. Raises: ValueError for anything else."""
    name, head = next(_chunks(content), (b"", b""))
    if name != b"IHDR" or len(head) < 8:
        raise ValueError("expected a PNG that begins with its size")
    width, height = struct.unpack(">II", head[:8])
    return height, width


def _chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield name and data of each chunk, up to the last byte."""
    if not content.startswith(_SIGNATURE):
        raise ValueError("expected the signature of a PNG")
    start = len(_SIGNATURE)
    while start < len(content):
        data = start + 8
        length = int.from_bytes(content[start : start + 4])
        end = data + length
        if end + 4 > len(content):
            raise ValueError("a chunk is cut off, or something follows the last one")
        if zlib.crc32(content[start + 4 : end]) != int.from_bytes(content[end : end + 4]):
            raise ValueError("a chunk has a wrong checksum")
        yield content[start + 4 : data], content[data:end]
        start = end + 4


def _expect_packed(packed: bytes, length: int) -> None:
    """Raise ValueError unless zlib packed exactly `length` bytes, with nothing after them."""
    unpacking = zlib.decompressobj()
    try:
        lines = unpacking.decompress(packed, length + 1)
    except zlib.error as error:
        raise ValueError(f"the pixels cannot be unpacked ({error})") from None
    if len(lines) != length or not unpacking.eof or unpacking.unused_data:
        raise ValueError("expected as many pixels as the size says, and nothing behind them")
