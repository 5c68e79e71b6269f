"""Reads the formula of the function as a tree, and takes each term apart into its factors."""

import re
from fractions import Fraction
from typing import Literal

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Call, Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checking.factors import EXP, X, factors_of
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.antiderivative.facts import Facts, Logarithm, Term, Terms, Wave
from seedproof.problems.templates.antiderivative.phrases import TEXTS

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
_POSITIVE = r", \quad x > 0"
_WAVES: dict[str | None, Literal["", "sin", "cos"]] = {None: "", "sin": "sin", "cos": "cos"}


def made(values: Values) -> Facts:
    """Return what the formula, and the place of the wanted value, say."""
    start = [integer_of(values["x"]), integer_of(values["value"])]
    f, _, positive = values["f"].partition(_POSITIVE)
    if positive or start[0] != int(values["f"].endswith(_POSITIVE)):
        raise Unreadable("the value is wanted at another place, or where the function is not defined")
    match = _LOGARITHM.fullmatch(f)
    if start[0] == 1 and match:
        return _logarithm(match, start)
    tree = read(f)
    if isinstance(tree, Sum):
        return Terms([_term(term) for term in tree.terms], start)
    return _wave(f, start)


def _logarithm(match: re.Match[str], start: list[int]) -> Logarithm:
    return Logarithm(
        factor=_coefficient(match["factor"]),
        power=int(match["exponent"] or 1) if match["power"] else 0,
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
    number = text.strip()
    return int(number + "1") if number in ("", "-") else int(number)


def _term(node: Node) -> Term:
    """Return a basic function: its kind, the number before it, and the number in it."""
    number, ((base, exponent),) = factors_of(node)
    factor = integer(number)
    if base in (X, EXP):
        return Term("power" if base == X else "exp", factor, str(exponent))
    match base:
        case Call("sec", (Product((Number(rate), Symbol("x"))),)) if exponent == 2:
            return Term("sec", factor, str(rate))
        case Call("sin" | "cos" as wave, (Product((Number(rate), Symbol("x"))),)) if exponent == 1:
            return Term(wave, factor, str(rate))
        case Sum((Power(Symbol("x"), Number(two)), Number(square))) if two == 2 and exponent == -1:
            return Term("arctan", factor, str(_root(square)))
    raise Unreadable("a term is of no known kind")


def _root(square: Fraction) -> int:
    for root in range(1, 10):
        if square == root**2:
            return root
    raise Unreadable(f"{square} is not the square of a digit")


READER = reader(Facts, Phrases(TEXTS, {}), made)
