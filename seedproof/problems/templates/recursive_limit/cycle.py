"""Reads the rule of the recursion; of a quotient, numerator and denominator are polynomials."""

from collections.abc import Sequence

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.recursive_limit.facts import Facts
from seedproof.problems.templates.recursive_limit.phrases import (
    FIXED_POINTS,
    LIMITS,
    ORDERS,
    RULES,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a recursion."""
    if drawing is not None:
        raise Unreadable("a recursion has no figure")
    for question, wordings in zip(questions, (FIXED_POINTS, LIMITS, ORDERS), strict=True):
        read_gaps(question, wordings)
    gaps = read_gaps(statement, STATEMENTS)
    return _rule(gaps["rule"], integer_of(gaps["start"]))


def _rule(text: str, start: int) -> Facts:
    if text.startswith(r"\sqrt"):
        a, b = _polynomial(read_gaps(text, RULES["root"])["inside"])
        return Facts("root", a, b, 0, start)
    if text.startswith(r"\frac{x_n \left("):
        gaps = read_gaps(text, RULES["halley"])
        b = integer_of(gaps["b"])
        if integer_of(gaps["triple"]) != 3 * b:
            raise Unreadable("the numbers do not fit to one another")
        return Facts("halley", 0, b, 0, start)
    if text.startswith(r"\frac"):
        return _quotient(text, start)
    if text.startswith("x_n + "):
        gaps = read_gaps(text, RULES["chord"])
        return Facts("chord", integer_of(gaps["a"]), integer_of(gaps["b"]), 0, start)
    gaps = read_gaps(text, RULES["continued fraction"])
    return Facts("continued fraction", integer_of(gaps["a"]), integer_of(gaps["b"]), 0, start)


def _quotient(text: str, start: int) -> Facts:
    gaps = read_gaps(text, RULES["newton"])
    above = _polynomial(gaps["above"])
    below = _polynomial(gaps["below"])
    match above, below:
        case [1, 0, b], [2, constant]:
            return Facts("newton", -constant, b, 0, start)
        case [a, b], [1, c]:
            return Facts("linear fractional", a, b, c, start)
    raise Unreadable("the quotient is none of this template")


def _polynomial(text: str) -> list[int]:
    """Return the coefficients of a polynomial in x_n."""
    return [integer(coefficient) for coefficient in polynomial_of(text.replace("x_n", "x"), "x")]


READER = Reader(read=read)
