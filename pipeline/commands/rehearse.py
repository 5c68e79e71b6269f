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
    help="The release's folder; otherwise the version of params.yaml in releases/.",
)
@json_option
@needs("build")
def command(benchmark: str, folder: Path | None, as_json: bool) -> ExitCode:
    """Go the whole way to the Hub and back, on a local Hub that is started for it.

    Dry run, publish, tag, load_dataset and snapshot_download at the tag, download, verify, publish again,
    then better documents of it. The real clients do it, in fresh caches; nothing leaves this machine.

    \b
    Example:
        seedproof rehearse missing_fact
    """
    # The Python implementation of Git takes a while to load.
    from pipeline.publishing.rehearse import rehearse

    return say_checks(as_json, rehearse(benchmark, folder or current_release(benchmark)))
