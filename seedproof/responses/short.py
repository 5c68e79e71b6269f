"""Keeps what is found in short responses: the same ones are given to many rows, and asked about again."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Concatenate, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

SHORT = 400
"""Characters of a response that is kept. Longer ones hardly repeat, and would fill the memory."""

_KEPT = 1 << 12
"""So many of them: benchmarks have about as many different answers."""


def kept_if_short(find: Callable[Concatenate[str, P], T]) -> Callable[Concatenate[str, P], T]:
    """Return a pure function of a response that keeps what it returns for short ones."""
    kept = cast(Callable[Concatenate[str, P], T], lru_cache(_KEPT)(find))

    @wraps(find)
    def found(response: str, /, *more: P.args, **named: P.kwargs) -> T:
        if len(response) > SHORT:
            return find(response, *more, **named)
        return kept(response, *more, **named)

    return found
