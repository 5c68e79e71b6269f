"""Rational multiples of pi, read from trees."""

from fractions import Fraction

from seedproof.equivalence.reading.tree import PI, ZERO, Node
from seedproof.problems.checking.terms import multiple_of


def share_of_pi(node: Node) -> Fraction:
    """Return a rational multiple of pi in units of it. Raises: ValueError for anything else."""
    return Fraction(0) if node == ZERO else multiple_of(node, (PI,))
