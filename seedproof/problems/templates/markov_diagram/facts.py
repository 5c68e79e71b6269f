"""The facts of a drawn Markov chain."""

from typing import Literal

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """The probabilities of changing the state in a step, in tenths; with the rest the state stays."""

    leaving: list[tuple[int, int, int]]
    """From A, B and C to A, B and C, 0 on the diagonal and where there is no arrow."""
    asked: Literal["stationary", "absorption"]
    steps: int
    """After how many steps a probability is asked for."""
