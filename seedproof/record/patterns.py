"""Regular expressions that are compiled when they are first used."""

import re
from collections.abc import Callable, Iterator
from typing import Any

_METHODS = ("findall", "finditer", "fullmatch", "match", "search", "split", "sub", "subn")


class Pattern:
    """A regular expression with the methods of `re.Pattern`, compiled when one of them is first asked for.

    Whoever scores one response uses a fifth of hundreds; to compile all takes a third of the program's time.
    """

    __slots__ = (*_METHODS, "flags", "pattern")

    findall: Callable[..., list[Any]]
    finditer: Callable[..., Iterator[re.Match[str]]]
    fullmatch: Callable[..., re.Match[str] | None]
    match: Callable[..., re.Match[str] | None]
    search: Callable[..., re.Match[str] | None]
    split: Callable[..., list[str]]
    sub: Callable[..., str]
    subn: Callable[..., tuple[str, int]]

    def __init__(self, pattern: str, flags: int = 0) -> None:
        """Write down an expression; a mistake in it shows at its first use."""
        self.pattern = pattern
        self.flags = flags

    def __getattr__(self, name: str) -> object:
        """Compile the expression: called when a method is not here yet."""
        if name not in _METHODS:
            raise AttributeError(name)
        compiled = re.compile(self.pattern, self.flags)
        for method in _METHODS:
            setattr(self, method, getattr(compiled, method))
        return getattr(compiled, name)
