r"""Reads unions of intervals from LaTeX: `\left(-\infty, 2\right] \cup \left(3, 5\right)`."""

import re
from typing import NamedTuple

from flint import acb

from seedproof.problems.checking.evaluating import value_of

_INTERVAL = re.compile(r"([(\[])(.+), (.+)([)\]])")
_EMPTY = (r"\varnothing", r"\emptyset", r"\{\}")
_REALS = (r"\mathbb{R}", r"\mathbf{R}")


class Interval(NamedTuple):
    """An interval; an end is None where it is infinite."""

    low: acb | None
    high: acb | None
    low_belongs: bool
    high_belongs: bool

    def contains(self, place: acb) -> bool:
        """Return whether a real place belongs to the interval."""
        if self.low is not None and not _is_above(place, self.low, self.low_belongs):
            return False
        return self.high is None or _is_above(self.high, place, self.high_belongs)


def _is_above(place: acb, end: acb, belongs: bool) -> bool:
    distance = float((place - end).real.mid())
    if abs(distance) < 1e-25:
        return belongs
    return distance > 0


def intervals_of(text: str) -> list[Interval]:
    """Return the intervals of a union, none for the empty set. Raises: ValueError."""
    plain = text.replace(r"\left", "").replace(r"\right", "").strip()
    if plain in _EMPTY:
        return []
    if plain in _REALS:
        return [Interval(None, None, False, False)]
    return [_interval(part.strip()) for part in plain.split(r"\cup")]


def _interval(text: str) -> Interval:
    if text.startswith(r"\{"):
        place = value_of(text.removeprefix(r"\{").removesuffix(r"\}"))
        return Interval(place, place, True, True)
    match = _INTERVAL.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no interval")
    opening, low, high, closing = match.groups()
    return Interval(_end(low), _end(high), opening == "[", closing == "]")


def _end(text: str) -> acb | None:
    return None if text.endswith(r"\infty") else value_of(text)
