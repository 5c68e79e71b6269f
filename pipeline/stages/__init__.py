"""The stages of `dvc.yaml`, one module each. They never import one another: they communicate by files."""

from importlib import import_module

from pipeline.workplace.build import Build

STAGES = ("generate", "validate", "cycle", "quality", "release")


def run_stage(stage: str, build: Build) -> None:
    """Run one stage of a build, by its name; only its module is imported."""
    import_module(f"{__name__}.{stage}").run(build)
