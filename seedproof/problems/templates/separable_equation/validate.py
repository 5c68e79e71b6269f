"""Puts the stated function into the equation at many places, and looks at it close to the stated ends."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import assert_never

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.evaluating import NoValue, exact, real_value
from seedproof.problems.checking.initial_values import are_same, has_value, solves_at
from seedproof.problems.templates.separable_equation.facts import Bounded, Facts, Reciprocal, Root

_INTERVAL = re.compile(r"\((-oo|-?[0-9]+), (oo|-?[0-9]+)\)")
_PLACES = 9
_FAR = 40
_NEAR = acb(2) ** -40
_SMALL = 1e-5


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The function solves the equation from its start on; it ends, or is steepest, where that is said."""
    solution = read(answers[0])
    if names(solution) - {"x"}:
        yield "there are other letters than x"
        return
    if isinstance(facts, Bounded):
        yield from _steepest_wrong(facts, solution, answers[1])
        ends = (-_FAR, _FAR)
    else:
        yield from _interval_wrong(facts, solution, answers[1])
        low, high = _ends(answers[1]) or (None, None)
        ends = (low or -_FAR, high or _FAR)
    yield from _solution_wrong(facts, solution, ends)


def _solution_wrong(facts: Facts, solution: Node, ends: tuple[int, int]) -> Iterator[str]:
    if not has_value(solution, "x", exact(0), _start(facts)):
        yield "it has another value at zero"
        return
    low, high = ends
    for number in range(1, _PLACES):
        place = exact(low) + exact(high - low) * number / _PLACES / 4 - exact(low) * 3 / 4
        try:
            real_value(solution, {"x": place})
        except NoValue:
            yield f"it has no value at one of the places between {low} and {high}"
            return
        if not solves_at(solution, "x", place, partial(_slope, facts)):
            yield "it does not solve the equation"
            return


def _start(facts: Facts) -> acb:
    match facts:
        case Reciprocal(factor=factor, power=power, end=end):
            return 1 / (exact(factor) * exact(end) ** power)
        case Root(factor=factor, power=power, end=end, base=base):
            return (exact(factor) ** 2 * exact(base) * abs(exact(end)) ** power).sqrt()
        case Bounded(start=start):
            return exact(start)
    assert_never(facts)


def _slope(facts: Facts, x: acb, y: acb) -> acb:
    match facts:
        case Reciprocal(factor=factor, power=power):
            return exact(factor * power) * x ** (power - 1) * y**2
        case Root(factor=factor, power=power, base=base, end=end):
            sign = -1 if power % 2 and end < 0 else 1
            return exact(-sign * power * base * factor**2) * x ** (power - 1) / (2 * y)
        case Bounded(factor=factor, divisor=divisor, low=low, high=high):
            return exact(factor) * (y - low) * (exact(high) - y) / exact(divisor)
    assert_never(facts)


def _ends(text: str) -> tuple[int | None, int | None] | None:
    """Return the ends of an interval, None for infinite ones; None for another text."""
    match = _INTERVAL.fullmatch(text)
    if match is None:
        return None
    low, high = (None if "oo" in end else int(end) for end in match.groups())
    return low, high


def _interval_wrong(facts: Reciprocal | Root, solution: Node, text: str) -> Iterator[str]:
    """At a finite end the solution is infinite or zero; with an infinite end it goes on far away."""
    ends = _ends(text)
    if ends is None:
        yield f"{text!r} is no open interval"
        return
    for number in range((ends[0] or -_FAR) + 1, ends[1] or _FAR):
        try:
            real_value(solution, {"x": exact(number)})
        except NoValue:
            yield f"the solution has no value at {number}"
            return
    for end, inwards in zip(ends, (1, -1), strict=True):
        place = _near(end, inwards)
        try:
            size = float(abs(real_value(solution, {"x": place})).mid())
        except NoValue:
            yield "the solution does not reach to an end of the interval"
            return
        if end is not None and not _is_singular(facts, size):
            yield f"the solution goes on beyond {end}"
    if (ends[0] or -1) >= 0 or (ends[1] or 1) <= 0:
        yield "zero is not in the interval"


def _near(end: int | None, inwards: int) -> acb:
    """Return a place close to the end, far away for an infinite one."""
    if end is None:
        return exact(-inwards * 10**6)
    return exact(end) + inwards * _NEAR


def _is_singular(facts: Reciprocal | Root, size: float) -> bool:
    """Return whether the solution is nearly infinite, or nearly zero, where it must end."""
    if isinstance(facts, Reciprocal):
        return size > 1 / _SMALL
    return size < _SMALL * 100


def _steepest_wrong(facts: Bounded, solution: Node, text: str) -> Iterator[str]:
    """The height there is in the middle, where the product of both distances is largest."""
    try:
        place = real_value(read(text), {})
    except NoValue:
        yield f"{text!r} is no number"
        return
    height = real_value(solution, {"x": place})
    if not are_same(2 * height, exact(facts.low + facts.high)):
        yield f"at {text} the slope is not largest"


def _types(facts: Facts) -> list[str]:
    if isinstance(facts, Bounded):
        return ["expression(x)", "number"]
    return ["expression(x)", "interval_union"]


CHECKER = Checker(
    facts=Facts,
    method="substitution and behaviour at the ends, in balls",
    wrong=wrong,
    types=_types,
)
