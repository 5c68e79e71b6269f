"""The contract of `quality.py` in a family: guesses from the notes, and problems that are alike.

A survey knows the public ranges (`docs/reference/missing_fact.md`), and never imports code that samples, words
or answers a row: it checks the generator independently. Views are facts with None for each withheld value, as
the family's `validate.py` makes them.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Facts = dict[str, Any]


def _whole(facts: Facts) -> Iterable[Facts]:
    return (facts,)


@dataclass(frozen=True, kw_only=True)
class Survey:
    """What a stranger can tell of a family's problems."""

    completions: Callable[[Facts, str, int], Mapping[str, int]]
    """(view, slot, difficulty): every hint value that the public ranges allow beside these notes, each with
    its weight: how often a draw from the ranges gives it, in proportion to the others. Hint values that
    stand for the same completion (two lines through one point) are given once."""
    simplest: Callable[[Facts, str], str]
    """(view, slot): the hint value of the completion with the smallest numbers; no range is known."""
    images: Callable[[Facts], Iterable[Facts]]
    """(facts or view): the same problem under every renaming and symmetry, itself among them. Keys in the
    same order; what has no order in the problem is put in one."""
    parts: Callable[[Facts], Iterable[Facts]] = _whole
    """(facts): as much of them as notes and one hint state, in every way that decides the answer."""
    operations: Callable[[Facts], int]
    """(facts): additions, subtractions, multiplications, divisions and roots of one who solves by hand."""
    asked: tuple[str, ...] = ()
    """The facts that say only what is asked: they do not make another problem."""
