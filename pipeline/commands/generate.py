"""`seedproof generate`, the first stage."""

from pathlib import Path

import click

from pipeline.commands import COUNT, needs, workers_option
from pipeline.stages import run_stage
from pipeline.workplace.build import Build
from pipeline.workplace.naming import BENCHMARK


@click.command("generate")
@click.argument("benchmark", type=BENCHMARK)
@workers_option
# What `fresh` does now was once asked for here.
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), hidden=True)
@click.option("--count", type=COUNT, hidden=True)
@click.option("--difficulty", hidden=True)
@click.option("--root-seed", hidden=True)
@needs("build")
@click.pass_context
def command(
    context: click.Context,
    benchmark: str,
    workers: int,
    out: Path | None,
    count: int | None,
    difficulty: str | None,
    root_seed: str | None,
) -> None:
    """Sample all instances from the root seed of params.yaml.

    \b
    Example:
        seedproof generate missing_fact --workers 2
    """
    if (out, count, difficulty, root_seed) == (None, None, None, None):
        run_stage("generate", Build(benchmark), workers)
        return
    if out is None or count is None:
        raise click.UsageError("a fresh set needs --out and --count. See: seedproof fresh --help")
    from pipeline.commands import fresh

    context.invoke(
        fresh.command, benchmark=benchmark, out=out, count=count, difficulty=difficulty, root_seed=root_seed
    )
