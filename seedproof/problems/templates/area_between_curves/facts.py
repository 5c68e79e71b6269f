"""The facts of a region between two drawn curves."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """Two polynomials, the highest power first; every coefficient is the text of a multiple of a half."""

    f: list[str]
    g: list[str]
