"""Antiderivatives: equal if they differ by a constant, and if both leave it open or neither does."""

from typing import Literal

from seedproof.equivalence.deciding.derivative import derivative
from seedproof.equivalence.deciding.ring import NotNormal
from seedproof.equivalence.deciding.values import Situation, meet, same
from seedproof.equivalence.reading.statements import stated
from seedproof.equivalence.reading.tree import (
    ONE,
    ZERO,
    Node,
    Symbol,
    is_expression,
    mapped,
    names,
    negative,
    times,
    total,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.quantifiers import without_quantifiers
from seedproof.record.verdict import Verdict, different, equal, undecided

Freedom = Literal["none", "some", "all"]
"""The values that the constant of integration takes, as far as it is known."""


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare the derivatives of both, and whether both have a constant that takes every value."""
    first, second = stated(without_quantifiers(left)), stated(without_quantifiers(right))
    letter = str(situation.options.get("variable") or _letter(first, second))
    formulas = [is_expression(tree) for tree in (first, second)]
    if not all(formulas):
        if any(formulas):
            return different("one is a function, the other is not")
        raise Unreadable("neither is a function")
    try:
        slopes = derivative(first, letter), derivative(second, letter)
    except NotNormal as error:
        return undecided(str(error))
    verdict = same(*slopes, situation)
    if verdict.result == "different":
        return different(f"of their derivatives: {verdict.reason}")
    if verdict.result == "undecided":
        return verdict
    if situation.stated and (gap := _gap(first, second, situation)) is not None:
        return gap
    if not situation.stated and not meet(first, second, situation):
        return undecided("no point was found where both have a value")
    return _with_constants(_freedom(first, letter, situation), _freedom(second, letter, situation))


def _with_constants(first: Freedom, second: Freedom) -> Verdict:
    """Return the verdict on two functions whose derivatives are equal."""
    if "none" in (first, second) and first != second:
        return different(
            "the derivatives are equal, but only one has a constant of integration; the other is one function"
        )
    if "some" in (first, second):
        return undecided("whether the constant of integration takes every value is not clear")
    return equal("their derivatives are equal")


def _freedom(tree: Node, letter: str, situation: Situation) -> Freedom:
    """Return which values the constants of a function take: letters that its derivative does not have."""
    result: Freedom = "none"
    for name in sorted(names(tree) - {letter}):
        try:
            slope = derivative(tree, name)
            mixed = derivative(slope, letter)
        except NotNormal:
            return "some"
        if not _vanishes(mixed, situation) or _vanishes(slope, situation):
            continue
        if _is_onto(slope, name, situation):
            return "all"
        result = "some"
    return result


def _is_onto(slope: Node, name: str, situation: Situation) -> bool:
    """Return whether a function of a constant takes every value: linear, or a logarithm of the constant."""
    for candidate in (slope, times(Symbol(name), slope)):
        value = mapped(candidate, _at_one)
        if _vanishes(total(candidate, negative(value)), situation) and not _vanishes(value, situation):
            return True
    return False


def _at_one(node: Node) -> Node | None:
    return ONE if isinstance(node, Symbol) else None


def _vanishes(tree: Node, situation: Situation) -> bool:
    """Return whether a tree is proved to be zero."""
    if tree == ZERO:
        return True
    normal = situation.normal()
    try:
        return normal.vanishes(normal.element(tree))
    except NotNormal:
        return False


def _gap(first: Node, second: Node, situation: Situation) -> Verdict | None:
    """Return a verdict if only one of them has values on the domain."""
    for undefined, defined in ((first, second), (second, first)):
        verdict = same(undefined, undefined, situation)
        if verdict.result == "undecided" and same(defined, defined, situation).result == "equal":
            return different("only one of them is defined on the domain")
    return None


def _letter(first: Node, second: Node) -> str:
    """Return the variable: if possible a letter from the end of the alphabet, never a constant's name."""
    letters = names(first) | names(second)
    for letter in ("x", "t", "u", "z", "y", "s", "v", "w", "theta", "r", "n"):
        if letter in letters:
            return letter
    rest = sorted(name for name in letters if name[0] not in "CKck")
    if len(rest) > 1:
        raise Unreadable("the variable of an antiderivative is not clear")
    return rest[0] if rest else "x"
