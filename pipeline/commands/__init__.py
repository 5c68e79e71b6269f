"""The commands other than stages, each in a file of its name, which declares it as `command`.

A module here declares how a command is called and what it prints; its work is done in the rooms below.
"""

import os

import click

from pipeline.stages import run_stage
from pipeline.workplace.build import Build
from seedproof.contract import registry

workers_option = click.option(
    "--workers",
    type=click.IntRange(1, 256),
    default=os.cpu_count,
    show_default="one a core",
    envvar="SEEDPROOF_WORKERS",
    show_envvar=True,
    help="Processes; the bytes are the same for any number.",
)
"""What every stage can be asked for, and what runs several of them."""

COUNT = click.IntRange(1, 1_000_000)
"""How many rows a fresh set may have."""


def stage_command(name: str, summary: str) -> click.Command:
    """Declare the command of a stage that takes a benchmark and workers, and nothing else."""

    def run(benchmark: str, workers: int) -> None:
        run_stage(name, Build(benchmark), workers)

    help_text = f"{summary}\n\n\b\nExample:\n    seedproof {name} missing_fact --workers 2"
    benchmark = click.Argument(["benchmark"], type=click.Choice(registry.benchmarks()))
    return workers_option(click.Command(name, callback=run, params=[benchmark], help=help_text))
