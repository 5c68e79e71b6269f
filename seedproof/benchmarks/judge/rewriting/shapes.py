"""Takes formulas apart for rewrites, changes them node by node, and writes LaTeX that `latex` cannot."""

import re
from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from seedproof.text.formula import (
    Call,
    Formula,
    Like,
    Number,
    Power,
    Product,
    Quotient,
    Sequence,
    Sum,
    call,
    latex,
    power,
    product,
    quotient,
    total,
)

Rule: TypeAlias = Callable[[Formula], Formula | None]
"""Another form of a formula, None where there is none."""

_BEHIND = re.compile(r"((?<![a-zA-Z\\])[a-z]|\\right\)|(?<!matrix)\}) (?=\d)")


def written(formula: Formula) -> str:
    """Write the formula as LaTeX, with a multiplication sign where a number stands behind another factor."""
    return _BEHIND.sub(r"\1 \\cdot ", latex(formula))


def times(*factors: Like) -> Formula:
    """Build the product; a lone minus sign before a bracket goes into it."""
    match whole := product(*factors):
        case Product((Number(value), Sum() as inner)) if value == -1:
            return -inner
    return whole


def bracketed(inner: Formula) -> Formula:
    """Put the formula in brackets wherever it stands."""
    return Sequence("(", (inner,), ")")


def everywhere(rule: Rule) -> Rule:
    """Apply a rule at every node of a formula, from the innermost outwards."""

    def changed(node: Formula) -> Formula:
        whole = rebuilt(node, changed)
        return rule(whole) or whole

    return changed


def rebuilt(node: Formula, change: Callable[[Formula], Formula]) -> Formula:
    """Build the formula again from its changed operands; what does not change stays as it was built."""
    match node:
        case Sum(terms):
            parts = tuple(map(change, terms))
            return node if parts == terms else total(*parts)
        case Product(factors):
            parts = tuple(map(change, factors))
            return node if parts == factors else times(*parts)
        case Quotient(above, below):
            new = change(above), change(below)
            return node if new == (above, below) else quotient(*new)
        case Power(base, exponent):
            new = change(base), change(exponent)
            return node if new == (base, exponent) else power(*new)
        case Call(name, arguments):
            parts = tuple(map(change, arguments))
            return node if parts == arguments else call(name, *parts)
    return node


def coefficient(value: Formula) -> tuple[Fraction, Formula | None]:
    """Return the number before a value, and what it stands before; None if the number is all."""
    match value:
        case Number(number):
            return number, None
        case Product((Number(number), *factors)):
            inner, rest = coefficient(product(*factors))
            return number * inner, rest
        case Quotient(above, Number(below)):
            inner, rest = coefficient(above)
            return inner / below, rest
    return Fraction(1), value
