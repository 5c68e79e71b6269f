"""`seedproof rehearse`."""

from pathlib import Path

import click

from pipeline.archiving.releases import current_release
from pipeline.auditing.showing import show
from seedproof.contract import registry
from seedproof.record.checks import tally
from seedproof.record.errors import ExitCode


@click.command("rehearse")
@click.argument("benchmark", type=click.Choice(registry.benchmarks()))
@click.option(
    "--release",
    "folder",
    type=click.Path(path_type=Path),
    help="The release's folder; otherwise the version of params.yaml in releases/.",
)
def command(benchmark: str, folder: Path | None) -> ExitCode:
    """Go the whole way to the Hub and back, on a local Hub that is started for it.

    Dry run, publish, tag, load_dataset and snapshot_download at the tag, download, verify, publish again,
    then better documents of it. The real clients do it, in fresh caches; nothing leaves this machine.

    \b
    Example:
        seedproof rehearse missing_fact
    """
    # The Python implementation of Git takes a while to load.
    from pipeline.publishing.rehearse import rehearse

    return tally(show(rehearse(benchmark, folder or current_release(benchmark)))).exit_code
