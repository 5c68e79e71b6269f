"""Reads the polynomial's coefficients, and from them the shape it is made in."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:Consider the function \$\$(?=.*\$\$ on the whole plane\.$)"
    r"|Let \$\$(?=.*\$\$ for all real numbers \$x\$ and \$y\$\.$)"
    r"|The polynomial \$\$(?=.*\$\$ is to be examined for local extrema and saddle points\.$))"
    r"f\(x, y\) = (?P<f>[^$]+)\$\$[^$]*(?:\$x\$ and \$y\$\.)?"
)
_ONE = (
    r"Find the critical point of \$f\$, as \$\(x, y\)\$\."
    r"|At which point \$\(x, y\)\$ is the gradient of \$f\$ zero\?",
    r"Is the critical point of \$f\$ a local maximum, a local minimum or a saddle point\?",
)
_ALL = (
    r"Find the set of all critical points \$\(x, y\)\$ of \$f\$\."
    r"|At which points \$\(x, y\)\$ are both partial derivatives of \$f\$ zero\? "
    r"Give the set of these points\."
)
_TWO = (
    _ALL,
    r"Which critical point of \$f\$ is a saddle point\?|Find the saddle point of \$f\$\.",
    r"The function \$f\$ has one local extremum\. Is it a local maximum or a local minimum\?",
)
_MORE = tuple(
    rf"Find the set of all points at which \$f\$ has a {kind}\. Answer \$\\emptyset\$ if there are none\."
    rf"|Where does \$f\$ have a {kind}\? Give the set of points, \$\\emptyset\$ if there are none\."
    for kind in ("saddle point", "local minimum", "local maximum")
)
Terms = dict[tuple[int, int], Fraction]


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a polynomial of two variables."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None:
        raise Unreadable("it is no polynomial to be examined")
    facts = _shape(_terms(read_formula(match["f"])))
    patterns = {1: _ONE, 2: _TWO}.get(_count(facts), (_ALL, *_MORE))
    if len(questions) != len(patterns) or not all(map(re.fullmatch, patterns, questions)):
        raise Unreadable("it asks for something else")
    return facts


def _count(facts: Facts) -> int:
    if facts["shape"] == "sum":
        return len(facts["x"]["roots"]) * len(facts["y"]["roots"])
    return 3 if facts["shape"] == "coupled" else 1


def _terms(node: Node) -> Terms:
    """Of an expanded polynomial."""
    match node:
        case Number(value):
            return {(0, 0): value}
        case Symbol("x" | "y" as name):
            return {(int(name == "x"), int(name == "y")): Fraction(1)}
        case Power(Symbol("x" | "y" as name), Number(exponent)) if exponent in (2, 3, 4):
            return {(int(exponent) * (name == "x"), int(exponent) * (name == "y")): Fraction(1)}
        case Product(factors):
            found = {(0, 0): Fraction(1)}
            for factor in factors:
                ((x, y), value), ((more, up), other) = *found.items(), *_terms(factor).items()
                found = {(x + more, y + up): value * other}
            return found
        case Sum(terms):
            found = {}
            for term in terms:
                for powers, value in _terms(term).items():
                    found[powers] = found.get(powers, Fraction(0)) + value
            return found
    raise Unreadable("it is no expanded polynomial in x and y")


def _shape(terms: Terms) -> Facts:
    def of(x: int, y: int) -> Fraction:
        return terms.get((x, y), Fraction(0))

    if (2, 1) in terms:
        low, high = -of(2, 0) / of(2, 1), -of(0, 1) / (2 * of(0, 2))
        squared = 2 * of(0, 2) * (high - low) / of(2, 1)
        width = next((w for w in range(1, 20) if w * w == squared), 0)
        factors = [_integer(of(2, 1)), _integer(of(0, 2))]
        return {"shape": "coupled", "factors": factors, "w": width, "levels": [_integer(low), _integer(high)]}
    if max(map(sum, terms)) == 2:
        a, b, c, d, e = of(2, 0), of(1, 1), of(0, 2), of(1, 0), of(0, 1)
        below = 4 * a * c - b * b
        at = [_integer((b * e - 2 * c * d) / below), _integer((b * d - 2 * a * e) / below)]
        return {"shape": "quadratic", "square": [_integer(one) for one in (a, b, c)], "point": at}
    slope = Fraction(0) if of(1, 1) == 0 else -of(1, 1) / (2 * of(0, 2))
    side = [3 * of(0, 3), 2 * of(0, 2), of(0, 1)]
    own = [4 * of(4, 0), 3 * of(3, 0), 2 * of(2, 0), of(1, 0)]
    # What (y - slope x) brings along.
    own[2], own[3] = own[2] - 2 * of(0, 2) * slope**2, own[3] + of(0, 1) * slope
    return {"shape": "sum", "x": _roots(own), "y": _roots(side), "slope": _integer(slope)}


def _roots(derivative: list[Fraction]) -> Facts:
    """A derivative by its leading coefficient and its integer roots, which must be as many as its degree."""
    while not derivative[0]:
        derivative = derivative[1:]
    roots = []
    for root in range(-20, 21):
        value = Fraction(0)
        for coefficient in derivative:
            value = value * root + coefficient
        if not value:
            roots.append(root)
    if len(roots) != len(derivative) - 1:
        raise Unreadable("the critical points are no integers")
    return {"factor": _integer(derivative[0]), "roots": roots}


def _integer(value: Fraction) -> int:
    if value.denominator != 1:
        raise Unreadable("a planted number is no integer")
    return int(value)


READER = Reader(read=read)
