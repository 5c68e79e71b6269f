"""The command line: `seedproof` and `python -m pipeline` are this program.

A command is a module of `pipeline/commands/`, loaded when it is called; the plain stages share one.
"""

import ast
import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import click
from click.exceptions import NoArgsIsHelpError
from click.shell_completion import CompletionItem

from pipeline import STAGES
from pipeline.net import Misused, told
from seedproof.record import telemetry
from seedproof.record.errors import ExitCode
from seedproof.record.extras import named_extra

_FILES = {
    path.stem.replace("_", "-"): path
    for path in sorted((Path(__file__).parent / "commands").glob("*.py"))
    if path.stem != "__init__"
}
COMMANDS = tuple(_FILES)

_DEBUG = "seedproof.debug"

_SUMMARIES = {
    "generate": "Generate all rows from the root seed in params.yaml.",
    "validate": "Solve every row again from its facts by a second method.",
    "cycle": "Make the round trip: read every text back, solve it, and compare.",
    "quality": "Check the whole table against its schema and expectations.",
    "release": "Assemble the release folder from the checked rows.",
}
"""The stages, which take a benchmark and workers, and nothing else."""

GROUPS = {
    "Use": (
        "list",
        "download",
        "restore",
        "verify",
        "audit",
        "report",
        "fresh",
        "capacity",
        "scale",
        "export",
        "contamination",
        "audit-foreign",
    ),
    "Evaluate": ("evaluate", "score", "compare", "table", "import", "judge", "judges"),
    "Make": (
        "new-benchmark",
        "new-template",
        "status",
        "build",
        "mutate",
        "certify",
        "cut",
        "make-release",
        "collect",
    ),
    "Publish": ("rehearse", "sign", "publish", "reveal"),
}
"""The commands that --help lists with a sentence each. It names the others in its last line."""


class _Program(click.Group):
    """Turns every expected error into one line and an exit code, and finds commands by their file."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Read the options before the command. Raises: Misused."""
        try:
            _expect_text(args)
            return super().make_context(info_name, args, parent, **extra)
        except NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            raise Misused(error) from error

    def invoke(self, ctx: click.Context) -> object:
        """Run the command, and exit with the code that it returns, or that whatever was raised gives.

        Raises: Misused.
        """
        telemetry.switch_off()
        try:
            with named_extra():
                code = super().invoke(ctx)
        # Machine code that Ctrl-C falls into, such as numba's, raises a SystemError in its place.
        except (click.exceptions.Exit, click.Abort, BrokenPipeError, NoArgsIsHelpError, SystemError):
            raise
        except click.UsageError as error:
            raise Misused(error) from error
        except Exception as error:
            code = told(error, shows_traceback=ctx.meta.get(_DEBUG, False))
        ctx.exit(code or ExitCode.HOLDS)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the commands by their groups, then the others, the stages first."""
        listed = [name for names in GROUPS.values() for name in names]
        return [*listed, *_hidden()]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Load a command; None where there is none of this name."""
        command: click.Command
        if name in _SUMMARIES:
            command = import_module("pipeline.commands").stage_command(name, _SUMMARIES[name])
            return command
        if name not in COMMANDS:
            return None
        command = import_module(f"pipeline.commands.{name.replace('-', '_')}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that is called. Raises: click.NoSuchCommand, with those of a similar name."""
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:
            # Click itself knows no command before it is loaded.
            raise click.NoSuchCommand(
                error.command_name, possibilities=self.list_commands(ctx), ctx=ctx
            ) from error

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete a command, without loading any, or an option."""
        names = (name for names in GROUPS.values() for name in names if name.startswith(incomplete))
        items = [CompletionItem(name, help=_first_sentence(name)) for name in names]
        return [*items, *click.Command.shell_complete(self, ctx, incomplete)]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with their whole first sentences, where Click would cut them to one line."""
        for group, names in GROUPS.items():
            with formatter.section(group):
                formatter.write_dl([(name, _first_sentence(name)) for name in names])
        formatter.write_paragraph()
        formatter.write_text(f"For DVC and maintainers: {', '.join(_hidden())}.")


def _hidden() -> list[str]:
    """Name the commands that belong to no group, the stages in their order."""
    listed = {name for names in GROUPS.values() for name in names}
    return [name for name in dict.fromkeys((*STAGES, *COMMANDS)) if name not in listed]


def _first_sentence(command: str) -> str:
    """Read the first sentence of a command's help from its file: loading them all would cost seconds."""
    if command in _SUMMARIES:
        return _SUMMARIES[command]
    module = ast.parse(_FILES[command].read_text(encoding="utf-8"))
    (function,) = (
        node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == "command"
    )
    paragraph, _, _ = (ast.get_docstring(function) or "").partition("\n\n")
    return " ".join(paragraph.split())


def _expect_text(args: Sequence[str]) -> None:
    """Raises: click.UsageError for an argument that is no text in UTF-8, and names nothing that is there."""
    for argument in args:
        if any("\ud800" <= sign <= "\udfff" for sign in argument) and not os.path.lexists(argument):
            raise click.UsageError(f"{argument!a}: is no text in UTF-8")


def _remember(ctx: click.Context, parameter: click.Parameter, shows_traceback: bool) -> None:
    ctx.meta[_DEBUG] = shows_traceback


@click.group(
    name="seedproof",
    cls=_Program,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="seedproof")
@click.option(
    "--debug",
    is_flag=True,
    expose_value=False,
    callback=_remember,
    help="Show the traceback of an error.",
)
def cli() -> None:
    """Math benchmarks in which you can rebuild and prove every row.

    \b
    Example:
        seedproof audit missing_fact/bayes_missing_prior/d2/000017
    """
