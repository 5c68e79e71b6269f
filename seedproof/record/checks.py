"""Checks, their results, and the verdict over all of them."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, NamedTuple

from seedproof.record.errors import ExitCode


class State(Enum):
    """The result of a check. A check that could not be made never counts as passed."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_CHECKED = "not checked"


class Check(NamedTuple):
    """One check of a row: its label, what was found, and its state.

    A text that is only shown, such as the question, has the state None.
    """

    label: str
    said: str
    state: State | None = State.PASSED
    by: str = ""
    """The authority behind the check, such as `by proof`; empty where that is obvious."""

    def __str__(self) -> str:
        """Return `label: passed, finding`, or `label: text` without a state."""
        state = f"{self.state.value}, " if self.state else ""
        return f"{self.label}: {state}{self.said}"


class Tally(NamedTuple):
    """How many checks passed, failed, and could not be made."""

    passed: int
    failed: int
    not_checked: int

    @property
    def all(self) -> int:
        """The number of checks."""
        return sum(self)

    @property
    def exit_code(self) -> ExitCode:
        """Whether every check passed, one failed, or none failed and one could not be made."""
        if self.failed:
            return ExitCode.FAILED
        return ExitCode.NOT_CHECKED if self.not_checked else ExitCode.HOLDS

    def verdict(self, subject: str, passed: str, more: str = "") -> str:
        """Return the last line: `subject: verified, 12 checks, more`, or how many failed or were not made.

        `passed` is the word for success, such as `verified`.
        """
        if self.failed:
            return f"{subject}: NOT {passed.upper()}: {self.failed} of {self.all} checks failed"
        if self.not_checked:
            return f"{subject}: NOT FULLY CHECKED: {self.not_checked} of {self.all} checks could not be made"
        return f"{subject}: {passed}, {self.all} checks" + (f", {more}" if more else "")


def tally(checks: Iterable[Check]) -> Tally:
    """Count the checks by their state."""
    states = [check.state for check in checks]
    return Tally(*(states.count(state) for state in State))


def stated(checks: Sequence[Check]) -> dict[str, Any]:
    """Return checks and their tally, for JSON."""
    counted = tally(checks)
    said = [
        {
            "check": check.label,
            "state": check.state.value if check.state else None,
            "by": check.by,
            "said": check.said,
        }
        for check in checks
    ]
    return {**counted._asdict(), "exit_code": int(counted.exit_code), "checks": said}
