"""Units behind values: they are noted, converted where both sides have one, and decide nothing alone."""

from typing import NamedTuple

from seedproof.answers.free_forms import parted
from seedproof.answers.units import unit_of
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.record.patterns import Pattern

_EQUALS = Pattern(r"(?<![<>!:])(=|≈|\\approx(?![A-Za-z]))(?!=)")


class Bare(NamedTuple):
    """Two texts without units, and whether only one of them had one, a letter, which may be no unit."""

    first: str
    second: str
    is_open: bool = False


def without_units(first: str, second: str) -> Bare:
    """Return two texts without the units behind their values; in the same unit if both have one.

    Raises:
        Unreadable: Their units are not those of the same kind.
    """
    left, unit = _without_unit(first)
    right, other = _without_unit(second)
    if not unit or not other or unit == other:
        return Bare(left, right, unit != other and len(unit or other) == 1)
    size, other_size = unit_of(unit), unit_of(other)
    if size is None or other_size is None or size.kinds != other_size.kinds:
        raise Unreadable("their units are not of one kind")
    return Bare(f"({left}) * ({size.size})", f"({right}) * ({other_size.size})")


def _without_unit(text: str) -> tuple[str, str]:
    """Return a text, or the members of a chain of equations, without the one unit in it."""
    pieces = [parted(piece) for piece in _EQUALS.split(text)]
    units = {unit for _, unit in pieces if unit}
    if len(units) > 1:
        raise Unreadable("it states a value in several units")
    return "".join(piece for piece, _ in pieces), "".join(units)
