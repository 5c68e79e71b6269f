"""Golden answers taken apart: numbers and expressions, and what stands around them."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import sympy

WORDS = ("label", "comparison", "solvability", "operations")

DECIMAL = re.compile(r"-?\d+\.\d+")
FUNCTION = re.compile(r"arc|sqrt|log|exp|sin|cos|tan")
WORD = re.compile(r"[A-Za-z]{3}")
LETTERS = "abcdfghjklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

NAMES: dict[str, Any] = {letter: sympy.Symbol(letter) for letter in LETTERS}
NAMES |= {f"C{number}": sympy.Symbol(f"C{number}") for number in range(1, 5)}
NAMES |= {"e": sympy.E, "i": sympy.I, "oo": sympy.oo, "pi": sympy.pi}
NAMES |= {"arcsin": sympy.asin, "arccos": sympy.acos, "arctan": sympy.atan}


@dataclass(frozen=True)
class Atom:
    """A number or an expression; what is no mathematics, or a decimal number, stands as it is."""

    text: str
    expression: Any = None


@dataclass(frozen=True)
class Group:
    """Values in brackets of a kind."""

    kind: str
    items: tuple["Value", ...]
    opening: str = ""
    closing: str = ""


Value = Atom | Group


@dataclass(frozen=True)
class Notation:
    """How expressions and brackets are written."""

    expression: Callable[[Any], str | None]
    word: str = "{}"
    tuple: str = "({})"
    set: str = "{{{}}}"
    empty: str = "{}"
    union: str = " U "
    equation: str = " = "
    row: str = "[{}]"
    cells: str = ", "
    rows: str = ", "
    matrix: str = "[{}]"
    brackets: dict[str, str] = field(default_factory=dict)


def parse(text: str, kind: str) -> Value:
    """Take a golden answer of a type apart."""
    if kind.startswith(WORDS):
        return Atom(text)
    if kind == "interval_union":
        items = [_interval(one) for one in text.split(" U ")]
        return items[0] if len(items) == 1 else Group("union", tuple(items))
    return _parse(text)


def _parse(text: str) -> Value:
    text = text.strip()
    parts = split(text, ",")
    if len(parts) > 1:
        return Group("list", tuple(_parse(one) for one in parts))
    sides = split(text, "=")
    if len(sides) > 1:
        return Group("equation", tuple(_parse(one) for one in sides))
    inside = text[1:-1]
    if text.startswith("[["):
        return Group("matrix", tuple(_row(one) for one in split(inside, ",")))
    if text.startswith("{") and text.endswith("}"):
        return Group("set", tuple(_parse(one) for one in split(inside, ",") if one))
    if _encloses(text) and len(split(inside, ",")) > 1:
        return Group("tuple", tuple(_parse(one) for one in split(inside, ",")))
    return _atom(text)


def _interval(text: str) -> Value:
    if text[0] not in "[(":
        return _parse(text)
    ends = tuple(_atom(one.strip()) for one in split(text[1:-1], ","))
    return Group("interval", ends, text[0], text[-1])


def _row(text: str) -> Group:
    return Group("row", tuple(_parse(one) for one in split(text.strip()[1:-1], ",")))


def _atom(text: str) -> Atom:
    if DECIMAL.fullmatch(text) or WORD.search(FUNCTION.sub("", text)):
        return Atom(text)
    try:
        return Atom(text, sympy.sympify(text, locals=NAMES))
    except (sympy.SympifyError, TypeError, AttributeError):
        return Atom(text)


def _encloses(text: str) -> bool:
    """Tell whether the first parenthesis is closed by the last character."""
    return text.startswith("(") and all(depth > 0 for depth in _depths(text[:-1])) and text.endswith(")")


def _depths(text: str) -> Iterator[int]:
    depth = 0
    for sign in text:
        depth += (sign in "([{") - (sign in ")]}")
        yield depth


def split(text: str, at: str) -> list[str]:
    """Split a text at the signs that stand in no brackets."""
    pieces = [""]
    for sign, depth in zip(text, _depths(text), strict=True):
        if sign == at and depth == 0:
            pieces.append("")
        else:
            pieces[-1] += sign
    return pieces


def atoms(value: Value) -> Iterator[Atom]:
    """Yield the numbers and expressions of a value."""
    if isinstance(value, Atom):
        yield value
    else:
        for item in value.items:
            yield from atoms(item)


def write(value: Value, by: Notation) -> str | None:
    """Write a value in a notation, or return None where it has no way to."""
    if isinstance(value, Atom):
        return _atom_by(value, by)
    if not value.items:
        return by.empty
    items = [write(one, by) for one in value.items]
    if None in items:
        return None
    return _join(value, [one for one in items if one is not None], by)


def _atom_by(atom: Atom, by: Notation) -> str | None:
    if atom.expression is not None:
        return by.expression(atom.expression)
    return by.word.format(atom.text) if atom.text[0].isalpha() else atom.text


def _join(group: Group, items: list[str], by: Notation) -> str:
    together = ", ".join(items)
    if group.kind == "interval":
        opening = by.brackets.get(group.opening, group.opening)
        closing = by.brackets.get(group.closing, group.closing)
        return f"{opening}{together}{closing}"
    columns = len(split(items[0], "&"))
    ways = {
        "list": together,
        "union": by.union.join(items),
        "equation": by.equation.join(items),
        "tuple": by.tuple.format(together),
        "set": by.set.format(together),
        "row": by.row.format(by.cells.join(items)),
        "matrix": by.matrix.format(by.rows.join(items), columns="c" * columns),
    }
    return ways[group.kind]
