"""The test whether this platform draws the bytes of releases: another processor or font library may not."""

from functools import cache
from hashlib import sha256
from typing import Any

from seedproof.figures.picture import encoded, picture

DRAWING: dict[str, Any] = {
    "items": [
        {
            "from": "-2",
            "kind": "between",
            "lower": {"coefficients": ["1/2", "-1", "-3"], "kind": "polynomial"},
            "to": "2",
            "upper": {"coefficients": ["-1", "-1"], "kind": "polynomial"},
        },
        {"coefficients": ["1/2", "-1", "-3"], "from": "-3", "kind": "polynomial", "label": "f", "to": "3"},
        {"coefficients": ["-1", "-1"], "from": "-3", "kind": "polynomial", "label": "g", "to": "3"},
        {"at": ["-2", "1"], "kind": "point", "label": "", "open": 0},
        {"at": ["2", "-3"], "kind": "point", "label": "", "open": 0},
        {"at": ["0", "-3"], "kind": "point", "label": "", "open": 0},
    ],
    "kind": "axes",
    "x": ["-3", "3"],
    "x_label": "x",
    "x_step": "1",
    "y": ["-5", "3"],
    "y_label": "y",
    "y_step": "1",
}
"""Curves, filled areas, ticks and labels: everything that platforms may draw differently."""

RELEASED = "b8a7dffdfa7d3a1b14b2e6b12048aa497577cda202a9e00717305d64178239fc"
"""The SHA-256 of its image on the platform that makes releases, with the libraries of the lock."""


@cache
def draws_as_released() -> bool:
    """Return whether the test drawing has the known bytes on this platform."""
    return sha256(encoded(picture(DRAWING))).hexdigest() == RELEASED
