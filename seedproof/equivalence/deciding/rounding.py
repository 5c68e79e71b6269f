"""Rounded values beside exact ones: `16/3 ≈ 5.33`."""

from fractions import Fraction

from flint import arb, fmpq

from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.equivalence.deciding.rationals import rational
from seedproof.equivalence.reading.tree import (
    Alternatives,
    Bracketed,
    Call,
    Listing,
    Node,
    PlusMinus,
    Sum,
    children,
    negative,
)
from seedproof.record.budget import Budget

_BITS = 200
_MOST_DECIMALS = 40


def is_rounding(exact: Node, rounded: Node, budget: Budget) -> bool:
    """Return whether a decimal is proved to be the exact value, rounded or cut off behind some digit.

    Lists and brackets are rounded item by item.
    """
    if isinstance(exact, Bracketed | Listing | Alternatives | PlusMinus):
        if type(exact) is not type(rounded) or _brackets(exact) != _brackets(rounded):
            return False
        first = children(exact)
        second = children(rounded)
        pairs = zip(first, second, strict=False)
        return len(first) == len(second) and all(is_rounding(*pair, budget) for pair in pairs)
    if exact == rounded:
        return True
    if _is_plus_minus(exact) and _is_plus_minus(rounded):
        pairs = zip(_signs(exact), _signs(rounded), strict=True)
        return all(is_rounding(*pair, budget) for pair in pairs)
    is_cut = isinstance(rounded, Call) and rounded.name == "dots"
    decimal = rational(rounded.arguments[0] if isinstance(rounded, Call) and is_cut else rounded)
    unit = None if decimal is None else _unit(decimal)
    if decimal is None or unit is None:
        return False
    value = rational(exact)
    if value is not None:
        return abs(value - decimal) <= unit / 2 or (is_cut and abs(value - decimal) < unit)
    distance = _distance(exact, decimal, budget)
    if distance is None:
        return False
    half = arb(fmpq(unit.numerator, 2 * unit.denominator))
    whole = arb(fmpq(unit.numerator, unit.denominator))
    return bool(abs(distance) <= half) or (is_cut and bool(abs(distance) < whole))


def _brackets(tree: Node) -> str:
    return tree.opening + tree.closing if isinstance(tree, Bracketed) else ""


def _is_plus_minus(tree: Node) -> bool:
    return isinstance(tree, Sum) and sum(isinstance(term, PlusMinus) for term in tree.terms) == 1


def _signs(tree: Node) -> list[Node]:
    """Return the two sums that one sign ± states."""
    terms = children(tree)
    upper = tuple(term.value if isinstance(term, PlusMinus) else term for term in terms)
    lower = tuple(negative(term.value) if isinstance(term, PlusMinus) else term for term in terms)
    return [Sum(upper), Sum(lower)]


def _unit(value: Fraction) -> Fraction | None:
    """Return the weight of the last digit of a decimal; of an integer with many zeros, of its third digit."""
    for decimals in range(_MOST_DECIMALS):
        if (value * 10**decimals).denominator == 1:
            break
    else:
        return None
    if decimals or not value:
        return Fraction(1, 10**decimals)
    digits = str(abs(value.numerator))
    kept = max(3, len(digits.rstrip("0")))
    return Fraction(10 ** max(0, len(digits) - kept))


def _distance(exact: Node, decimal: Fraction, budget: Budget) -> arb | None:
    with precision(_BITS):
        try:
            ball = enclosure(exact, {}, budget)
        except (Undefined, Unclear):
            return None
        return ball - arb(fmpq(decimal.numerator, decimal.denominator))
