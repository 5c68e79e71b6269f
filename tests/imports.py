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


def path_of(module):
    """The file of a dotted module or package of the project, None for others."""
    base = Path(*module.split("."))
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.is_file():
            return path
    return None


@cache
def imported(path, benchmark="missing_fact"):
    """(files of the project, top-level names of other packages) that one file imports, anywhere in it."""
    tree = ast.parse(path.read_text())
    own = set()
    others = set()
    names = []
    # The front door imports its rooms when it is used, by nobody in the house.
    nodes = tree.body if path == SEEDPROOF / "__init__.py" else ast.walk(tree)
    for node in nodes:
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module)
            names += [
                f"{node.module}.{alias.name}"
                for alias in node.names
                if path_of(f"{node.module}.{alias.name}")
            ]
        else:
            names += _loaded(node, path, benchmark)
    for name in names:
        found = path_of(name)
        if found is None:
            if not name.startswith(PACKAGES):
                others.add(name.split(".")[0])
            continue
        own.add(found)
        own.update(parent / "__init__.py" for parent in found.parents if (parent / "__init__.py").is_file())
    return frozenset(own - {path}), frozenset(others)


def _loaded(node, path, benchmark):
    """`benchmark(name).validate` and `declaration(family, "validate", Prover)` import what they name."""
    if isinstance(node, ast.Attribute) and node.attr in MODULES and _calls(node.value, "benchmark"):
        return [f"seedproof.benchmarks.{benchmark}.{node.attr}"]
    if not _calls(node, "declaration"):
        return []
    room = path.parent if path.parent.name == "missing_fact" else SEEDPROOF / "problems"
    files = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
    paths = [
        path
        for name in files
        for kind in ("families", "templates")
        for path in room.glob(f"{kind}/*/{name}.py")
    ]
    return [".".join(path.with_suffix("").parts) for path in paths]


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
