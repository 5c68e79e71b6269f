"""The facts of a sketch of infinitely many squares."""

from typing import Literal

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """In a row, the sides of the first two squares; else the parts of a side that the next square makes."""

    kind: Literal["row", "nested"]
    first: int
    second: int
