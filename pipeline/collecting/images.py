"""Images of collected problems: small, of a known type, and only from the data's own folder."""

import base64
import binascii
import warnings
from io import BytesIO
from pathlib import Path
from typing import Any

LARGEST_BYTES = 10_000_000
LARGEST_SIDE = 4096
"""Pixels. A larger image is refused by its header, before it is unpacked."""

TYPES = ("PNG", "JPEG", "GIF", "WEBP")


def read_image(given: Any, folder: Path | None, refused: type[ValueError]) -> bytes:
    """Return the bytes of an image: given as bytes, as Base64 under `bytes`, or as a path below `folder`.

    Raises: `refused`, with the reason, when the image cannot be used.
    """
    if isinstance(given, dict):
        given = given["bytes"] if given.get("bytes") is not None else given.get("path")
        if isinstance(given, str) and len(given) > 300:
            given = _decoded(given, refused)
    content = given if isinstance(given, bytes) else _from_file(given, folder, refused)
    if len(content) > LARGEST_BYTES:
        raise refused(f"the image has {len(content):,} bytes, at most {LARGEST_BYTES:,} are taken")
    _expect_image(content, refused)
    return content


def _decoded(text: str, refused: type[ValueError]) -> bytes:
    if len(text) > 2 * LARGEST_BYTES:
        raise refused(f"the image has more than {LARGEST_BYTES:,} bytes")
    try:
        return base64.b64decode(text, validate=True)
    except (ValueError, binascii.Error):
        raise refused("the image's bytes are no Base64") from None


def _from_file(name: Any, folder: Path | None, refused: type[ValueError]) -> bytes:
    if not isinstance(name, str) or folder is None or "\0" in name:
        raise refused("the image is neither bytes nor a path beside the data")
    try:
        path = (folder / name).resolve(strict=True)
        if not path.is_relative_to(folder.resolve()):
            raise refused(f"the image {name[:60]!r} lies outside the data's folder")
        if not path.is_file() or path.stat().st_size > LARGEST_BYTES:
            raise refused(f"the image {name[:60]!r} is no file of at most {LARGEST_BYTES:,} bytes")
        return path.read_bytes()
    except OSError as error:
        raise refused(f"the image {name[:60]!r} cannot be read ({error.strerror})") from None


def _expect_image(content: bytes, refused: type[ValueError]) -> None:
    """Check type and size in the header, and only then unpack the image once."""
    from PIL import Image, UnidentifiedImageError

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(BytesIO(content), formats=TYPES) as image:
                width, height = image.size
                if max(width, height) > LARGEST_SIDE:
                    sentence = (
                        f"the image has {width:,} by {height:,} pixels, at most {LARGEST_SIDE:,} a side"
                    )
                    raise refused(sentence)
                image.load()
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise refused("the image has far too many pixels") from None
    except (UnidentifiedImageError, OSError, SyntaxError, EOFError, ValueError) as error:
        if isinstance(error, refused):
            raise
        raise refused(f"the image is none of {', '.join(TYPES)}, or is broken") from None
