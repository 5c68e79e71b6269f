"""Formulas in LaTeX, as the questions write them, read as trees; what is not known is refused."""

from collections.abc import Iterable

from seedproof.certifying.script import Unread
from seedproof.certifying.university.expression import Expression, Relation, System
from seedproof.certifying.university.latex_reader import Reader


def expression(text: str, functions: Iterable[str] = ()) -> Expression:
    """Read one expression; `functions` are the letters that are functions in this text.

    Raises: Unread for a formula that is not understood.
    """
    read = one(text, functions)
    if isinstance(read, Relation | System):
        raise Unread(f"a relation where an expression belongs: {text}")
    return read


def relation(text: str, functions: Iterable[str] = ()) -> Relation:
    """Read one equation or inequality.

    Raises: Unread for a formula that is not understood.
    """
    read = one(text, functions)
    if not isinstance(read, Relation):
        raise Unread(f"no equation or inequality: {text}")
    return read


def one(text: str, functions: Iterable[str] = ()) -> Expression:
    """Read a formula that says one thing."""
    read = formulas(text, functions)
    if len(read) != 1:
        raise Unread(f"{len(read)} formulas where one belongs: {text}")
    return read[0]


def formulas(text: str, functions: Iterable[str] = ()) -> list[Expression]:
    """Read formulas that stand in a row, with commas, spaces or an `and` between them.

    Raises: Unread for a formula that is not understood.
    """
    reader = Reader(text, frozenset(functions))
    read = [reader.statement()]
    while reader.separated():
        read.append(reader.statement())
    reader.end()
    return read
