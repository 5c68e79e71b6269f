"""Images of problems: a drawing (`problems/drawing.py`) is checked and drawn as PNG, always the same bytes.

Only a call loads matplotlib (0.6 s), so importing this package stays quick. It comes with the extra `build`;
a call without it raises SeedproofError, which names the extra.
"""

import json
from typing import Any

from seedproof.figures.checking import check
from seedproof.record.extras import named_extra

__all__ = ["check", "draws_as_released", "png", "same_picture", "sheet", "shows"]


def png(drawing: dict[str, Any]) -> bytes:
    """Return the PNG of one drawing, 600 by 450 pixels on white; a table may have another height.

    On the same platform, with the same locked packages, a drawing always gives the same bytes.
    Raises: ValueError, with one sentence, when the drawing is not one that `check` allows.
    """
    check(drawing)
    with named_extra():
        from seedproof.figures.picture import encoded_picture
    return encoded_picture(json.dumps(drawing))


def shows(content: bytes, drawing: dict[str, Any], same_libraries: bool = False) -> bool:
    """Return whether a PNG shows a drawing.

    With the same libraries the bytes must be equal; with others the pixels must be about the same.
    Raises: ValueError, with one sentence, when the drawing is not one that `check` allows.
    """
    check(drawing)
    with named_extra():
        from seedproof.figures.likeness import is_drawn, is_like
    return is_drawn(content, drawing) if same_libraries else is_like(content, drawing)


def same_picture(content: bytes, expected: bytes) -> bool:
    """Return whether a PNG has about the same pixels as one drawn here, compared as `shows` does."""
    with named_extra():
        from seedproof.figures.likeness import are_like
        from seedproof.figures.reading import decoded, size_of
    try:
        height, width = size_of(expected)
        return are_like(decoded(content, height, width), decoded(expected, height, width))
    except ValueError:
        return False


def draws_as_released() -> bool:
    """Return whether this platform draws the exact bytes of releases, judged by one test drawing."""
    with named_extra():
        from seedproof.figures.calibration import draws_as_released as drawn
    return drawn()


def sheet(drawings: list[tuple[str, dict[str, Any]]]) -> bytes:
    """Return one image with a grid of at most 120 figures, each under its caption, for the gallery.

    Raises: ValueError, which names the caption, when one of the drawings is not allowed.
    """
    with named_extra():
        from seedproof.figures.sheets import grid
    return grid(drawings)
