"""The contract of `quality.py` in a family: guesses from the notes, and problems that are alike.

A survey knows the public ranges (`docs/reference/missing_fact.md`), and never imports code that samples,
words or answers a row: it checks the generator independently. Views are facts with None for each withheld
value, as the family's `validate.py` makes them.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Facts = dict[str, Any]


def _whole(facts: Facts) -> Iterable[Facts]:
    return (facts,)


@dataclass(frozen=True, kw_only=True)
class Survey:
    """What can be guessed about a family's problems from public knowledge."""

    completions: Callable[[Facts, str, int], Mapping[str, int]]
    """(view, slot, difficulty): every hint value that notes and public ranges allow, with its relative
    frequency in draws from these ranges. Equivalent hint values are given once."""
    simplest: Callable[[Facts, str], str]
    """(view, slot): the hint value with the smallest numbers, without knowing the ranges."""
    images: Callable[[Facts], Iterable[Facts]]
    """(facts or view): the same problem under every renaming and symmetry, including itself. Keys keep their
    order; unordered parts are sorted."""
    parts: Callable[[Facts], Iterable[Facts]] = _whole
    """(facts): the facts stated by notes and one hint, for each hint that decides the answer."""
    operations: Callable[[Facts], int]
    """(facts): additions, subtractions, multiplications, divisions and roots in a solution by hand."""
    asked: tuple[str, ...] = ()
    """The facts that only say what is asked, and do not distinguish problems."""
