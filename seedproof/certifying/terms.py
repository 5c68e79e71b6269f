"""Terms of SMT-LIB 2 over integers, reals and truth values, written with Python's operators.

The standard has no implicit conversion and no chained comparison that every checker reads: an integer among
reals is converted here, and each comparison has two sides.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, reduce
from itertools import pairwise
from typing import Literal, Union

Sort = Literal["Int", "Real", "Bool"]
Number = int | Fraction
Operand = Union["Term", int, Fraction]


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the standard: its text, its sort, and what its logic depends on."""

    text: str
    sort: Sort
    number: Fraction | None = None
    """The value, of what has no unknown in it; the engines calculate it themselves."""
    nonlinear: bool = False
    """Whether two terms are multiplied in it of which neither is a literal."""

    def __add__(self, other: Operand) -> "Term":
        return _sum(self, other)

    def __radd__(self, other: Operand) -> "Term":
        return _sum(other, self)

    def __sub__(self, other: Operand) -> "Term":
        return _applied("-", self, other)

    def __rsub__(self, other: Operand) -> "Term":
        return _applied("-", other, self)

    def __mul__(self, other: Operand) -> "Term":
        return _product(self, other)

    def __rmul__(self, other: Operand) -> "Term":
        return _product(other, self)

    def __neg__(self) -> "Term":
        return self * -1

    def __truediv__(self, other: Number) -> "Term":
        """Divide by a number; division by a term is left out, since the standard lets x/0 be anything."""
        return real(self) * literal(1 / Fraction(other))

    def __pow__(self, exponent: int) -> "Term":
        """Multiply the term with itself; `exponent` is at least 0."""
        return product([self] * exponent)


@dataclass(frozen=True, slots=True)
class Numeral(Term):
    """A number that stands there as it is; what has to be calculated first is none to a solver."""


@dataclass(frozen=True, slots=True)
class Symbol(Term):
    """A constant that a script declares, such as an unknown."""


def integer(name: str) -> Symbol:
    """Name an unknown integer."""
    return Symbol(name, "Int")


def unknown(name: str) -> Symbol:
    """Name an unknown real number."""
    return Symbol(name, "Real")


def literal(value: Number, sort: Sort = "Real") -> Numeral:
    """Write a number: `5`, `(- 5)`, `(/ 2.0 3.0)`.

    Raises: ValueError for a fraction that should be an integer.
    """
    return _literal(value.numerator, value.denominator, sort)


# By two integers: a fraction takes longer to be looked up than to be written.
@cache
def _literal(numerator: int, denominator: int, sort: Sort) -> Numeral:
    number = Fraction(numerator, denominator)
    if sort == "Int" and number.denominator != 1:
        raise ValueError(f"{number} is no integer")
    mark = ".0" if sort == "Real" else ""
    size = f"{abs(number.numerator)}{mark}"
    if number.denominator != 1:
        size = f"(/ {size} {number.denominator}{mark})"
    return Numeral(f"(- {size})" if number < 0 else size, sort, number)


def term(value: Operand, sort: Sort = "Real") -> Term:
    """Return a term as it is, and a number as a literal of a sort."""
    return value if isinstance(value, Term) else literal(value, sort)


def real(value: Operand) -> Term:
    """Return a term of sort Real, converted where it is an integer."""
    if not isinstance(value, Term):
        return literal(value)
    if value.sort == "Real":
        return value
    if isinstance(value, Numeral) and value.number is not None:
        return literal(value.number)
    return Term(f"(to_real {value.text})", "Real", value.number, value.nonlinear)


def total(summands: Iterable[Operand]) -> Term:
    """Add up; of nothing it is 0."""
    return reduce(_sum, summands, term(0, "Int"))


def product(factors: Iterable[Operand]) -> Term:
    """Multiply; of nothing it is 1."""
    return reduce(_product, factors, term(1, "Int"))


def dot(left: Iterable[Operand], right: Iterable[Operand]) -> Term:
    """Add up the products of two equally long rows of terms."""
    return total(_product(a, b) for a, b in zip(left, right, strict=True))


def quotient(dividend: Term, divisor: Operand) -> Term:
    """Divide integers, rounded down for a positive divisor."""
    return _integral("div", dividend, divisor)


def remainder(dividend: Term, divisor: Operand) -> Term:
    """Return what is left of a division of integers, from 0."""
    return _integral("mod", dividend, divisor)


def equal(left: Operand, right: Operand) -> Term:
    """Say that two numbers are equal."""
    return _compared("=", left, right)


def different(left: Operand, right: Operand) -> Term:
    """Say that two numbers differ."""
    return negated(equal(left, right))


def less(left: Operand, right: Operand) -> Term:
    """Say that the left number is the smaller."""
    return _compared("<", left, right)


def at_most(left: Operand, right: Operand) -> Term:
    """Say that the left number is not the greater."""
    return _compared("<=", left, right)


