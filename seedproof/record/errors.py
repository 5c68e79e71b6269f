"""Findings about rows, and errors that stop a command.

A finding is data: a gate collects all of them and never raises one by one. A `SeedproofError` stops a
command; only the command line turns it into one line of text and an exit code.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar


class ExitCode(IntEnum):
    """The exit code of a command."""

    HOLDS = 0
    """Every check passed, or the task is done."""
    FAILED = 1
    """A check failed, or the input is not valid."""
    MISUSED = 2
    """The command was called wrongly, or names something that does not exist. Click uses it, too."""
    NOT_CHECKED = 3
    """Nothing is known to be wrong, but something could not be checked or done here."""
    FAULT = 4
    """A bug in this program. The message says where, and `--debug` shows the traceback."""


class SeedproofError(Exception):
    """An error that stops a command. Its message says what is wrong and what to do next."""

    exit_code: ClassVar[ExitCode] = ExitCode.FAILED


class Misuse(SeedproofError):
    """A request makes no sense."""

    exit_code = ExitCode.MISUSED


class NotFound(Misuse):
    """A benchmark, folder, version or option value does not exist."""


class NotDone(SeedproofError):
    """A library, a network, a secret or disk space is missing here."""

    exit_code = ExitCode.NOT_CHECKED


class Exhausted(SeedproofError):
    """A place gives no row: every draw breaks a rule, or is in a release."""


@dataclass(frozen=True)
class Finding:
    """One fault in one row: the row, a stable code, and a sentence for people."""

    row: str
    code: str
    said: str

    def __str__(self) -> str:
        """Return `row: what is wrong, what was expected [code]`."""
        return f"{self.row}: {self.said} [{self.code}]"


class GateClosed(SeedproofError):
    """A checking stage found a fault. Its report has the details; nothing was dropped."""

    def __init__(self, stage: str, count: int, first: Finding, report: str) -> None:
        """Put the first finding into the message: the others most often have the same cause."""
        others = f" and {count - 1} more" if count > 1 else ""
        super().__init__(f"{stage}: {first}{others}. See {report}")
