"""The command line: `seedproof` and `python -m pipeline` are this program.

The stages stand here; every other command is a module of `pipeline/commands/`, loaded when it is called.
"""

from importlib import import_module
from pathlib import Path

import click

from pipeline.benchmarks import BENCHMARKS
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
    if name == "generate":
        options.append(
            click.option(
                "--workers",
                type=click.IntRange(1, 256),
                default=1,
                show_default=True,
                help="Processes; the bytes are the same for any number.",
            )
        )

    def run(benchmark: str, **arguments: int) -> None:
        import_module(f"pipeline.stages.{name}").run(Build(benchmark), **arguments)

    for option in options:
        run = option(run)
    run.__doc__ = f"{summary}\n\n\b\nExample:\n    python -m pipeline {name} missing_fact\n"
    cli.command(name)(run)


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
