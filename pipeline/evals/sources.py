"""The sources that some modules take to run, for a file that carries them under a package name of its own."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from seedproof.record.errors import SeedproofError

EMPTY = '"""Only on the way to what is in it."""\n'
"""The source of a package that nobody imports a name of."""

_QUOTES = "'''"
"""What a source stands between in a file that carries it."""


@dataclass(frozen=True)
class Bundle:
    """Sources by the names of their modules, which import one another from a private package."""

    package: str
    sources: Mapping[str, str]


def bundle(modules: Sequence[str]) -> Bundle:
    """Return the sources of some modules and of all that they import of their own packages, also late.

    The private package is named by what it holds: two files that carry the same share it, others never do.
    Raises: SeedproofError where a module is imported in another way than `from ... import ...`.
    """
    packages = frozenset(name.partition(".")[0] for name in modules)
    plain = _reached(modules, packages)
    digest = sha256()
    for name, source in plain.items():
        digest.update(f"{name}\n{source}\n".encode())
    private = f"_seedproof_{digest.hexdigest()[:12]}"
    renamed = {name: _renamed(name, source, packages, private) for name, source in plain.items()}
    return Bundle(private, renamed)


def written(sources: Mapping[str, str]) -> str:
    """Return a dictionary of sources as Python writes it, each source as it is."""
    entries = [f'    "{name}": r{_QUOTES}{source}{_QUOTES},\n' for name, source in sources.items()]
    return "{\n" + "".join(entries) + "}"


def _reached(modules: Sequence[str], packages: frozenset[str]) -> dict[str, str]:
    """Return the sources of what is reached, by name in alphabetical order, packages on the way empty."""
    sources: dict[str, str] = {}
    todo = list(modules)
    while todo:
        name = todo.pop()
        if name in sources:
            continue
        sources[name] = _source(name)
        todo += _imported(name, sources[name], packages)
    for name in list(sources):
        for parent in _parents(name):
            sources.setdefault(parent, EMPTY)
    return dict(sorted(sources.items()))


def _parents(name: str) -> Iterator[str]:
    parent, _, _ = name.rpartition(".")
    while parent:
        yield parent
        parent, _, _ = parent.rpartition(".")


def _source(name: str) -> str:
    path = _path(name)
    if path is None:
        raise SeedproofError(f"{name}: has no source, expected a module of an installed package")
    source = path.read_text(encoding="utf-8")
    if _QUOTES in source:
        raise SeedproofError(f"{name}: has {_QUOTES}, but its source has to stand between them. Avoid them")
    return source


def _path(name: str) -> Path | None:
    """Return the file of a module, None where there is no such module. Nothing of it is imported."""
    top, *below = name.split(".")
    spec = find_spec(top)
    if spec is None or spec.origin is None:
        return None
    base = Path(spec.origin).parent.joinpath(*below)
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.is_file():
            return path
    return None


def _imported(name: str, source: str, packages: frozenset[str]) -> Iterator[str]:
    """Yield the modules of these packages that a source imports anywhere in it."""
    for node in _own_imports(name, source, packages):
        module = node.module or ""
        names = [f"{module}.{alias.name}" for alias in node.names]
        submodules = [full for full in names if _path(full) is not None]
        yield from submodules
        if len(submodules) < len(names):
            yield module


@cache
def _own_imports(name: str, source: str, packages: frozenset[str]) -> tuple[ast.ImportFrom, ...]:
    nodes: list[ast.ImportFrom] = []
    for node in _statements(ast.parse(source).body):
        if isinstance(node, ast.Import):
            own = [alias.name for alias in node.names if alias.name.partition(".")[0] in packages]
            if own:
                raise SeedproofError(f"{name}: says `import {own[0]}`, expected `from ... import ...`")
        elif isinstance(node, ast.ImportFrom):
            if node.level or node.module is None:
                raise SeedproofError(f"{name}: imports by dots, expected `from package.module import ...`")
            if node.module.partition(".")[0] in packages:
                nodes.append(node)
    return tuple(nodes)


def _statements(several: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """Yield statements, and those in them; what they calculate with is left out, since it imports nothing."""
    for statement in several:
        yield statement
        for block in ("body", "orelse", "finalbody", "handlers", "cases"):
            yield from _statements(getattr(statement, block, ()))


def _renamed(name: str, source: str, packages: frozenset[str], private: str) -> str:
    """Return a source that imports its own packages from the private one."""
    lines = source.split("\n")
    for node in _own_imports(name, source, packages):
        line = lines[node.lineno - 1]
        head = line[: node.col_offset]
        rest = line[node.col_offset :].removeprefix("from ")
        lines[node.lineno - 1] = f"{head}from {private}.{rest}"
    return "\n".join(lines)
