"""Letters that the question does not declare: nothing about them can be proved different."""

from collections.abc import Mapping
from typing import Any

from seedproof.equivalence.reading.statements import is_name
from seedproof.equivalence.reading.tree import Builder, Node, Relation, Symbol, children

_FREE = ("interval_union", "span", "ode_family", "integer_families")
"""Types whose answers have letters of their own: the unknown, constants, parameters."""
_COORDINATES = frozenset("xyz")
_IN_TUPLES = frozenset(["x", "i_", "i", "j", "k"])
"""The variable of a tuple of functions, such as two bounds, and the unit vectors."""
_CONSTANTS = frozenset("CcKk")


def unknown_letters(
    left: Node | None, right: Node | None, answer_type: str, options: Mapping[str, Any]
) -> list[str]:
    """Return the letters of one side alone that the type does not declare; a unit may be read as one."""
    if answer_type in _FREE or left == right:
        return []
    first = frozenset[str]() if left is None else _letters(left)
    second = frozenset[str]() if right is None else _letters(right)
    return sorted(name for name in first ^ second if not _is_declared(name, answer_type, options))


def _is_declared(name: str, answer_type: str, options: Mapping[str, Any]) -> bool:
    declared = {
        *map(str, options.get("variables", ())),
        *map(str, options.get("parameters", ())),
        *map(str, options.get("domain") or ()),
        str(options.get("variable")),
    }
    if name in declared:
        return True
    match answer_type:
        case "antiderivative":
            return name.partition("_")[0] in _CONSTANTS
        case "equation_up_to_scale":
            return name in _COORDINATES
        case "tuple":
            return name in _IN_TUPLES
    return False


def _letters(tree: Node) -> frozenset[str]:
    """Return the letters of the values, without the names before them."""
    if isinstance(tree, Symbol):
        return frozenset((tree.name,))
    parts = children(tree)
    if isinstance(tree, Relation):
        parts = (*(part for part in parts[:-1] if not is_name(part)), parts[-1])
    if isinstance(tree, Builder):
        return _letters(tree.condition) - _letters(tree.variable)
    letters = frozenset[str]().union(*map(_letters, parts))
    return letters.difference(*map(_quantified, parts))


def _quantified(tree: Node) -> frozenset[str]:
    """Return the letter of which a part of a list only says what it runs through: `k in Z`."""
    match tree:
        case Relation((Symbol(name), _), ("in",)):
            return frozenset((name,))
    return frozenset()
