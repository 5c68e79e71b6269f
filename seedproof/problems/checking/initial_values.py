"""Initial value problems, in balls: whether a stated function starts, and goes on, as it should."""

from collections.abc import Callable

from flint import acb

from seedproof.equivalence.reading.tree import Node
from seedproof.problems.checking.evaluating import real_value, slope

_TOLERANCE = 1e-12


def has_value(function: Node, letter: str, at: acb, value: acb) -> bool:
    """Return whether a function has a value at a place. Raises: NoValue where it has none."""
    return are_same(real_value(function, {letter: at}), value)


def solves_at(function: Node, letter: str, at: acb, right: Callable[[acb, acb], acb]) -> bool:
    """Return whether y' = right(t, y) holds at a place t. Raises: NoValue where there is no value."""
    point = {letter: at}
    return are_same(slope(function, letter, point), right(at, real_value(function, point)))


def are_same(left: acb, right: acb, tolerance: float = _TOLERANCE) -> bool:
    """Return whether two numbers are equal but for rounding."""
    return float(abs(left - right).mid()) < tolerance * (1 + float(abs(right).mid()))
