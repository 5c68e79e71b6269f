"""`seedproof make-release`."""

import os

import click

from pipeline.archiving.building import build
from pipeline.archiving.cut import cut_built
from pipeline.archiving.releases import where_to_look
from pipeline.workplace.build import Build
from pipeline.workplace.settings import benchmarks_of


@click.command("make-release")
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    default=os.cpu_count,
    show_default="one a core",
    help="Processes; the bytes are the same for any number.",
)
def command(workers: int) -> None:
    """Build every benchmark, cut its release or check it, and tell where to look: what make release does.

    Only what is outdated is built. Of older versions nothing is made again: seedproof restore does that.

    \b
    Example:
        seedproof make-release
        seedproof make-release --workers 4
    """
    builds = [Build(benchmark) for benchmark in benchmarks_of()]
    for built in build(builds, workers):
        click.echo(built)
    for released in cut_built(builds):
        click.echo(released)
    for line in where_to_look():
        click.echo(line)
