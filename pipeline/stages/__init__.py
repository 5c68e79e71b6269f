"""The stages of `dvc.yaml`, one module each. They never import one another: they communicate by files."""

from importlib import import_module

from pipeline import STAGES
from pipeline.workplace.build import Build

__all__ = ["STAGES", "run_stage"]


def run_stage(stage: str, build: Build, workers: int = 1) -> None:
    """Run one stage of a build, by its name, in some processes; only its module is imported.

    What it writes does not depend on `workers`.
    """
    import_module(f"{__name__}.{stage}").run(build, workers)
