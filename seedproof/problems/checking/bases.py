"""Powers and logarithms to a base, which is `e` or a number, read from the factors of a term."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power
from seedproof.problems.checking.polynomials import expanded, integer


def power_of(factors: Sequence[Node]) -> tuple[str, Node]:
    """Return base and exponent. Raises: ValueError where there is no such power alone."""
    match factors:
        case [Power(base, exponent)] if not isinstance(exponent, Number):
            return _name(base), exponent
    raise ValueError("a power of a base was expected")


def logarithm_of(factors: Sequence[Node]) -> tuple[str, Node]:
    """Return base and argument. Raises: ValueError where there is no logarithm alone."""
    match factors:
        case [Call("log", (argument,))]:
            return "e", argument
        case [Call("log", (argument,)), Power(Call("log", (base,)), Number(exponent))] if exponent == -1:
            return _name(base), argument
    raise ValueError("a logarithm was expected")


def linear(node: Node) -> tuple[int, int]:
    """Return slope and constant of a linear function of x. Raises: ValueError where there is none."""
    terms = expanded(node, "x")
    if not {(1,)} <= {*terms} <= {(1,), (0,)}:
        raise ValueError("a linear function was expected")
    return integer(terms[(1,)]), integer(terms.get((0,), Fraction(0)))


def _name(base: Node) -> str:
    if base == EULER:
        return "e"
    match base:
        case Number(value):
            return str(integer(value))
    raise ValueError("a base is no number")
