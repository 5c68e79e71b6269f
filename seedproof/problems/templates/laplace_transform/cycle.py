"""Reads the coefficients of the equation, its right side, and the initial values."""

import re
from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import Node, Number, Product, Sum, Symbol
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.laplace_transform.facts import Damped, Decay, Facts, Switched
from seedproof.problems.templates.laplace_transform.phrases import (
    SOLUTION_QUESTIONS,
    STATEMENTS,
    TRANSFORM_QUESTIONS,
)

_EXPONENTIAL = re.compile(r"(-?[0-9]*) ?e\^\{(-?[0-9]*) ?t\}")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an initial value problem."""
    if drawing is not None:
        raise Unreadable("the problem has no figure")
    kind, gaps = read_kind(statement, STATEMENTS)
    first, second = questions
    read_gaps(first, TRANSFORM_QUESTIONS)
    asked = read_gaps(second, SOLUTION_QUESTIONS[kind])
    coefficients = _coefficients(gaps["left"])
    match kind:
        case "first order":
            factor, growth = _exponential(gaps["right"])
            return Decay(
                rate=integer(coefficients["y"]),
                factor=factor,
                growth=growth,
                start=integer_of(gaps["start"]),
            )
        case "second order":
            low, high = _rates(integer(coefficients["y'"]), integer(coefficients["y"]))
            return Damped(
                first=low,
                second=high,
                force=integer_of(gaps["right"]),
                start=integer_of(gaps["start"]),
                slope=integer_of(gaps["slope"]),
            )
        case "switched":
            if asked["off"] != gaps["off"]:
                raise Unreadable("the question names another time")
            return Switched(
                turn=_square_root(integer(coefficients["y"])),
                force=integer_of(gaps["force"]),
                off=integer_of(gaps["off"]),
            )


def _coefficients(text: str) -> dict[str, Fraction]:
    """Return the factors of y and its derivatives. Raises: Unreadable."""
    tree = read_formula(text)
    terms = tree.terms if isinstance(tree, Sum) else (tree,)
    return dict(_term(term) for term in terms)


def _term(term: Node) -> tuple[str, Fraction]:
    match term:
        case Symbol(name):
            return name, Fraction(1)
        case Product((Number(value), Symbol(name))):
            return name, value
    raise Unreadable("a term is no multiple of y or of a derivative")


def _exponential(text: str) -> tuple[int, int]:
    match = _EXPONENTIAL.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no multiple of an exponential")
    factor, growth = match.groups()
    return _signed(factor), _signed(growth)


def _signed(text: str) -> int:
    """Return the number of `-`, `3`, or nothing for 1."""
    if text in ("", "-"):
        return int(f"{text}1")
    return integer_of(text)


def _rates(total: int, product: int) -> tuple[int, int]:
    """Return two numbers with this sum and product, in order."""
    width = _square_root(total**2 - 4 * product)
    return (total - width) // 2, (total + width) // 2


def _square_root(number: int) -> int:
    root = isqrt(abs(number))
    if root**2 != number:
        raise Unreadable(f"{number} is no square")
    return root


READER = Reader(read=read)
