"""The stages of `dvc.yaml`, one module each. They never import one another: they communicate by files."""

import gc
from importlib import import_module

from pipeline import STAGES
from pipeline.workplace.build import Build

__all__ = ["STAGES", "run_stage"]

NEW_OBJECTS = 100_000
"""How many there are before garbage is looked for among them."""


def run_stage(stage: str, build: Build, workers: int = 1) -> None:
    """Run one stage of a build, by its name, in some processes; only its module is imported.

    What it writes does not depend on `workers`.
    """
    module = import_module(f"{__name__}.{stage}")
    _look_for_garbage_seldom()
    module.run(build, workers)


def _look_for_garbage_seldom() -> None:
    """Leave libraries, and what the stages before have read, out of the search for garbage: they stay.

    Of what a stage makes most stays as well, so that to look through all of it again and again finds little.
    """
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, 20)
