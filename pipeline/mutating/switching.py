"""Lets a module of ours be another one, in a process that ends with it.

What was imported from the module is dropped and imported anew; what was worked out is forgotten.
"""

import re
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, ModuleType
from typing import TypeVar

from seedproof.contract import registry

R = TypeVar("R")

OURS = ("seedproof.", "pipeline.")

_CACHED = type(cache(len))
"""What a function is that keeps what it was asked."""

_IMPORT = re.compile(r"^ *from ([\w.]+) import (?:\(([^)]*)\)|([^\n#]*))", re.MULTILINE)

_FORK = get_context("fork")


def in_a_child(work: Callable[[], R], seconds: float) -> R | None:
    """Return what `work` gives in a copy of this process; None if that dies or takes too long."""
    reading, writing = _FORK.Pipe(duplex=False)
    child = _FORK.Process(target=_answer, args=(work, writing))
    child.start()
    writing.close()
    try:
        return reading.recv() if reading.poll(seconds) else None
    except EOFError:
        return None
    finally:
        child.kill()
        child.join()
        reading.close()


def _answer(work: Callable[[], object], writing: Connection) -> None:
    writing.send(work())
    writing.close()


def switch_on(module: str, code: CodeType) -> None:
    """From here on, the module is what the code says. There is no way back."""
    for name in importers(module):
        del sys.modules[name]
        parent, _, last = name.rpartition(".")
        vars(sys.modules.get(parent, ModuleType("dropped"))).pop(last, None)
    forget()
    # A benchmark keeps its modules.
    registry.benchmark.cache_clear()
    sys.meta_path.insert(0, _Finder(module, code))


def forget() -> None:
    """Empty all caches of the project, but for that of which packages are installed."""
    for name, module in list(sys.modules.items()):
        if name.startswith(OURS) and name != registry.__name__:
            for value in list(vars(module).values()):
                if type(value) is _CACHED:
                    value.cache_clear()


def importers(module: str) -> set[str]:
    """Return the loaded modules that stand on a module, and itself."""
    found = {module} & sys.modules.keys()
    new = found
    imports = {name: _imports(str(path)) for name in [*sys.modules] if (path := _path(name))}
    while new:
        new = {name for name, imported in imports.items() if not new.isdisjoint(imported)} - found
        found |= new
    return found


def _path(name: str) -> str | None:
    return getattr(sys.modules[name], "__file__", None) if name.startswith(OURS) else None


@cache
def _imports(path: str) -> frozenset[str]:
    """Return the names that a file imports from, with each of what it imports: a module, perhaps."""
    names: set[str] = set()
    for source, several, few in _IMPORT.findall(Path(path).read_text(encoding="utf-8")):
        names |= {source, *(f"{source}.{name}" for name in re.findall(r"\w+", several or few))}
    return frozenset(names)


class _Loader(SourceFileLoader):
    """Loads a file as other code than stands in it."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        """Return the other code."""
        return self._code


class _Finder:
    """Finds one module."""

    def __init__(self, module: str, code: CodeType) -> None:
        self._module = module
        self._code = code

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how the module is loaded; None for any other."""
        if name != self._module:
            return None
        file = self._code.co_filename
        return spec_from_file_location(name, file, loader=_Loader(name, file, self._code))
