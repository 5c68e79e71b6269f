"""Tuples with names: `y = 3, x = 1` is (1, 3), because x comes before y."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from seedproof.equivalence.reading.parsing import read
from seedproof.equivalence.reading.statements import is_name, stated
from seedproof.equivalence.reading.tree import Bracketed, Listing, Node, Relation, Symbol
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.vectors import components

_ORDERS = (
    ("x", "y", "z"),
    ("w", "x", "y", "z"),
    ("X", "Y", "Z"),
    ("u", "v", "w"),
    ("a", "b", "c", "d", "e", "f"),
    ("A", "B", "C", "D", "E", "F"),
    ("p", "q", "r", "s"),
    ("r", "s", "t"),
    ("s", "t"),
    ("r", "theta", "phi"),
    ("r", "theta", "z"),
    ("alpha", "beta", "gamma", "delta"),
)
"""Names in their usual order; n components have the first n of them."""


class Coordinates(NamedTuple):
    """The values of a tuple as written, and the name of each, or None."""

    values: tuple[Node, ...]
    names: tuple[str, ...] | None


def coordinates(tree: Node) -> Coordinates | None:
    """Return the values of a tuple with their names; None if the tree is no tuple."""
    match tree:
        case Relation((Bracketed("(", names, _), value), ("=",)) if all(map(is_name, names)):
            values = components(value)
            symbols = tuple(name.name for name in names if isinstance(name, Symbol))
            if values is None:
                return None
            return Coordinates(values, symbols if len(symbols) == len(values) == len(names) else None)
        case Listing(parts) | Bracketed("(", parts, ")"):
            named = _named(parts)
            if named is not None:
                return named
    values = components(tree)
    return None if values is None else Coordinates(values, None)


def refuse_two_values(tree: Node) -> None:
    """Refuse `x = 1, x = 2`, which is no tuple. Raises: Unreadable when it is one."""
    parts = tree.parts if isinstance(tree, Listing) else ()
    named = [part.operands[0] for part in parts if isinstance(part, Relation) and part.signs == ("=",)]
    if len(set(named)) < len(named):
        raise Unreadable("one name has two values")


def _named(parts: Sequence[Node]) -> Coordinates | None:
    """Return the values of equations such as `x = 1` and `y = z = 2`, if all parts are such."""
    values: list[Node] = []
    names: list[str] = []
    for part in parts:
        if not isinstance(part, Relation) or set(part.signs) - {"=", "≈"}:
            return None
        symbols = [operand.name for operand in part.operands[:-1] if isinstance(operand, Symbol)]
        if not symbols or not isinstance(part.operands[0], Symbol):
            return None
        value = stated(part)
        names += symbols
        values += [value] * len(symbols)
    if len(set(names)) != len(names):
        return None
    return Coordinates(tuple(values), tuple(names))


def asked_order(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of a question as they are read in answers; none if two of them are read alike."""
    read_names = tuple(map(_as_read, names))
    return read_names if len(set(read_names)) == len(read_names) else ()


@lru_cache(maxsize=1024)
def _as_read(name: str) -> str:
    try:
        tree = read(f"{name} = 0")
    except Unreadable:
        return name
    match tree:
        case Relation((Symbol(letter), _), ("=",)):
            return letter
    return "".join(filter(str.isalnum, name))


def arranged(point: Coordinates, names: Sequence[str]) -> Coordinates:
    """Return the values in the order of some names, without these; as it is if its names are others."""
    if point.names is None or set(point.names) != set(names):
        return point
    table = dict(zip(point.names, point.values, strict=True))
    return Coordinates(tuple(table[name] for name in names), None)


def in_usual_order(point: Coordinates) -> tuple[Node, ...] | None:
    """Return the values in the usual order of their names; None if the names do not fit."""
    if point.names is None:
        return point.values
    return usual_part(point, len(point.values))


def usual_part(point: Coordinates, count: int) -> tuple[Node, ...] | None:
    """Return the values of the first `count` names of a usual order; None if the names do not fit."""
    if point.names is None:
        return None
    table = dict(zip(_bare(point.names), point.values, strict=True))
    for order in (*_ORDERS, *_numbered(point.names, count)):
        wanted = order[:count]
        if len(wanted) == count and set(wanted) <= set(table) and not set(order[count:]) & set(table):
            return tuple(table[name] for name in wanted)
    return None


def _bare(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names without an index or a prime that all of them have: x_0, y_0 as x, y."""
    tails = {name[len(name.rstrip("'").split("_")[0]) :] for name in names}
    if len(tails) != 1:
        return tuple(names)
    (tail,) = tails
    return tuple(name.removesuffix(tail) for name in names)


def _numbered(names: Sequence[str], count: int) -> list[tuple[str, ...]]:
    """Return the orders x_1, x_2, ... and x_0, x_1, ... of the only letter."""
    letters = {name.split("_")[0] for name in names}
    if len(letters) != 1:
        return []
    (letter,) = letters
    return [tuple(f"{letter}_{start + index}" for index in range(count)) for start in (1, 0)]
