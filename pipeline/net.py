"""The net under every command: whatever is raised ends as one line and an exit code, never as a traceback."""

import logging
import shlex
import sys
import threading
import traceback
import warnings
from pathlib import Path
from typing import IO, Any

import click

from seedproof.record.errors import ExitCode, SeedproofError
from seedproof.record.printing import aside
from seedproof.record.reasons import in_our_words, innermost

_ROOT = Path(__file__).parent.parent


def told(error: Exception, *, shows_traceback: bool) -> ExitCode:
    """Print the line of an exception, below its traceback where that is asked for. Return its exit code."""
    code, message = _ending(error)
    if shows_traceback:
        for line in "".join(traceback.format_exception(error)).splitlines():
            aside(line)
    aside(f"Error: {message}")
    return code


class Misused(click.UsageError):
    """Ends a command that was called wrongly: what is wrong, and in a second line where to look."""

    def __init__(self, error: click.UsageError) -> None:
        """Say it without the lines of usage; Click lists choices one below the other."""
        super().__init__(" ".join(error.format_message().split()))
        self._where = f"See: {error.ctx.command_path} --help" if error.ctx is not None else ""

    def show(self, file: IO[Any] | None = None) -> None:
        """Print both lines."""
        aside(f"Error: {self.message}")
        if self._where:
            aside(self._where)


def spread() -> None:
    """Have what libraries log, and what fails in a thread, end in a line as well. Warnings are left out."""
    logging.getLogger().addHandler(_Aside(logging.WARNING))
    threading.excepthook = lambda failed: aside(f"Error: {_fault(failed.exc_value or SystemError())}")
    if not sys.warnoptions:
        warnings.simplefilter("ignore")


class _Aside(logging.Handler):
    """Prints what is logged as a line aside."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print the message of a record."""
        aside(record.getMessage())


def _ending(error: Exception) -> tuple[ExitCode, str]:
    """Return the exit code that an exception gives, and its line."""
    match error:
        case SeedproofError():
            return error.exit_code, str(error)
        case click.ClickException():
            return ExitCode.MISUSED, error.format_message()
        case MemoryError():
            return (
                ExitCode.NOT_CHECKED,
                "there is not enough memory here. Ask for fewer --workers, or less",
            )
        case RecursionError():
            return ExitCode.FAILED, "what was read is nested too deeply. Was it made by a program?"
        case OSError():
            return ExitCode.NOT_CHECKED, f"{in_our_words(error)}. Change that, then run it again"
    return ExitCode.FAULT, _fault(error)


def _fault(error: BaseException) -> str:
    """Return the line on an exception that nobody expected: our mistake."""
    again = f"seedproof --debug {shlex.join(sys.argv[1:])}"
    return f"seedproof has a fault{_at(error)}. Please report it, with what this shows: {again}"


def _at(error: BaseException) -> str:
    place = innermost(error)
    if place is None:
        return ""
    file = Path(place.tb_frame.f_code.co_filename)
    name = file.relative_to(_ROOT).as_posix() if file.is_relative_to(_ROOT) else file.name
    return f", in {name}, line {place.tb_lineno}"
