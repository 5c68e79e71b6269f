"""The factors of a product with their exponents, read from trees."""

from collections.abc import Iterator
from fractions import Fraction

from seedproof.equivalence.reading.tree import EULER, Node, Number, Power, Product, Symbol

X = Symbol("x")
EXP = Power(EULER, X)

Factor = tuple[Node, Fraction]
"""A base with its exponent."""


def factors_of(node: Node) -> tuple[Fraction, list[Factor]]:
    """Return the number in front, and the other factors in their order; e^(2x) is the square of e^x."""
    number = Fraction(1)
    factors: list[Factor] = []
    for base, exponent in _flat(node, Fraction(1)):
        if isinstance(base, Number) and exponent == 1:
            number *= base.value
        else:
            factors.append((base, exponent))
    return number, factors


def _flat(node: Node, exponent: Fraction) -> Iterator[Factor]:
    match node:
        case Product(parts):
            for part in parts:
                yield from _flat(part, exponent)
        case Power(base, Number(value)):
            yield from _flat(base, exponent * value)
        case Power(base, Product((Number(value), Symbol("x")))) if base == EULER:
            yield EXP, exponent * value
        case _:
            yield node, exponent
