"""Formulas written in another way before they are expanded: sums in one order, exp as powers."""

from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import E, Expression, Function, Number, Power, added, number
from seedproof.certifying.university.writing import written


def powers_of_exp(exponent: Expression) -> list[tuple[Expression, Expression]] | None:
    """Write exp of numbers and of multiples of logarithms as powers; return None for any other exponent."""
    found: list[tuple[Expression, Expression]] = []
    for part, factor in linear_parts(exponent).items():
        match part:
            case Number():
                found.append((E, number(factor)))
            case Function("ln" | "log", (base,)):
                found.append((base, number(factor)))
            case _:
                return None
    return found


def exponent_of_e(formula: Expression) -> Expression | None:
    """Return the exponent of a power of e; None for any other formula."""
    if isinstance(formula, Power) and formula.base == E:
        return formula.exponent
    if formula == E:
        return number(1)
    return None


def arranged(formula: Expression) -> Expression:
    """Write a sum of multiples in one way, so that the same argument is seen to be the same."""
    parts = sorted(linear_parts(formula).items(), key=lambda part: written(part[0]))
    return added(part * number(factor) if factor != 1 else part for part, factor in parts)
