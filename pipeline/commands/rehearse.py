"""`seedproof rehearse`."""

from pathlib import Path

import click

from pipeline.archiving.releases import current_release
from pipeline.commands import json_option, needs, say_checks
from pipeline.workplace.naming import BENCHMARK, RELEASE
from seedproof.record.errors import ExitCode


@click.command("rehearse")
@click.argument("benchmark", type=BENCHMARK)
@click.option(
    "--release",
    "folder",
    type=RELEASE,
    help="Release folder.  [default: the current release]",
)
@json_option
@needs("build")
def command(benchmark: str, folder: Path | None, as_json: bool) -> ExitCode:
    """Rehearse publishing on a local Hub: upload, download, verify, and publish again.

    In order, the command does a dry run, publishes, tags, loads the tag with load_dataset and
    snapshot_download, downloads, verifies, publishes again, and updates the documents. The real clients run
    with fresh caches, and nothing leaves this machine.

    \b
    Example:
        seedproof rehearse missing_fact
    """
    # The Python implementation of Git takes a while to load.
    from pipeline.publishing.rehearse import rehearse

    return say_checks(as_json, rehearse(benchmark, folder or current_release(benchmark)))
