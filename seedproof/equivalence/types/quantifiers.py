r"""What follows an answer to say which values its letters take: `t \in \mathbb{R}`, `k \ne 0`, `x > 0`."""

from seedproof.equivalence.reading.statements import is_name
from seedproof.equivalence.reading.tree import Builder, Constant, Listing, Node, Relation, Sets, Symbol, names

_SETS_OF_NUMBERS = (
    *(Constant(name) for name in ("reals", "integers", "naturals")),
    *(Symbol(name) for name in ("R", "Z", "N", "C")),
)


def without_quantifiers(tree: Node) -> Node:
    """Return what is stated before declarations of letters, or before the condition of a set."""
    match tree:
        case Builder(variable, condition) if _declares_all(condition):
            return variable
        case Listing(parts):
            stated = list(parts)
            while len(stated) > 1 and _declares(stated[-1]):
                stated.pop()
                while len(stated) > 1 and isinstance(stated[-1], Symbol):
                    stated.pop()
            return stated[0] if len(stated) == 1 else Listing(tuple(stated))
    return tree


def _declares_all(condition: Node) -> bool:
    """Return whether a condition says only of which kind the letters are."""
    if isinstance(condition, Listing):
        return all(isinstance(part, Symbol) or _declares(part) for part in condition.parts)
    return _declares(condition)


def _declares(tree: Node) -> bool:
    match tree:
        case Relation((letters, numbers), ("in",)) if is_name(letters):
            return _is_set_of_numbers(numbers)
        case Relation((Symbol(), bound), ("!=" | "<" | ">" | "<=" | ">=",)):
            return not names(bound)
    return False


def _is_set_of_numbers(tree: Node) -> bool:
    if isinstance(tree, Sets):
        return tree.word == "minus" and _is_set_of_numbers(tree.left)
    return tree in _SETS_OF_NUMBERS
