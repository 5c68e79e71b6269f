"""Operations on numbers and matrices that are worked out before anything is compared; what has no value."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import ceil, floor, gcd, lcm
from types import MappingProxyType

from seedproof.equivalence.deciding.balls import precision, whole_in
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.equivalence.deciding.rationals import rational
from seedproof.equivalence.deciding.values import Situation, same, sign_of
from seedproof.equivalence.reading.tree import (
    ZERO,
    Call,
    Matrix,
    Node,
    Number,
    Power,
    Product,
    Sum,
    Symbol,
    is_expression,
    mapped,
    nodes,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.matrices import determinant, rows_of
from seedproof.record.budget import Budget

_BITS = 320


def worked_out(tree: Node, situation: Situation) -> Node:
    """Return the tree with the values of `max(3, 12)`, `17 mod 5`, `floor(7/2)` and determinants.

    Raises:
        Unreadable: An operation is not worked out, or a part of the tree has no value, such as 0/0.
    """
    parts = _of_interest(tree)
    if any(isinstance(node, Call) and node.name in _WORKED_OUT for node in parts):
        tree = _with_values(tree, situation)
        parts = _of_interest(tree)
    for node in parts:
        if _has_no_value(node, situation):
            raise Unreadable("a part of it, such as a quotient by zero, has no value")
    return tree


def _of_interest(tree: Node) -> list[Node]:
    """Return the functions, the products, and the powers whose exponent is no positive number."""
    return [
        node
        for node in nodes(tree)
        if isinstance(node, _INTERESTING)
        and not (isinstance(node, Power) and isinstance(node.exponent, Number) and node.exponent.value > 0)
    ]


def _with_values(tree: Node, situation: Situation) -> Node:
    def change(node: Node) -> Node | None:
        match node:
            case Call("det" | "abs" as name, (inner,)) if name == "det" or isinstance(inner, Matrix):
                rows = rows_of(_with_values(inner, situation), situation)
                if rows is None:
                    raise Unreadable("a determinant is not worked out")
                return determinant(rows)
            case Call(name, arguments) if name in _OPERATIONS:
                values = [_with_values(argument, situation) for argument in arguments]
                return Number(_OPERATIONS[name](values, situation.budget))
        return None

    return mapped(tree, change)


def _rounded(values: list[Node], budget: Budget, rounding: Callable[[Fraction], int]) -> Fraction:
    (value,) = values
    number = rational(value)
    if number is not None:
        return Fraction(rounding(number))
    with precision(_BITS):
        try:
            ball = enclosure(value, {}, budget)
        except (Undefined, Unclear):
            raise Unreadable("what is rounded is no number") from None
        whole = whole_in(ball.floor() if rounding is floor else ball.ceil())
    if whole is None:
        raise Unreadable("a rounded value is not clear")
    return Fraction(whole)


def _extreme(values: list[Node], budget: Budget, sign: int) -> Fraction:
    """Return the largest of several numbers, or the least."""
    numbers = [rational(value) for value in values]
    known = [number for number in numbers if number is not None]
    if len(known) < len(numbers) or len(known) < 2:
        raise Unreadable("the numbers of which one is chosen are not known")
    return max(known) if sign > 0 else min(known)


def _of_integers(values: list[Node], operation: Callable[..., int]) -> Fraction:
    numbers = [rational(value) for value in values]
    whole = [int(number) for number in numbers if number is not None and number.denominator == 1]
    if len(whole) < len(numbers) or len(whole) < 2:
        raise Unreadable("an operation on integers has other arguments")
    return Fraction(operation(*whole))


def _remainder(above: int, below: int) -> int:
    if below <= 0:
        raise Unreadable("a remainder by no positive number has no usual value")
    return above % below


_OPERATIONS: Mapping[str, Callable[[list[Node], Budget], Fraction]] = MappingProxyType(
    {
        "floor": lambda values, budget: _rounded(values, budget, floor),
        "ceiling": lambda values, budget: _rounded(values, budget, ceil),
        "max": lambda values, budget: _extreme(values, budget, 1),
        "min": lambda values, budget: _extreme(values, budget, -1),
        "gcd": lambda values, _: _of_integers(values, gcd),
        "lcm": lambda values, _: _of_integers(values, lcm),
        "mod": lambda values, _: _of_integers(values, _remainder),
    }
)


_WORKED_OUT = frozenset((*_OPERATIONS, "det", "abs"))
_INTERESTING = (Call, Power, Product)


def _has_no_value(node: Node, situation: Situation) -> bool:
    """Return whether a node is a power of zero with an exponent that is not positive, or log 0."""
    match node:
        case Power(base, exponent):
            power = rational(exponent)
            return power is not None and power <= 0 and _vanishes(base, situation)
        case Call("log", (inner,)):
            return _vanishes(inner, situation)
        case Product((Symbol(name), inner)) if inner == ZERO:
            raise Unreadable(f"a value of the function {name} is stated, which is not known")
    return False


def _vanishes(tree: Node, situation: Situation) -> bool:
    value = rational(tree)
    if value is not None:
        return value == 0
    inside = list(nodes(tree))
    if not any(isinstance(node, Sum) for node in inside) or _has_lone_letter(tree, inside):
        return False
    if not is_expression(tree):
        return False
    if any(isinstance(node, Symbol) for node in inside):
        return same(tree, ZERO, situation).result == "equal"
    return sign_of(tree, situation.budget) == 0


def _has_lone_letter(tree: Node, inside: list[Node]) -> bool:
    """Return whether a sum such as `x^2 - 3` has a letter in one term alone, so that it is not zero."""
    if not isinstance(tree, Sum):
        return False
    for term in tree.terms:
        match term:
            case (
                Symbol()
                | Power(Symbol(), Number())
                | Product((Number(), Symbol() | Power(Symbol(), Number())))
            ):
                (letter,) = (node for node in nodes(term) if isinstance(node, Symbol))
                if inside.count(letter) == 1:
                    return ZERO not in inside
    return False
