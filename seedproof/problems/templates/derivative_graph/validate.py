"""Interpolates the derivative at odd sixteenths, and decides signs, changes and areas from these values.

Corners and zeros are integers: between two of them nothing changes, and a quarter step is a trapezium.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_WAYS = {"increasing": (0, 1), "decreasing": (0, -1), "concave up": (1, 1), "concave down": (1, -1)}
_PLACES = {"maxima": (0, -1), "minima": (0, 1), "bends": (1, 0)}
_INTERVAL = re.compile(r"\((-?[0-9]{1,2}), (-?[0-9]{1,2})\)")
_SET = re.compile(r"\{(-?[0-9]{1,2}(?:, -?[0-9]{1,2})*)?\}")
_NUMBER = re.compile(r"-?[0-9]{1,4}(?:/[1-9][0-9]?)?")
_STEP = Fraction(1, 4)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Every part against signs left and right of all integers."""
    first, last = facts["points"][0][0], facts["points"][-1][0]
    if len(answers) != len(facts["asked"]):
        yield "there are not as many answers as parts"
        return
    for name, text in zip(facts["asked"], answers, strict=True):
        if name in _WAYS:
            yield from _intervals_wrong(facts, *_WAYS[name], text)
        elif name in _PLACES:
            order, wanted = _PLACES[name]
            found = _SET.fullmatch(text)
            stated = [int(one) for one in found[1].split(", ")] if found and found[1] else []
            expected = [x for x in range(first + 1, last) if _changes(facts, order, x, wanted)]
            if found is None or stated != expected:
                yield f"the {name} are at {expected}, not at {text}"
        else:
            yield from _value_wrong(facts, name, text)


def _slope(facts: Facts, x: Fraction) -> Fraction:
    """The derivative at x, between the two points around it."""
    for (left, low), (right, high) in pairwise(facts["points"]):
        if left <= x <= right:
            return Fraction(low + (high - low) * (x - left) / Fraction(right - left))
    raise ValueError(f"{x} is outside the figure")


def _sign(facts: Facts, order: int, x: Fraction) -> int:
    """Of the derivative, or of its change, near a place that is no corner and no zero."""
    value = _slope(facts, x) if order == 0 else _slope(facts, x + _STEP / 8) - _slope(facts, x)
    if value == 0:
        raise ValueError(f"near {x} the derivative is zero or level")
    return 1 if value > 0 else -1


def _changes(facts: Facts, order: int, x: int, wanted: int) -> bool:
    """Whether the sign changes at an integer, to the wanted one if that is not 0."""
    before, after = _sign(facts, order, x - _STEP), _sign(facts, order, x + _STEP)
    return before != after and wanted in (0, after)


def _intervals_wrong(facts: Facts, order: int, wanted: int, text: str) -> Iterator[str]:
    first, last = facts["points"][0][0], facts["points"][-1][0]
    parts = [_INTERVAL.fullmatch(part) for part in text.split(" U ")] if text != "{}" else []
    pairs = [(int(part[1]), int(part[2])) for part in parts if part]
    if len(pairs) != len(parts) or pairs != sorted(set(pairs)):
        yield f"{text!r} is no union of open intervals in their order"
        return
    for cell in range(4 * first, 4 * last):
        x = (cell + Fraction(1, 2)) * _STEP
        if (_sign(facts, order, x) == wanted) != any(low < x < high for low, high in pairs):
            yield f"at x = {x} the sign is not as {text} says"
    for end in (end for pair in pairs for end in pair):
        if end not in (first, last) and not (first < end < last and _changes(facts, order, end, 0)):
            yield f"the interval does not have to end at {end}"


def _value_wrong(facts: Facts, name: str, text: str) -> Iterator[str]:
    """Areas of quarter steps are added up from the left end, where the value is known."""
    first, last = facts["points"][0][0], facts["points"][-1][0]
    value, asked = facts["known"]
    values = {Fraction(first): Fraction(value)}
    for cell in range(4 * first, 4 * last):
        x = cell * _STEP
        values[x + _STEP] = values[x] + _STEP * _slope(facts, x + _STEP / 2)
    expected = max(values.values()) if name == "greatest" else values[Fraction(asked)]
    if not _NUMBER.fullmatch(text) or Fraction(text) != expected:
        yield f"the {name} is {expected}, not {text}"


def _type(name: str) -> str:
    return "interval_union" if name in _WAYS else "set" if name in _PLACES else "number"


CHECKER = Checker(
    facts=Facts,
    method="signs and areas of quarter steps",
    wrong=wrong,
    types=lambda facts: [_type(name) for name in facts["asked"]],
)
