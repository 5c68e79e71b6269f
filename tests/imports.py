"""What a module of the project reaches by its imports, lazy ones and declarations included."""

import ast
from functools import cache
from pathlib import Path

PIPELINE = Path("pipeline")
SEEDPROOF = Path("seedproof")
PACKAGES = ("pipeline", "seedproof")

MODULES = (
    "audit",
    "cycle",
    "fresh",
    "generate",
    "groups",
    "holder",
    "quality",
    "release",
    "settings",
    "tell",
    "universe",
    "validate",
)
"""What a benchmark's package has."""


@cache
def path_of(module):
    """The file of a dotted module or package of the project, None for others."""
    base = Path(*module.split("."))
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.is_file():
            return path
    return None


@cache
def _named(path):
    """(dotted names that it imports, modules of a benchmark that it asks for, files that it declares)."""
    names = []
    modules = []
    declared = []
    for node in _nodes(path):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module)
            names += [
                f"{node.module}.{alias.name}"
                for alias in node.names
                if path_of(f"{node.module}.{alias.name}")
            ]
        elif isinstance(node, ast.Attribute):
            if node.attr in MODULES and _calls(node.value, "benchmark"):
                modules.append(node.attr)
        elif _calls(node, "declaration"):
            declared += [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
    return names, modules, declared


def _nodes(path):
    """The nodes of a file that may import, ask for a module of a benchmark, or declare a file."""
    text = path.read_text()
    tree = ast.parse(text)
    # The front door imports its rooms when it is used, by nobody in the house.
    if path == SEEDPROOF / "__init__.py":
        return tree.body
    # Expressions are most of the nodes.
    if "benchmark(" in text or "declaration(" in text:
        return ast.walk(tree)
    return _statements(tree.body)


def _statements(nodes):
    """Statements, and those inside of them."""
    for node in nodes:
        yield node
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            yield from _statements(getattr(node, part, ()))


@cache
def imported(path, benchmark="missing_fact"):
    """(files of the project, top-level names of other packages) that one file imports, anywhere in it.

    `benchmark(name).validate` and `declaration(family, "validate", Prover)` import what they name.
    """
    names, modules, declared = _named(path)
    own = set()
    others = set()
    of_benchmark = [f"seedproof.benchmarks.{benchmark}.{module}" for module in modules]
    if path == SEEDPROOF / "certifying/rows.py":
        of_benchmark.append(f"seedproof.certifying.{benchmark}.certify")
    for name in (*names, *of_benchmark, *_declarations(path, declared)):
        found = path_of(name)
        if found is None:
            if not name.startswith(PACKAGES):
                others.add(name.split(".")[0])
            continue
        own.add(found)
        own.update(_packages_around(found))
    return frozenset(own - {path}), frozenset(others)


def _declarations(path, files):
    """The modules of all families or templates that `declaration` may load in a file."""
    room = path.parent if path.parent.name == "missing_fact" else SEEDPROOF / "problems"
    paths = [
        path
        for name in files
        for kind in ("families", "templates")
        for path in room.glob(f"{kind}/*/{name}.py")
    ]
    return [".".join(path.with_suffix("").parts) for path in paths]


@cache
def _packages_around(path):
    """The `__init__` of every package that a file is in."""
    inits = [parent / "__init__.py" for parent in path.parents]
    return [init for init in inits if init.is_file()]


def _calls(node, name):
    if not isinstance(node, ast.Call):
        return False
    return name in (getattr(node.func, "id", ""), getattr(node.func, "attr", ""))


def reached(*paths, benchmark="missing_fact"):
    """All files of the project and all other packages that some files reach."""
    files = set()
    others = set()
    todo = list(paths)
    while todo:
        path = todo.pop()
        if path not in files:
            files.add(path)
            own, foreign = imported(path, benchmark)
            others |= foreign
            todo += own
    return files, others
