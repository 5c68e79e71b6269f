"""Evaluates the function piece by piece near the asked places, and extrapolates to the limit.

Near a joint the function, and the function of the function, is linear: two values give the limit exactly.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Literal

from seedproof.problems.checker import Checker
from seedproof.problems.templates.limits_from_graph import facts as ask
from seedproof.problems.templates.limits_from_graph.facts import Facts, Question

_SET = re.compile(r"\{(?:-?[0-9]{1,2}(?:, -?[0-9]{1,2})*)?\}")
_INTEGER = re.compile(r"-?[0-9]+")
_NEAR = Fraction(1, 128)

Side = Literal[-1, 1]
"""Left or right."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare every part with values of the function."""
    if len(answers) != len(facts.asked):
        yield "there are not as many answers as parts"
        return
    for question, answer in zip(facts.asked, answers, strict=True):
        expected = _expected(facts, question)
        stated: str | list[int] = answer
        if isinstance(expected, list) and _SET.fullmatch(answer):
            stated = [int(x) for x in _INTEGER.findall(answer)]
        if stated != expected:
            yield f"{question} is {expected}, not {answer}"


def _expected(facts: Facts, question: Question) -> str | list[int]:
    """Return a number or words as text, or the places of a set."""
    if not isinstance(question, ask.AtJoint):
        inside = range(facts.nodes[0].x + 1, facts.nodes[-1].x)
        return [x for x in inside if _belongs(facts, question, Fraction(x))]
    x = Fraction(question.at)
    match question:
        case ask.LeftLimit():
            return str(_limit(facts, x, -1))
        case ask.RightLimit():
            return str(_limit(facts, x, 1))
        case ask.InnerLeftLimit():
            return str(_inner_limit(facts, x, -1))
        case ask.InnerRightLimit():
            return str(_inner_limit(facts, x, 1))
        case ask.Limit():
            left = _limit(facts, x, -1)
            right = _limit(facts, x, 1)
            return str(left) if left == right else "does not exist"
        case ask.Value():
            value = _value(facts, x)
            return "undefined" if value is None else str(value)


def _belongs(facts: Facts, question: ask.Inside, x: Fraction) -> bool:
    """Whether the function breaks off, has a hole or a moved point, or jumps at an integer."""
    left = _limit(facts, x, -1)
    right = _limit(facts, x, 1)
    continuous = left == right == _value(facts, x)
    match question:
        case ask.Discontinuities():
            return not continuous
        case ask.RemovableDiscontinuities():
            return left == right and not continuous
        case _:
            return left != right


def _value(facts: Facts, x: Fraction) -> Fraction | None:
    """Return the function at x, None where it has no value. Raises: ValueError outside the graph."""
    for node in facts.nodes:
        if node.x == x:
            return None if node.value == "none" else Fraction(node.value)
    for start, end in pairwise(facts.nodes):
        if start.x < x < end.x:
            slope = Fraction(end.left - start.right, end.x - start.x)
            return start.right + slope * (x - start.x)
    raise ValueError(f"{x} is outside the graph")


def _limit(facts: Facts, x: Fraction, side: Side) -> Fraction:
    """Return the limit of f(x). Raises: ValueError where there are no values on that side."""
    farther = _existing(_value(facts, x + side * _NEAR))
    nearer = _existing(_value(facts, x + side * _NEAR / 2))
    return 2 * nearer - farther


def _inner_limit(facts: Facts, x: Fraction, side: Side) -> Fraction:
    """Return the limit of f(f(x)). Raises: ValueError where there are no values on that side."""
    farther = _existing(_value(facts, x + side * _NEAR))
    nearer = _existing(_value(facts, x + side * _NEAR / 2))
    return 2 * _existing(_value(facts, nearer)) - _existing(_value(facts, farther))


def _existing(value: Fraction | None) -> Fraction:
    if value is None:
        raise ValueError("near a joint there is no value")
    return value


def _type(facts: Facts, question: Question) -> str:
    if isinstance(question, ask.Inside):
        return "set"
    return "label" if _expected(facts, question) in ("undefined", "does not exist") else "number"


CHECKER = Checker(
    facts=Facts,
    method="values near the asked places",
    wrong=wrong,
    types=lambda facts: [_type(facts, question) for question in facts.asked],
)
