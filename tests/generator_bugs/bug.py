"""What a bug of a generator is: in one function, a piece of its source is another one while rows are made."""

import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any


@dataclass(frozen=True)
class Asked:
    """The rows that show a bug, unless it is one of a whole build: so many, with the numbers from 0."""

    benchmark: str
    family: str
    difficulty: int
    numbers: int
    suffix: str


@dataclass(frozen=True, kw_only=True)
class Bug:
    """A rule of a generator that is broken, and the rows that show it."""

    benchmark: str
    family: str
    said: str
    """What goes wrong, in words."""
    function: Callable[..., Any]
    stands: str
    """A piece of the function's source, which stands there once."""
    instead: str
    """What stands there while rows are made."""
    difficulty: int = 2
    numbers: int = 3
    """So many rows are made, with the numbers from 0."""
    suffix: str = ""
    """What stands behind their numbers: `-c` for a follow-up."""
    build: Mapping[str, Any] | None = None
    """The section of params.yaml of a whole build, for what no row shows alone."""
    by_expectations: bool = False
    """Whether only the expectations of `quality` see it: these cost a second a build."""
    still_true: str = ""
    """Why not all rows that change are wrong."""

    @property
    def name(self) -> str:
        """The benchmark, the family and what goes wrong."""
        return f"{self.benchmark} {self.family}: {self.said}"

    @property
    def asked(self) -> Asked:
        """The rows that show it; several bugs may ask for the same."""
        return Asked(self.benchmark, self.family, self.difficulty, self.numbers, self.suffix)

    @property
    def code(self) -> CodeType:
        """The function with the bug, compiled. Raises: ValueError unless the piece stands there once."""
        function = _bare(self.function)
        lines, first = inspect.getsourcelines(function)
        source = "".join(lines)
        if source.count(self.stands) != 1:
            raise ValueError(f"{self.name}: {self.stands!r} stands {source.count(self.stands)} times there")
        path = Path(function.__code__.co_filename)
        every = path.read_text().splitlines(keepends=True)
        every[first - 1 : first - 1 + len(lines)] = [source.replace(self.stands, self.instead)]
        whole = compile("".join(every), str(path), "exec")
        (code,) = (one for one in _codes(whole) if one.co_qualname == function.__qualname__)
        return code


_CACHED = type(cache(len))
"""What a function is that keeps what it was asked."""


@contextmanager
def switched_on(bug: Bug) -> Iterator[None]:
    """While this is open, the generator has the bug; nothing that was worked out with it is remembered."""
    function = _bare(bug.function)
    right = function.__code__
    forget()
    function.__code__ = bug.code
    try:
        yield
    finally:
        function.__code__ = right
        forget()


def forget() -> None:
    """Empty all caches of the project, but for that of which packages are installed."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("seedproof.", "pipeline.")) and name != "seedproof.contract.registry":
            for value in list(vars(module).values()):
                if type(value) is _CACHED:
                    value.cache_clear()


def _bare(function: Callable[..., Any]) -> Any:
    """Return what a cache wraps."""
    return inspect.unwrap(function)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
