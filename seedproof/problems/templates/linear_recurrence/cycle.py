"""Reads the recurrence as a polynomial whose powers stand for the places of the terms."""

import re
from collections.abc import Sequence

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.linear_recurrence.facts import Facts
from seedproof.problems.templates.linear_recurrence.phrases import (
    FORMULA_QUESTIONS,
    LIMIT_QUESTIONS,
    STATEMENTS,
)

_NEWEST = re.compile(r"a_\{n\+([1-3])\}")
_TERM = re.compile(r"a_(?:n|\{n\+([1-9])\})")
_POWER = re.compile(
    r"(?P<sign>^-?| [-+] )(?:(?P<factor>[0-9]+) (?:\\cdot )?)?"
    r"(?P<base>[0-9]+|\\left\(-[0-9]+\\right\))\^\{n\}$"
)
_INITIAL = re.compile(r"a_([0-9]) = (.+)")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a linear recurrence."""
    if drawing is not None or len(questions) != 2:
        raise Unreadable("it is not a linear recurrence with two questions")
    read_gaps(questions[0], FORMULA_QUESTIONS)
    read_gaps(questions[1], LIMIT_QUESTIONS)
    gaps = read_gaps(statement, STATEMENTS)
    newest, _, right = gaps["recurrence"].partition(" = ")
    order = _order(newest)
    power = _POWER.search(right)
    coefficients, constant = _right_side(_POWER.sub("", right), order)
    if constant and power:
        raise Unreadable("there are two terms without a_n")
    forcing: list[int] = []
    if constant:
        forcing = [constant, 1]
    if power:
        forcing = [_factor(power), _base(power["base"])]
    return Facts(coefficients, forcing, _initial_values(gaps["initial"], order))


def _order(newest: str) -> int:
    match = _NEWEST.fullmatch(newest)
    if match is None:
        raise Unreadable(f"{newest!r} is no newest term")
    return int(match[1])


def _right_side(text: str, order: int) -> tuple[list[int], int]:
    """Return the coefficients of the earlier terms, the newest first, and the term without any of them."""
    powers = _TERM.sub(_as_power, text)
    polynomial = [integer(coefficient) for coefficient in polynomial_of(powers, "x")]
    if len(polynomial) > order + 1:
        raise Unreadable("a term stands too high")
    missing = order + 1 - len(polynomial)
    *coefficients, constant = [0] * missing + polynomial
    return coefficients, constant


def _as_power(term: re.Match[str]) -> str:
    """Return a term as a power of x, one too high, for that without x stands for a constant."""
    exponent = int(term[1] or 0) + 1
    return f"x^{{{exponent}}}"


def _factor(power: re.Match[str]) -> int:
    factor = int(power["factor"] or 1)
    if "-" in power["sign"]:
        return -factor
    return factor


def _base(text: str) -> int:
    return integer_of(text.removeprefix(r"\left(").removesuffix(r"\right)"))


def _initial_values(text: str, order: int) -> list[int]:
    """Return the first terms. Raises: Unreadable unless there are as many as the order."""
    values: list[int] = []
    for index, equation in enumerate(text.split(r", \quad ")):
        match = _INITIAL.fullmatch(equation)
        if match is None or match[1] != str(index):
            raise Unreadable(f"{equation!r} is not the initial value with the number {index}")
        values.append(integer_of(match[2]))
    if len(values) != order:
        raise Unreadable("there are not as many initial values as the order")
    return values


READER = Reader(read=read)
