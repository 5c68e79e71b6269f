"""The facts of a power series whose radius needs a limit."""

from typing import Literal

import msgspec

Kind = Literal[
    "power over factorial",
    "factorial over power",
    "binomial of 2n",
    "one over binomial of 2n",
    "binomial of 3n",
    "trinomial",
    "double power over factorial",
    "growing root",
    "falling root",
    "quotient to the n",
]


class Facts(msgspec.Struct, frozen=True):
    """The series of sign^n core(n) (x - centre)^n / (base^n n^weight), from n = 1 on."""

    kind: Kind
    """Which core."""
    a: int
    """A number in some cores, zero in the others."""
    b: int
    sign: Literal[1, -1]
    base: int
    weight: int
    centre: int
    ends: Literal[0, 1]
    """Whether the ends of the interval are asked for, too."""
