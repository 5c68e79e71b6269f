"""The command line: `seedproof` and `python -m pipeline` are this program.

The stages stand here; every other command is a module of `pipeline/commands/`, loaded when it is called.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import click

from pipeline.benchmarks import BENCHMARKS, with_step
from pipeline.build import Build
from pipeline.errors import SeedproofError
from pipeline.stages import STAGES

COMMANDS = tuple(
    sorted(path.stem for path in (Path(__file__).parent / "commands").glob("*.py") if path.stem != "__init__")
)


class _Program(click.Group):
    """Turns every expected error into one line and exit code 1, and finds commands by their file."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except SeedproofError as error:
            raise click.ClickException(str(error)) from error

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*STAGES, *COMMANDS]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return super().get_command(ctx, name)
        command: click.Command = import_module(f"pipeline.commands.{name}").COMMAND
        return command


@click.group(
    cls=_Program,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="seedproof")
def cli() -> None:
    """Math benchmarks whose every row can be proved from its seed.

    \b
    Example:
        seedproof audit missing_fact/bayes_missing_prior/d2/000017
    """


def _add_stage(name: str, summary: str) -> None:
    options = [click.argument("benchmark", type=click.Choice(BENCHMARKS))]

    def run(benchmark: str, **arguments: Any) -> None:
        if name == "generate" and _wants_fresh(arguments):
            _generate_fresh(benchmark, **arguments)
        else:
            import_module(f"pipeline.stages.{name}").run(Build(benchmark), **arguments)

    for option in reversed([*options, *(_GENERATE if name == "generate" else [])]):
        run = option(run)
    examples = [f"python -m pipeline {name} missing_fact", *(_FRESH_EXAMPLES if name == "generate" else [])]
    run.__doc__ = f"{summary}\n\n\b\nExample:\n" + "".join(f"    {example}\n" for example in examples)
    cli.command(name)(run)


_GENERATE = [
    click.option(
        "--workers",
        type=click.IntRange(1, 256),
        default=1,
        show_default=True,
        help="Processes; the bytes are the same for any number.",
    ),
    click.option(
        "--out",
        type=click.Path(path_type=Path, dir_okay=False),
        help="Instead, proved rows for a single evaluation, as JSON lines in this file.",
    ),
    click.option("--count", type=click.IntRange(1, 1_000_000), help="With --out: how many rows."),
    click.option("--difficulty", help="With --out: which rows.  [default: mixed]"),
    click.option(
        "--root-seed",
        help="With --out: an integer, or 64 hex digits. Without it, a new secret one, which is said.",
    ),
]
_FRESH_EXAMPLES = [
    "seedproof generate number_game --root-seed 7 --count 100 --difficulty mixed --out fresh.jsonl"
]


def _wants_fresh(arguments: dict[str, Any]) -> bool:
    """Take the options of a fresh set out of a stage's arguments unless one of them was given."""
    wanted = [arguments[name] for name in ("out", "count", "difficulty", "root_seed")]
    if all(given is None for given in wanted):
        for name in ("out", "count", "difficulty", "root_seed"):
            del arguments[name]
        return False
    return True


def _generate_fresh(
    benchmark: str,
    workers: int,
    out: Path | None,
    count: int | None,
    difficulty: str | None,
    root_seed: str | None,
) -> None:
    if out is None or count is None:
        raise click.UsageError("a fresh set needs --out and --count")
    if benchmark not in with_step("fresh"):
        raise click.UsageError(f"fresh sets are made of: {', '.join(with_step('fresh'))}")
    done = import_module("pipeline.fresh").write_fresh(benchmark, root_seed, count, difficulty, out)
    click.echo(done)


for _name, _summary in zip(
    STAGES,
    (
        "Sample all instances from the root seed of params.yaml.",
        "Decide every instance from its facts, by a second method.",
        "Read every text back, solve it again, compare.",
        "Check schema and expectations on the whole table.",
        "Build the release folder from the checked instances.",
    ),
    strict=True,
):
    _add_stage(_name, _summary)


def main() -> None:
    """The console script."""
    cli(prog_name="seedproof")
