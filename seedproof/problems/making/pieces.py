"""Pieces of sentences that have gaps themselves: the formula of a kind of function, or a range."""

from collections.abc import Mapping

from seedproof.problems.making.texts import Filling
from seedproof.problems.phrases import GAP
from seedproof.problems.writing import fill
from seedproof.text.formula import latex


def filled(piece: str, values: Mapping[str, Filling]) -> str:
    """Return a piece with its gaps filled; there may be more values than it has gaps."""
    found = {name: values[name] for name in GAP.findall(piece)}
    return fill(
        piece, **{name: text if isinstance(text, str) else latex(text) for name, text in found.items()}
    )
