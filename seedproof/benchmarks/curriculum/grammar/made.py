"""What productions hand on: an expression with its value, and the statements under way."""

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
"""Without those that look like digits: i, l, o."""


class Made(NamedTuple):
    """An expression as it is written, and its value."""

    written: Expression
    value: Exact


def whole(number: int) -> Made:
    """A whole number as it is written."""
    return Made(Number(number), number)


def operated(op: Operator, left: Made, right: Made, value: Exact) -> Made:
    """Two expressions joined, of a value that the caller knows."""
    return Made(Operation(op, left.written, right.written), value)


class Draft:
    """The statements of a problem under way, and the names that are left."""

    def __init__(self, draws: Draws, taken: str = "") -> None:
        """`taken` are letters that other statements use."""
        self.draws, self.statements = draws, list[Statement]()
        self._letters = [letter for letter in LETTERS if letter not in taken]

    def name(self) -> str:
        """A letter that nothing else is called."""
        return self._letters.pop(self.draws.below(len(self._letters)))

    def named(self, made: Made) -> Made:
        """State a value, under a name."""
        name = self.name()
        self.statements.append(Declaration(name, made.written))
        return Made(Variable(name), made.value)

    def equated(self, left: Expression, right: Expression) -> None:
        """State an equation."""
        self.statements.append(Equation(left, right))

    def asking(self, *asked: Expression) -> Problem:
        """The problem that asks for this."""
        return Problem(tuple(self.statements), Question(self.name(), asked))
