"""The benchmarks: a package each, with one module per step.

    settings   SETTINGS: the section of params.yaml, typed
    generate   tasks, run_task, rebuild, rebuild_from_seed
    validate   check, identity
    cycle      check
    quality    expectations and figures
    release    features, configs, what the card says, the row that it shows
    audit      what a sceptic sees of one row, and which of it has formulas
    tell       (where there is one) has a language model word the problems

Modules are imported when a step needs them, and only those.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from seedproof.record.errors import SeedproofError

_FOLDER = Path(__file__).parent
BENCHMARKS = tuple(sorted(path.parent.name for path in _FOLDER.glob("*/settings.py")))


def step(benchmark: str, name: str) -> Any:
    """A benchmark's module for one step.

    Raises: SeedproofError for an unknown benchmark.
    """
    if benchmark not in BENCHMARKS:
        raise SeedproofError(f"there is no benchmark {benchmark!r}, expected one of: {', '.join(BENCHMARKS)}")
    return import_module(f"{__name__}.{benchmark}.{name}")


def with_step(name: str) -> list[str]:
    """The benchmarks that have a module for a step that not all have."""
    return [benchmark for benchmark in BENCHMARKS if (_FOLDER / benchmark / f"{name}.py").is_file()]
