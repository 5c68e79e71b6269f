"""Polynomials beside expansions with a rest: `1 + x + O(x^2)`."""

from fractions import Fraction

from seedproof.equivalence.deciding.rationals import rational
from seedproof.equivalence.deciding.ring import NotNormal
from seedproof.equivalence.deciding.values import Situation
from seedproof.equivalence.reading.tree import (
    ONE,
    ZERO,
    Node,
    Number,
    Power,
    Symbol,
    Truncated,
    mapped,
    names,
    total,
)
from seedproof.equivalence.reading.unreadable import Unreadable


def has_term_below_order(difference: Node, expansion: Truncated, situation: Situation) -> bool:
    """Return whether a difference has a term that the rest cannot make up for."""
    powers = _powers(difference, expansion, situation)
    return any(power < _first_unknown(expansion) for power in powers)


def _first_unknown(expansion: Truncated) -> int:
    """Return the least power that the rest may contain."""
    _, _, degree = _order(expansion)
    return degree + expansion.smaller


def _order(expansion: Truncated) -> tuple[str, Node, int]:
    """Return the letter, the base and the exponent of the order: x, x - 1 and 3 for `(x - 1)^3`."""
    base = expansion.order
    degree = Fraction(1)
    match expansion.order:
        case Power(inner, Number(exponent)):
            base = inner
            degree = exponent
    letters = names(base)
    if len(letters) != 1 or degree.denominator != 1 or degree < 1:
        raise Unreadable("the order of the rest is not read")
    (letter,) = letters
    return letter, base, int(degree)


def _powers(tree: Node, expansion: Truncated, situation: Situation) -> list[int]:
    """Return the powers of the letter, counted from the centre, that a polynomial has.

    Raises:
        NotNormal: It is no polynomial.
    """
    letter, base, _ = _order(expansion)
    centre = Fraction(0)
    if base != Symbol(letter):
        at_zero = rational(mapped(base, lambda node: ZERO if node == Symbol(letter) else None))
        at_one = rational(mapped(base, lambda node: ONE if node == Symbol(letter) else None))
        if at_zero is None or at_one != 1 + at_zero:
            raise Unreadable("the order of the rest is not read")
        centre = -at_zero
    moved = total(Symbol(letter), Number(centre))
    normal = situation.normal()
    element = normal.element(mapped(tree, lambda node: moved if node == Symbol(letter) else None))
    if len(element.below) > 1:
        raise NotNormal("the terms of an expansion have a denominator")
    number = normal.ring.generator("symbol", letter)
    powers = [dict(monomial).get(number, 0) for monomial in element.above]
    if any(power < 0 or power.denominator != 1 for power in powers):
        raise NotNormal("the terms of an expansion are no powers")
    return [int(power) for power in powers]
