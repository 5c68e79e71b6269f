"""Finds the folder with what a benchmark's releases are written from: templates, schema, licence, params."""

from pathlib import Path

from pipeline.releasing.changelog import changelog_path
from pipeline.workplace.home import CHECKOUT, INSTALLED
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError


def home_of(benchmark: str) -> Path:
    """Return the folder with a benchmark's templates: the current one, else where its code has its own.

    Raises: SeedproofError when neither has them.
    """
    if (Path() / changelog_path(benchmark)).is_file():
        return Path()
    home = own_home(benchmark)
    if home is not None:
        return home
    name = "Seedproof" if registry.benchmark(benchmark).is_ours else benchmark
    raise SeedproofError(
        f"the templates of the card are not here, expected {changelog_path(benchmark).parent}. Run this in a "
        f"checkout of {name}"
    )


def own_home(benchmark: str) -> Path | None:
    """Return where the running code has its own templates, whatever the current folder has."""
    installed = registry.benchmark(benchmark)
    homes = (CHECKOUT, INSTALLED) if installed.is_ours else (installed.root,)
    return next((home for home in homes if (home / changelog_path(benchmark)).is_file()), None)
