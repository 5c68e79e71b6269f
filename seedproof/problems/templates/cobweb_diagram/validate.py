"""Takes function values at the marks, iterates exactly, and solves nothing: stated numbers are put in."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.untyped import Facts

_NUMBER = re.compile(r"-?[0-9]{1,9}(?:/[0-9]{1,9})?")
_EXPLICIT = re.compile(
    r"(?:(?P<level>-?[0-9/]{1,12}) (?P<sign>[-+]) |(?P<lead>-?))(?:(?P<above>[0-9]{1,9})\*)?"
    r"\((?P<ratio>-?[0-9/]{1,9})\)\*\*n(?:/(?P<below>[0-9]{1,9}))?"
)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Each part by what it must satisfy."""
    try:
        if len(facts["marks"]) == 2:
            yield from _linear(facts, answers)
        else:
            yield from _quadratic(facts, answers)
    except (ValueError, ZeroDivisionError) as error:
        yield f"an answer is not in the expected form: {error}"


def _linear(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    yield from _function(facts, answers[0])
    start, fixed = Fraction(facts["start"]), _number(answers[2])
    if _number(answers[1]) != _at(facts, _at(facts, start)):
        yield f"the second term is not {answers[1]}"
    if _at(facts, fixed) != fixed or not abs(_at(facts, fixed + 1) - fixed) < 1:
        yield f"{fixed} is no fixed point that attracts"
    if not facts["explicit"]:
        return
    match = _EXPLICIT.fullmatch(answers[3])
    if match is None:
        yield f"{answers[3]!r} is no number and a multiple of a power"
        return
    factor = Fraction(int(match["above"] or 1), int(match["below"] or 1))
    factor *= -1 if "-" in (match["sign"] or match["lead"]) else 1
    term = start
    # Both sides are a number and a multiple of a power: places 0 to 3 decide.
    for n in range(5):
        if Fraction(match["level"] or 0) + factor * Fraction(match["ratio"]) ** n != term:
            yield f"{answers[3]} is not the term where n is {n}"
            return
        term = _at(facts, term)


def _quadratic(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    fixed = [_number(one) for one in answers[0].removeprefix("{").removesuffix("}").split(", ")]
    if len(set(fixed)) != 2 or answers[0][:1] != "{" or any(_at(facts, one) != one for one in fixed):
        yield f"{answers[0]} are not two fixed points"
    limit, start = _number(answers[1]), Fraction(facts["start"])
    low, high = (x for x, y in facts["marks"] if x == y)
    middle = Fraction(low + high, 2)
    # A parabola's slope at a place is the difference over an interval around it. Rising from fixed point
    # to fixed point, and with no third one, it makes every path between them monotone.
    slopes = [_at(facts, one + Fraction(1)) - _at(facts, one - Fraction(1)) for one in (low, high)]
    if not low < start < high or min(slopes) < 0 or _at(facts, middle) == middle:
        yield "the function is not seen to lead to a fixed point"
    if limit != (high if _at(facts, start) > start else low):
        yield f"the sequence does not move towards {limit}"
    yield from _function(facts, answers[2])


def _function(facts: Facts, stated: str) -> Iterator[str]:
    """A polynomial of degree d is determined by d + 1 marks."""
    coefficients = polynomial_of(stated, "x")
    if len(coefficients) != len(facts["marks"]):
        yield f"{stated} is not of the degree that the words say"
    for x, y in facts["marks"]:
        value = Fraction(0)
        for one in coefficients:
            value = value * x + one
        if value != y:
            yield f"the graph of {stated} does not go through ({x}, {y})"


def _at(facts: Facts, x: Fraction) -> Fraction:
    """The value, by interpolation between the marks (Neville)."""
    marks = facts["marks"]
    if len({one for one, _ in marks}) != len(marks):
        raise ValueError("two marks stand over one another")
    found = [(one, one, Fraction(y)) for one, y in marks]
    while len(found) > 1:
        found = [
            (left, right, ((x - left) * other - (x - right) * value) / (right - left))
            for (left, _, value), (_, right, other) in pairwise(found)
        ]
    return found[0][2]


def _number(text: str) -> Fraction:
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{text!r} is no fraction")
    return Fraction(text)


def _types(facts: Facts) -> list[str]:
    if len(facts["marks"]) == 3:
        return ["set", "number", "expression(x)"]
    return ["expression(x)", "number", "number", *["expression(n; n >= 0, integer)"] * facts["explicit"]]


CHECKER = Checker(facts=Facts, method="exact fixed-point equation", wrong=wrong, types=_types)
