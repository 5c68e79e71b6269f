"""Formulas for the n-th term, checked by induction: at n = 0, and from n to n + 1."""

from seedproof.certifying.university.expression import Expression, Name, number, replaced

N = Name("n")


def at(formula: Expression, place: int) -> Expression:
    """Put a number in the place of n."""
    return replaced(formula, {"n": number(place)})


def later(formula: Expression, steps: int = 1) -> Expression:
    """Put n plus a number in the place of n."""
    return replaced(formula, {"n": N + steps})
