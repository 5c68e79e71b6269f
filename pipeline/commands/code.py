"""`seedproof code`, the stage before all others."""

import click

from pipeline.workplace.code import write_digests
from pipeline.workplace.settings import benchmarks_of


@click.command("code")
def command() -> None:
    """Write the digests of each stage's code, for DVC to compare.

    \b
    Example:
        seedproof code
    """
    write_digests(benchmarks_of())
