"""What can go wrong, in words: findings about rows, and errors that stop a command.

A finding is data: a gate collects all of them and never raises one by one. A `SeedproofError` stops a
command; only the command line turns it into one line of text and an exit code.
"""

from dataclasses import dataclass


class SeedproofError(Exception):
    """An error that stops a command. Its message is one line: what is, what was expected, what to do next."""


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
