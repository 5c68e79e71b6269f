"""The benchmarks: a package each, with one module per step.

    settings   SETTINGS: the section of params.yaml, typed
    generate   tasks, run_task, rebuild, rebuild_from_seed
    validate   check, identity
    cycle      check
    quality    expectations and figures
    release    features, configs, what the card says
    audit      what a sceptic sees of one row

Modules are imported when a step needs them, and only those.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from pipeline.errors import SeedproofError

BENCHMARKS = tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/settings.py")))


def step(benchmark: str, name: str) -> Any:
    """A benchmark's module for one step.

    Raises: SeedproofError for an unknown benchmark.
    """
    if benchmark not in BENCHMARKS:
        raise SeedproofError(f"there is no benchmark {benchmark!r}, expected one of: {', '.join(BENCHMARKS)}")
    return import_module(f"{__name__}.{benchmark}.{name}")
