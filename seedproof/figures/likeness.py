"""Comparison of a PNG with a drawing: by exact bytes, or by pixels that another platform may draw.

With the same libraries the bytes must be equal. Otherwise two bounds hold over the whole image:

- near: a shade lies in the range of those up to 3 pixels away in the other image, widened by its spread, so
  what is blank stays blank;
- alike: of each block of 7 × 7 pixels, blurred over 3 × 3, the mean difference is at most 18 shades for one
  of 25 shifts by up to a pixel, so items may move by half a pixel; between two digits it is 26 or more.

Measured on the 200 figures of university 2.0.0: accepted were 196 with everything moved by half a pixel, and
all without simplified paths. Of 300 with a letter of 6, 10 or 20 pixels written in at random, 7 were
accepted: small ones on lines and labels. Other figures may be refused even so: of university 1.0.0,
matplotlib 3.10 had 7 of 10 refused.
"""

from functools import reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from seedproof.figures.canvas import Pixels
from seedproof.figures.picture import encoded, picture
from seedproof.figures.reading import decoded

_REACH, _NOISE = 3, 2
_BLOCK, _MOST = 7, 18.0
_SHIFTS = (0.0, -0.5, 0.5, -1.0, 1.0)
"""The likeliest first: once every block has one that suits it, no other is tried."""

_Shades = NDArray[np.int16]
_Greys = NDArray[np.float32]


def is_drawn(content: bytes, drawing: dict[str, Any]) -> bool:
    """Return whether these are the bytes that this platform draws for a checked drawing."""
    return content == encoded(picture(drawing))


def is_like(content: bytes, drawing: dict[str, Any]) -> bool:
    """Return whether these bytes are an image of a checked drawing, perhaps from another platform."""
    expected = picture(drawing)
    if content == encoded(expected):
        return True
    height, width, _ = expected.shape
    try:
        pixels = decoded(content, height, width)
    except ValueError:
        return False
    return are_like(pixels, expected)


def are_like(pixels: Pixels, expected: Pixels) -> bool:
    """Return whether two images of one size differ by no more than two platforms may."""
    given = pixels.astype(np.int16)
    wanted = expected.astype(np.int16)
    return _is_near(given, wanted) and _is_near(wanted, given) and _is_alike(given, wanted)


def _is_near(given: _Shades, wanted: _Shades) -> bool:
    """Return whether each shade lies in the range near its pixel in the other, widened by its spread."""
    least = _about(wanted, _REACH, np.minimum)
    most = _about(wanted, _REACH, np.maximum)
    spare = most - least + _NOISE
    return bool(((least - spare <= given) & (given <= most + spare)).all())


def _about(shades: _Shades, reach: int, combine: np.ufunc) -> _Shades:
    """Combine each pixel with those up to `reach` away, across and up; at the edges with fewer."""
    combined = shades
    for axis in (0, 1):
        ends = [(reach, reach) if each == axis else (0, 0) for each in range(shades.ndim)]
        padded = np.moveaxis(np.pad(combined, ends, mode="edge"), axis, 0)
        size = shades.shape[axis]
        pieces = (padded[start : start + size] for start in range(2 * reach + 1))
        combined = np.moveaxis(reduce(combine, pieces), 0, axis)
    return combined


def _is_alike(given: _Shades, wanted: _Shades) -> bool:
    """Return whether each block differs little after the shift that suits it best."""
    blurred = _blurred(given)
    padded = np.pad(_blurred(wanted), 1, mode="edge")
    least = np.full(_means(blurred).shape, np.inf, np.float32)
    for down in _SHIFTS:
        moved_down = _moved(padded, down)
        for right in _SHIFTS:
            moved = _moved(moved_down.T, right).T
            np.minimum(least, _means(np.abs(blurred - moved)), out=least)
            if least.max() <= _MOST:
                return True
    return False


def _blurred(shades: _Shades) -> _Greys:
    greys: _Greys = shades.mean(axis=2, dtype=np.float32)
    padded = np.pad(greys, 1, mode="edge")
    down = padded[:-2] + padded[1:-1] + padded[2:]
    blurred: _Greys = (down[:, :-2] + down[:, 1:-1] + down[:, 2:]) / np.float32(9)
    return blurred


def _moved(padded: _Greys, by: float) -> _Greys:
    """Return the rows without the first and last, moved by up to one row."""
    whole = int(np.floor(by))
    fraction = np.float32(by - whole)
    rows = len(padded) - 2
    start = 1 + whole
    first = padded[start : start + rows]
    if not fraction:
        return first
    return first * (1 - fraction) + padded[start + 1 : start + 1 + rows] * fraction


def _means(greys: _Greys) -> _Greys:
    """Return the mean of each block that lies inside."""
    sums = np.pad(greys, ((1, 0), (1, 0))).cumsum(axis=0, dtype=np.float64).cumsum(axis=1)
    blocks = sums[_BLOCK:, _BLOCK:] - sums[:-_BLOCK, _BLOCK:] - sums[_BLOCK:, :-_BLOCK]
    means: _Greys = ((blocks + sums[:-_BLOCK, :-_BLOCK]) / _BLOCK**2).astype(np.float32)
    return means
