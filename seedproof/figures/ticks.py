"""The ticks of an axis and the numbers beside them, exact: `0.5`, `2/3`, `−3π/2`."""

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor

_FINEST = 10**6


@dataclass(frozen=True)
class Axis:
    """A range with a tick at each multiple of a step; with the unit `π`, everything is in multiples of π."""

    low: Fraction
    high: Fraction
    step: Fraction
    unit: str = ""

    def ticks(self) -> list[Fraction]:
        """Return all ticks in the range, the lowest first."""
        counts = range(ceil(self.low / self.step), floor(self.high / self.step) + 1)
        return [self.step * count for count in counts]

    def numbered(self, room: float) -> list[Fraction]:
        """Return the ticks to number if each needs some room, in units: the roundest, including 0."""
        least = int(room / float(self.step)) + 1
        ticks, strides = self.ticks(), range(least, 10 * least)
        chosen_stride = next(
            (stride for stride in strides if stride == 1 or _is_round(self.step * stride)), least
        )
        chosen = [tick for tick in ticks if (tick / self.step) % chosen_stride == 0]
        return chosen if len(chosen) > 1 else ticks[::least]

    def words(self, tick: Fraction) -> str:
        """Return the number at a tick as text."""
        return number_words(tick, self.unit)


def number_words(value: Fraction, unit: str = "") -> str:
    """Return a short decimal, else a fraction; with the unit `π`, a multiple of it."""
    sign, size = "−" if value < 0 else "", abs(value)
    if unit and value:
        top = unit if size.numerator == 1 else f"{size.numerator}{unit}"
        return f"{sign}{top}" if size.denominator == 1 else f"{sign}{top}/{size.denominator}"
    if _FINEST % size.denominator == 0 and size.denominator > 1:
        whole, parts = divmod(size.numerator * (_FINEST // size.denominator), _FINEST)
        return f"{sign}{whole}." + f"{parts:06}".rstrip("0")
    return f"{sign}{size}"


def _is_round(value: Fraction) -> bool:
    """Return whether a value is 1, 2, 5, 10, 20, .., or a unit fraction such as 1/2."""
    leading = str(value.numerator).rstrip("0")
    return value.numerator == 1 or (value.denominator == 1 and leading in ("1", "2", "5"))
