"""Conditions behind a value: which of them change nothing, and where the others let a value be compared."""

from fractions import Fraction

import msgspec

from seedproof.equivalence.deciding.domains import REALS, Domain
from seedproof.equivalence.deciding.rationals import rational
from seedproof.equivalence.deciding.values import Situation, sign_of
from seedproof.equivalence.reading.statements import is_name, listed
from seedproof.equivalence.reading.tree import (
    Alternatives,
    Bracketed,
    Conditioned,
    Constant,
    Listing,
    Node,
    Number,
    Relation,
    Symbol,
    mapped,
    names,
    negative,
    total,
)
from seedproof.equivalence.reading.unreadable import Unreadable

_FUNCTIONS = ("expression", "antiderivative")
_LISTS = ("set", "unordered", "tuple")
_REALS = (Constant("reals"), Symbol("R"), Symbol("C"))
_WHOLE = (Constant("integers"), Constant("naturals"), Symbol("Z"), Symbol("N"))
_MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "!=": "!="}
_INEQUALITIES = ("<", "<=", ">", ">=")


class Restricted(msgspec.Struct, frozen=True):
    """A value, the domains within which it is stated, and whether it is stated on the whole domain."""

    value: Node
    domains: dict[str, Domain]
    is_narrower: bool = False


def restricted(tree: Node, answer_type: str, situation: Situation) -> Restricted:
    """Return the value of an answer, and the domains that its conditions leave.

    Raises:
        Unreadable: A condition may change what is stated, in a way that is not read.
    """
    if not isinstance(tree, Conditioned):
        return Restricted(tree, {})
    if answer_type == "interval_union":
        return Restricted(_joined(tree), {})
    if answer_type in _FUNCTIONS:
        return _of_function(tree, situation)
    left = tuple(
        condition
        for condition in tree.conditions
        if not _is_harmless(condition, tree.value, answer_type, situation)
    )
    if not left:
        return Restricted(tree.value, {})
    if answer_type in _LISTS and all(_is_about_integers(condition) for condition in left):
        parts = tree.value.parts if isinstance(tree.value, Listing) else (tree.value,)
        return Restricted(Listing((*parts, *left)), {})
    raise Unreadable("a condition behind the value may change it")


def _joined(tree: Conditioned) -> Node:
    """Return one list of inequalities; that a letter is real says nothing about a set of real numbers."""
    conditions = [condition for condition in tree.conditions if not _is_about_reals(condition)]
    if not conditions:
        return tree.value
    if isinstance(tree.value, Relation):
        return Listing((tree.value, *conditions))
    raise Unreadable("sets and conditions are mixed in a list")


def _is_about_reals(condition: Node) -> bool:
    match condition:
        case Relation((Symbol(), container), ("in",)):
            return container in _REALS
    return False


def _is_about_integers(condition: Node) -> bool:
    match condition:
        case Relation((Symbol(), container), ("in",)):
            return container in _WHOLE
    return False


def _of_function(tree: Conditioned, situation: Situation) -> Restricted:
    value = tree.value
    letters = names(value)
    domains: dict[str, Domain] = {}
    is_narrower = False
    for condition in tree.conditions:
        if _is_about_reals(condition):
            continue
        for letter, sign, bound in _comparisons(condition):
            declared = situation.domains.get(letter, REALS)
            if sign == "!=" or (letter not in letters and letter not in situation.domains):
                continue
            if sign == "whole":
                if not declared.integer:
                    raise Unreadable("a letter is said to be an integer")
                continue
            domains[letter] = domains.get(letter, declared).bounded(sign, bound)
            is_stated = letter in situation.domains
            is_narrower = is_narrower or (is_stated and domains[letter] != declared)
    return Restricted(value, domains, is_narrower)


def _comparisons(condition: Node) -> list[tuple[str, str, Fraction]]:
    """Return a letter, a sign and a bound for each part of a condition.

    Raises:
        Unreadable: The condition compares something else than a letter and a rational number.
    """
    match condition:
        case Relation((Symbol(name), container), ("in",)) if container in _WHOLE:
            return [(name, "whole", Fraction(0))]
        case Relation((Symbol(name), Bracketed("(" | "[" as opening, (low, high), closing)), ("in",)):
            ends = [
                (name, ">" if opening == "(" else ">=", low),
                (name, "<" if closing == ")" else "<=", high),
            ]
            return [(letter, sign, bound) for letter, sign, end in ends for bound in _bounds(end)]
        case Relation(operands, signs):
            result: list[tuple[str, str, Fraction]] = []
            for left, sign, right in zip(operands, signs, operands[1:], strict=False):
                if isinstance(right, Symbol) and sign in _MIRRORED:
                    left, sign, right = right, _MIRRORED[sign], left
                if not isinstance(left, Symbol) or sign not in _MIRRORED:
                    break
                if sign == "!=":
                    result.append((left.name, sign, Fraction(0)))
                    continue
                bound = rational(right)
                if bound is None:
                    break
                result.append((left.name, sign, bound))
            else:
                return result
    raise Unreadable("a condition behind the value is not read")


def _bounds(end: Node) -> list[Fraction]:
    if Constant("infinity") in (end, negative(end)) or end == negative(Constant("infinity")):
        return []
    bound = rational(end)
    if bound is None:
        raise Unreadable("a condition behind the value is not read")
    return [bound]


def _is_harmless(condition: Node, value: Node, answer_type: str, situation: Situation) -> bool:
    """Return whether a condition says only what the type says, or is true of the values that are stated."""
    match condition:
        case Relation((Symbol(), container), ("in",)) if container in _WHOLE:
            return answer_type == "integer_families" and container in (Constant("integers"), Symbol("Z"))
        case Relation((Symbol(name), container), ("in",)) if container in _REALS:
            return answer_type != "integer_families" or name not in names(value)
        case Relation((Symbol(), Number()), ("!=",)) if answer_type == "span":
            # A vector that is not zero spans the same space.
            return True
    if answer_type == "ode_family":
        letters = {letter for letter, _, _ in _comparisons(condition)}
        return letters <= {str(situation.options.get("variable")), "x", "t"}
    if answer_type in ("integer_families", "span", "matrix"):
        return False
    return all(_holds(condition, letter, stated, situation) for letter, stated in _named_values(value))


def _named_values(value: Node) -> list[tuple[Symbol, Node]]:
    """Return the values that stand behind a letter, in `x = 1 or x = 2`."""
    match value:
        case Relation((Symbol() as letter, stated), ("=",)):
            return [(letter, item) for item in listed(stated)]
        case Relation((name, _), ("=",)) if is_name(name):
            return []
        case Alternatives(parts) | Listing(parts):
            return [pair for part in parts for pair in _named_values(part)]
    return []


def _holds(condition: Node, letter: Symbol, value: Node, situation: Situation) -> bool:
    """Return whether a condition is proved to be true of a value."""
    if letter.name not in names(condition):
        return True
    if not isinstance(condition, Relation):
        return False
    stated = mapped(condition, lambda node: value if node == letter else None)
    if not isinstance(stated, Relation) or names(stated):
        return False
    for left, sign, right in zip(stated.operands, stated.signs, stated.operands[1:], strict=False):
        if sign not in (*_INEQUALITIES, "!="):
            return False
        side = sign_of(total(left, negative(right)), situation.budget)
        is_true = {
            "<": side == -1,
            "<=": side in (-1, 0),
            ">": side == 1,
            ">=": side in (0, 1),
            "!=": side in (-1, 1),
        }
        if not is_true[sign]:
            return False
    return True
