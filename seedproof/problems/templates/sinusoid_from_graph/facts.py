"""The facts of a drawn sinusoid."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A cosine wave; all its numbers can be read off a grid."""

    amplitude: int
    period: int
    crest: int
    """The x of the marked crest; the next trough is half a period to its right."""
    level: int
    """The height around which the wave swings."""
