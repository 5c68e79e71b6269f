"""The command line: `seedproof` and `python -m pipeline` are this program.

The stages stand here; every other command is a module of `pipeline/commands/`, loaded when it is called.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import click
from click.exceptions import NoArgsIsHelpError

from pipeline.stages import STAGES
from pipeline.workplace.build import Build
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError

COMMANDS = tuple(
    sorted(path.stem for path in (Path(__file__).parent / "commands").glob("*.py") if path.stem != "__init__")
)

LONGEST_SUMMARY = 130
"""Characters of a command's first sentence: two lines on a terminal of 80 columns."""


class _Program(click.Group):
    """Turns every expected error into one line and an exit code, and finds commands by their file."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Read the options before the command. Raises: click.UsageError, in two lines."""
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.UsageError as error:
            raise _short(error) from error

    def invoke(self, ctx: click.Context) -> object:
        """Run the command. Raises: click.ClickException, in one line; click.UsageError, in two."""
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise _short(error) from error
        except SeedproofError as error:
            raise click.ClickException(str(error)) from error

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the stages in their order, then the other commands."""
        return [*STAGES, *COMMANDS]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Load a command; None where there is none of this name."""
        if name not in COMMANDS:
            return super().get_command(ctx, name)
        command: click.Command = import_module(f"pipeline.commands.{name}").COMMAND
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that is called. Raises: click.NoSuchCommand, with those of a similar name."""
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:
            # Click itself looks at the stages only: the others are not loaded yet.
            raise click.NoSuchCommand(
                error.command_name, possibilities=self.list_commands(ctx), ctx=ctx
            ) from error

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with their whole first sentences, where Click would cut them to one line."""
        rows = []
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if command is not None:
                rows.append((name, command.get_short_help_str(limit=LONGEST_SUMMARY)))
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def _short(error: click.UsageError) -> click.UsageError:
    """Say what is wrong in one line and where to look in another, without the four lines of usage."""
    if error.ctx is None or isinstance(error, NoArgsIsHelpError):
        return error
    # Click lists choices one below the other.
    wrong = " ".join(error.format_message().split())
    return click.UsageError(f"{wrong}\nSee: {error.ctx.command_path} --help")


@click.group(
    name="seedproof",
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
    options = [click.argument("benchmark", type=click.Choice(registry.benchmarks()))]

    def run(benchmark: str, **arguments: Any) -> None:
        if name == "generate" and _wants_fresh(arguments):
            _generate_fresh(benchmark, **arguments)
        else:
            import_module(f"pipeline.stages.{name}").run(Build(benchmark), **arguments)

    for option in reversed([*options, *(_GENERATE if name == "generate" else [])]):
        run = option(run)
    examples = [f"seedproof {name} missing_fact", *(_FRESH_EXAMPLES if name == "generate" else [])]
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
    if benchmark not in registry.benchmarks_with("fresh"):
        raise click.UsageError(f"fresh sets are made of: {', '.join(registry.benchmarks_with('fresh'))}")
    done = import_module("pipeline.auditing.fresh").write_fresh(benchmark, root_seed, count, difficulty, out)
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
