"""Keeps what is found in short responses, which are given to many rows, and in the last longer one."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Concatenate, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

SHORT = 400
"""Characters of a response that is kept. Longer ones hardly repeat, and many would fill the memory."""

_KEPT = 1 << 12
"""So many of them: benchmarks have about as many different answers."""


def kept_if_short(find: Callable[Concatenate[str, P], T]) -> Callable[Concatenate[str, P], T]:
    """Return a pure function of a response that keeps what it returns for short ones, and for the last."""
    kept = cast(Callable[Concatenate[str, P], T], lru_cache(_KEPT)(find))
    last = cast(Callable[Concatenate[str, P], T], lru_cache(1)(find))

    @wraps(find)
    def found(response: str, /, *more: P.args, **named: P.kwargs) -> T:
        if len(response) > SHORT:
            return last(response, *more, **named)
        return kept(response, *more, **named)

    return found
