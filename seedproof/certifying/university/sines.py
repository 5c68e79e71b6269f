"""Sine and cosine of the multiples of 15 degrees, as roots."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, term, total
from seedproof.certifying.university.ground import Ground


def sine(ground: Ground, turn: Fraction) -> Term:
    """Return the sine of a multiple of pi.

    Raises: Unread if it is none of 15 degrees.
    """
    turn %= 2
    if turn >= 1:
        return -sine(ground, turn - 1)

    ground.use("known_angles")
    acute = min(turn, 1 - turn)
    if acute not in _SINES:
        raise Unread(f"the sine of {acute} pi is not in the table")
    return total(ground.root(number) * share if number else term(0) for number, share in _SINES[acute])


def cosine(ground: Ground, turn: Fraction) -> Term:
    """Return the cosine of a multiple of pi.

    Raises: Unread if it is none of 15 degrees.
    """
    return sine(ground, turn + Fraction(1, 2))


_SINES: Mapping[Fraction, Sequence[tuple[int, Fraction]]] = {
    Fraction(0): [(0, Fraction(0))],
    Fraction(1, 12): [(6, Fraction(1, 4)), (2, Fraction(-1, 4))],
    Fraction(1, 6): [(1, Fraction(1, 2))],
    Fraction(1, 4): [(2, Fraction(1, 2))],
    Fraction(1, 3): [(3, Fraction(1, 2))],
    Fraction(5, 12): [(6, Fraction(1, 4)), (2, Fraction(1, 4))],
    Fraction(1, 2): [(1, Fraction(1))],
}
"""Multiples of roots that add up to the sine: (2, 1/4) is a quarter of the root of 2."""
