"""Linear expressions as the notes write them: `3*a - b + 525`, `a(n+2) = 2*a(n)`."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Operand, Symbol, Term, equal, integer, total

_UNKNOWN = r"[A-Za-z]\w*(?:\([^()\s]*\))?"
_SUMMAND = rf"(?:\d+(?:\*{_UNKNOWN})?|{_UNKNOWN})"
_SIGNED = rf"-?{_SUMMAND}"
_LONG = rf"{_SIGNED}(?: [+-] {_SUMMAND})+"
_LINEAR = rf"{_SIGNED}(?: [+-] {_SUMMAND})*"


@dataclass(frozen=True, slots=True)
class Linear:
    """A sum of integers and of unknowns times integers."""

    summands: tuple[tuple[int, str], ...]
    """Coefficients and what they stand before; the name of a mere number is empty."""

    def of(self, values: Mapping[str, Operand]) -> Term:
        """Write the expression with a term or a number for each unknown."""
        return total(size * values[name] if name else size for size, name in self._known(values))

    def at(self, values: Mapping[str, int]) -> int:
        """Return the value at given integers."""
        return sum(size * values[name] if name else size for size, name in self._known(values))

    def _known(self, values: Mapping[str, Operand]) -> Iterable[tuple[int, str]]:
        if strange := sorted({name for _, name in self.summands if name and name not in values}):
            raise Unread(f"nobody says what {', '.join(strange)} is")
        return self.summands


@dataclass(frozen=True, slots=True)
class Equation:
    """Two linear expressions that are equal."""

    left: Linear
    right: Linear

    def of(self, values: Mapping[str, Operand]) -> Term:
        """Say that both sides are equal, with a term or a number for each unknown."""
        return equal(self.left.of(values), self.right.of(values))


def linear(text: str) -> Linear:
    """Read an expression such as `x - 3*y + 5`.

    Raises: Unread for anything else.
    """
    if not re.fullmatch(_LINEAR, text):
        raise Unread(f"this is no linear expression: {text}")
    words = text.replace("- ", "-").replace("+ ", "").split(" ")
    return Linear(tuple(_summand(word) for word in words))


def equation(text: str) -> Equation:
    """Read an equation such as `x - 3*y = 5`.

    Raises: Unread for anything else.
    """
    sides = text.split(" = ")
    if len(sides) != 2:
        raise Unread(f"this is no equation: {text}")
    left, right = map(linear, sides)
    return Equation(left, right)


def _summand(word: str) -> tuple[int, str]:
    sign = -1 if word.startswith("-") else 1
    size, _, name = word.removeprefix("-").rpartition("*")
    if name.isdigit():
        return sign * int(name), ""
    return sign * int(size or 1), name


LINEAR: Mapping[str, Kind] = {
    "linear": Kind(_LINEAR, linear),
    "equation": Kind(rf"(?:{_LONG} = {_LINEAR}|{_SIGNED} = {_LONG})", equation),
}
"""Gaps for them. One side of an equation has several summands: `c = 5` is a value instead."""

FIND_ALL = Patterns(
    {
        "unknowns": (
            "Find {names:names}.",
            "What are {names:names}?",
            "Find the values of {names:names}.",
            "Determine {names:names}.",
        ),
    }
)
"""The task to find all unknowns."""


def same_names(*several: Sequence[str]) -> Sequence[str]:
    """Return the names that several sentences give alike.

    Raises: Unread if two of them differ.
    """
    first, *others = several
    if any(names != first for names in others) or len(set(first)) != len(first):
        raise Unread(f"the names differ: {several}")
    return first


def integers(stated: Said, task: Said) -> Mapping[str, Symbol]:
    """Return the integers that the notes name, by their names; the task asks for them in the same order.

    Raises: Unread if it does not.
    """
    names = same_names(stated["names"], task["names"])
    return {name: integer(name) for name in names}
