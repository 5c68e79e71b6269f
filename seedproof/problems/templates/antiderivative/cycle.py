"""Reads the formula of the function as a tree, and takes each term apart into its factors."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:Let|A function \$f\$ is given by|Consider the indefinite integral \$\\int f\(x\) \\, dx\$ of) "
    r"\$\$f\(x\) = (?P<formula>[^,$]+)(?P<positive>, \\quad x > 0)?\.\$\$"
)
_GENERAL = (
    "Find the general antiderivative of $f$, with the constant $C$.",
    "Evaluate $\\int f(x) \\, dx$, and write $C$ for the constant of integration.",
    "Integrate $f$: give all its antiderivatives, with a constant $C$.",
)
_FIXED = re.compile(
    r"Find the antiderivative \$F\$ of \$f\$ with \$F\((0|1)\) = (-?\d+)\$\."
    r"|Which antiderivative \$F\$ of \$f\$ satisfies \$F\((0|1)\) = (-?\d+)\$\? Give \$F\(x\)\$\."
)
_PRODUCT = re.compile(
    r"(?:\\left\((?P<sum>[^()]+)\\right\)|(?P<monomial>-?\d*(?: ?x(?:\^\{\d\})?)?)) ?"
    r"(?:e\^\{(?P<growth>-?\d* ?)x\})? ?(?:\\(?P<wave>sin|cos)\\left\((?P<rate>\d* ?)x\\right\))?"
)
_LOGARITHM = re.compile(
    r"(?P<factor>\d* ?)(?P<power>x(?:\^\{\d\})?)? ?(?:\\ln\\left\(x\\right\)|(?P<square>\\left\(\\ln\\left\(x"
    r"\\right\)\\right\)\^\{2\}))"
)
_EXPONENTS = {"sin": 1, "cos": 1, "sec": 2}


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of an indefinite integral."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None or not questions or questions[0] not in _GENERAL:
        raise Unreadable("it is not an indefinite integral")
    start = list[int]()
    if len(questions) > 1:
        fixed = _FIXED.fullmatch(questions[1])
        if fixed is None or len(questions) > 2:
            raise Unreadable("the second question is unknown")
        start = [int(one) for one in fixed.groups() if one is not None]
    text = match["formula"]
    if (found := _LOGARITHM.fullmatch(text)) is not None:
        power = found["power"] or ""
        facts: Facts = {"kind": "logarithm", "factor": _number(found["factor"])}
        facts |= {"power": _number(power[3:-1]) if power else 0, "logs": 2 if found["square"] else 1}
    elif match["positive"]:
        tree = read_formula(text)
        facts = {"kind": "sum", "terms": [_term(one) for one in tree.terms] if isinstance(tree, Sum) else []}
    elif (found := _PRODUCT.fullmatch(text)) is not None:
        said = found["sum"] or found["monomial"]
        numbers = polynomial_of({"": "1", "-": "-1"}.get(said, said), "x")
        facts = {"kind": "product", "polynomial": [int(one) for one in numbers]}
        facts |= {"growth": _number(found["growth"], 0), "wave": found["wave"] or ""}
        facts["rate"] = _number(found["rate"], 0)
    else:
        raise Unreadable("the function is of no known kind")
    return facts | {"start": start}


def _number(text: str | None, otherwise: int = 1) -> int:
    """A number that stands before a letter, or nowhere."""
    if text is None:
        return otherwise
    return int(text) if text.strip() not in ("", "-") else 1 - 2 * len(text.strip())


def _term(node: Node) -> list[int | str]:
    """Its kind, the number before it, and the number in it."""
    factor, rest = Fraction(1), list[tuple[Node, Fraction]]()
    for one in node.factors if isinstance(node, Product) else (node,):
        exponent = Fraction(1)
        while True:
            match one:
                case Power(base, Number(value)):
                    one, exponent = base, exponent * value
                case _:
                    break
        if isinstance(one, Number) and exponent == 1:
            factor *= one.value
        else:
            rest.append((one, exponent))
    if factor.denominator != 1 or len(rest) != 1:
        raise Unreadable("a term has no whole number before it")
    match rest[0]:
        case (Symbol("x"), exponent):
            return ["power", int(factor), str(exponent)]
        case (Power(base, Product((Number(rate), Symbol("x")))), _) if base == EULER:
            return ["exp", int(factor), str(rate)]
        case (Call(name, (Product((Number(rate), Symbol("x"))),)), exponent):
            if name in _EXPONENTS and exponent == _EXPONENTS[name]:
                return [name, int(factor), str(rate)]
        case (Sum((Power(Symbol("x"), Number(two)), Number(square))), exponent) if (
            two == 2 and exponent == -1
        ):
            for side in range(1, 10):
                if square == side**2:
                    return ["arctan", int(factor), str(side)]
    raise Unreadable("a term is of no known kind")


READER = Reader(read=read)
