"""`seedproof make-release`."""

import click

from pipeline.archiving.building import build
from pipeline.archiving.cut import cut_built
from pipeline.archiving.releases import where_to_look
from pipeline.commands import workers_option
from pipeline.workplace.build import Build
from pipeline.workplace.settings import benchmarks_of


@click.command("make-release")
@workers_option
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
