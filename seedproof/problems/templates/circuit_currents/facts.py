"""The facts of a drawn circuit."""

from typing import Literal

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """Three branches side by side, joined at the top and at the bottom."""

    voltages: tuple[int, int, int]
    """In volts, of the left, the right and the middle branch, 0 where no source is drawn."""
    resistances: tuple[int, int, int]
    """In ohms, of the left, the right and the middle branch."""
    asked: Literal["voltage", "resistance"]
    """What is changed in the last part."""
