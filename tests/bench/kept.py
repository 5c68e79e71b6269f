"""The figures that docs/ shows: `speed.json`, by group and what."""

import msgspec

from tests.bench.measuring import Figure
from tests.conftest import REPOSITORY

SPEED = REPOSITORY / "docs" / "speed.json"

Figures = dict[str, Figure]


def kept() -> Figures:
    """Return what is kept."""
    return msgspec.json.decode(SPEED.read_bytes(), type=Figures) if SPEED.exists() else {}


def keep(figures: Figures) -> None:
    """Keep figures instead of all that were, and write the page anew."""
    text = msgspec.json.format(msgspec.json.encode(figures, order="sorted"), indent=1)
    SPEED.write_bytes(text + b"\n")
