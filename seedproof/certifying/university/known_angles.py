"""Sine, cosine and so on at multiples of pi where their squares are rational."""

from collections.abc import Mapping
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.university.constants import signed_root
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Name,
    Number,
    Power,
    children,
    number,
    rebuilt,
)
from seedproof.certifying.university.waves import CIRCULAR, multiple

SQUARES: Mapping[Fraction, Fraction] = {
    Fraction(0): Fraction(0),
    Fraction(1, 6): Fraction(1, 4),
    Fraction(1, 4): Fraction(1, 2),
    Fraction(1, 3): Fraction(3, 4),
    Fraction(1, 2): Fraction(1),
}
"""The squares of the sines of multiples of pi."""


def wave_square(name: str, turn: Fraction) -> Fraction:
    """Return the square of a function at a multiple of pi, with the sign of the function.

    Raises: Unread where the function is not defined, or for an angle that is not in the table.
    """
    sine, cosine = _sine_square(turn), _sine_square(turn + Fraction(1, 2))
    over, under = {
        "sin": (sine, Fraction(1)),
        "cos": (cosine, Fraction(1)),
        "tan": (sine, cosine),
        "cot": (cosine, sine),
        "sec": (Fraction(1), cosine),
        "csc": (Fraction(1), sine),
    }[name]
    if not under:
        raise Unread(f"{name} is not defined at {turn} pi")
    return over / under


def at_angle(formula: Expression, turn: Fraction) -> Expression:
    """Put a multiple of pi in the place of x, and roots in that of the functions that are in the table."""
    match formula:
        case Name("x"):
            return number(turn) * Name("pi")
        case Power(Function() as wave, Number(exponent)) if _is_known(wave, turn) and exponent > 0:
            of = wave_square(wave.name, multiple(wave) * turn)
            whole, half = divmod(int(exponent), 2)
            return number(abs(of) ** whole) * (signed_root(of) if half else number(1))
        case Function() as wave if _is_known(wave, turn):
            return signed_root(wave_square(wave.name, multiple(wave) * turn))
    return rebuilt(formula, tuple(at_angle(part, turn) for part in children(formula)))


def _is_known(wave: Function, turn: Fraction) -> bool:
    return wave.name in CIRCULAR and _folded(multiple(wave) * turn) in SQUARES


def _sine_square(turn: Fraction) -> Fraction:
    found = SQUARES.get(_folded(turn))
    if found is None:
        raise Unread(f"the sine of {turn} pi is not in the table")
    return found if turn % 2 < 1 else -found


def _folded(turn: Fraction) -> Fraction:
    within = turn % 1
    return min(within, 1 - within)
