"""Reads the function as a tree: what stands around all of it, and the factors inside."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.equivalence import read as read_tree
from seedproof.equivalence.reading.tree import (
    EULER,
    Call,
    Node,
    Number,
    Power,
    Product,
    Sum,
    Symbol,
    negative,
    total,
)
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENTS = (
    re.compile(r"Let \$\$f\(x\) = (?P<function>[^$]+)\.\$\$"),
    re.compile(r"Consider the function \$\$f\(x\) = (?P<function>[^$]+)\$\$ near \$x = 0\$\."),
    re.compile(r"A function is given near \$0\$ by \$\$f\(x\) = (?P<function>[^$]+)\.\$\$"),
    re.compile(r"The function \$\$f\(x\) = (?P<function>[^$]+)\$\$ is to be expanded about \$x = 0\$\."),
)
_POLYNOMIAL = re.compile(
    r"Find the Taylor polynomial of degree \$([0-9])\$ of \$f\$ about \$x = 0\$\."
    r"|Give the Maclaurin polynomial of \$f\$ up to and including the term in \$x\^([0-9])\$\."
)
_DERIVATIVE = re.compile(
    r"(?:Find|What is the exact value of the derivative) \$f\^\{\(([0-9])\)\}\(0\)\$[.?]"
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a Taylor polynomial."""
    match = next((found for pattern in _STATEMENTS if (found := pattern.fullmatch(statement))), None)
    if match is None or drawing is not None or len(questions) != 2:
        raise Unreadable("it is no function to be expanded")
    first, second = _POLYNOMIAL.fullmatch(questions[0]), _DERIVATIVE.fullmatch(questions[1])
    if first is None or second is None or (first[1] or first[2]) != second[1]:
        raise Unreadable("it asks for something else")
    tree = read_tree(match["function"])
    head = _head(tree)
    outer, inner = ("", tree) if head is None or _line(head[1]) is not None else head
    number, shape, factors = 1, [1], list[list[Any]]()
    for one in _factors(inner):
        head, coefficients = _head(one), _line(one)
        line = None if head is None else _line(head[1])
        if isinstance(one, Number) and coefficients:
            number *= coefficients[0]
        elif head is not None and line is not None and len(line) == 2 and line[1] == 0:
            factors.append([head[0], line[0]])
        elif coefficients and shape == [1]:
            shape = coefficients
        else:
            raise Unreadable("a factor is no function of a multiple of x")
    facts: Facts = {"outer": outer, "polynomial": [number * one for one in shape]}
    return facts | {"factors": sorted(factors), "order": int(second[1])}


def _factors(node: Node) -> list[Node]:
    """The factors of a product, and of products in it."""
    if isinstance(node, Product):
        return [factor for one in node.factors for factor in _factors(one)]
    return [node]


def _head(node: Node) -> tuple[str, Node] | None:
    """A function and what it is taken of: that of 1 + t is said by its t."""
    one = Number(Fraction(-1))
    match node:
        case Power(base, exponent) if base == EULER:
            return "exp", exponent
        case Call(("sin" | "cos") as name, (inside,)):
            return name, inside
        case Call("log", (inside,)):
            return "log", _less(inside)
        case Power(inside, Number(exponent)) if exponent == Fraction(1, 2):
            return "sqrt", _less(inside)
        case Power(inside, exponent) if exponent == one:
            return "reciprocal", negative(_less(inside))
    return None


def _less(node: Node) -> Node:
    """Without the 1 that it must begin or end with."""
    one = Number(Fraction(1))
    if not isinstance(node, Sum) or one not in node.terms:
        raise Unreadable("there is no 1 in what a function is taken of")
    return total(*(term for term in node.terms if term != one))


def _line(node: Node) -> list[int] | None:
    """The integer coefficients of a polynomial in x, the highest first; None if it is none."""
    found = dict[int, int]()
    for term in node.terms if isinstance(node, Sum) else (node,):
        factor, power = 1, 0
        for one in _factors(term):
            match one:
                case Number(value) if value.denominator == 1:
                    factor *= int(value)
                case Symbol("x"):
                    power += 1
                case Power(Symbol("x"), Number(exponent)) if exponent == 2:
                    power += 2
                case _:
                    return None
        found[power] = found.get(power, 0) + factor
    return [found.get(power, 0) for power in range(max(found), -1, -1)]


READER = Reader(read=read)
