"""`seedproof build`."""

import click

from pipeline.archiving.building import build
from pipeline.commands import needs, workers_option
from pipeline.workplace.alone import alone_here
from pipeline.workplace.build import Build
from pipeline.workplace.naming import BENCHMARK
from pipeline.workplace.settings import benchmarks_of
from seedproof.record.printing import say


@click.command("build")
@click.argument("benchmarks", nargs=-1, type=BENCHMARK)
@workers_option
@needs("build")
def command(benchmarks: tuple[str, ...], workers: int) -> None:
    """Build benchmarks side by side: what dvc repro does, on all cores.

    By default, all benchmarks of params.yaml. Only outdated stages run, all of a benchmark in one process;
    DVC tells which they are, keeps what they write, and writes dvc.lock as if it had run them. Benchmarks
    have a process each, and where there are fewer of them than workers, several.

    \b
    Example:
        seedproof build
        seedproof build missing_fact curriculum --workers 2
    """
    with alone_here():
        for done in build([Build(name) for name in benchmarks or benchmarks_of()], workers):
            say(done)
