"""Reads the formula of the function as a tree, and takes each term apart into its factors."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.antiderivative.facts import Facts, Logarithm, Term, Terms, Wave
from seedproof.problems.templates.antiderivative.phrases import FIXED, GENERAL, POSITIVE, STATEMENTS

_WAVE = re.compile(
    r"(?:\\left\((?P<sum>[^()]+)\\right\)|(?P<monomial>-?[0-9]*(?: ?x(?:\^\{[0-9]\})?)?)) ?"
    r"(?:e\^\{(?P<growth>-?[0-9]* ?)x\})? ?"
    r"(?:\\(?P<wave>sin|cos)\\left\((?P<rate>[0-9]* ?)x\\right\))?"
)
_LOGARITHM = re.compile(
    r"(?P<factor>[0-9]* ?)"
    r"(?P<power>x(?:\^\{(?P<exponent>[0-9])\})?)? ?"
    r"(?:\\ln\\left\(x\\right\)|(?P<square>\\left\(\\ln\\left\(x\\right\)\\right\)\^\{2\}))"
)
_WAVES: dict[str | None, Literal["", "sin", "cos"]] = {None: "", "sin": "sin", "cos": "cos"}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an indefinite integral."""
    if drawing is not None:
        raise Unreadable("an indefinite integral has no figure")
    general, fixed = questions
    read_gaps(general, GENERAL)
    wanted = read_gaps(fixed, FIXED)
    start = [integer_of(wanted["x"]), integer_of(wanted["value"])]
    f = read_gaps(statement, STATEMENTS)["f"]
    if "," in f:
        f = read_gaps(f, POSITIVE)["f"]
        if start[0] != 1:
            raise Unreadable("the value is wanted where the function is not defined")
        match = _LOGARITHM.fullmatch(f)
        if match is not None:
            return _logarithm(match, start)
    elif start[0] != 0:
        raise Unreadable("the value is wanted at another place")
    tree = read_formula(f)
    if isinstance(tree, Sum):
        return Terms([_term(term) for term in tree.terms], start)
    return _wave(f, start)


def _logarithm(match: re.Match[str], start: list[int]) -> Logarithm:
    power = 0
    if match["power"]:
        power = int(match["exponent"] or 1)
    return Logarithm(
        factor=_coefficient(match["factor"]),
        power=power,
        logs=2 if match["square"] else 1,
        start=start,
    )


def _wave(text: str, start: list[int]) -> Wave:
    match = _WAVE.fullmatch(text)
    if match is None:
        raise Unreadable("the function is of no known kind")
    return Wave(
        polynomial=_polynomial(match["sum"] or match["monomial"]),
        growth=0 if match["growth"] is None else _coefficient(match["growth"]),
        wave=_WAVES[match["wave"]],
        rate=0 if match["rate"] is None else _coefficient(match["rate"]),
        start=start,
    )


def _polynomial(text: str) -> list[int]:
    """Return the coefficients of a polynomial that stands before a function, alone as a sign, or nowhere."""
    if text in ("", "-"):
        return [_coefficient(text)]
    return [integer(coefficient) for coefficient in polynomial_of(text, "x")]


def _coefficient(text: str) -> int:
    """Return the number that stands before a letter, perhaps alone as a sign, or nowhere."""
    match text.strip():
        case "":
            return 1
        case "-":
            return -1
        case number:
            return int(number)


def _term(node: Node) -> Term:
    """Return a basic function: its kind, the number before it, and the number in it."""
    factor, base, exponent = _factors(node)
    match base:
        case Symbol("x"):
            return Term("power", factor, str(exponent))
        case Power(power_base, Product((Number(rate), Symbol("x")))) if power_base == EULER:
            return Term("exp", factor, str(rate))
        case Call("sec", (Product((Number(rate), Symbol("x"))),)) if exponent == 2:
            return Term("sec", factor, str(rate))
        case Call("sin", (Product((Number(rate), Symbol("x"))),)) if exponent == 1:
            return Term("sin", factor, str(rate))
        case Call("cos", (Product((Number(rate), Symbol("x"))),)) if exponent == 1:
            return Term("cos", factor, str(rate))
        case Sum((Power(Symbol("x"), Number(two)), Number(square))) if two == 2 and exponent == -1:
            return Term("arctan", factor, str(_root(square)))
    raise Unreadable("a term is of no known kind")


def _factors(node: Node) -> tuple[int, Node, Fraction]:
    """Return the number in front of a term, and base and exponent of the only other factor."""
    factor = Fraction(1)
    powers: list[tuple[Node, Fraction]] = []
    for part in node.factors if isinstance(node, Product) else (node,):
        base, exponent = _power(part)
        if isinstance(base, Number) and exponent == 1:
            factor *= base.value
        else:
            powers.append((base, exponent))
    if len(powers) != 1:
        raise Unreadable("a term has more than a number and a function")
    base, exponent = powers[0]
    return integer(factor), base, exponent


def _power(node: Node) -> tuple[Node, Fraction]:
    """Return base and exponent, with powers of powers taken together."""
    match node:
        case Power(base, Number(outer)):
            innermost, inner = _power(base)
            return innermost, inner * outer
        case _:
            return node, Fraction(1)


def _root(square: Fraction) -> int:
    for root in range(1, 10):
        if square == root**2:
            return root
    raise Unreadable(f"{square} is not the square of a digit")


READER = Reader(read=read)
