"""The contract of `validate.py` in a template: a second, separate path from facts to answers."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import UnionType
from typing import Generic

from flint import ctx

from seedproof.problems.facts import F

DIGITS = 60
"""Digits of the ball arithmetic in paths that are not exact."""


@dataclass(frozen=True, kw_only=True)
class Checker(Generic[F]):
    """A template's second path."""

    facts: type[F] | UnionType
    """The record for the facts of a certificate; several if the problem has several kinds."""
    method: str
    """The template's `method`."""
    wrong: Callable[[F, Sequence[str]], Iterator[str]]
    """Yields a sentence for each fault in the answers, given as canonical plain text, one per part."""
    types: Callable[[F], Sequence[str]]
    """Returns the type of each part."""

    def refusals(self, facts: F, answers: Sequence[str]) -> list[str]:
        """Return the faults of these answers, decided with `DIGITS` digits of ball arithmetic.

        Raises: ValueError if an answer cannot be read.
        """
        with ctx.workdps(DIGITS):
            return list(self.wrong(facts, answers))
