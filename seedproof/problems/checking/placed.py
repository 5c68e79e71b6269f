"""Values of formulas in balls, with texts put for their letters."""

from collections.abc import Mapping

from flint import arb

from seedproof.equivalence import read
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.equivalence.reading.tree import Node, Symbol, mapped
from seedproof.record.budget import Budget

_SECONDS = 5.0


def value_at(tree: Node, values: Mapping[str, str]) -> arb | None:
    """Return the value of a formula with texts for its letters, None where there is none."""
    trees = {Symbol(name): read(text) for name, text in values.items()}
    placed = mapped(tree, lambda node: trees.get(node) if isinstance(node, Symbol) else None)
    try:
        return enclosure(placed, {}, Budget(_SECONDS))
    except (Undefined, Unclear):
        return None
