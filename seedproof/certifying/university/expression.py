"""What formulas say, as trees: expressions, and what is made of them."""

import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce

Operand = typing.Union["Expression", int, Fraction]


class Expression:
    """A formula for a number; trees are built with Python's operators and simplified nowhere."""

    __slots__ = ()

    def __add__(self, other: Operand) -> "Expression":
        return _sum(self, tree(other))

    def __radd__(self, other: Operand) -> "Expression":
        return _sum(tree(other), self)

    def __sub__(self, other: Operand) -> "Expression":
        return _sum(self, -tree(other))

    def __rsub__(self, other: Operand) -> "Expression":
        return _sum(tree(other), -self)

    def __mul__(self, other: Operand) -> "Expression":
        return _product(self, tree(other))

    def __rmul__(self, other: Operand) -> "Expression":
        return _product(tree(other), self)

    def __neg__(self) -> "Expression":
        if isinstance(self, Number):
            return Number(-self.value)
        return _product(Number(Fraction(-1)), self)

    def __truediv__(self, other: Operand) -> "Expression":
        return Quotient(self, tree(other))

    def __rtruediv__(self, other: Operand) -> "Expression":
        return Quotient(tree(other), self)

    def __pow__(self, exponent: Operand) -> "Expression":
        return Power(self, tree(exponent))


@dataclass(frozen=True, slots=True)
class Number(Expression):
    """A rational number."""

    value: Fraction


@dataclass(frozen=True, slots=True)
class Name(Expression):
    """A letter, with its index if it has one: `x`, `x_1`, `a_n+2`; also `pi`, `e`, `i` and `oo`."""

    name: str


@dataclass(frozen=True, slots=True)
class Sum(Expression):
    """Summands, in their order."""

    terms: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Product(Expression):
    """Factors, in their order, which matters for matrices."""

    factors: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Quotient(Expression):
    """A fraction."""

    over: Expression
    under: Expression


@dataclass(frozen=True, slots=True)
class Power(Expression):
    """A power; a root has a fraction as exponent."""

    base: Expression
    exponent: Expression


@dataclass(frozen=True, slots=True)
class Function(Expression):
    """A function of its arguments: `sin`, `ln`, `abs`, or one that the text defines, such as `f` or `p'`."""

    name: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Matrix(Expression):
    """A matrix by its rows."""

    rows: tuple[tuple[Expression, ...], ...]


@dataclass(frozen=True, slots=True)
class Several(Expression):
    """Expressions in an order, in parentheses: a point, a vector, a basis."""

    items: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Members(Expression):
    """A finite set, as it is written."""

    items: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Interval(Expression):
    """An interval; an end that is infinite is `oo` or its opposite, and open."""

    low: Expression
    high: Expression
    has_low: bool
    has_high: bool


@dataclass(frozen=True, slots=True)
class Together(Expression):
    """A union of intervals and finite sets."""

    pieces: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Relation(Expression):
    """Sides between signs `=`, `<`, `<=`, `>`, `>=`, `!=`: one more side than signs."""

    sides: tuple[Expression, ...]
    signs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class System(Expression):
    """What stands behind a brace, line by line."""

    lines: tuple[Expression, ...]


PI = Name("pi")
E = Name("e")
OO = Name("oo")


def tree(value: Operand) -> Expression:
    """Return an expression as it is, and a number as a leaf."""
    return value if isinstance(value, Expression) else Number(Fraction(value))


def number(value: int | Fraction) -> Number:
    """Write a number."""
    return Number(Fraction(value))


def added(terms: Iterable[Expression]) -> Expression:
    """Add up; of nothing it is 0."""
    return reduce(_sum, terms, tree(0))


def multiplied(factors: Iterable[Expression]) -> Expression:
    """Multiply; of nothing it is 1."""
    return reduce(_product, factors, tree(1))


def root(radicand: Expression, degree: int = 2) -> Expression:
    """Return a root as a power."""
    return Power(radicand, Number(Fraction(1, degree)))


def children(expression: Expression) -> tuple[Expression, ...]:
    """Return the trees of which a tree is made."""
    match expression:
        case Sum(parts) | Product(parts) | Several(parts) | Members(parts) | Together(parts) | System(parts):
            return parts
        case Quotient(one, other) | Power(one, other) | Interval(one, other, _, _):
            return (one, other)
        case Function(_, parts) | Relation(parts, _):
            return parts
        case Matrix(rows):
            return tuple(entry for row in rows for entry in row)
    return ()


def rebuilt(expression: Expression, parts: tuple[Expression, ...]) -> Expression:
    """Return a tree of the same kind with other children."""
    match expression:
        case Sum() | Product() | Several() | Members() | Together() | System():
            return type(expression)(parts)
        case Quotient() | Power():
            return type(expression)(*parts)
        case Function(name, _):
            return Function(name, parts)
        case Relation(_, signs):
            return Relation(parts, signs)
        case Interval(_, _, has_low, has_high):
            return Interval(parts[0], parts[1], has_low, has_high)
        case Matrix(rows):
            width = len(rows[0])
            starts = range(0, len(parts), width)
            return Matrix(tuple(parts[start : start + width] for start in starts))
    return expression


def replaced(expression: Expression, values: Mapping[str, Expression]) -> Expression:
    """Put expressions in the place of letters."""
    if isinstance(expression, Name):
        return values.get(expression.name, expression)
    return rebuilt(expression, tuple(replaced(part, values) for part in children(expression)))


def letters(expression: Expression) -> frozenset[str]:
    """Return the letters in a tree."""
    if isinstance(expression, Name):
        return frozenset([expression.name])
    return frozenset().union(*map(letters, children(expression)))


def _sum(left: Expression, right: Expression) -> Expression:
    if left == number(0):
        return right
    if right == number(0):
        return left
    summands = [part.terms if isinstance(part, Sum) else (part,) for part in (left, right)]
    return Sum(sum(summands, ()))


def _product(left: Expression, right: Expression) -> Expression:
    if left == number(1):
        return right
    if right == number(1):
        return left
    factors = [part.factors if isinstance(part, Product) else (part,) for part in (left, right)]
    return Product(sum(factors, ()))
