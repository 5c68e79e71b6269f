"""Word problems as statements about exact numbers: immutable values, which decide and compute nothing."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec

from seedproof.exact.number import Exact
from seedproof.record.errors import SeedproofError

Operator: TypeAlias = Literal["+", "-", "*", "/", "//", "%", "**", "_"]
"""`_` is the blank between the two sides of a comparison."""

MAX_EXPONENT = 64
MAX_DEGREE = 12
"""The highest degree of an unknown."""
MAX_BITS = 4096
"""The most bits of a numerator or denominator. Longer ones are refused, so that nothing can blow up."""


class NotAProblem(SeedproofError):
    """Lines state no problem."""


class NoAnswer(SeedproofError):
    """A problem has no exact answer of the kinds that this benchmark has."""


Solvability: TypeAlias = Literal["no solution", "infinitely many solutions"]


class NotFixed(NoAnswer):
    """Linear equations do not fix their unknowns: no numbers solve them, or infinitely many do."""

    def __init__(self, solvability: Solvability) -> None:
        super().__init__(f"the equations have {solvability}, expected exactly one")
        self.solvability: Solvability = solvability


# Expressions are trees: without cycles, the garbage collector need not look at any of them.
class Number(msgspec.Struct, frozen=True, gc=False):
    """A numeral as it is written: `17.80` is 1780 with two places. Fractions are operations."""

    digits: int
    places: int = 0

    @property
    def value(self) -> Exact:
        """What it stands for."""
        if not self.places:
            return self.digits
        value = Fraction(self.digits, 10**self.places)
        return value.numerator if value.denominator == 1 else value


class Variable(msgspec.Struct, frozen=True, gc=False):
    """The use of a name, declared or unknown."""

    name: str


class Operation(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """Two expressions joined. The fraction 3/4 is the operation `/` on the numerals 3 and 4."""

    op: Operator
    left: "Expression"
    right: "Expression"


Expression: TypeAlias = Number | Variable | Operation


class Declaration(msgspec.Struct, frozen=True, gc=False):
    """`[[var NAME = EXPR]]`: a name for a value."""

    name: str
    expression: Expression


class Equation(msgspec.Struct, frozen=True, gc=False):
    """`[[var LEFT = EXPR]]`: two expressions that are equal. The published LEFT is always a numeral.

    A name that stands alone on the left is a declaration, unless the right depends on it.
    """

    left: Expression
    right: Expression


class Positive(msgspec.Struct, frozen=True, gc=False):
    """`[[var NAME > 0]]`: only positive values of an unknown count, because it is a length."""

    name: str


Statement: TypeAlias = Declaration | Equation | Positive


class Question(msgspec.Struct, frozen=True, gc=False):
    """`[[question NAME = ['EXPR', ...]]]`: what is asked, in the order of the answer."""

    name: str
    asked: tuple[Expression, ...]


class Problem(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """Statements and a question. A name that is used and never declared is an unknown."""

    statements: tuple[Statement, ...]
    question: Question

    def declared(self) -> dict[str, Expression]:
        """Return what each declared name stands for."""
        return {item.name: item.expression for item in self.statements if type(item) is Declaration}

    def equations(self) -> list[Equation]:
        """Return the equations, in order."""
        return [item for item in self.statements if type(item) is Equation]

    @property
    def positive(self) -> bool:
        """Whether an unknown is a length, so that only its positive values count."""
        return any(type(item) is Positive for item in self.statements)

    def counts(self, solution: Mapping[str, Exact]) -> bool:
        """Return whether a solution of the equations is one that counts: lengths are positive."""
        return all(solution[item.name] > 0 for item in self.statements if type(item) is Positive)

    def expressions(self) -> Iterator[Expression]:
        """Yield every expression as it is written, in reading order."""
        for item in self.statements:
            if type(item) is Equation:
                yield item.left
                yield item.right
            elif type(item) is Declaration:
                yield item.expression
        yield from self.question.asked

    def unknowns(self) -> tuple[str, ...]:
        """Return the names that nothing declares, in the order of first use."""
        declared = {item.name for item in self.statements if type(item) is Declaration}
        used = dict.fromkeys(name for expression in self.expressions() for name in names(expression))
        return tuple(name for name in used if name not in declared)

    def asks_for_unknowns(self) -> bool:
        """Return whether all unknowns are asked for: then it is an answer that nothing fixes them."""
        asked = {part.name if type(part) is Variable else None for part in self.question.asked}
        return asked == set(self.unknowns())

    def kind(self) -> Literal["comparison", "factor pairs", "several", "one"]:
        """Return the kind of question: by the published syntax a lone numeral asks for its factor pairs."""
        first, *others = self.question.asked
        if others:
            return "several"
        if type(first) is Number:
            return "factor pairs"
        if type(first) is Operation and first.op == "_":
            return "comparison"
        return "one"


def parts(expression: Expression) -> Iterator[Expression]:
    """Yield the expression and all within it, outer before inner, left before right."""
    todo = [expression]
    while todo:
        part = todo.pop()
        yield part
        if type(part) is Operation:
            todo += (part.right, part.left)


def names(expression: Expression) -> list[str]:
    """Yield the names used in it, each as often as it stands there."""
    if type(expression) is Operation:
        return names(expression.left) + names(expression.right)
    return [expression.name] if type(expression) is Variable else []


def is_numeral(expression: Expression) -> bool:
    """Return whether it is written as one number: `12`, `2.5`, or `(3 / 4)` of two whole numbers."""
    if type(expression) is Operation:
        top = expression.left
        under = expression.right
        whole = type(top) is Number and type(under) is Number and not top.places and not under.places
        return expression.op == "/" and whole
    return type(expression) is Number


def inlined(expression: Expression, declared: dict[str, Expression]) -> Expression:
    """Return the expression with every declared name replaced by what it stands for."""
    if type(expression) is Variable:
        meant = declared.get(expression.name)
        return expression if meant is None else inlined(meant, declared)
    if type(expression) is Operation:
        left = inlined(expression.left, declared)
        right = inlined(expression.right, declared)
        if left is not expression.left or right is not expression.right:
            return Operation(expression.op, left, right)
    return expression
