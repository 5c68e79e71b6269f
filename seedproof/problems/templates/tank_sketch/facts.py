"""The facts of a drawn tank."""

from typing import Literal

import msgspec


class Corner(msgspec.Struct, frozen=True, array_like=True):
    """A corner of the wall; a list in JSON."""

    height: int
    """Metres above the bottom."""
    radius: int
    """Metres."""


class Facts(msgspec.Struct, frozen=True):
    """A round tank whose wall is straight between its corners, and what is in it."""

    wall: list[Corner]
    """From the bottom to the rim."""
    level: int
    """How deep the liquid is, in metres."""
    weight: Literal[8, 9, 10, 12]
    """Kilonewtons per cubic metre."""
    inflow: int
    """Cubic metres per hour."""
