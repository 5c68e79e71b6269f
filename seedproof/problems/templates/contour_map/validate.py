"""Evaluates the planted quadratic at lattice points: symmetry, central differences, second differences."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import Unreadable, read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_POINT = re.compile(r"\((-?[0-9]{1,6}), (-?[0-9]{1,6})\)")
_PART = r"(-?)(0|1|sqrt\(2\)/2)"
_UNIT = re.compile(rf"\({_PART}, {_PART}\)")
_GRID = range(-3, 4)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Each answer by values of the quadratic alone."""
    at = _POINT.fullmatch(answers[0])
    if at is None or not _symmetric(facts, int(at[1]), int(at[2])):
        yield f"the level curves are not symmetric about {answers[0]}"
    h, k = facts["centre"]
    middle, mixed = _f(facts, h, k), _f(facts, h + 1, k + 1) - _f(facts, h + 1, k - 1)
    across, up = 2 * (_f(facts, h + 1, k) - middle), 2 * (_f(facts, h, k + 1) - middle)
    minor = across * up - Fraction(mixed, 2) ** 2
    if minor == 0:
        yield "the quadratic is degenerate"
    kind = "saddle point" if minor < 0 else "local minimum" if across > 0 else "local maximum"
    if answers[1] != kind:
        yield f"the critical point is no {answers[1]}"
    if not _along(answers[2], _gradient(facts)):
        yield f"the gradient at P has not the direction {answers[2]}"
    if facts["formula"]:
        yield from _other_formula(facts, answers[3])


def _f(facts: Facts, x: int, y: int) -> int:
    (a, b, c), (h, k) = facts["square"], facts["centre"]
    return int(a * (x - h) ** 2 + b * (x - h) * (y - k) + c * (y - k) ** 2 + facts["value"])


def _symmetric(facts: Facts, x: int, y: int) -> bool:
    """Whether the values at opposite steps from the point are the same."""
    steps = ((1, 0), (0, 1), (1, 1), (2, -1))
    return all(_f(facts, x + dx, y + dy) == _f(facts, x - dx, y - dy) for dx, dy in steps)


def _gradient(facts: Facts) -> tuple[int, int]:
    """Twice the gradient at P: central differences are exact for a quadratic."""
    x, y = facts["point"]
    return _f(facts, x + 1, y) - _f(facts, x - 1, y), _f(facts, x, y + 1) - _f(facts, x, y - 1)


def _along(text: str, gradient: tuple[int, int]) -> bool:
    """Whether the text is the unit vector in the direction of a vector that is on an axis or a diagonal."""
    match = _UNIT.fullmatch(text)
    if match is None or [match[2], match[4]] not in (["1", "0"], ["0", "1"], ["sqrt(2)/2"] * 2):
        return False
    u, v = (0 if size == "0" else -1 if sign else 1 for sign, size in (match.group(1, 2), match.group(3, 4)))
    return u * gradient[1] == v * gradient[0] and u * gradient[0] + v * gradient[1] > 0


def _other_formula(facts: Facts, text: str) -> Iterator[str]:
    """A polynomial of degree at most six in each variable is known by its values on seven by seven points."""
    try:
        tree = read(text)
        differs = any(_value(tree, {"x": x, "y": y}) != _f(facts, x, y) for x in _GRID for y in _GRID)
    except Unreadable as error:
        yield str(error)
        return
    if differs:
        yield f"the values of {text} are others than those of the level curves"


def _value(node: Node, at: dict[str, int]) -> Fraction:
    match node:
        case Number(value):
            return value
        case Symbol(name) if name in at:
            return Fraction(at[name])
        case Sum(terms):
            return sum((_value(term, at) for term in terms), Fraction(0))
        case Product(factors) if len(factors) <= 3 and all(
            isinstance(one, Number | Power) for one in factors
        ):
            found = Fraction(1)
            for factor in factors:
                found *= _value(factor, at)
            return found
        case Power(Symbol() | Sum() as base, Number(exponent)) if exponent == 2:
            if isinstance(base, Symbol) or all(isinstance(one, Number | Symbol) for one in base.terms):
                return _value(base, at) ** 2
    raise Unreadable("it is no sum of squares of linear functions")


CHECKER = Checker(
    facts=Facts,
    method="central differences of the planted quadratic",
    wrong=wrong,
    types=lambda facts: ["tuple", "label", "tuple", "expression(x, y)"][: 3 + facts["formula"]],
)
