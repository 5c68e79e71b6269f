"""Reads the linear function and the weights of the surface."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Relation, Sum, Symbol
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_AT = r"\((?:x, y|x, y, z)\)"
_F = rf"\$f{_AT} = (?P<f>[^$]+)\$"
_SURFACE = r"(?P<surface>circle|ellipse|sphere|ellipsoid)"
_ON = r"\$(?P<constraint>[^$]+)\$"
_STATEMENTS = (
    rf"Let {_F}, and consider the {_SURFACE} with the equation {_ON}\.",
    rf"The point \${_AT}\$ moves on the {_SURFACE} {_ON}\. Consider the values of {_F} there\.",
    rf"The function {_F} is restricted to the {_SURFACE} {_ON}\.",
    rf"Use Lagrange multipliers to study {_F} on the {_SURFACE} {_ON}\.",
)
_QUESTIONS = (
    "What is the maximum of $f$ on the {}? Give the exact value."
    "|Find the exact largest value of $f$ on the {}.",
    "What is the minimum of $f$ on the {}? Give the exact value."
    "|Find the exact smallest value of $f$ on the {}.",
    "At which point ${at}$ of the {} is $f$ largest?"
    "|Find the point ${at}$ of the {} at which $f$ attains its maximum.",
)
_CONSTANT = ""
_Terms = dict[tuple[str, int], Fraction]


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a linear function on a surface."""
    match = next((found for one in _STATEMENTS if (found := re.fullmatch(one, statement))), None)
    if match is None or len(questions) != len(_QUESTIONS) or drawing is not None:
        raise Unreadable("it is no linear function on a surface")
    constraint = read_formula(match["constraint"])
    if not isinstance(constraint, Relation) or len(constraint.operands) != 2:
        raise Unreadable("the surface has no equation")
    left, right = map(_terms, constraint.operands)
    linear = _terms(read_formula(match["f"]))
    letters = "xyz"[: len(left)]
    at = f"({', '.join(letters)})"
    for said, phrasings in zip(questions, _QUESTIONS, strict=True):
        if said not in phrasings.replace("{at}", at).replace("{}", match["surface"]).split("|"):
            raise Unreadable("it asks for something else")
    weights = [left.pop((letter, 2), Fraction(0)) for letter in letters]
    factors = [linear.pop((letter, 1), Fraction(0)) for letter in letters]
    constant, amount = (one.pop((_CONSTANT, 0), Fraction(0)) for one in (linear, right))
    if left or right or linear or statement.count(at) + statement.count("$f(") < 2:
        raise Unreadable("there is more than a linear function on a surface")
    round_, names = (
        len({*weights}) == 1,
        ("circle", "ellipse") if len(letters) == 2 else ("sphere", "ellipsoid"),
    )
    if match["surface"] != names[not round_]:
        raise Unreadable("the surface has another name")
    return {
        "linear": [_integer(one) for one in factors],
        "constant": _integer(constant),
        "weights": [str(one) for one in weights],
        "total": _integer(amount),
    }


def _terms(node: Node) -> _Terms:
    """The coefficients of powers of single letters."""
    found: _Terms = {}
    for term in node.terms if isinstance(node, Sum) else (node,):
        value, power = Fraction(1), (_CONSTANT, 0)
        for factor in _factors(term):
            match factor:
                case Number(number):
                    value *= number
                case Power(Number(number), Number(exponent)) if exponent == -1 and number:
                    value /= number
                case Symbol(name) if power[1] == 0:
                    power = (name, 1)
                case Power(Symbol(name), Number(exponent)) if exponent == 2 and power[1] == 0:
                    power = (name, 2)
                case _:
                    raise Unreadable("a term is neither linear nor a square")
        found[power] = found.get(power, Fraction(0)) + value
    return found


def _factors(node: Node) -> list[Node]:
    return [one for part in node.factors for one in _factors(part)] if isinstance(node, Product) else [node]


def _integer(value: Fraction) -> int:
    if value.denominator != 1:
        raise Unreadable("a factor is no integer")
    return int(value)


READER = Reader(read=read)
