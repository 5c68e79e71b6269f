"""`seedproof code`, the stage before all others."""

import click

from pipeline.workplace.code import write_digests
from pipeline.workplace.settings import benchmarks_of


@click.command("code")
def command() -> None:
    """Write down the digests of the code that each stage stands on, which DVC compares.

    \b
    Example:
        seedproof code
    """
    write_digests(benchmarks_of())
