"""`seedproof cut`."""

import click

from pipeline.benchmarks import BENCHMARKS
from pipeline.build import Build
from pipeline.releasing.cut import cut


@click.command("cut")
@click.argument("benchmarks", nargs=-1, type=click.Choice(BENCHMARKS))
def COMMAND(benchmarks: tuple[str, ...]) -> None:
    """Take a finished build over into releases/, or check it against the version that is there.

    Without a name, every benchmark of params.yaml.

    \b
    Example:
        seedproof cut missing_fact
    """
    for benchmark in benchmarks or BENCHMARKS:
        click.echo(cut(Build(benchmark)))
