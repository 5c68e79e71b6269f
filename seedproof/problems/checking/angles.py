"""Angles that are rational multiples of pi, read from text."""

from fractions import Fraction

from seedproof.problems.checking.closed_forms import closed_form
from seedproof.problems.reader import Unreadable


def turns_of(text: str) -> Fraction:
    """Return an angle over pi. Raises: Unreadable for no multiple of pi, ValueError for no number."""
    number = closed_form(text)
    if not number.keys() <= {(1, 1)}:
        raise Unreadable(f"{text!r} is no multiple of pi")
    return number.get((1, 1), Fraction(0))
