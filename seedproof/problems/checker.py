"""What a template declares to `validate`: a second path from facts to answers, apart from the first."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import UnionType
from typing import Generic

from flint import ctx

from seedproof.problems.facts import F

DIGITS = 60
"""Of the balls in which a second path computes, where it is not exact."""


@dataclass(frozen=True, kw_only=True)
class Checker(Generic[F]):
    """A template's second path."""

    facts: type[F] | UnionType
    """The record that the facts of a certificate make up; several, where kinds of the problem differ."""
    method: str
    """The method, as the template names it."""
    wrong: Callable[[F, Sequence[str]], Iterator[str]]
    """Whatever is wrong with these answers, canonical plain text, one for each part: a sentence each."""
    types: Callable[[F], Sequence[str]]
    """The type of each part."""

    def refusals(self, facts: F, answers: Sequence[str]) -> list[str]:
        """Return whatever is wrong with these answers, decided in balls of many digits.

        Raises: ValueError where an answer cannot be read.
        """
        with ctx.workdps(DIGITS):
            return list(self.wrong(facts, answers))
