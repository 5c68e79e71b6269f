"""Domains of the letters of an answer, and points in them."""

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import islice

import msgspec

from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.record.patterns import Pattern

_POINTS = tuple(
    Fraction(*pair)
    for pair in (
        (7, 5),
        (-11, 7),
        (3, 11),
        (13, 4),
        (-5, 13),
        (22, 9),
        (-19, 6),
        (29, 3),
        (1, 17),
        (-31, 29),
        (37, 2),
        (-47, 5),
        (1013, 7),
        (-1013, 7),
        (1, 523),
        (-1, 523),
    )
)
_WHOLE = tuple(Fraction(value) for value in (2, 1, 3, 5, 4, 7, 6, 10, -1, -2, -3, 0))
_INSIDE = tuple(Fraction(*pair) for pair in ((3, 7), (5, 6), (2, 17), (7, 11), (1, 31), (30, 31)))


class Domain(msgspec.Struct, frozen=True):
    """An open interval with rational or infinite ends, and whether only its integers count."""

    low: Fraction | None = None
    high: Fraction | None = None
    integer: bool = False

    def points(self) -> Iterator[Fraction]:
        """Yield points of the domain, the simplest first."""
        if self.integer:
            yield from (value for value in _WHOLE if self._holds(value))
            return
        if self.low is not None and self.high is not None:
            yield from (self.low + (self.high - self.low) * share for share in _INSIDE)
            return
        yield from (value for value in _POINTS if self._holds(value))
        for value in _POINTS:
            if not self._holds(value):
                yield (
                    self.low + abs(value) if self.low is not None else (self.high or Fraction(0)) - abs(value)
                )

    def _holds(self, value: Fraction) -> bool:
        return (self.low is None or value > self.low) and (self.high is None or value < self.high)

    def bounded(self, sign: str, bound: Fraction) -> "Domain":
        """Return the part of the domain whose values stand in a relation, such as <=, to a bound."""
        is_low = sign in (">", ">=")
        if self.integer and sign.endswith("="):
            bound += -1 if is_low else 1
        if is_low:
            return Domain(bound if self.low is None else max(self.low, bound), self.high, self.integer)
        return Domain(self.low, bound if self.high is None else min(self.high, bound), self.integer)


REALS = Domain()


def domain(text: str) -> Domain:
    """Return the domain of one letter that a text states: `x > 0`, `0 < x < 1`, `n integer`, `x != 0`.

    Raises:
        Unreadable: The text is no such condition.
    """
    integer = re.search(r"integer|\\mathbb\{?Z|ℤ|natural", text) is not None
    low: Fraction | None = Fraction(0) if re.search("natural|positive", text) else None
    high: Fraction | None = None
    for condition in re.split(r"\band\b|,", text):
        condition = _WORDS.sub(" ", condition).strip()
        if _PLAIN.fullmatch(condition):
            continue
        if not (match := _BOUNDS.fullmatch(condition.strip())):
            raise Unreadable(f"the domain {text[:60]!r} is not of the form 'a < x < b'")
        if match["left"]:
            low, high = _narrowed(low, high, match["first"], match["left"], integer)
        if match["right"]:
            low, high = _narrowed(low, high, match["second"], _TURNED[match["right"]], integer)
    return Domain(low, high, integer)


_TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
_PLAIN = Pattern(r"\w*|\w+\s*(?:!=|≠|\\ne)\s*\S+|\w+\s*(?:∈|\\in|in)\s*\S+")
_NUMBER = r"-?(?:\d+(?:\.\d+|/\d+)?|pi(?:/\d+)?|oo)"
_WORDS = Pattern(r"\b(?:is|an?(?= [a-z])|reals?|positive|integers?|natural|numbers?)\b")
_BOUNDS = Pattern(
    rf"(?:(?P<first>{_NUMBER})\s*(?P<left><=?|>=?)\s*)?[a-zA-Z]\w*\s*(?:(?P<right><=?|>=?)\s*(?P<second>{_NUMBER}))?"
)


def _narrowed(
    low: Fraction | None, high: Fraction | None, bound: str, sign: str, integer: bool
) -> tuple[Fraction | None, Fraction | None]:
    """Return the ends after `bound sign letter`; for integers, an included bound is moved outwards."""
    if bound.endswith("oo"):
        return low, high
    is_low = sign in ("<", "<=")
    if "pi" in bound:
        # A little inside the true bound, so that no point lies beyond it.
        negative = bound.startswith("-")
        near = Fraction(355, 113) if is_low != negative else Fraction(333, 106)
        value = near / int(bound.partition("/")[2] or 1) * (-1 if negative else 1)
    else:
        value = Fraction(bound)
    if integer and sign.endswith("="):
        value += -1 if is_low else 1
    if is_low:
        return (value if low is None else max(low, value)), high
    return low, (value if high is None else min(high, value))


def points(
    letters: tuple[str, ...], domains: Mapping[str, Domain], count: int
) -> Iterator[dict[str, Fraction]]:
    """Yield points for several letters; each letter runs through its own points at its own offset."""
    if not letters:
        yield {}
        return
    lists = {name: list(islice(domains.get(name, REALS).points(), 16)) for name in letters}
    if not all(lists.values()):
        return
    for number in range(min(count, 16)):
        yield {
            name: values[(number + index * (1 + number // 3)) % len(values)]
            for index, (name, values) in enumerate(lists.items())
        }
