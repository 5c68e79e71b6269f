"""`seedproof make-release`."""

import click

from pipeline.archiving.building import build
from pipeline.archiving.cut import cut_built
from pipeline.commands import needs, workers_option
from pipeline.workplace.alone import alone_here
from pipeline.workplace.build import Build
from pipeline.workplace.settings import benchmarks_of
from seedproof.record.printing import say


@click.command("make-release")
@workers_option
@needs("build")
def command(workers: int) -> None:
    """Build every benchmark, then cut or check its release.

    This is `make release` without the set-up. Only outdated stages run. A draft with changed rows is cut
    again. If the rows are the same, only documents and attestations that differ are replaced. The command
    does not rebuild older versions. To get their data, use `seedproof restore`.

    \b
    Example:
        seedproof make-release
        seedproof make-release --workers 4
    """
    builds = [Build(benchmark) for benchmark in benchmarks_of()]
    with alone_here():
        for built in build(builds, workers):
            say(built)
        for released in cut_built(builds):
            say(released)
