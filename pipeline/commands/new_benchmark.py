"""`seedproof new-benchmark`."""

import datetime

import click

from pipeline.starting.new_benchmark import write_skeleton
from seedproof.record.printing import say


@click.command("new-benchmark")
@click.argument("name")
def command(name: str) -> None:
    """Create a small, working benchmark of your own to change.

    The new folder is a Python project with a package of the same name. It has a module for each check,
    settings, schema, card, changelog, DVC stages and tests. docs/tutorial/make_a_benchmark.md explains the
    steps. Existing files are never overwritten.

    \b
    Example:
        seedproof new-benchmark prime_factors
    """
    folder = write_skeleton(name, datetime.date.today().year)
    files = sum(path.is_file() for path in folder.rglob("*"))
    say(f"{folder}: written, {files} files. It is a benchmark that works; next:")
    for line in (
        f"cd {folder}",
        "pip install -e .            # Seedproof finds it by its entry point",
        "python -m pytest            # what Seedproof can check of any benchmark",
        "git init && dvc init        # DVC keeps the data, Git all else",
        "dvc config core.analytics false",
        "dvc repro                   # generate, validate, cycle, quality, release",
        f"seedproof cut {name}",
        f"seedproof verify releases/{name}/1.0.0",
    ):
        say(f"    {line}")
    say("Then change it module by module, and say in params.yaml where it is published.")
