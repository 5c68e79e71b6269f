"""`seedproof build`."""

import click

from pipeline.archiving.building import build
from pipeline.commands import needs, strict_option, workers_option
from pipeline.workplace.alone import alone_here
from pipeline.workplace.build import Build
from pipeline.workplace.naming import BENCHMARK
from pipeline.workplace.settings import benchmarks_of
from seedproof.record.printing import say


@click.command("build")
@click.argument("benchmarks", nargs=-1, type=BENCHMARK)
@workers_option
@strict_option
@needs("build")
def command(benchmarks: tuple[str, ...], workers: int, strict: bool) -> None:
    """Build benchmarks in parallel on all cores, with the same result as dvc repro.

    Without a benchmark, all benchmarks of params.yaml are built. Only outdated stages run. DVC decides which
    stages are outdated. Afterwards, dvc.lock is the same as if DVC had run the stages. Each benchmark has its
    own process, or several if there are fewer benchmarks than --workers.

    \b
    Example:
        seedproof build
        seedproof build missing_fact curriculum --workers 2
    """
    with alone_here():
        for done in build([Build(name, strict=strict) for name in benchmarks or benchmarks_of()], workers):
            say(done)
