"""What a template declares to `validate`: a second path from facts to answers, apart from the first."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

Facts = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Checker:
    """A template's second path."""

    method: str
    """As the template says it."""
    wrong: Callable[[Facts, Sequence[str]], Iterator[str]]
    """Whatever is wrong with these answers, canonical plain text, one for each part: a sentence each."""
    types: Callable[[Facts], Sequence[str]]
    """The type of each part."""
