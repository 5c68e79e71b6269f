"""`seedproof tabulate`."""

from pathlib import Path

import click

from pipeline.commands import answer, json_option, needs
from pipeline.workplace.home import params_of
from pipeline.workplace.naming import Names
from pipeline.workplace.settings import load_settings
from seedproof.contract import registry


@click.command("tabulate")
@click.argument("benchmark", type=Names(registry.benchmarks_with("universe")))
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="Parquet file to write, with all problems."
)
@json_option
@needs("build", "out")
def command(benchmark: str, out: Path | None, as_json: bool) -> None:
    """Count a benchmark's possible problems. With --out, write them to a file, too.

    \b
    Example:
        seedproof tabulate number_game --out universe.parquet
    """
    settings = load_settings(benchmark, params_of(benchmark))
    totals = registry.benchmark(benchmark).universe.tabulate(settings, out)._asdict()
    answer(as_json, totals, [f"{name.replace('_', ' '):18}{value:>12,}" for name, value in totals.items()])
