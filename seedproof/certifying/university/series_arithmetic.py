"""Power series up to an order, as their coefficients: sums, products, derivatives."""

from collections.abc import Sequence

from seedproof.certifying.terms import Term, equal, real, term, total

Coefficients = tuple[Term, ...]
"""Those of 1, h, h^2, and so on; series of one calculation have equally many."""


def summed(several: Sequence[Coefficients]) -> Coefficients:
    """Add series."""
    return tuple(_sum(parts) for parts in zip(*several, strict=True))


def opposite(series: Coefficients) -> Coefficients:
    """Change the sign of a series."""
    return tuple(-part for part in series)


def convolved(left: Coefficients, right: Coefficients) -> Coefficients:
    """Multiply two series."""
    return tuple(_convolved(left, right, place) for place in range(len(left)))


def derived(series: Coefficients) -> Coefficients:
    """Differentiate a series; what comes out is shorter by one."""
    return tuple(part * place for place, part in enumerate(series) if place)


def times_derived(left: Coefficients, right: Coefficients) -> Coefficients:
    """Multiply a series with the derivative of another; what comes out is shorter by one."""
    return convolved(left, (*derived(right), term(0)))[:-1]


def derived_times(left: Coefficients, right: Coefficients) -> Coefficients:
    """Multiply the derivative of a series with another; what comes out is shorter by one."""
    return convolved((*derived(left), term(0)), right)[:-1]


def is_constant(series: Coefficients) -> bool:
    """Return whether all coefficients after the first are the number 0."""
    return all(part.number == 0 for part in series[1:])


def equal_each(left: Coefficients, right: Coefficients) -> list[Term]:
    """Say that two series are equal, coefficient by coefficient."""
    return [equal(one, other) for one, other in zip(left, right, strict=True)]


def _sum(parts: Sequence[Term]) -> Term:
    return real(total(part for part in parts if part.number != 0))


def _convolved(left: Coefficients, right: Coefficients, place: int) -> Term:
    pairs = [(left[first], right[place - first]) for first in range(place + 1)]
    products = [real(one * other) for one, other in pairs if 0 not in (one.number, other.number)]
    return _sum(products or [term(0)])
