"""Takes function values at the marks, iterates exactly, and solves nothing: stated numbers are put in."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from seedproof.problems.checker import Checker
from seedproof.problems.checking.horner import value
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.templates.cobweb_diagram.facts import Facts

_NUMBER = re.compile(r"-?[0-9]{1,9}(?:/[0-9]{1,9})?")
_SET = re.compile(r"\{(.+)\}")
_EXPLICIT = re.compile(
    r"(?:(?P<level>-?[0-9/]{1,12}) (?P<sign>[-+]) |(?P<lead>-?))(?:(?P<above>[0-9]{1,9})\*)?"
    r"\((?P<ratio>-?[0-9/]{1,9})\)\*\*n(?:/(?P<below>[0-9]{1,9}))?"
)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check each part by what it must satisfy."""
    try:
        if len(facts.marks) == 2:
            yield from _linear(facts, answers)
        else:
            yield from _quadratic(facts, answers)
    except (ValueError, ZeroDivisionError) as error:
        yield f"an answer is not in the expected form: {error}"


def _linear(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    if facts.explicit:
        function, limit, explicit = answers
        yield from _explicit(facts, explicit)
    else:
        function, second_term, limit = answers
        following = _value(facts, Fraction(facts.start))
        if _number(second_term) != _value(facts, following):
            yield f"the second term is not {second_term}"
    yield from _function(facts, function)
    fixed_point = _number(limit)
    slope = _value(facts, fixed_point + 1) - _value(facts, fixed_point)
    if _value(facts, fixed_point) != fixed_point or abs(slope) >= 1:
        yield f"{limit} is no fixed point that attracts"


def _explicit(facts: Facts, text: str) -> Iterator[str]:
    match = _EXPLICIT.fullmatch(text)
    if match is None:
        yield f"{text!r} is no number and a multiple of a power"
        return
    level = Fraction(match["level"] or 0)
    ratio = Fraction(match["ratio"])
    factor = Fraction(int(match["above"] or 1), int(match["below"] or 1))
    if "-" in (match["sign"], match["lead"]):
        factor = -factor
    term = Fraction(facts.start)
    # Both sides are a number and a multiple of a power: places 0 to 3 decide.
    for n in range(5):
        if level + factor * ratio**n != term:
            yield f"{text} is not the term where n is {n}"
            return
        term = _value(facts, term)


def _quadratic(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    fixed_points, limit, function = answers
    yield from _fixed_points(facts, fixed_points)
    start = Fraction(facts.start)
    low, high = [Fraction(x) for x, y in facts.marks if x == y]
    middle = (low + high) / 2
    # A parabola's slope at a place is the difference over an interval around it. Rising from fixed point
    # to fixed point, and with no third one, it makes every path between them monotone.
    differences = [_value(facts, x + 1) - _value(facts, x - 1) for x in (low, high)]
    if not low < start < high or min(differences) < 0 or _value(facts, middle) == middle:
        yield "the function is not seen to lead to a fixed point"
    reached = high if _value(facts, start) > start else low
    if _number(limit) != reached:
        yield f"the sequence does not move towards {limit}"
    yield from _function(facts, function)


def _fixed_points(facts: Facts, text: str) -> Iterator[str]:
    match = _SET.fullmatch(text)
    if match is None:
        yield f"{text!r} is no set"
        return
    fixed_points = {_number(part) for part in match[1].split(", ")}
    if len(fixed_points) != 2 or any(_value(facts, x) != x for x in fixed_points):
        yield f"{text} are not two fixed points"


def _function(facts: Facts, text: str) -> Iterator[str]:
    """A polynomial of degree d is determined by d + 1 marks."""
    coefficients = polynomial_of(text, "x")
    if len(coefficients) != len(facts.marks):
        yield f"{text} is not of the degree that the words say"
    for x, y in facts.marks:
        if value(coefficients, x) != y:
            yield f"the graph of {text} does not go through ({x}, {y})"


def _value(facts: Facts, x: Fraction) -> Fraction:
    """Return the value, by interpolation between the marks (Lagrange). Raises: ValueError."""
    places = [mark for mark, _ in facts.marks]
    if len(set(places)) != len(places):
        raise ValueError("two marks stand over one another")
    found = Fraction(0)
    for mark, y in facts.marks:
        found += y * prod((x - place) / (mark - place) for place in places if place != mark)
    return found


def _number(text: str) -> Fraction:
    """Raises: ValueError for anything but an integer or a fraction."""
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{text!r} is no fraction")
    return Fraction(text)


def _types(facts: Facts) -> list[str]:
    if len(facts.marks) == 3:
        return ["set", "number", "expression(x)"]
    if facts.explicit:
        return ["expression(x)", "number", "expression(n; n >= 0, integer)"]
    return ["expression(x)", "number", "number"]


CHECKER = Checker(facts=Facts, method="exact fixed-point equation", wrong=wrong, types=_types)
