"""Whether a PNG shows a drawing, also where fonts or libraries differ and its bytes are others."""

from io import BytesIO
from typing import Any

import numpy as np
from PIL import Image, UnidentifiedImageError

from pipeline.figures.picture import encoded, picture

_STRONG, _MOST = 96, 50
"""Shades by which a pixel must differ to count, and at most one pixel in so many may."""


def shows(content: bytes, drawing: dict[str, Any]) -> bool:
    """Compare bytes, then size, then pixels. An image of another size is never unpacked."""
    expected = picture(drawing)
    if content == encoded(expected):
        return True
    try:
        with Image.open(BytesIO(content), formats=("PNG",)) as image:
            if image.size != (expected.shape[1], expected.shape[0]) or image.mode != "RGB":
                return False
            pixels = np.asarray(image)
    except (UnidentifiedImageError, OSError, SyntaxError, EOFError, ValueError):
        return False
    apart = np.abs(pixels.astype(np.int16) - expected.astype(np.int16)).max(axis=2) > _STRONG
    return bool(apart.sum() * _MOST <= apart.size)
