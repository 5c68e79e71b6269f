"""Finds the folder with a benchmark's papers, which a release is written from."""

from pathlib import Path

from pipeline.releasing.changelog import changelog_path
from pipeline.workplace.home import home_with
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError


def home_of(benchmark: str) -> Path:
    """Return the folder with the benchmark's papers: the current one, else where its code has its own.

    Raises: SeedproofError when neither has them.
    """
    paper = changelog_path(benchmark)
    home = home_with(paper)
    if home is not None:
        return home
    installed = registry.benchmark(benchmark)
    if not installed.is_ours and (installed.root / paper).is_file():
        return installed.root
    name = "Seedproof" if installed.is_ours else benchmark
    raise SeedproofError(
        f"the templates of the card are not here, expected {paper.parent}. Run this in a checkout of {name}"
    )
