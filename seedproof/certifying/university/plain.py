"""Answers in plain text, as the column writes them, read as trees."""

import ast
import re
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.university.expression import (
    OO,
    Expression,
    Function,
    Interval,
    Matrix,
    Members,
    Name,
    Number,
    Power,
    Quotient,
    Relation,
    Several,
    Together,
    root,
)

_NAMES = {"log": "ln", "exp": "exp"}
_INTERVAL = re.compile(r"([(\[])(.*)([)\]])", re.DOTALL)


def expression(text: str) -> Expression:
    """Read a number, a formula, a tuple, a matrix or a finite set.

    Raises: Unread for what is none of these.
    """
    try:
        parsed = ast.parse(text.strip(), mode="eval").body
    except SyntaxError as error:
        raise Unread(f"the answer {text!r} is no expression") from error
    return _tree(parsed, text)


def equation(text: str) -> Relation:
    """Read an answer such as `3*x + y = 6`."""
    sides = tuple(expression(side) for side in text.split("="))
    if len(sides) != 2:
        raise Unread(f"the answer {text!r} is no equation")
    return Relation(sides, ("=",))


def region(text: str) -> Together:
    """Read an answer in interval notation, such as `(-oo, -5) U {2}`."""
    return Together(tuple(_piece(piece) for piece in text.split(" U ")))


def items(read: Expression) -> tuple[Expression, ...]:
    """Return what stands in a tuple or in a set.

    Raises: Unread for anything else.
    """
    if not isinstance(read, Several | Members):
        raise Unread(f"no list: {read}")
    return read.items


def listed(text: str) -> tuple[Expression, ...]:
    """Read an answer in which expressions stand one after the other: `-2, -1, -1`."""
    read = expression(f"({text},)")
    return items(read)


def matrix(text: str) -> Matrix:
    """Read an answer such as `[[1, 2], [0, 1]]`."""
    read = expression(text)
    if not isinstance(read, Matrix):
        raise Unread(f"the answer {text!r} is no matrix")
    return read


def _piece(text: str) -> Expression:
    if text.startswith("{"):
        return expression(text)
    found = _INTERVAL.fullmatch(text.strip())
    ends = expression(f"({found[2]},)") if found else None
    if found is None or not isinstance(ends, Several) or len(ends.items) != 2:
        raise Unread(f"the answer {text!r} is no interval")
    piece = Interval(*ends.items, found[1] == "[", found[3] == "]")
    infinite = (piece.low == -OO and piece.has_low) or (piece.high == OO and piece.has_high)
    if infinite or piece.low == OO or piece.high == -OO:
        raise Unread(f"the answer {text!r} goes to infinity the wrong way, or contains it")
    return piece


def is_infinite(end: Expression) -> bool:
    """Return whether an end of an interval is infinite."""
    return end in (OO, -OO)


def _tree(node: ast.expr, text: str) -> Expression:
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return Number(Fraction(value))
        case ast.Name(id=name):
            return Name(name)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_tree(operand, text)
        case ast.BinOp(left=left, op=operator, right=right):
            return _binary(_tree(left, text), operator, _tree(right, text), text)
        case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]):
            return _function(name, tuple(_tree(argument, text) for argument in arguments))
        case ast.Tuple(elts=elements):
            return Several(tuple(_tree(element, text) for element in elements))
        case ast.Set(elts=elements):
            return Members(tuple(_tree(element, text) for element in elements))
        case ast.Dict(keys=[]):
            return Members(())
        case ast.List(elts=rows) if rows and all(isinstance(row, ast.List) for row in rows):
            return Matrix(tuple(_entries(row, text) for row in rows))
    raise Unread(f"the answer {text!r} is not understood")


def _entries(row: ast.expr, text: str) -> tuple[Expression, ...]:
    if not isinstance(row, ast.List):
        raise Unread(f"the answer {text!r} is no matrix")
    return tuple(_tree(entry, text) for entry in row.elts)


def _binary(left: Expression, operator: ast.operator, right: Expression, text: str) -> Expression:
    match operator:
        case ast.Add():
            return left + right
        case ast.Sub():
            return left - right
        case ast.Mult():
            return left * right
        case ast.Div():
            return Quotient(left, right)
        case ast.Pow():
            return Power(left, right)
    raise Unread(f"the answer {text!r} has an unknown sign")


def _function(name: str, arguments: tuple[Expression, ...]) -> Expression:
    if name == "sqrt" and len(arguments) == 1:
        return root(arguments[0])
    return Function(_NAMES.get(name, name), arguments)
