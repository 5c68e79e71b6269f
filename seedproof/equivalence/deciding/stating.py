"""What an answer states, once chains, rounded values and names of points are settled."""

from collections.abc import Callable
from typing import TypeAlias

from seedproof.equivalence.deciding.rounding import is_rounding
from seedproof.equivalence.deciding.values import Situation
from seedproof.equivalence.deciding.values import same as same_values
from seedproof.equivalence.reading.statements import is_name, is_point_name
from seedproof.equivalence.reading.tree import (
    Alternatives,
    Ambiguous,
    Bracketed,
    Call,
    Listing,
    Node,
    Number,
    Product,
    Relation,
    Symbol,
    mapped,
    names,
    nodes,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.record.verdict import Verdict

Comparison: TypeAlias = Callable[[Node, Node, Situation], Verdict]

_EQUATIONS = ("equation_up_to_scale", "ode_family", "interval_union")
"""Types in which an equals sign may be part of the answer."""
_POINTS = ("tuple", "set", "unordered")
_MOST_READINGS = 8


def settled(tree: Node, answer_type: str, situation: Situation, same: Comparison) -> Node:
    """Return the tree with one value for each chain; `same` compares two members.

    Raises:
        Unreadable: Members of a chain are not shown to be equal, or a rounded value is not right.
    """
    if answer_type in _POINTS:
        tree = mapped(tree, _without_point_name)

    def change(node: Node) -> Node | None:
        if isinstance(node, Alternatives):
            return _without_rounded_alternative(node, situation)
        if not isinstance(node, Relation):
            return None
        exact = _without_rounded(node, situation)
        if answer_type == "equation_up_to_scale" and isinstance(exact, Relation):
            return _one_equation(exact, situation)
        if answer_type in _EQUATIONS or not isinstance(exact, Relation) or set(exact.signs) != {"="}:
            return exact
        return _one_value(exact, situation, same)

    tree = mapped(tree, change)
    return _equation_by_equation(tree) if answer_type == "tuple" else tree


def _equation_by_equation(tree: Node) -> Node:
    """Return `x = y = 1` as two equations."""
    if not isinstance(tree, Relation) or len(tree.signs) < 2:
        return tree
    *before, last = tree.operands
    if not all(isinstance(name, Symbol) for name in before):
        return tree
    return Listing(tuple(Relation((name, last), ("=",)) for name in before))


def _one_equation(relation: Relation, situation: Situation) -> Node:
    """Return `y = a = b` as one equation, if a and b are proved to be equal."""
    first, *values = relation.operands
    if len(values) < 2 or set(relation.signs) != {"="} or not isinstance(first, Symbol):
        return relation
    last = values[-1]
    if any(same_values(value, last, situation).result != "equal" for value in values[:-1]):
        raise Unreadable("one of them states several values that are not shown to be equal")
    return Relation((first, last), ("=",))


def readings(tree: Node) -> list[Node]:
    """Return the trees that an ambiguous text may mean, the usual one first.

    Raises:
        Unreadable: There are too many.
    """
    result = [tree]
    while (node := _ambiguous(result[0])) is not None:
        result = [_with(candidate, node, reading) for candidate in result for reading in node.readings]
        if len(result) > _MOST_READINGS:
            raise Unreadable("too much of the text is ambiguous")
    if len(result) == 1:
        return result
    return [mapped(candidate, _listed_behind_name) for candidate in result]


def _with(tree: Node, node: Node, reading: Node) -> Node:
    return mapped(tree, lambda part: reading if part == node else None)


def _listed_behind_name(node: Node) -> Node | None:
    """Return the list that `x = 3,6` means, or None for everything else."""
    match node:
        case Relation((*before, Listing((first, *others))), signs):
            return Listing((Relation((*before, first), signs), *others))
    return None


def usual_reading_is_sure(tree: Node, answer_type: str) -> bool:
    """Return whether everything ambiguous in a tree has one reading that is meant by far the most often."""
    is_single = answer_type in ("number", "expression", "antiderivative")
    has_formulas = answer_type in ("expression", "antiderivative", "ode_family", "equation_up_to_scale")
    for node in nodes(tree):
        if isinstance(node, Product):
            mixed = [part for part in node.factors if isinstance(part, Ambiguous) and part.kind == "mixed"]
            if mixed and len(node.factors) > 2:
                return False
        if not isinstance(node, Ambiguous):
            continue
        is_sure = {
            "mixed": not has_formulas,
            "thousands": is_single,
            "comma": not is_single,
            "dots": True,
            "exclamation": True,
            "exponent": True,
            "grouped": True,
        }
        if not is_sure[node.kind]:
            return False
    return True


def _ambiguous(tree: Node) -> Ambiguous | None:
    return next((node for node in nodes(tree) if isinstance(node, Ambiguous)), None)


def _without_point_name(node: Node) -> Node | None:
    """Return the point of `P(4, 5)`, or None for everything else."""
    match node:
        case Product((Symbol(name), Bracketed("(", items, ")") as point)) if len(items) > 1 and is_point_name(
            name
        ):
            return point
    return None


def _without_rounded(relation: Relation, situation: Situation) -> Node:
    """Return the relation without the rounded values in it, each proved to be a rounding."""
    if "≈" not in relation.signs:
        return relation
    operands = [relation.operands[0]]
    signs: list[str] = []
    for sign, operand in zip(relation.signs, relation.operands[1:], strict=True):
        exact = operands[-1]
        if sign != "≈":
            operands.append(operand)
            signs.append(sign)
        elif is_name(exact):
            operands.append(operand)
            signs.append("=")
        elif is_rounding(exact, operand, situation.budget):
            continue
        elif is_rounding(operand, exact, situation.budget):
            operands[-1] = operand
        else:
            raise Unreadable("a value and its approximation are not shown to agree")
    return Relation(tuple(operands), tuple(signs)) if signs else operands[0]


def _is_substituted(tree: Node, last: Node, situation: Situation) -> bool:
    """Return whether a member is still written in another letter: `u^6 + C`, before it is `(x + 1)^6 + C`."""
    variables = {*situation.options.get("variables", ()), situation.options.get("variable")}
    letters = names(tree)
    return bool(letters - names(last)) and not letters & variables and bool(names(last) & variables)


def _without_rounded_alternative(tree: Alternatives, situation: Situation) -> Node | None:
    """Return the first of two alternatives if the other is only its value, rounded: `16/3 or 5.33`."""
    first, *others = tree.parts
    if len(others) != 1 or isinstance(first, Relation) or not isinstance(others[0], Number):
        return None
    is_decimal = others[0].value.denominator > 1
    return first if is_decimal and is_rounding(first, others[0], situation.budget) else None


def _one_value(relation: Relation, situation: Situation, same: Comparison) -> Node:
    """Return an equation with one value behind its names, if all values of the chain are equal."""
    first, *between = relation.operands[:-1]
    variables = situation.options.get("variables", ())
    named = [first] if is_name(first) else []
    named += [operand for operand in between if isinstance(operand, Symbol) and operand.name not in variables]
    values = [operand for operand in (first, *between) if operand not in named]
    last = relation.operands[-1]
    if values and isinstance(last, Symbol) and last.name not in variables:
        # The name stands behind its value: 3 = x.
        named.append(last)
        last = values.pop()
    for value in values:
        if isinstance(last, Call) and last.name == "dots" and is_rounding(value, last, situation.budget):
            last = value
        elif _is_question(value, last) or _is_substituted(value, last, situation):
            continue
        elif same(value, last, situation).result != "equal":
            raise Unreadable("one of them states several values that are not shown to be equal")
    return Relation((*named, last), ("=",) * len(named)) if named else last


def _is_question(tree: Node, last: Node) -> bool:
    """Return whether a member only repeats, with letters of functions, what is asked for: `F(3) - F(1)`."""
    new = names(tree) - names(last)
    return any(name[0].isupper() or name[0] in "fgh" for name in new)
