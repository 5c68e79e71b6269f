"""Reads a product, quotient or chain from the outside in, and the asked point off the questions."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.derivative_of_combination.facts import AtPoint, Facts, Form, Name
from seedproof.problems.templates.derivative_of_combination.phrases import (
    DERIVATIVE_QUESTIONS,
    QUESTIONS_AT_A_POINT,
    STATEMENTS,
)

_NAMES: dict[str, Name] = {
    "": "power",
    "e": "exp",
    "ln": "log",
    "sin": "sin",
    "cos": "cos",
    "arctan": "arctan",
    "sqrt": "sqrt",
}
_BALANCED = r"(?:[^()]|\\left\((?:[^()]|\\left\([^()]*\\right\))*\\right\))+?"
_FUNCTIONS = (
    re.compile(rf"(?P<name>)\\left\((?P<argument>{_BALANCED})\\right\)\^\{{(?P<exponent>[0-9])\}}"),
    re.compile(
        r"\\(?P<name>sin|cos|ln|arctan)(?:\^\{(?P<exponent>[0-9])\})?"
        rf"\\left\((?P<argument>{_BALANCED})\\right\)"
    ),
    re.compile(r"(?P<name>e)\^\{(?P<argument>.+)\}(?P<exponent>)"),
    re.compile(r"\\(?P<name>sqrt)\{(?P<argument>.+)\}(?P<exponent>)"),
)
_QUOTIENT = re.compile(r"\\frac\{(?P<top>.+)\}\{(?P<bottom>[^{}]*(?:\{[0-9]\}[^{}]*)*)\}")
_CONSTANT_AFTER = re.compile(r"(?P<rest>.+) (?P<sign>[+-]) (?P<number>[0-9]+)")
_FACTORS_BEFORE = re.compile(r"(?:(?P<constant>[0-9]+) )?(?P<sign>[+-]?) ?(?P<factor>[0-9]*)")

_ASKED: tuple[list[AtPoint], ...] = (["tangent"], ["second"], ["tangent", "second"])


class _Application(NamedTuple):
    """A function that goes to the end of a text, and what stands before it."""

    before: str
    name: Name
    exponent: int
    argument: str


class _Chain(NamedTuple):
    """As in the facts: outer function, middle one with its numbers, and the polynomial in the middle."""

    outer: Name
    exponent: int
    inside: list[int | Name]
    inner: list[int]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a function to differentiate."""
    if drawing is not None:
        raise Unreadable("a function to differentiate has no figure")
    derivative_question, *questions_at_a_point = questions
    read_gaps(derivative_question, DERIVATIVE_QUESTIONS)
    asked, at = _asked(questions_at_a_point)
    rule = read_gaps(statement, STATEMENTS)["rule"]
    form, polynomial, application = _combination(rule)
    chain = _chain(application)
    return Facts(
        form=form,
        polynomial=polynomial,
        outer=chain.outer,
        exponent=chain.exponent,
        inside=chain.inside,
        inner=chain.inner,
        at=at,
        asked=asked,
    )


def _asked(questions: Sequence[str]) -> tuple[list[AtPoint], int]:
    """Return what is asked at a point, and the point. Raises: Unreadable where these are several."""
    asked: list[AtPoint] = []
    points: set[int] = set()
    for question in questions:
        kind, gaps = read_kind(question, QUESTIONS_AT_A_POINT)
        asked.append(kind)
        points.add(integer_of(gaps["x"]))
    if len(points) != 1 or asked not in _ASKED:
        raise Unreadable("tangent and second derivative are not asked at one point")
    return asked, points.pop()


def _combination(rule: str) -> tuple[Form, list[int], _Application]:
    """Return the form, the polynomial beside or under the function, and the function."""
    quotient = _QUOTIENT.fullmatch(rule)
    if quotient is None:
        application = _application(rule)
        return "product", _integers(application.before or "1"), application
    application = _application(quotient["top"])
    if application.before:
        raise Unreadable("there are a product and a quotient")
    return "quotient", _integers(quotient["bottom"]), application


def _application(text: str) -> _Application:
    """Return the first function that goes to the end of the text. Raises: Unreadable."""
    for start in range(len(text)):
        for pattern in _FUNCTIONS:
            match = pattern.fullmatch(text, start)
            if match is not None:
                return _Application(
                    before=text[:start].strip(),
                    name=_NAMES[match["name"]],
                    exponent=int(match["exponent"] or 1),
                    argument=match["argument"],
                )
    raise Unreadable(f"{text!r} has no function")


def _chain(application: _Application) -> _Chain:
    """Read the argument of the outer function. Raises: Unreadable."""
    _, name, exponent, argument = application
    if name != "power" and exponent > 1:
        return _Chain("power", exponent, [0, 1, name], _integers(argument))
    try:
        return _Chain(name, exponent, [], _integers(argument))
    except ValueError:
        pass
    inside, inner = _inside(argument)
    return _Chain(name, exponent, inside, inner)


def _inside(text: str) -> tuple[list[int | Name], list[int]]:
    """Return the numbers and the function of c + k g(p) or k g(p) + c, and p. Raises: Unreadable."""
    constant = 0
    after = _CONSTANT_AFTER.fullmatch(text)
    if after is not None:
        constant = int(after["sign"] + after["number"])
        text = after["rest"]
    middle = _application(text)
    before = _FACTORS_BEFORE.fullmatch(middle.before)
    if before is None or middle.exponent > 1 or middle.name == "power":
        raise Unreadable(f"{text!r} is no multiple of a function and a number")
    factor = int(before["sign"] + (before["factor"] or "1"))
    if before["constant"]:
        if after is not None or not before["sign"]:
            raise Unreadable("two numbers stand beside a function")
        constant = int(before["constant"])
    return [constant, factor, middle.name], _integers(middle.argument)


def _integers(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "x")]


READER = Reader(read=read)
