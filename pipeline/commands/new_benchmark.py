"""`seedproof new-benchmark`."""

import datetime

import click

from pipeline.starting.new_benchmark import write_skeleton
from seedproof.record.printing import say


@click.command("new-benchmark")
@click.argument("name")
def command(name: str) -> None:
    """Create a small, working benchmark that you can turn into your own.

    The new folder is a Python project with a package of the same name. It contains settings, a
    schema, a card, a changelog, DVC stages, tests, and one module for each check.
    docs/tutorial/make_a_benchmark.md explains the steps. Existing files are never overwritten.

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
