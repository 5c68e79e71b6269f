"""The commands other than stages, each in a file of its name, which declares it as `command`.

A module here declares how a command is called and what it prints; its work is done in the rooms below. What
it returns is its exit code.
"""

import os
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import click

from pipeline.auditing.showing import show
from pipeline.stages import run_stage
from pipeline.workplace.build import Build
from pipeline.workplace.naming import BENCHMARK
from seedproof.record.checks import Check, stated, tally
from seedproof.record.errors import ExitCode
from seedproof.record.extras import expect_installed
from seedproof.record.printing import say, say_json

P = ParamSpec("P")
T = TypeVar("T")

workers_option = click.option(
    "--workers",
    type=click.IntRange(1, 256),
    default=os.cpu_count,
    show_default="one per core",
    envvar="SEEDPROOF_WORKERS",
    show_envvar=True,
    help="Number of processes; the output is the same for any number.",
)
"""What every stage can be asked for, and what runs several of them."""

strict_option = click.option("--strict", is_flag=True, help="Refuse a dry cell: one with too few problems.")
"""What makes rows can be asked for."""

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object, for programs.")
"""What every command can be asked for that has something to tell."""

COUNT = click.IntRange(1, 1_000_000)
"""How many rows a fresh set may have."""


def answer(as_json: bool, found: Mapping[str, Any], lines: Iterable[str]) -> None:
    """Print what a command has found: as one JSON object for programs, else as lines for people."""
    if as_json:
        say_json(found)
        return
    for line in lines:
        say(line)


def say_checks(as_json: bool, checks: Iterable[Check], more: Callable[[], dict[str, Any]] = dict) -> ExitCode:
    """Print checks as they come, or in the end all of them as one JSON object, with more about them.

    Return the exit code that they amount to.
    """
    # Not `list`: here that is the command, once it is loaded.
    made = [*checks] if as_json else show(checks)
    if as_json:
        say_json(stated(made) | more())
    return tally(made).exit_code


def needs(extra: str, *options: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Have a command expect the libraries of an extra before it begins.

    Where options are named, they are needed only with one of them.
    """

    def declare(function: Callable[P, T]) -> Callable[P, T]:
        @wraps(function)
        def begin(*arguments: P.args, **asked: P.kwargs) -> T:
            if not options or any(asked[option] for option in options):
                expect_installed(extra)
            return function(*arguments, **asked)

        return begin

    return declare


def stage_command(name: str, summary: str) -> click.Command:
    """Declare the command of a stage: it takes a benchmark and workers, and `generate` also `--strict`."""

    @needs("build")
    def run(benchmark: str, workers: int, strict: bool = False) -> None:
        run_stage(name, Build(benchmark, strict=strict), workers)

    help_text = f"{summary}\n\n\b\nExample:\n    seedproof {name} missing_fact --workers 2"
    benchmark = click.Argument(["benchmark"], type=BENCHMARK)
    command = workers_option(click.Command(name, callback=run, params=[benchmark], help=help_text))
    return strict_option(command) if name == "generate" else command
