"""What a template declares to `validate`: a second path from facts to answers, apart from the first."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import UnionType
from typing import Generic

from seedproof.problems.facts import F


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