def between(low: Operand, middle: Operand, high: Operand) -> Term:
    """Say that a number lies strictly between two."""
    return every([less(low, middle), less(middle, high)])


def within(low: Operand, middle: Operand, high: Operand) -> Term:
    """Say that a number lies between two or is one of them."""
    return every([at_most(low, middle), at_most(middle, high)])


def ascending(numbers: Sequence[Operand]) -> Term:
    """Say that each number is greater than the one before it."""
    return every(less(a, b) for a, b in pairwise(numbers))


def one_of(value: Term, choices: Iterable[Operand]) -> Term:
    """Say that a number is one of some."""
    return some(equal(value, choice) for choice in choices)


def every(claims: Iterable[Term]) -> Term:
    """Say that all claims hold; of none it is true."""
    return _connected("and", "true", list(claims))


def some(claims: Iterable[Term]) -> Term:
    """Say that at least one claim holds; of none it is false."""
    return _connected("or", "false", list(claims))


def negated(claim: Term) -> Term:
    """Say that a claim does not hold."""
    return Term(f"(not {claim.text})", "Bool", nonlinear=claim.nonlinear)


def implies(premise: Term, conclusion: Term) -> Term:
    """Say that a conclusion holds wherever a premise does."""
    text = f"(=> {premise.text} {conclusion.text})"
    return Term(text, "Bool", nonlinear=premise.nonlinear or conclusion.nonlinear)


def chosen(claim: Term, then: Operand, otherwise: Operand) -> Term:
    """Return one number where a claim holds, and another where it does not."""
    then, otherwise = _alike(then, otherwise)
    text = f"(ite {claim.text} {then.text} {otherwise.text})"
    return Term(text, then.sort, nonlinear=claim.nonlinear or then.nonlinear or otherwise.nonlinear)


def absolute(value: Term) -> Term:
    """Return the size of a number."""
    return chosen(less(value, 0), -value, value)


def as_count(claim: Term) -> Term:
    """Return 1 where a claim holds, and 0 where it does not."""
    return chosen(claim, literal(1, "Int"), literal(0, "Int"))


def _alike(left: Operand, right: Operand) -> tuple[Term, Term]:
    """Bring two numbers to one sort: that of the terms, and Real where one of them is real."""
    has_term = isinstance(left, Term) or isinstance(right, Term)
    if has_term and _is_integral(left) and _is_integral(right):
        return term(left, "Int"), term(right, "Int")
    return real(left), real(right)


def _is_integral(value: Operand) -> bool:
    return value.sort != "Real" if isinstance(value, Term) else value.denominator == 1


def _applied(operator: str, left: Operand, right: Operand, nonlinear: bool = False) -> Term:
    first, second = _alike(left, right)
    text = f"({operator} {first.text} {second.text})"
    number = None
    if first.number is not None and second.number is not None:
        number = _OF_NUMBERS[operator](first.number, second.number)
    return Term(text, first.sort, number, nonlinear or first.nonlinear or second.nonlinear)


_OF_NUMBERS = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
}


def _sum(left: Operand, right: Operand) -> Term:
    if _is(left, 0):
        return _alone(right, left)
    return _alone(left, right) if _is(right, 0) else _applied("+", left, right)


def _product(left: Operand, right: Operand) -> Term:
    if _is(left, 1):
        return _alone(right, left)
    if _is(right, 1):
        return _alone(left, right)
    return _applied("*", left, right, not (_is_literal(left) or _is_literal(right)))


def _alone(value: Operand, dropped: Operand) -> Term:
    """Return what is left of a sum without 0, or of a product without 1, in the sort that it had."""
    if isinstance(value, Term):
        return value
    is_real = value.denominator != 1 or (isinstance(dropped, Term) and dropped.sort == "Real")
    return literal(value, "Real" if is_real else "Int")


def _integral(operator: str, dividend: Term, divisor: Operand) -> Term:
    by = term(divisor, "Int")
    if not by.text.isdecimal() or by.number == 0:
        raise ValueError("division with remainder needs a positive literal")
    return Term(f"({operator} {dividend.text} {by.text})", "Int", nonlinear=dividend.nonlinear)


def _compared(operator: str, left: Operand, right: Operand) -> Term:
    first, second = _alike(left, right)
    text = f"({operator} {first.text} {second.text})"
    return Term(text, "Bool", nonlinear=first.nonlinear or second.nonlinear)


def _connected(word: str, of_none: str, claims: list[Term]) -> Term:
    if len(claims) == 1:
        return claims[0]
    text = f"({word} {' '.join(claim.text for claim in claims)})" if claims else of_none
    return Term(text, "Bool", nonlinear=any(claim.nonlinear for claim in claims))


def _is_literal(value: Operand) -> bool:
    return isinstance(value, Numeral) or not isinstance(value, Term)


def _is(value: Operand, number: int) -> bool:
    if isinstance(value, Term):
        return isinstance(value, Numeral) and value.number == number
    return value == number
