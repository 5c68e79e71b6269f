"""`seedproof restore`."""

from pathlib import Path

import click

from pipeline.archiving.bringing import bring
from pipeline.archiving.releases import RELEASES, release_folder, released_versions
from pipeline.archiving.tracking import track
from pipeline.commands import needs
from pipeline.workplace.naming import BENCHMARK
from seedproof.contract import registry
from seedproof.record.errors import NotFound, SeedproofError
from seedproof.record.names import no_such
from seedproof.record.printing import say


@click.command("restore")
@click.argument("benchmark", required=False, type=BENCHMARK)
@click.argument("version", required=False)
@needs("build")
def command(benchmark: str | None, version: str | None) -> None:
    """Restore the data of released versions from DVC, or rebuild it from the manifest.

    Git keeps the documents of a version, and DVC keeps its data. Rebuilt data is kept only if every checksum
    matches. Without VERSION, all versions are restored; without a benchmark, all benchmarks.

    \b
    Example:
        seedproof restore missing_fact VERSION
    """
    for folder in _folders(benchmark, version):
        how = bring(folder)
        track(folder.parent.name, folder)
        say(f"{folder}: {how or 'was here'}, every checksum holds")


def _folders(benchmark: str | None, version: str | None) -> list[Path]:
    """Return the folders of the requested versions. Raises: SeedproofError where there is none."""
    folders = []
    for name in [benchmark] if benchmark else registry.benchmarks():
        there = released_versions(name)
        if benchmark is not None and not there:
            raise _nothing(RELEASES / benchmark, benchmark)
        if version is not None and version not in there:
            raise no_such(f"{name} has no released version {version}", version, there)
        folders += [release_folder(name, known) for known in there if version in (None, known)]
    if not folders:
        raise _nothing(RELEASES, "BENCHMARK")
    return folders


def _nothing(folder: Path, benchmark: str) -> SeedproofError:
    return NotFound(
        f"{folder}: has no release to restore. Run this in a checkout of Seedproof, "
        f"or fetch one from the Hub: seedproof download {benchmark}"
    )
