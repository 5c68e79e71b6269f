"""What productions pass on: an expression with its value, and the statements made so far."""

from typing import NamedTuple

from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Equation,
    Expression,
    Number,
    Operation,
    Operator,
    Problem,
    Question,
    Statement,
    Variable,
)
from seedproof.exact.number import Exact
from seedproof.record.draws import Draws

LETTERS = "abcdefghjkmnpqrstuvwxyz"
"""The letters, without those that look like digits: i, l, o."""


class Made(NamedTuple):
    """An expression as it is written, and its value."""

    written: Expression
    value: Exact
    last: Operation | None = None
    """The operation that it comes from, which the next one is not to undo."""


def whole(number: int) -> Made:
    """Write a whole number."""
    return Made(Number(number), number)


def operated(op: Operator, left: Made, right: Made, value: Exact) -> Made:
    """Join two expressions into one, whose value the caller knows."""
    return Made(Operation(op, left.written, right.written), value)


class Draft:
    """The statements of a problem made so far, and the names that are left."""

    def __init__(self, draws: Draws, taken: str = "") -> None:
        """Start a draft; `taken` are letters that other statements use."""
        self.draws = draws
        self.statements = list[Statement]()
        self._letters = [letter for letter in LETTERS if letter not in taken]

    def name(self) -> str:
        """Take a letter that nothing else is called."""
        return self._letters.pop(self.draws.below(len(self._letters)))

    def named(self, made: Made) -> Made:
        """State a value under a new name."""
        name = self.name()
        self.statements.append(Declaration(name, made.written))
        last = made.written if isinstance(made.written, Operation) else None
        return Made(Variable(name), made.value, last)

    def equated(self, left: Expression, right: Expression) -> None:
        """State an equation."""
        self.statements.append(Equation(left, right))

    def asking(self, *asked: Expression) -> Problem:
        """Return the problem that asks for these expressions."""
        return Problem(tuple(self.statements), Question(self.name(), asked))
