"""Sums of multiples of functions, read from trees."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum

_HALF = Number(Fraction(1, 2))


class Term(NamedTuple):
    """A number times other factors."""

    number: Fraction
    factors: tuple[Node, ...]


def terms_of(node: Node) -> list[Term]:
    """Return the terms of a sum, those of sums within it, too; numbers before brackets are multiplied in."""
    if isinstance(node, Sum):
        return [term for part in node.terms for term in terms_of(part)]
    term = term_of(node)
    match term.factors:
        case (Sum() as inner,):
            return [Term(term.number * each.number, each.factors) for each in terms_of(inner)]
    return [term]


def term_of(node: Node) -> Term:
    """Return the numbers of a product as one, and its other factors in their order."""
    number = Fraction(1)
    factors: list[Node] = []
    for factor in _flat(node):
        match factor:
            case Number(value):
                number *= value
            case Power(Number(value), Number(exponent)) if exponent.denominator == 1 and value:
                number *= value ** int(exponent)
            case _:
                factors.append(factor)
    return Term(number, tuple(factors))


def multiple_of(node: Node, factors: Sequence[Node]) -> Fraction:
    """Return the number before just these factors. Raises: ValueError where others stand there."""
    term = term_of(node)
    if term.factors != tuple(factors):
        raise ValueError("a multiple of something else was expected")
    return term.number


def function_of(node: Node) -> tuple[str, Node]:
    """Return the name of an elementary function, and its argument. Raises: ValueError for others."""
    match node:
        case Power(base, argument) if base == EULER:
            return "exp", argument
        case Power(argument, exponent) if exponent == _HALF:
            return "sqrt", argument
        case Call(name, (argument,)):
            return name, argument
    raise ValueError("a function was expected")


def _flat(node: Node) -> list[Node]:
    if isinstance(node, Product):
        return [factor for part in node.factors for factor in _flat(part)]
    return [node]
