"""Antiderivatives: equal if they differ by a constant, whatever its name and whether or not it is written."""

from seedproof.equivalence.deciding.derivative import derivative
from seedproof.equivalence.deciding.ring import NotNormal
from seedproof.equivalence.deciding.values import Situation, meet, same
from seedproof.equivalence.reading.statements import stated
from seedproof.equivalence.reading.tree import Node, is_expression, names
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.record.verdict import Verdict, different, equal, undecided


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare the derivatives of both; if the domain is given, both must have values on it."""
    first, second = stated(left), stated(right)
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
    if verdict.result == "equal":
        if situation.stated and (gap := _gap(first, second, situation)) is not None:
            return gap
        if not situation.stated and not meet(first, second, situation):
            return undecided("no point was found where both have a value")
        return equal("their derivatives are equal")
    if verdict.result == "different":
        return different(f"of their derivatives: {verdict.reason}")
    return verdict


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
