"""What can go wrong, in words: findings about rows, and errors that stop a command.

A finding is data: a gate collects all of them and never raises one by one. A `SeedproofError` stops a
command; only the command line turns it into one line of text and an exit code.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar


class ExitCode(IntEnum):
    """What a command ends with."""

    HOLDS = 0
    """Every check passed, or what was asked for is done."""
    FAILED = 1
    """A check failed, or what was read is not as it must be."""
    MISUSED = 2
    """The command was called wrongly, or names something that is not there. Click gives it as well."""
    NOT_CHECKED = 3
    """Nothing is known to be wrong, but something could not be checked or done here."""
    FAULT = 4
    """A mistake of this program: its line says where, and `--debug` shows how it came about."""


class SeedproofError(Exception):
    """An error that stops a command. Its message is one line: what is, what was expected, what to do next."""

    exit_code: ClassVar[ExitCode] = ExitCode.FAILED


class Misuse(SeedproofError):
    """Something was asked for that cannot be meant."""

    exit_code = ExitCode.MISUSED


class NotFound(Misuse):
    """Something that was named is not there: a benchmark, a folder, a version, the value of an option."""


class NotDone(SeedproofError):
    """Something cannot be done here: a library, a network, a secret or room on the disk is missing."""

    exit_code = ExitCode.NOT_CHECKED


class Exhausted(SeedproofError):
    """A place gives no row: everything that was drawn for it breaks a rule, or stands in a release."""


@dataclass(frozen=True)
class Finding:
    """One broken promise of one row: the row, a stable code, and the sentence a person reads."""

    row: str
    code: str
    said: str

    def __str__(self) -> str:
        """Write the finding as `row: what is, what was expected [code]`."""
        return f"{self.row}: {self.said} [{self.code}]"


class GateClosed(SeedproofError):
    """Raised when a checking stage found something. Its report says what; nothing was dropped."""

    def __init__(self, stage: str, count: int, first: Finding, report: str) -> None:
        """Put the first finding into the message: the others most often have the same cause."""
        others = f" and {count - 1} more" if count > 1 else ""
        super().__init__(f"{stage}: {first}{others}. See {report}")
