"""What a module of the project reaches by its imports, lazy ones and the steps of benchmarks included."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path("pipeline")


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
    tree, own, others = ast.parse(path.read_text()), set(), set()
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module)
            names += [
                f"{node.module}.{alias.name}"
                for alias in node.names
                if path_of(f"{node.module}.{alias.name}")
            ]
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("step", "part"):
            names += _dynamic(node, benchmark)
    for name in names:
        found = path_of(name)
        if found is None:
            if not name.startswith("pipeline"):
                others.add(name.split(".")[0])
            continue
        own.add(found)
        own.update(parent / "__init__.py" for parent in found.parents if (parent / "__init__.py").is_file())
    return frozenset(own - {path}), frozenset(others)


def _dynamic(call, benchmark):
    """`step(benchmark, "validate")` and `part(family, "validate", "PROVER")` import what they name."""
    constants = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
    if call.func.id == "step":
        return [f"pipeline.benchmarks.{benchmark}.{name}" for name in constants]
    if not constants:
        return []
    room = ROOT / "benchmarks" / benchmark
    files = [path for kind in ("families", "templates") for path in room.glob(f"{kind}/*/{constants[0]}.py")]
    return [".".join(path.with_suffix("").parts) for path in files]


def reached(*paths, benchmark="missing_fact"):
    """All files of the project and all other packages that some files reach."""
    files, others, todo = set(), set(), list(paths)
    while todo:
        path = todo.pop()
        if path not in files:
            files.add(path)
            own, foreign = imported(path, benchmark)
            others |= foreign
            todo += own
    return files, others
