"""Reads a quotient as a tree, and sorts its factors into numbers, powers of x and functions."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.equivalence import read as tree
from seedproof.equivalence.reading.tree import (
    EULER,
    ONE,
    Call,
    Node,
    Number,
    Power,
    Product,
    Sum,
    Symbol,
    negative,
)
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:Consider the limit|Let|The number \$L\$ is defined by) \$\$L = \\lim_\{x \\to 0\} "
    r"(?P<quotient>[^$]+?)"
    r"(?P<end>,\$\$ where \$a\$ is the real constant for which this limit exists as a finite number\.|\.\$\$)"
)
_QUESTIONS = ("Find the exact value of $L$.", "What is $L$? Give the exact value.", "Determine $L$ exactly.")
_UNKNOWN = ("Find the constant $a$.", "Which number is $a$?")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a limit at zero."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None or not questions or questions[-1] not in _QUESTIONS:
        raise Unreadable("it is no limit at zero")
    unknown = match["end"].startswith(",")
    if len(questions) != 1 + unknown or (unknown and questions[0] not in _UNKNOWN):
        raise Unreadable("constant and questions do not fit")
    quotient = tree(match["quotient"])
    if not isinstance(quotient, Product) or len(quotient.factors) != 2:
        raise Unreadable("it is no quotient")
    above, below = quotient.factors
    if not isinstance(below, Power) or below.exponent != Number(Fraction(-1)):
        raise Unreadable("it is no quotient")
    factor, power, letters, factors = _sorted(below.base)
    if letters or factor.denominator != 1:
        raise Unreadable("the denominator is none of these")
    functions, polynomial = _numerator(above)
    if unknown != any(text.endswith("a") for text in polynomial):
        raise Unreadable("the constant is missing, or is not explained")
    return {"functions": functions, "polynomial": polynomial, "below": [int(factor), power, factors]}


def _numerator(node: Node) -> tuple[list[Any], list[str]]:
    """The terms with functions, and the coefficients of the others from the lowest power."""
    functions, by_power = list[Any](), dict[int, str]()
    for term in node.terms if isinstance(node, Sum) else (node,):
        factor, power, letters, factors = _sorted(term)
        if factors:
            if power or letters or factor.denominator != 1:
                raise Unreadable("a function has a power of x or a fraction before it")
            functions.append([int(factor), factors])
        elif power in by_power or (letters and abs(factor) != 1):
            raise Unreadable("a power of x stands twice, or the constant has a coefficient")
        else:
            by_power[power] = str(factor) if not letters else "a" if factor > 0 else "-a"
    highest = max(by_power, default=-1)
    return functions, [by_power.get(power, "0") for power in range(highest + 1)]


def _sorted(node: Node) -> tuple[Fraction, int, int, list[Any]]:
    """Number, power of x, how often the constant stands, and functions with their factors of x."""
    number, power, letters, functions = Fraction(1), 0, 0, list[Any]()
    for factor in node.factors if isinstance(node, Product) else (node,):
        match factor:
            case Number(value):
                number *= value
            case Symbol("x"):
                power += 1
            case Power(Symbol("x"), Number(exponent)) if exponent.denominator == 1 and exponent > 0:
                power += int(exponent)
            case Symbol("a"):
                letters += 1
            case Product():
                inner = _sorted(factor)
                number, power, letters = number * inner[0], power + inner[1], letters + inner[2]
                functions += inner[3]
            case _:
                functions.append(_function(factor))
    return number, power, letters, functions


def _function(node: Node) -> list[Any]:
    match node:
        case Power(base, inner) if base == EULER:
            return ["exp", _multiple(inner)]
        case Power(inner, Number(Fraction(numerator=1, denominator=2))):
            return ["sqrt", _shifted(inner)]
        case Call("log", (inner,)):
            return ["log", _shifted(inner)]
        case Call("sin" | "cos" | "atan" as name, (inner,)):
            return [name.replace("atan", "arctan"), _multiple(inner)]
        case Sum((Power(base, inner), Number(value))) if base == EULER and value == -1:
            return ["expm1", _multiple(inner)]
        case Sum((Number(value), other)) if value == 1 and isinstance(call := negative(other), Product):
            return ["vercos", _cosine(call)]
    raise Unreadable("there is a function that no limit here has")


def _cosine(node: Product) -> int:
    """The factor in a cosine, which stands there times one."""
    calls = [factor for factor in node.factors if factor != ONE]
    if len(calls) == 1 and isinstance(calls[0], Call) and calls[0].name == "cos":
        return _multiple(calls[0].arguments[0])
    raise Unreadable("a cosine was expected")


def _shifted(node: Node) -> int:
    if isinstance(node, Sum) and len(node.terms) == 2 and node.terms[0] == ONE:
        return _multiple(node.terms[1])
    raise Unreadable("1 + k x was expected")


def _multiple(node: Node) -> int:
    number, power, letters, functions = _sorted(node)
    if power != 1 or letters or functions or number.denominator != 1:
        raise Unreadable("k x was expected")
    return int(number)


READER = Reader(read=read)
